// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QMimeData>
#include <QTemporaryDir>
#include <QUndoStack>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <limits>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/check/repair/motion_repair.h"
#include "core/edit/document/key_changes.h"
#include "core/edit/document/key_clipboard.h"
#include "core/edit/document/motion_document.h"
#include "core/eval/sample_pose.h"
#include "core/format/vpd/vpd_file.h"
#include "core/io/motion/stored_names.h"
#include "core/io/motion/vpd_motion.h"
#include "core/io/motion_file.h"
#include "core/motion/curve_edits.h"
#include "core/motion/curve_text.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

// Random steps of every kind on several documents at once, then undo and redo of all of them. A failure prints the seed
// and the steps; FURITSUKE_SEED=n runs only this seed.
namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;
using test::VmdBuilder;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// Every irregularity that a file can have, with so few keys that the steps affect each other.
Bytes oddFile() {
  Bytes irregular = test::defaultBlock();
  irregular[21] = std::byte{0x33};
  Bytes firstRowOnly = test::fromHex("14 0A 00 00 14 1E 14 14 6B 46 6B 6B 6B 5A 6B 6B");
  firstRowOnly.resize(64, std::byte{0});
  VmdBuilder file = VmdBuilder::version2("\xE5\x8F\xB3\xE8\x85\x95");
  file.count(11)
      .bone("a", 20, 1)
      .bone("b", 0, {kNan, 1, 2}, {0, 0, 0, 2}, irregular)
      .bone("a", 0, 2)
      .bone("a", 20, 3)
      .bone("b              ", 10, 4)
      .bone("c", 0x80000001U)
      .bone("a", 20, 5)
      .bone("", 3)
      .bone("\xE5\xB7\xA6\xE8\x85\x95", 7, {}, {0, 0, 0, -1}, firstRowOnly)
      .bone("abcdefghijklmno", 1)
      .bone("abcdefghijklmno", 1, 9);
  file.count(3).morph("m", 4, 0.5F).morph("m", 4, 0.25F).morph("n", 0, 1);
  file.count(2).camera(30).camera(0, -20).count(1).light(0).count(2).selfShadow(9, 7).selfShadow(9);
  return file.count(2)
      .property(0, 1, {{"\x8D\xB6\x91\xAB\x82\x68\x82\x6A", 1}, {"x", 0}})
      .property(12, 0, {{"x", 1}})
      .raw("trailing")
      .bytes();
}

class Walk {
 public:
  Walk(unsigned seed, const std::vector<Bytes>& files) : random_(seed) {
    for (std::size_t i = 0; i < kDocuments; ++i) {
      paths_[i] = fs::path(folder_.path().toStdString()) / (std::to_string(i) + ".vmd");
      start_[i] = files[(seed + i) % files.size()];
      EXPECT_TRUE(writeFileAtomically(paths_[i], start_[i]).ok());
      auto opened = MotionDocument::open(paths_[i]);
      EXPECT_TRUE(opened.ok());
      documents_[i] = std::move(*opened);
      motions_[i] = documents_[i]->motion();
    }
  }

  void run(int steps) {
    for (int i = 0; i < steps && !::testing::Test::HasFailure(); ++i) {
      const std::size_t which = below(kDocuments);
      const auto& [name, step] = kSteps[below(std::size(kSteps))];
      log_ += std::to_string(which) + '.' + name + ' ';
      (this->*step)(*documents_[which]);
      for (const auto& document : documents_) expectInvariants(*document);
    }
    for (std::size_t i = 0; i < kDocuments; ++i) undoAndRedoAll(i);
  }

  [[nodiscard]] const std::string& log() const { return log_; }

 private:
  static constexpr std::size_t kDocuments = 2;
  struct Step {
    const char* name;
    void (Walk::*run)(MotionDocument& document);
  };
  static const Step kSteps[20];

