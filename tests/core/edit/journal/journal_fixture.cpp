// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/edit/journal/journal_fixture.h"

#include <vector>

#include "core/base/file.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

namespace {

struct DocumentState {
  motion::Motion motion;
  edit::FileRecord file;
  bool modified;
};

/// The motion at every position of the undo history, which is then restored.
std::vector<motion::Motion> statesOf(edit::MotionDocument& document) {
  QUndoStack& stack = *document.history().undoStack();
  const int index = stack.index();
  std::vector<motion::Motion> states;
  for (int i = 0; i <= stack.count(); ++i) {
    stack.setIndex(i);
    states.push_back(document.motion());
  }
  stack.setIndex(index);
  return states;
}

QStringList textsOf(const QUndoStack& stack) {
  QStringList texts;
  for (int i = 0; i < stack.count(); ++i) texts.append(stack.text(i));
  return texts;
}

}  // namespace

JournalTest::JournalTest() : original(io::vmdFromMotion(sample(), nullptr)) { reset(); }

motion::Motion JournalTest::sample() {
  motion::Motion motion;
  motion.modelName = nameOf("初音ミク");
  addBone(motion, "右腕", {0, 10, 20});
  addBone(motion, "左腕", {0, 30});
  addMorph(motion, "あ", {0, 15});
  const auto twoKeys = [](auto& track, const auto& value) {
    typename std::decay_t<decltype(track)>::ValueType key = value;
    motion::Keys<decltype(key)> keys;
    keys.append(0, key);
    keys.append(40, key);
    track = motion::Track(std::move(keys));
  };
  twoKeys(motion.camera, motion::restCameraKey());
  twoKeys(motion.light, motion::restLightKey());
  twoKeys(motion.selfShadow, motion::restSelfShadowKey());
  twoKeys(motion.property, motion::VisibilityIkKey{true, {{nameOf("左足ＩＫ").bytes, true}}});
  return motion;
}

void JournalTest::reset() {
  recovered = {};
  journal.reset();
  document.reset();
  std::error_code ignored;
  std::filesystem::remove_all(root, ignored);
  std::filesystem::remove_all(path, ignored);
  ASSERT_TRUE(writeFileAtomically(path, original));
}

void JournalTest::open(bool watched) {
  auto opened = edit::MotionDocument::open(path);
  ASSERT_TRUE(opened);
  document = std::move(*opened);
  if (watched) watch();
}

void JournalTest::start(std::unique_ptr<edit::MotionDocument> made) {
  document = std::move(made);
  watch();
}

void JournalTest::watch(std::chrono::milliseconds retryAfter) {
  journal = std::make_unique<edit::Journal>(root, "test 1.0", retryAfter);
  journal->watch(*document);
}

void JournalTest::setEveryKindOfKey(Frame frame) {
  motion::EditBuilder builder(document->motion());
  const auto x = static_cast<float>(frame);
  const auto id = [&](motion::TrackKind kind) { return motion::TrackId{kind, 0}; };
  if (!document->motion().bones.empty()) {
    motion::BoneKey bone = boneKeyAt(x);
    bone.rotation = {0.5F, -0.0F, x, 1};
    bone.curves[1] = {1, 2, 3, 255};
    bone.physics = frame % 2 == 0;
    builder.set(id(motion::TrackKind::Bone), 10, bone);
    builder.set(id(motion::TrackKind::Bone), frame, bone);
  }
  if (!document->motion().morphs.empty()) builder.set(id(motion::TrackKind::Morph), frame, motion::MorphKey{x / 8});
  motion::CameraKey camera = motion::restCameraKey();
  camera.distance = x;
  camera.target.y = -x;
  camera.rotation.z = x / 2;
  camera.fov = static_cast<std::uint32_t>(frame);
  camera.curves[5] = {9, 8, 7, 6};
  camera.perspective = false;
  builder.set(motion::kCameraTrack, frame, camera);
  builder.set(motion::kLightTrack, frame, motion::LightKey{{x, 0, 1}, {0, x, 2}});
  builder.set(motion::kSelfShadowTrack, frame, motion::SelfShadowKey{2, x});
  builder.set(motion::kPropertyTrack, frame,
              motion::VisibilityIkKey{false, {{"", false}, {nameOf("右足ＩＫ").bytes, true}}});
  document->history().push(QString("step at %1").arg(frame), builder.build());
}

void JournalTest::addBoneKey(const char* bone, Frame frame) {
  const motion::TrackId id = document->history().ensureTrack(motion::TrackKind::Bone, nameOf(bone));
  motion::EditBuilder builder(document->motion());
  builder.set(id, frame, boneKeyAt(static_cast<float>(frame)));
  document->history().push("add", builder.build());
}

void JournalTest::removeKeys(motion::TrackId track, FrameRange frames) {
  motion::EditBuilder builder(document->motion());
  for (Frame frame = frames.first; frame <= frames.last; ++frame) builder.remove(track, frame);
  document->history().push("remove", builder.build());
}

void JournalTest::simulateCrash() {
  journal->waitUntilWritten();
  journal.reset();
}

void JournalTest::recover() {
  const std::vector<edit::JournalInfo> found = edit::findJournals(root);
  ASSERT_EQ(found.size(), 1U);
  Result<edit::RecoveredDocument> result = edit::recoverDocument(found[0].folder);
  ASSERT_TRUE(result) << result.error().message();
  recovered = std::move(*result);
}

void JournalTest::restartWithRecovered() {
  document = std::move(recovered.document);
  journal = std::make_unique<edit::Journal>(root, "test 1.1");
  journal->watch(*document, std::move(recovered.folder));
}

void JournalTest::expectSameAfterRecovery() {
  const DocumentState expected{document->motion(), document->file().state(), document->isModified()};
  const int clean = document->history().undoStack()->cleanIndex();
  const int index = document->history().undoStack()->index();
  simulateCrash();
  if (index == clean) {
    // Not offered for recovery; but the content of the journal must be right all the same.
    const auto folders = edit::journal::journalFolders(root);
    ASSERT_EQ(folders.size(), 1U);
    Result<edit::RecoveredDocument> result = edit::recoverDocument(folders[0]);
    ASSERT_TRUE(result) << result.error().message();
    recovered = std::move(*result);
  } else {
    recover();
  }
  ASSERT_TRUE(recovered.document);
  EXPECT_FALSE(recovered.damage.has_value()) << recovered.damage->message();
  edit::MotionDocument& back = *recovered.document;
  EXPECT_EQ(back.motion(), expected.motion);
  EXPECT_EQ(back.file().state(), expected.file);
  EXPECT_EQ(back.isModified(), expected.modified);
  EXPECT_EQ(back.history().undoStack()->index(), index);
  EXPECT_EQ(back.history().undoStack()->cleanIndex(), clean);
  EXPECT_EQ(textsOf(*back.history().undoStack()), textsOf(*document->history().undoStack()));
  EXPECT_EQ(statesOf(back), statesOf(*document));
}

}  // namespace furitsuke::test
