// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <random>
#include <set>

#include "core/base/file.h"
#include "core/io/motion/vmd_motion.h"
#include "core/motion/edit.h"
#include "tests/core/io/motion/vmd_bytes_check.h"
#include "tests/support/corpus.h"

namespace furitsuke::io {
namespace {

Result<format::vmd::File> readVmd(const std::filesystem::path& path) {
  Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  return format::vmd::read(std::move(*bytes));
}

class VmdCorpus : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto folder = test::corpusFolder();
    if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
    motions_ = *folder / "motions";
  }
  std::filesystem::path motions_;
};

TEST_F(VmdCorpus, EveryByteIsReadAndEveryRecordIsAKeyOrAccountedFor) {
  const auto files = test::filesIn(motions_, ".vmd");
  ASSERT_GT(files.size(), 40U);
  for (const auto& path : files) {
    SCOPED_TRACE(path.filename().string());
    Result<format::vmd::File> file = readVmd(path);
    ASSERT_TRUE(file) << file.error().message();
    EXPECT_FALSE(file->damage.has_value());
    EXPECT_FALSE(file->isHeaderShort());
    EXPECT_EQ(file->trailingAt, file->bytes.size());
    const ImportedMotion imported = motionFromVmd(std::move(*file));
    std::size_t records = 0;
    for (std::size_t s = 0; s < format::vmd::kSectionCount; ++s) {
      records += imported.source->file.sections[s].count;
      records -= imported.source->shadowed[s].size() + imported.source->notKeys[s].size();
    }
    EXPECT_EQ(imported.motion.keyCount(), records);
  }
}

TEST_F(VmdCorpus, AFileWithoutTheLastBytesOfItsModelNameHasTheSameKeys) {
  for (const auto& path : test::filesIn(motions_, ".vmd")) {
    SCOPED_TRACE(path.filename().string());
    Result<format::vmd::File> file = readVmd(path);
    ASSERT_TRUE(file) << file.error().message();
    const std::size_t end = file->modelNameAt + file->modelNameBytes;
    const std::size_t missing = 3;
    Bytes bytes = file->bytes;
    bytes.erase(bytes.begin() + static_cast<std::ptrdiff_t>(end - missing),
                bytes.begin() + static_cast<std::ptrdiff_t>(end));
    // With another irregularity of the layout, the cause of the damage is not certain.
    if (file->uncountedCameras != 0) continue;
    Result<format::vmd::File> shorter = format::vmd::read(std::move(bytes));
    ASSERT_TRUE(shorter) << shorter.error().message();
    ASSERT_TRUE(shorter->isHeaderShort());
    ImportedMotion imported = motionFromVmd(*std::move(shorter));
    const motion::Motion expected = motionFromVmd(*std::move(file)).motion;
    imported.motion.modelName = expected.modelName;
    EXPECT_EQ(imported.motion, expected);
  }
}

TEST_F(VmdCorpus, ATruncatedFileIsNotTakenForOneWithAShortModelName) {
  std::mt19937 random(20260103);
  for (const auto& path : test::filesIn(motions_, ".vmd")) {
    SCOPED_TRACE(path.filename().string());
    const Result<Bytes> whole = readFile(path);
    ASSERT_TRUE(whole);
    for (int i = 0; i < 8; ++i) {
      const std::size_t size = 50 + random() % (whole->size() - 50);
      const Result<format::vmd::File> file =
          format::vmd::read(Bytes(whole->begin(), whole->begin() + static_cast<std::ptrdiff_t>(size)));
      ASSERT_TRUE(file) << file.error().message();
      ASSERT_FALSE(file->isHeaderShort()) << size << " bytes";
    }
  }
}

/// Counts from the list of the corpus, made by another reader.
struct CountRow {
  const char* file;
  std::array<std::uint32_t, format::vmd::kSectionCount> counts;
  std::size_t boneTracks;
  Frame lastFrame;
};

constexpr CountRow kCounts[] = {
    {"dance_galaxias_v2.vmd", {9837, 681, 0, 0, 0, 0}, 140, 2634},
    {"dance_wavefile_lat.vmd", {14153, 1284, 0, 0, 0, 0}, 141, 2809},
    {"dance_suki_yuki.vmd", {34338, 5654, 0, 0, 0, 1}, 142, 6360},
    {"dance_step.vmd", {16599, 65, 0, 0, 0, 1}, 236, 2253},
    {"coll_bear_20.vmd", {12595, 2042, 0, 0, 0, 16}, 211, 2244},
    {"coll_bear_7.vmd", {16376, 1766, 0, 0, 0, 0}, 140, 6684},
    {"loop_camera_appeal03.vmd", {1678, 162, 0, 0, 0, 3}, 156, 688},
    {"mmdjs_smile.vmd", {0, 111, 0, 0, 0, 0}, 0, 83},
};