  [[nodiscard]] std::size_t below(std::size_t count) { return random_() % count; }
  [[nodiscard]] bool chance() { return below(2) == 0; }
  [[nodiscard]] Frame anyFrame() { return static_cast<Frame>(below(below(8) == 0 ? 1'000'000 : 60)); }
  [[nodiscard]] std::int64_t anyDistance() { return static_cast<std::int64_t>(below(80)) - 40; }
  [[nodiscard]] float anyNumber() {
    static constexpr float kNumbers[] = {0, -0.0F, 1, 0.5F, -3, 1e30F, kNan, std::numeric_limits<float>::infinity()};
    return kNumbers[below(std::size(kNumbers))];
  }
  [[nodiscard]] motion::FrameZeroRule anyRule() {
    return chance() ? motion::FrameZeroRule::AsMmd : motion::FrameZeroRule::Ordinary;
  }
  [[nodiscard]] Name anyName() {
    static const char* const kNames[] = {"a", "b", "c", "右腕", "新しい骨", "m", "カメラ・照明", "初音ミク"};
    return test::nameOf(kNames[below(std::size(kNames))]);
  }
  [[nodiscard]] motion::TrackId anyTrack(const motion::Motion& motion) {
    const std::vector<motion::TrackId> tracks = motion.trackIds();
    return tracks[below(tracks.size())];
  }
  [[nodiscard]] motion::KeySelection anyKeys(const motion::Motion& motion) {
    motion::KeySelection keys;
    const Frame from = anyFrame();
    for (std::size_t i = 1 + below(4); i > 0; --i) {
      keys.add(motion::selectKeys(motion, anyTrack(motion), chance() ? kAllFrames : FrameRange{from, from + 15}));
    }
    return keys;
  }

  template <class Value>
  void makeInvalid(Value& value) {
    if constexpr (std::is_same_v<Value, motion::BoneKey>) {
      value.translation.y = anyNumber();
      value.rotation.w = anyNumber();
      value.physics = chance();
      value.curves[below(4)].x2 = static_cast<std::uint8_t>(below(256));
    } else if constexpr (std::is_same_v<Value, motion::MorphKey>) {
      value.weight = anyNumber();
    } else if constexpr (std::is_same_v<Value, motion::CameraKey>) {
      value.distance = anyNumber();
      value.rotation.x = static_cast<float>(below(20));
      value.fov = static_cast<std::uint32_t>(below(200));
      value.perspective = chance();
    } else if constexpr (std::is_same_v<Value, motion::LightKey>) {
      value.color.x = anyNumber();
    } else if constexpr (std::is_same_v<Value, motion::SelfShadowKey>) {
      value.mode = static_cast<std::uint8_t>(below(5));
      value.distance = anyNumber();
    } else {
      value.visible = chance();
      value.ik.push_back({anyName().bytes, chance()});
    }
  }
  [[nodiscard]] motion::KeyEdits anyValues(const motion::Motion& motion) {
    motion::EditBuilder builder(motion);
    const motion::KeySelection keys = anyKeys(motion);
    for (const auto& [id, frames] : keys.tracks()) {
      motion.visit(id, [&, id = id, &frames = frames](const auto& track) {
        for (const Frame frame : frames) {
          auto value = *track.find(frame);
          makeInvalid(value);
          builder.set(id, frame, std::move(value));
        }
      });
    }
    return builder.build();
  }

  // --- the steps -------------------------------------------------------------------------------------------------

