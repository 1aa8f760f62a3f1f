// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/edit/edit_commands.h"
#include "core/edit/journal/journal_keys.h"
#include "core/edit/motion_document.h"
#include "core/edit/pose_registration.h"
#include "core/eval/sample.h"
#include "tests/edit/journal_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

BonePose boneTo(const char* name, float x) { return {test::nameOf(name), {x, 1, 2}, {0, 0.6F, 0, 0.8F}}; }

PoseDraft draftOf(std::initializer_list<BonePose> bones) {
  PoseDraft draft;
  for (const BonePose& bone : bones) draft.set(bone);
  return draft;
}

class DocumentDraft : public test::JournalTest {};

TEST_F(DocumentDraft, IsAnUndoStepThatLeavesTheMotionAlone) {
  open();
  QSignalSpy told(document.get(), &MotionDocument::draftChanged);
  QSignalSpy keysTold(document.get(), &MotionDocument::motionChanged);
  const PoseDraft first = draftOf({boneTo("右腕", 1)});
  const PoseDraft second = draftOf({boneTo("右腕", 1), boneTo("左腕", 2)});
  document->setDraft("pose", first);
  document->setDraft("pose", second);
  document->setDraft("pose", second);
  EXPECT_EQ(document->undoStack()->count(), 2) << "the third changed nothing";
  EXPECT_EQ(document->draft(), second);
  EXPECT_TRUE(document->isModified());
  document->undoStack()->undo();
  EXPECT_EQ(document->draft(), first);
  document->undoStack()->undo();
  EXPECT_TRUE(document->draft().isEmpty());
  EXPECT_FALSE(document->isModified());
  document->undoStack()->redo();
  EXPECT_EQ(document->draft(), first);
  EXPECT_EQ(told.count(), 5);
  EXPECT_EQ(keysTold.count(), 0);
}

TEST_F(DocumentDraft, AGestureOfItIsOneStepOrNone) {
  open();
  document->beginGesture("drag");
  for (const float x : {1.0F, 2.0F, 3.0F}) document->updateGestureDraft(draftOf({boneTo("右腕", x)}));
  EXPECT_EQ(document->draft(), draftOf({boneTo("右腕", 3)})) << "shown while it goes on";
  document->endGesture();
  EXPECT_EQ(document->undoStack()->count(), 1);
  document->beginGesture("drag");
  document->updateGestureDraft(draftOf({boneTo("右腕", 7)}));
  document->cancelGesture();
  EXPECT_EQ(document->draft(), draftOf({boneTo("右腕", 3)}));
  EXPECT_EQ(document->undoStack()->count(), 1);
  document->beginGesture("drag");
  document->updateGestureDraft(draftOf({boneTo("右腕", 8)}));
  document->undoStack()->undo();
  EXPECT_TRUE(document->draft().isEmpty()) << "undo takes the drag along, and the step before it";
  document->updateGestureDraft(draftOf({boneTo("右腕", 9)}));
  EXPECT_TRUE(document->draft().isEmpty()) << "the gesture is over";
}

TEST_F(DocumentDraft, ASaveLeavesItAndTheFileAsTheyWere) {
  open();
  document->setDraft("pose", draftOf({boneTo("右腕", 1)}));
  ASSERT_TRUE(document->save());
  EXPECT_FALSE(document->hasUnsavedSteps());
  EXPECT_TRUE(document->isModified()) << "the pose is in no file";
  ASSERT_TRUE(document->revert());
  EXPECT_TRUE(document->draft().isEmpty());
  EXPECT_FALSE(document->isModified());
}

TEST_F(DocumentDraft, ComesBackAfterACrash) {
  open();
  document->setDraft("pose", draftOf({boneTo("右腕", 1)}));
  document->setDraft("pose", draftOf({boneTo("右腕", 1), boneTo("左腕", 2)}));
  registerPose(*document, "register", draftOf({boneTo("右腕", 1)}), 12, {});
  const PoseDraft left = document->draft();
  EXPECT_EQ(left, draftOf({boneTo("左腕", 2)}));
  expectTheSameAfterDeath();
  ASSERT_TRUE(recovered.document);
  EXPECT_EQ(recovered.document->draft(), left);
  recovered.document->undoStack()->undo();
  EXPECT_EQ(recovered.document->draft(), draftOf({boneTo("右腕", 1), boneTo("左腕", 2)}));
  recovered.document->undoStack()->setIndex(0);
  EXPECT_TRUE(recovered.document->draft().isEmpty());
}

TEST_F(DocumentDraft, IsRecoveredAlsoWhenAllElseIsSaved) {
  open();
  document->setDraft("pose", draftOf({boneTo("右腕", 1)}));
  ASSERT_TRUE(document->save());
  die();
  recover();
  ASSERT_TRUE(recovered.document);
  EXPECT_EQ(recovered.document->draft(), draftOf({boneTo("右腕", 1)}));
}

