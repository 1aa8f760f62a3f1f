// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/edit/document/motion_document.h"
#include "core/edit/document/pose_registration.h"
#include "core/edit/journal/journal_keys.h"
#include "core/eval/sample.h"
#include "tests/core/edit/journal/journal_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::edit {
namespace {

motion::BonePose boneTo(const char* name, float x) { return {test::nameOf(name), {x, 1, 2}, {0, 0.6F, 0, 0.8F}}; }

motion::PoseDraft draftOf(std::initializer_list<motion::BonePose> bones) {
  motion::PoseDraft draft;
  for (const motion::BonePose& bone : bones) draft.set(bone);
  return draft;
}

class DocumentDraft : public test::JournalTest {};

TEST_F(DocumentDraft, ChangesAreUndoStepsThatDoNotChangeTheMotion) {
  open();
  QSignalSpy draftSpy(document.get(), &MotionDocument::draftChanged);
  QSignalSpy motionSpy(document.get(), &MotionDocument::motionChanged);
  const motion::PoseDraft first = draftOf({boneTo("右腕", 1)});
  const motion::PoseDraft second = draftOf({boneTo("右腕", 1), boneTo("左腕", 2)});
  document->history().setDraft("pose", first);
  document->history().setDraft("pose", second);
  document->history().setDraft("pose", second);
  EXPECT_EQ(document->history().undoStack()->count(), 2) << "the third changed nothing";
  EXPECT_EQ(document->history().draft(), second);
  EXPECT_TRUE(document->isModified());
  document->history().undoStack()->undo();
  EXPECT_EQ(document->history().draft(), first);
  document->history().undoStack()->undo();
  EXPECT_TRUE(document->history().draft().isEmpty());
  EXPECT_FALSE(document->isModified());
  document->history().undoStack()->redo();
  EXPECT_EQ(document->history().draft(), first);
  EXPECT_EQ(draftSpy.count(), 5);
  EXPECT_EQ(motionSpy.count(), 0);
}

TEST_F(DocumentDraft, AGestureIsOneStepOrNone) {
  open();
  document->history().beginGesture("drag");
  for (const float x : {1.0F, 2.0F, 3.0F}) document->history().updateGestureDraft(draftOf({boneTo("右腕", x)}));
  EXPECT_EQ(document->history().draft(), draftOf({boneTo("右腕", 3)})) << "shown during the gesture";
  document->history().endGesture();
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  document->history().beginGesture("drag");
  document->history().updateGestureDraft(draftOf({boneTo("右腕", 7)}));
  document->history().cancelGesture();
  EXPECT_EQ(document->history().draft(), draftOf({boneTo("右腕", 3)}));
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  document->history().beginGesture("drag");
  document->history().updateGestureDraft(draftOf({boneTo("右腕", 8)}));
  document->history().undoStack()->undo();
  EXPECT_TRUE(document->history().draft().isEmpty()) << "undo cancels the drag and undoes the step before it";
  document->history().updateGestureDraft(draftOf({boneTo("右腕", 9)}));
  EXPECT_TRUE(document->history().draft().isEmpty()) << "the gesture is over";
}

TEST_F(DocumentDraft, SavingKeepsTheDraftAndDoesNotWriteIt) {
  open();
  document->history().setDraft("pose", draftOf({boneTo("右腕", 1)}));
  ASSERT_TRUE(document->file().save());
  EXPECT_FALSE(document->file().hasUnsavedSteps());
  EXPECT_TRUE(document->isModified()) << "the pose is not in any file";
  ASSERT_TRUE(document->revert());
  EXPECT_TRUE(document->history().draft().isEmpty());
  EXPECT_FALSE(document->isModified());
}

TEST_F(DocumentDraft, IsRecoveredAfterACrash) {
  open();
  document->history().setDraft("pose", draftOf({boneTo("右腕", 1)}));
  document->history().setDraft("pose", draftOf({boneTo("右腕", 1), boneTo("左腕", 2)}));
  registerPose(*document, "register", draftOf({boneTo("右腕", 1)}), 12, {});
  const motion::PoseDraft left = document->history().draft();
  EXPECT_EQ(left, draftOf({boneTo("左腕", 2)}));
  expectSameAfterRecovery();
  ASSERT_TRUE(recovered.document);
  EXPECT_EQ(recovered.document->history().draft(), left);
  recovered.document->history().undoStack()->undo();
  EXPECT_EQ(recovered.document->history().draft(), draftOf({boneTo("右腕", 1), boneTo("左腕", 2)}));
  recovered.document->history().undoStack()->setIndex(0);
  EXPECT_TRUE(recovered.document->history().draft().isEmpty());
}

TEST_F(DocumentDraft, IsRecoveredEvenIfEverythingElseIsSaved) {
  open();
  document->history().setDraft("pose", draftOf({boneTo("右腕", 1)}));
  ASSERT_TRUE(document->file().save());
  simulateCrash();
  recover();
  ASSERT_TRUE(recovered.document);
  EXPECT_EQ(recovered.document->history().draft(), draftOf({boneTo("右腕", 1)}));
}

TEST(JournalOfDrafts, DraftsRoundTripAndTruncatedOnesAreRejected) {
  motion::Edit edit;
  edit.draft.emplace().after = draftOf({boneTo("右腕", 1), boneTo("左腕", 2)});
  edit.draft->after.set(motion::MorphPose{test::nameOf("あ"), 0.25F});
  ByteWriter out;
  journal::writeEdit(out, edit);
  const Bytes bytes = std::move(out).take();
  ByteReader in(bytes);
  motion::Edit read;
  ASSERT_TRUE(journal::readEdit(in, read));
  EXPECT_EQ(read, edit);
  // After names, keys (none) and annotations, which may be omitted.
  constexpr std::size_t kNothing = 8;
  constexpr std::size_t kNoDraft = 12;
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    ByteReader cut(ByteView(bytes).first(size));
    motion::Edit some;
    EXPECT_EQ(journal::readEdit(cut, some), size == kNothing || size == kNoDraft) << size;
  }
}