  void setValues(MotionDocument& document) { document.history().push("set", anyValues(document.motion())); }
  void addKey(MotionDocument& document) {
    const std::array tracks{anyTrack(document.motion()), anyTrack(document.motion())};
    document.history().push("add", addKeys(document.motion(), tracks, anyFrame()));
  }
  void select(MotionDocument& document) { document.state().setSelection(anyKeys(document.motion())); }
  void move(MotionDocument& document) {
    document.history().push("move",
                            motion::moveKeys(document.motion(), anyKeys(document.motion()), anyDistance(), anyRule()));
  }
  void remove(MotionDocument& document) {
    document.history().push("delete", motion::deleteKeys(document.motion(), anyKeys(document.motion()), anyRule()));
  }
  void duplicate(MotionDocument& document) {
    document.history().push("duplicate",
                            motion::duplicateKeys(document.motion(), anyKeys(document.motion()), anyDistance()));
  }
  void setCurves(MotionDocument& document) {
    const auto channels = motion::curveChannelsFromName(chance() ? "all" : "rotation");
    const motion::Curve curve{static_cast<std::uint8_t>(below(128)), 3, 127, static_cast<std::uint8_t>(below(128))};
    document.history().push("curve", motion::setCurve(document.motion(), anyKeys(document.motion()), *channels, curve));
  }
  void renameModel(MotionDocument& document) { document.history().setModelName(anyName()); }
  void renameTrack(MotionDocument& document) {
    const motion::TrackId id = anyTrack(document.motion());
    const Name name = anyName();
    const motion::Motion& motion = document.motion();
    if (id.kind == motion::TrackKind::Bone && !motion.findBone(name.bytes)) {
      document.history().push("rename", motion::Edit{{}, {{id, motion.bones[id.index].name, name}}});
    } else if (id.kind == motion::TrackKind::Morph && !motion.findMorph(name.bytes)) {
      document.history().push("rename", motion::Edit{anyValues(motion), {{id, motion.morphs[id.index].name, name}}});
    }
  }
  void addTrack(MotionDocument& document) {
    document.history().ensureTrack(chance() ? motion::TrackKind::Bone : motion::TrackKind::Morph, anyName());
  }
  /// Keys of one document into the other, or into the same, within the program or by the bytes of the clipboard.
  void paste(MotionDocument& document) {
    const MotionDocument& from = *documents_[below(kDocuments)];
    const motion::KeySelection selected = anyKeys(from.motion());
    motion::Motion keys = motion::extractKeys(from.motion(), selected, motion::Rebase::ToZero);
    if (keys.keyCount() == 0) return;
    if (chance()) {
      const std::unique_ptr<QMimeData> copied = mimeFromKeys(keys, 0);
      QMimeData other;
      other.setData(kKeysMimeType, copied->data(kKeysMimeType));
      const auto pasted = keysFromMime(&other);
      ASSERT_TRUE(pasted);
      keys = *pasted;
    }
    document.history().ensureTracks(keys);
    document.history().push("paste", motion::insertMotion(document.motion(), keys, anyFrame()));
  }
  void importPose(MotionDocument& document) {
    const Result<Bytes> bytes =
        format::vpd::write(io::vpdFromPose(eval::samplePose(documents_[below(kDocuments)]->motion(), anyFrame())));
    if (!bytes) return;
    const Result<io::LoadedMotion> pose = io::motionFromBytes(*bytes);
    ASSERT_TRUE(pose.ok());
    document.history().ensureTracks(pose->motion);
    document.history().push("pose", motion::insertMotion(document.motion(), pose->motion, anyFrame()));
  }
  void repair(MotionDocument& document) {
    const check::Repair& repair = check::repairs()[below(check::repairs().size())];
    log_ += '(' + std::string(repair.code) + ") ";
    check::RepairScope scope{document.motion(), document.file().source(), {}, anyName()};
    if (chance()) scope.track = anyTrack(document.motion());
    document.history().push("repair", repair.make(scope));
  }
  void repairEverything(MotionDocument& document) {
    const Diagnostics findings =
        check::findingsNow(document.motion(), document.file().source(), document.diagnostics());
    document.history().push("repair all", check::repairAll(document.motion(), document.file().source(), findings));
  }
  void gesture(MotionDocument& document) {
    document.state().setSelection(anyKeys(document.motion()));
    document.history().beginGesture("gesture");
    for (std::size_t i = 1 + below(4); i > 0; --i) {
      if (chance()) {
        const std::int64_t by = anyDistance();
        const motion::FrameZeroRule rule = anyRule();
        document.history().updateGesture([&](const motion::Motion& motion) {
          return motion::moveKeys(motion, document.history().gestureSelection(), by, rule);
        });
      } else {
        document.history().updateGesture([&](const motion::Motion& motion) {
          return motion::Edit{.keys = anyValues(motion), .selection = document.history().gestureSelection()};
        });
      }
    }
    // One in four is still in progress at the next step.
    if (chance()) {
      document.history().endGesture();
    } else if (chance()) {
      document.history().cancelGesture();
    }
  }
  void undo(MotionDocument& document) {
    for (std::size_t i = 1 + below(4); i > 0; --i) document.history().undoStack()->undo();
  }
  void redo(MotionDocument& document) {
    for (std::size_t i = 1 + below(4); i > 0; --i) document.history().undoStack()->redo();
  }
  void group(MotionDocument& document) {
    document.history().endGesture();
    document.history().undoStack()->beginMacro("group");
    setValues(document);
    move(document);
    document.history().undoStack()->endMacro();
  }
  void save(MotionDocument& document) { EXPECT_TRUE(document.file().save().ok()); }