TEST_F(VmdCorpus, CountsAgreeWithAnIndependentReader) {
  for (const CountRow& row : kCounts) {
    SCOPED_TRACE(row.file);
    Result<format::vmd::File> file = readVmd(motions_ / row.file);
    ASSERT_TRUE(file) << file.error().message();
    for (std::size_t s = 0; s < format::vmd::kSectionCount; ++s) EXPECT_EQ(file->sections[s].count, row.counts[s]) << s;
    const ImportedMotion imported = motionFromVmd(std::move(*file));
    EXPECT_EQ(imported.motion.bones.size(), row.boneTracks);
    EXPECT_EQ(imported.motion.frameRange().last, row.lastFrame);
  }
}

/// Marks every track as edited without a change, so that the writer has to process every key.
void touchAll(motion::Motion& motion) {
  for (const motion::TrackId id : motion.trackIds()) {
    motion.visit(id, [](auto& track) { track.replace(kAllFrames, motion::Keys(track.keys())); });
  }
}

TEST_F(VmdCorpus, AnUneditedMotionSavesByteIdentical) {
  for (const auto& path : test::filesIn(motions_, ".vmd")) {
    SCOPED_TRACE(path.filename().string());
    Result<format::vmd::File> file = readVmd(path);
    ASSERT_TRUE(file);
    const Bytes original = file->bytes;
    const VmdWriteOptions options{file->version};
    ImportedMotion imported = motionFromVmd(std::move(*file));
    EXPECT_TRUE(test::sameBytes(test::writtenVmd(imported.motion, imported.source.get(), options), original));
    EXPECT_TRUE(vmdLosses(imported.motion, imported.source.get(), options).empty());
    touchAll(imported.motion);
    EXPECT_TRUE(test::sameBytes(test::writtenVmd(imported.motion, imported.source.get(), options), original))
        << "after every track was marked as edited";
  }
}

TEST_F(VmdCorpus, AMotionWithoutASourceIsWrittenCanonicallyAndRoundTrips) {
  for (const auto& path : test::filesIn(motions_, ".vmd")) {
    SCOPED_TRACE(path.filename().string());
    Result<format::vmd::File> file = readVmd(path);
    ASSERT_TRUE(file);
    ImportedMotion imported = motionFromVmd(std::move(*file));
    const Bytes written = test::writtenVmd(imported.motion, nullptr);
    Result<format::vmd::File> again = format::vmd::read(written);
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->damage);
    ImportedMotion reread = motionFromVmd(std::move(*again));
    EXPECT_TRUE(test::sameBytes(test::writtenVmd(reread.motion, nullptr), written));
  }
}

/// A value that differs from `value` in as few fields as possible.
motion::BoneKey changed(motion::BoneKey value) {
  value.translation.x += 1.5F;
  return value;
}
motion::MorphKey changed(motion::MorphKey value) { return {value.weight + 0.25F}; }
motion::CameraKey changed(motion::CameraKey value) {
  value.curves[3].x1 ^= 1U;
  return value;
}
motion::LightKey changed(motion::LightKey value) {
  value.direction.y += 1;
  return value;
}
motion::SelfShadowKey changed(motion::SelfShadowKey value) {
  value.mode ^= 1U;
  return value;
}
motion::VisibilityIkKey changed(motion::VisibilityIkKey value) {
  value.visible = !value.visible;
  value.ik.push_back({"added", true});
  return value;
}

/// An edit of a key of a file, and its allowed effect on the bytes.
class EditCheck {
 public:
  explicit EditCheck(ImportedMotion& imported) : imported_(imported) {}

  /// Changes, deletes and moves the key at `frame`, and adds a new one next to the last.
  void run(motion::TrackId id, Frame frame) {
    imported_.motion.visit(id, [&](const auto& track) { runOn(id, track, frame); });
  }

 private:
  template <class Value>
  void runOn(motion::TrackId id, const motion::Track<Value>& track, Frame frame) {
    const auto kind = static_cast<format::vmd::SectionKind>(id.kind);
    const motion::SourceRecord record = track.sources()[track.lowerBound(frame)];
    const Value value = *track.find(frame);
    const Frame free = track.frameRange().last + 1;
    const std::set<motion::SourceRecord> behind = shadowedBy(kind, record);
    std::set<motion::SourceRecord> dropped = behind;
    dropped.insert(record);

    expect("changed", {kind, {record}, {}, 0}, [&](motion::EditBuilder& edit) { edit.set(id, frame, changed(value)); });
    expect("deleted", {kind, {}, dropped, 0}, [&](motion::EditBuilder& edit) { edit.remove(id, frame); });
    expect("moved", {kind, {record}, behind, 0}, [&](motion::EditBuilder& edit) {
      edit.remove(id, frame);
      edit.move(id, free, value, record);
    });
    expect("added", {kind, {}, {}, 1}, [&](motion::EditBuilder& edit) { edit.set(id, free, value); });
  }