TEST(JournalOfDrafts, WhatIsWrittenIsReadAndWhatIsCutShortIsNot) {
  MotionEdit edit;
  edit.draft.emplace().after = draftOf({boneTo("右腕", 1), boneTo("左腕", 2)});
  edit.draft->after.set(MorphPose{test::nameOf("あ"), 0.25F});
  ByteWriter out;
  journal::writeEdit(out, edit);
  const Bytes bytes = std::move(out).take();
  ByteReader in(bytes);
  MotionEdit read;
  ASSERT_TRUE(journal::readEdit(in, read));
  EXPECT_EQ(read, edit);
  // Behind names and keys, of which there are none, and annotations, which may be missing whole.
  constexpr std::size_t kNothing = 8;
  constexpr std::size_t kNoDraft = 12;
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    ByteReader cut(ByteView(bytes).first(size));
    MotionEdit some;
    EXPECT_EQ(journal::readEdit(cut, some), size == kNothing || size == kNoDraft) << size;
  }
}

// --- registering -----------------------------------------------------------------------------------------------------

class Registering : public ::testing::Test {
 protected:
  Registering() {
    track = test::addBone(motion, "右腕", {0, 20});
    Keys<BoneKey> keys = motion.bones[0].keys.keys();
    for (BoneKey& key : keys.values.edit()) {
      key.curves.fill({64, 0, 64, 127});
      key.physics = false;
    }
    motion.bones[0].keys = Track<BoneKey>(keys);
    morph = test::addMorph(motion, "あ", {0});
  }
  [[nodiscard]] Motion registered(const PoseDraft& poses, Frame frame, const CurveSet& curves = {}) const {
    Motion after = motion;
    applyEdits(after, registeredPose(motion, poses, frame, curves).edits, EditSide::After);
    return after;
  }
  [[nodiscard]] static const BoneKey& keyAt(const Motion& motion, Frame frame) {
    return *motion.bones[0].keys.find(frame);
  }

  Motion motion;
  TrackId track, morph;
};

CurveSet linearCurves(CurveChannels channels) {
  CurveSet set;
  set.channels = channels;
  set.curves.fill(kLinearCurve);
  return set;
}

TEST_F(Registering, AKeyThatIsThereKeepsItsPhysicsAndItsCurves) {
  const Motion after = registered(draftOf({boneTo("右腕", 5)}), 20);
  EXPECT_EQ(keyAt(after, 20).translation, (Vec3{5, 1, 2}));
  EXPECT_EQ(keyAt(after, 20).rotation, (Quat{0, 0.6F, 0, 0.8F}));
  EXPECT_FALSE(keyAt(after, 20).physics);
  EXPECT_EQ(keyAt(after, 20).curves, keyAt(motion, 20).curves);
}

TEST_F(Registering, ANewKeyCutsTheCurveThatItDivides) {
  const Motion after = registered(draftOf({boneTo("右腕", 5)}), 10);
  EXPECT_FALSE(keyAt(after, 10).physics) << "the state that the motion has there";
  EXPECT_EQ(keyAt(after, 20).translation, keyAt(motion, 20).translation);
  const auto x = static_cast<std::size_t>(BoneChannel::X);
  EXPECT_NE(keyAt(after, 20).curves[x], keyAt(motion, 20).curves[x]);
  EXPECT_NE(keyAt(after, 10).curves[x], kLinearCurve);
  EXPECT_EQ(keyAt(after, 20).curves[1], keyAt(motion, 20).curves[1]) << "what rests is not touched";
}

TEST_F(Registering, TheCurveThatIsShownIsTakenAndTheLaterKeyKeepsItsOwn) {
  const CurveSet onlyX = linearCurves({CurveChannel::X});
  const Motion after = registered(draftOf({boneTo("右腕", 5)}), 10, onlyX);
  EXPECT_EQ(keyAt(after, 10).curves[0], kLinearCurve);
  EXPECT_EQ(keyAt(after, 20), keyAt(motion, 20));
  const Motion again = registered(draftOf({boneTo("右腕", 5)}), 20, linearCurves(kBoneCurveChannels));
  for (const Curve& curve : keyAt(again, 20).curves) EXPECT_EQ(curve, kLinearCurve) << "an existing key takes it too";
}

TEST_F(Registering, MorphsAndUnknownNames) {
  PoseDraft poses = draftOf({boneTo("nobody", 5)});
  poses.set(MorphPose{test::nameOf("あ"), 0.75F});
  const EditProposal proposal = registeredPose(motion, poses, 7, {});
  EXPECT_EQ(proposal.selection.keyCount(), 1U);
  EXPECT_TRUE(proposal.selection.contains(morph, 7));
  Motion after = motion;
  applyEdits(after, proposal.edits, EditSide::After);
  EXPECT_EQ(after.morphs[0].keys.find(7)->weight, 0.75F);
}

TEST_F(Registering, IsOneStepWithTheTracksItNeeds) {
  MotionDocument document(motion);
  PoseDraft draft = draftOf({boneTo("首", 3), boneTo("右腕", 5)});
  document.setDraft("pose", draft);
  registerPose(document, "register", draftOf({boneTo("首", 3)}), 4, {});
  const auto neck = document.motion().findBone(test::nameOf("首").bytes);
  ASSERT_TRUE(neck);
  EXPECT_TRUE(document.motion().bones[neck->index].keys.hasKey(4));
  EXPECT_TRUE(document.selection().contains(*neck, 4));
  EXPECT_EQ(document.draft(), draftOf({boneTo("右腕", 5)})) << "the others are still only posed";
  EXPECT_EQ(document.undoStack()->count(), 2);
  document.undoStack()->undo();
  EXPECT_EQ(document.draft(), draft);
  EXPECT_EQ(document.motion(), motion);
}

}  // namespace
}  // namespace furitsuke