// --- registering -----------------------------------------------------------------------------------------------------

class Registering : public ::testing::Test {
 protected:
  Registering() {
    track = test::addBone(motion, "右腕", {0, 20});
    motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
    for (motion::BoneKey& key : keys.values.edit()) {
      key.curves.fill({64, 0, 64, 127});
      key.physics = false;
    }
    motion.bones[0].keys = motion::Track<motion::BoneKey>(keys);
    morph = test::addMorph(motion, "あ", {0});
  }
  [[nodiscard]] motion::Motion registered(const motion::PoseDraft& poses, Frame frame,
                                          const motion::CurveSet& curves = {}) const {
    motion::Motion after = motion;
    motion::applyEdits(after, registeredPose(motion, poses, frame, curves).keys, motion::EditSide::After);
    return after;
  }
  [[nodiscard]] static const motion::BoneKey& keyAt(const motion::Motion& motion, Frame frame) {
    return *motion.bones[0].keys.find(frame);
  }

  motion::Motion motion;
  motion::TrackId track, morph;
};

motion::CurveSet linearCurves(motion::CurveChannels channels) {
  motion::CurveSet set;
  set.channels = channels;
  set.curves.fill(motion::kLinearCurve);
  return set;
}

TEST_F(Registering, AnExistingKeyKeepsItsPhysicsFlagAndCurves) {
  const motion::Motion after = registered(draftOf({boneTo("右腕", 5)}), 20);
  EXPECT_EQ(keyAt(after, 20).translation, (Vec3{5, 1, 2}));
  EXPECT_EQ(keyAt(after, 20).rotation, (Quat{0, 0.6F, 0, 0.8F}));
  EXPECT_FALSE(keyAt(after, 20).physics);
  EXPECT_EQ(keyAt(after, 20).curves, keyAt(motion, 20).curves);
}

TEST_F(Registering, ANewKeySplitsTheCurveAroundIt) {
  const motion::Motion after = registered(draftOf({boneTo("右腕", 5)}), 10);
  EXPECT_FALSE(keyAt(after, 10).physics) << "the state of the motion at this frame";
  EXPECT_EQ(keyAt(after, 20).translation, keyAt(motion, 20).translation);
  const auto x = static_cast<std::size_t>(motion::BoneChannel::X);
  EXPECT_NE(keyAt(after, 20).curves[x], keyAt(motion, 20).curves[x]);
  EXPECT_NE(keyAt(after, 10).curves[x], motion::kLinearCurve);
  EXPECT_EQ(keyAt(after, 20).curves[1], keyAt(motion, 20).curves[1]) << "channels that do not change keep their curves";
}

TEST_F(Registering, UsesTheDisplayedCurveAndKeepsTheCurveOfTheNextKey) {
  const motion::CurveSet onlyX = linearCurves({motion::CurveChannel::X});
  const motion::Motion after = registered(draftOf({boneTo("右腕", 5)}), 10, onlyX);
  EXPECT_EQ(keyAt(after, 10).curves[0], motion::kLinearCurve);
  EXPECT_EQ(keyAt(after, 20), keyAt(motion, 20));
  const motion::Motion again = registered(draftOf({boneTo("右腕", 5)}), 20, linearCurves(motion::kBoneCurveChannels));
  for (const motion::Curve& curve : keyAt(again, 20).curves)
    EXPECT_EQ(curve, motion::kLinearCurve) << "an existing key gets the curve too";
}

TEST_F(Registering, RegistersMorphsAndSkipsUnknownNames) {
  motion::PoseDraft poses = draftOf({boneTo("nobody", 5)});
  poses.set(motion::MorphPose{test::nameOf("あ"), 0.75F});
  const motion::Edit proposal = registeredPose(motion, poses, 7, {});
  EXPECT_EQ(proposal.selection->keyCount(), 1U);
  EXPECT_TRUE(proposal.selection->contains(morph, 7));
  motion::Motion after = motion;
  motion::applyEdits(after, proposal.keys, motion::EditSide::After);
  EXPECT_EQ(after.morphs[0].keys.find(7)->weight, 0.75F);
}

TEST_F(Registering, IsOneStepIncludingNewTracks) {
  MotionDocument document(motion);
  motion::PoseDraft draft = draftOf({boneTo("首", 3), boneTo("右腕", 5)});
  document.history().setDraft("pose", draft);
  registerPose(document, "register", draftOf({boneTo("首", 3)}), 4, {});
  const auto neck = document.motion().findBone(test::nameOf("首").bytes);
  ASSERT_TRUE(neck);
  EXPECT_TRUE(document.motion().bones[neck->index].keys.hasKey(4));
  EXPECT_TRUE(document.state().selection().contains(*neck, 4));
  EXPECT_EQ(document.history().draft(), draftOf({boneTo("右腕", 5)})) << "the others are still drafts";
  EXPECT_EQ(document.history().undoStack()->count(), 2);
  document.history().undoStack()->undo();
  EXPECT_EQ(document.history().draft(), draft);
  EXPECT_EQ(document.motion(), motion);
}

}  // namespace
}  // namespace furitsuke::edit