  // --- invariants ------------------------------------------------------------------------------------------------

  static void expectInvariants(const MotionDocument& document) {
    const motion::Motion& motion = document.motion();
    std::array<std::set<motion::SourceRecord>, motion::kTrackKindCount> used;
    for (const motion::TrackId id : motion.trackIds()) {
      motion.visit(id, [&, id = id](const auto& track) {
        ASSERT_EQ(track.values().size(), track.size());
        ASSERT_EQ(track.sources().size(), track.size());
        const auto isNotBelow = [](Frame a, Frame b) { return a >= b; };
        ASSERT_TRUE(std::ranges::adjacent_find(track.frames(), isNotBelow) == track.frames().end());
        ASSERT_TRUE(track.empty() || track.frames().front() >= 0);
        for (const motion::SourceRecord source : track.sources()) {
          if (source == motion::kNoSource) continue;
          ASSERT_TRUE(used[static_cast<std::size_t>(id.kind)].insert(source).second) << "two keys with the same record";
        }
      });
    }
    const auto expectDistinct = [](const auto& tracks) {
      std::set<std::string> names;
      for (const auto& track : tracks) ASSERT_TRUE(names.insert(track.name.bytes).second) << track.name.text();
    };
    expectDistinct(motion.bones);
    expectDistinct(motion.morphs);
    for (const auto& [id, frames] : document.state().selection().tracks()) {
      for (const Frame frame : frames) {
        ASSERT_TRUE(motion.visit(id, [frame = frame](const auto& track) { return track.hasKey(frame); }));
      }
    }
  }

  [[nodiscard]] static Bytes bytesOf(const MotionDocument& document) {
    return io::vmdFromMotion(document.motion(), document.file().source());
  }

  /// Describes the first track that differs, for the failure message.
  [[nodiscard]] static std::string differenceOf(const motion::Motion& saved, const motion::Motion& open) {
    if (saved.modelName != open.modelName)
      return "model name " + saved.modelName.text() + " / " + open.modelName.text();
    for (const motion::TrackId id : open.trackIds()) {
      const std::string path = motion::trackPath(open, id);
      const auto other = motion::findTrack(saved, path);
      bool isSame = true;
      if (!other) {
        if (open.keyCount(id) != 0) return path + " is missing";
        continue;
      }
      open.visit(id, [&](const auto& track) {
        using Value = typename std::decay_t<decltype(track)>::ValueType;
        saved.visit(*other, [&](const auto& read) {
          // Source records differ, so only frames and values are compared.
          if constexpr (std::is_same_v<typename std::decay_t<decltype(read)>::ValueType, Value>) {
            isSame =
                std::ranges::equal(track.frames(), read.frames()) && std::ranges::equal(track.values(), read.values());
          }
        });
      });
      if (!isSame) return path + " has other keys";
    }
    return {};
  }

