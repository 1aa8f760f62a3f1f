// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/edit/journal_fixture.h"

#include <vector>

#include "core/base/file.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

namespace {

struct DocumentState {
  Motion motion;
  DocumentFile file;
  bool modified;
};

/// At every place of the undo history, from its beginning; the history ends where it was.
std::vector<Motion> statesOf(MotionDocument& document) {
  QUndoStack& stack = *document.undoStack();
  const int index = stack.index();
  std::vector<Motion> states;
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

JournalTest::JournalTest() : original(vmdFromMotion(sample(), nullptr)) { reset(); }

Motion JournalTest::sample() {
  Motion motion;
  motion.modelName = nameOf("初音ミク");
  addBone(motion, "右腕", {0, 10, 20});
  addBone(motion, "左腕", {0, 30});
  addMorph(motion, "あ", {0, 15});
  const auto twoKeys = [](auto& track, const auto& value) {
    typename std::decay_t<decltype(track)>::ValueType key = value;
    Keys<decltype(key)> keys;
    keys.append(0, key);
    keys.append(40, key);
    track = Track(std::move(keys));
  };
  twoKeys(motion.camera, restCameraKey());
  twoKeys(motion.light, restLightKey());
  twoKeys(motion.selfShadow, restSelfShadowKey());
  twoKeys(motion.property, PropertyKey{true, {{nameOf("左足ＩＫ").bytes, true}}});
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
  auto opened = MotionDocument::open(path);
  ASSERT_TRUE(opened);
  document = std::move(*opened);
  if (watched) watch();
}

void JournalTest::start(std::unique_ptr<MotionDocument> made) {
  document = std::move(made);
  watch();
}

void JournalTest::watch() {
  journal = std::make_unique<Journal>(root, "test 1.0");
  journal->watch(*document);
}

void JournalTest::setEveryKindOfKey(Frame frame) {
  EditBuilder builder(document->motion());
  const auto x = static_cast<float>(frame);
  const auto id = [&](TrackKind kind) { return TrackId{kind, 0}; };
  if (!document->motion().bones.empty()) {
    BoneKey bone = boneKeyAt(x);
    bone.rotation = {0.5F, -0.0F, x, 1};
    bone.curves[1] = {1, 2, 3, 255};
    bone.physics = frame % 2 == 0;
    builder.set(id(TrackKind::Bone), 10, bone);
    builder.set(id(TrackKind::Bone), frame, bone);
  }
  if (!document->motion().morphs.empty()) builder.set(id(TrackKind::Morph), frame, MorphKey{x / 8});
  CameraKey camera = restCameraKey();
  camera.distance = x;
  camera.target.y = -x;
  camera.rotation.z = x / 2;
  camera.fov = static_cast<std::uint32_t>(frame);
  camera.curves[5] = {9, 8, 7, 6};
  camera.perspective = false;
  builder.set(kCameraTrack, frame, camera);
  builder.set(kLightTrack, frame, LightKey{{x, 0, 1}, {0, x, 2}});
  builder.set(kSelfShadowTrack, frame, SelfShadowKey{2, x});
  builder.set(kPropertyTrack, frame, PropertyKey{false, {{"", false}, {nameOf("右足ＩＫ").bytes, true}}});
  document->push(QString("step at %1").arg(frame), builder.build());
}

void JournalTest::addBoneKey(const char* bone, Frame frame) {
  const TrackId id = document->ensureTrack(TrackKind::Bone, nameOf(bone));
  EditBuilder builder(document->motion());
  builder.set(id, frame, boneKeyAt(static_cast<float>(frame)));
  document->push("add", builder.build());
}

void JournalTest::removeKeys(TrackId track, FrameRange frames) {
  EditBuilder builder(document->motion());
  for (Frame frame = frames.first; frame <= frames.last; ++frame) builder.remove(track, frame);
  document->push("remove", builder.build());
}

void JournalTest::die() {
  journal->waitUntilWritten();
  journal.reset();
}

void JournalTest::recover() {
  const std::vector<JournalInfo> found = findJournals(root);
  ASSERT_EQ(found.size(), 1U);
  Result<RecoveredDocument> result = recoverDocument(found[0].folder);
  ASSERT_TRUE(result) << result.error().message();
  recovered = std::move(*result);
}

void JournalTest::restartWithRecovered() {
  document = std::move(recovered.document);
  journal = std::make_unique<Journal>(root, "test 1.1");
  journal->watch(*document, std::move(recovered.folder));
}

void JournalTest::expectTheSameAfterDeath() {
  const DocumentState expected{document->motion(), document->file(), document->isModified()};
  const int clean = document->undoStack()->cleanIndex();
  const int index = document->undoStack()->index();
  die();
  if (index == clean) {
    // Nothing to offer; but what is in the journal is the truth all the same.
    const auto folders = journal::journalFolders(root);
    ASSERT_EQ(folders.size(), 1U);
    Result<RecoveredDocument> result = recoverDocument(folders[0]);
    ASSERT_TRUE(result) << result.error().message();
    recovered = std::move(*result);
  } else {
    recover();
  }
  ASSERT_TRUE(recovered.document);
  EXPECT_FALSE(recovered.damage.has_value()) << recovered.damage->message();
  MotionDocument& back = *recovered.document;
  EXPECT_EQ(back.motion(), expected.motion);
  EXPECT_EQ(back.file(), expected.file);
  EXPECT_EQ(back.isModified(), expected.modified);
  EXPECT_EQ(back.undoStack()->index(), index);
  EXPECT_EQ(back.undoStack()->cleanIndex(), clean);
  EXPECT_EQ(textsOf(*back.undoStack()), textsOf(*document->undoStack()));
  EXPECT_EQ(statesOf(back), statesOf(*document));
}

}  // namespace furitsuke::test