  template <class MakeEdit>
  void expect(const char* what, const test::AllowedChanges& allowed, MakeEdit&& makeEdit) {
    SCOPED_TRACE(what);
    const format::vmd::File& before = imported_.source->file;
    motion::EditBuilder builder(imported_.motion);
    makeEdit(builder);
    const motion::KeyEdits edits = builder.build();
    motion::applyEdits(imported_.motion, edits, motion::EditSide::After);
    const Result<format::vmd::File> after =
        format::vmd::read(test::writtenVmd(imported_.motion, imported_.source.get(), {before.version}));
    ASSERT_TRUE(after);
    EXPECT_FALSE(after->damage);
    EXPECT_EQ(test::differenceBeyond(before, *after, allowed), "");
    motion::applyEdits(imported_.motion, edits, motion::EditSide::Before);
    EXPECT_TRUE(
        test::sameBytes(test::writtenVmd(imported_.motion, imported_.source.get(), {before.version}), before.bytes))
        << "after undo";
  }

  [[nodiscard]] std::set<motion::SourceRecord> shadowedBy(format::vmd::SectionKind kind,
                                                          motion::SourceRecord record) const {
    std::set<motion::SourceRecord> records;
    for (const auto& [shadowed, winner] : imported_.source->shadowed[static_cast<std::size_t>(kind)]) {
      if (winner == record) records.insert(shadowed);
    }
    return records;
  }

  ImportedMotion& imported_;
};

/// Up to three tracks of each kind; one for a large file, where each edit takes longer.
std::vector<motion::TrackId> tracksToEdit(const ImportedMotion& imported) {
  const bool isLarge = imported.source->file.bytes.size() > 300'000;
  std::map<motion::TrackKind, std::vector<motion::TrackId>> byKind;
  for (const motion::TrackId id : imported.motion.trackIds()) {
    if (imported.motion.keyCount(id) != 0) byKind[id.kind].push_back(id);
  }
  std::vector<motion::TrackId> tracks;
  for (const auto& [kind, all] : byKind) {
    tracks.push_back(all[all.size() / 3]);
    if (isLarge) continue;
    if (all.size() > 2) tracks.push_back(all[all.size() / 2]);
    if (all.size() > 1) tracks.push_back(all.back());
  }
  return tracks;
}

TEST_F(VmdCorpus, AnEditChangesNoOtherRecordAndNoPosition) {
  for (const auto& path : test::filesIn(motions_, ".vmd")) {
    SCOPED_TRACE(path.filename().string());
    Result<format::vmd::File> file = readVmd(path);
    ASSERT_TRUE(file);
    // The largest files take long and test nothing new.
    if (file->bytes.size() > 2'000'000) continue;
    ImportedMotion imported = motionFromVmd(std::move(*file));
    EditCheck check(imported);
    for (const motion::TrackId id : tracksToEdit(imported)) {
      SCOPED_TRACE(motion::trackPath(imported.motion, id));
      const std::size_t middle = imported.motion.keyCount(id) / 2;
      check.run(id, imported.motion.frames(id)[middle]);
    }
  }
}

TEST_F(VmdCorpus, DeletingAKeyAlsoDeletesItsDuplicates) {
  std::size_t checked = 0;
  for (const char* name :
       {"autodance_sample.vmd", "coll_bear_22.vmd", "agent_walk.vmd", "xr_meter_3.vmd", "mmdjs_smile.vmd"}) {
    SCOPED_TRACE(name);
    Result<format::vmd::File> file = readVmd(motions_ / name);
    ASSERT_TRUE(file);
    ImportedMotion imported = motionFromVmd(std::move(*file));
    EditCheck check(imported);
    for (const motion::TrackId id : imported.motion.trackIds()) {
      const auto& shadowed = imported.source->shadowed[static_cast<std::size_t>(id.kind)];
      if (shadowed.empty()) continue;
      const auto frame = imported.motion.visit(id, [&](const auto& track) -> std::optional<Frame> {
        const auto at = std::ranges::find(track.sources(), shadowed.front().winner);
        if (at == track.sources().end()) return {};
        return track.frames()[static_cast<std::size_t>(at - track.sources().begin())];
      });
      if (!frame) continue;
      check.run(id, *frame);
      ++checked;
    }
  }
  EXPECT_GE(checked, 4U);
}

}  // namespace
}  // namespace furitsuke::io