  void undoAndRedoAll(std::size_t which) {
    MotionDocument& document = *documents_[which];
    QUndoStack& stack = *document.history().undoStack();
    document.history().endGesture();
    const int end = stack.index();
    const Bytes endBytes = bytesOf(document);
    const motion::Motion endMotion = document.motion();
    const Result<io::LoadedMotion> read = io::motionFromBytes(endBytes);
    ASSERT_TRUE(read.ok());
    // The names as the file has them: their encoding is judged anew by those that are left.
    const io::MotionAsStored saved(read->motion, read->source.get()), open(endMotion, document.file().source());
    EXPECT_EQ(differenceOf(saved.motion(), open.motion()), "") << "the saved motion equals the open one";
    stack.setIndex(0);
    EXPECT_TRUE(document.motion() == motions_[which]) << "undo restores the motion";
    EXPECT_TRUE(bytesOf(document) == start_[which]) << "undo restores every byte";
    expectInvariants(document);
    ASSERT_TRUE(document.file().save().ok());
    EXPECT_TRUE(*readFile(paths_[which]) == start_[which]);
    stack.setIndex(end);
    EXPECT_TRUE(document.motion() == endMotion) << "redo restores the last state";
    EXPECT_TRUE(bytesOf(document) == endBytes);
    for (int i = 0; i < 20; ++i) stack.setIndex(static_cast<int>(below(static_cast<std::size_t>(stack.count()) + 1)));
    stack.setIndex(end);
    EXPECT_TRUE(bytesOf(document) == endBytes);
  }

  QTemporaryDir folder_;
  std::mt19937 random_;
  std::array<fs::path, kDocuments> paths_;
  std::array<Bytes, kDocuments> start_;
  std::array<motion::Motion, kDocuments> motions_;
  std::array<std::unique_ptr<MotionDocument>, kDocuments> documents_;
  std::string log_;
};

const Walk::Step Walk::kSteps[20] = {
    {"set", &Walk::setValues},      {"add", &Walk::addKey},
    {"select", &Walk::select},      {"move", &Walk::move},
    {"delete", &Walk::remove},      {"duplicate", &Walk::duplicate},
    {"curve", &Walk::setCurves},    {"modelName", &Walk::renameModel},
    {"rename", &Walk::renameTrack}, {"addTrack", &Walk::addTrack},
    {"paste", &Walk::paste},        {"pose", &Walk::importPose},
    {"repair", &Walk::repair},      {"repairAll", &Walk::repairEverything},
    {"gesture", &Walk::gesture},    {"undo", &Walk::undo},
    {"redo", &Walk::redo},          {"group", &Walk::group},
    {"save", &Walk::save},          {"gesture", &Walk::gesture},
};

void walkAll(const std::vector<Bytes>& files, unsigned seeds, int steps) {
  unsigned first = 0;
  if (const char* seedText = std::getenv("FURITSUKE_SEED")) {
    first = static_cast<unsigned>(std::strtoul(seedText, nullptr, 10));
    seeds = 1;
  }
  for (unsigned seed = first; seed < first + seeds && !::testing::Test::HasFailure(); ++seed) {
    Walk walk(seed, files);
    walk.run(steps);
    if (::testing::Test::HasFailure()) ADD_FAILURE() << "FURITSUKE_SEED=" << seed << " after: " << walk.log();
  }
}

TEST(RandomSteps, UndoRestoresEveryByteAndRedoTheLastState) {
  walkAll({oddFile(), test::checkFile(), io::vmdFromMotion({}, nullptr)}, 150, 60);
}

TEST(RandomSteps, UndoRestoresEveryByteOfRealFiles) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  constexpr std::size_t kMostBytes = 200'000;
  std::vector<Bytes> files;
  for (const fs::path& path : test::filesIn(*corpus, ".vmd")) {
    Result<Bytes> bytes = readFile(path);
    if (bytes && bytes->size() <= kMostBytes && io::motionFromBytes(*bytes).ok()) files.push_back(std::move(*bytes));
  }
  walkAll(files, static_cast<unsigned>(files.size()), 25);
}

}  // namespace
}  // namespace furitsuke::edit
