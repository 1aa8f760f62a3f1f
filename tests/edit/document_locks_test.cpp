// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/edit/motion_document.h"
#include "core/edit/pose_pasting.h"
#include "core/edit/pose_registration.h"
#include "core/eval/insert_key.h"
#include "tests/support/motions.h"
#include "tests/support/temp_folder.h"

namespace furitsuke {
namespace {

class DocumentLocks : public ::testing::Test {
 protected:
  DocumentLocks() {
    Motion motion;
    right = test::addBone(motion, "右腕", {0, 10, 20});
    left = test::addBone(motion, "左腕", {0, 30});
    smile = test::addMorph(motion, "笑い", {5});
    take(std::make_unique<MotionDocument>(std::move(motion)));
  }

  void take(std::unique_ptr<MotionDocument> made) {
    document = std::move(made);
    QObject::connect(document.get(), &MotionDocument::lockedTracksKept, document.get(),
                     [this](const std::vector<TrackId>& tracks) { told.push_back(tracks); });
  }
  [[nodiscard]] std::string frames(TrackId track) const { return test::framesOf(document->motion(), track); }
  [[nodiscard]] EditProposal everythingBy(std::int64_t by) const {
    return moveKeys(document->motion(), selectAllKeys(document->motion()), by, FrameZeroRule::Ordinary);
  }

  TrackId right, left, smile;
  std::unique_ptr<MotionDocument> document;
  std::vector<std::vector<TrackId>> told;
};

TEST_F(DocumentLocks, KeysOfLockedTracksCannotBeSelected) {
  document->setSelection(selectAllKeys(document->motion()));
  QSignalSpy changed(document.get(), &MotionDocument::locksChanged);
  document->setLocked({right, smile}, true);
  EXPECT_EQ(document->selection(), selectKeys(document->motion(), left)) << "what was selected is given up";
  document->setSelection(selectAllKeys(document->motion()));
  EXPECT_EQ(document->selection(), selectKeys(document->motion(), left));
  document->setLocked({right}, true);
  EXPECT_EQ(changed.count(), 1) << "it was locked already";
  document->setLocked({right, smile}, false);
  document->setSelection(selectAllKeys(document->motion()));
  EXPECT_EQ(document->selection(), selectAllKeys(document->motion()));
  EXPECT_EQ(changed.count(), 2);
}

TEST_F(DocumentLocks, AStepLeavesLockedTracksOutAndSaysSo) {
  document->setLocked({right}, true);
  document->push("move", everythingBy(3));
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(frames(left), "3 33");
  EXPECT_EQ(frames(smile), "8");
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told.front(), std::vector<TrackId>{right});
  document->undoStack()->undo();
  EXPECT_EQ(frames(left), "0 30");
}

TEST_F(DocumentLocks, AStepOnLockedTracksAloneIsNone) {
  document->setLocked({right}, true);
  document->push("add", insertSampledKey(document->motion(), right, 15));
  EXPECT_EQ(document->undoStack()->count(), 0);
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(told.size(), 1U);
}

TEST_F(DocumentLocks, UndoAndRedoGoOverLockedTracks) {
  document->push("move", everythingBy(3));
  document->setLocked({right}, true);
  document->undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
  document->undoStack()->redo();
  EXPECT_EQ(frames(right), "3 13 23");
  EXPECT_TRUE(told.empty());
}

TEST_F(DocumentLocks, AGestureLeavesThemOutAndSaysSoOnceAtItsEnd) {
  document->setLocked({left}, true);
  document->beginGesture("drag");
  for (const std::int64_t by : {1, 2, 3}) {
    document->updateGesture(
        [by](const Motion& motion) { return moveKeys(motion, selectAllKeys(motion), by, FrameZeroRule::Ordinary); });
  }
  EXPECT_EQ(frames(right), "3 13 23");
  EXPECT_EQ(frames(left), "0 30");
  EXPECT_TRUE(told.empty());
  document->endGesture();
  EXPECT_EQ(told.size(), 1U);
  document->undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
}

TEST_F(DocumentLocks, APreviewLeavesThemOut) {
  document->setLocked({left}, true);
  const EditProposal proposal = everythingBy(4);
  EditedMotion edited{document->motion(), MotionEdit{proposal.edits, {}}, proposal.selection};
  applyEdits(edited.motion, proposal.edits, EditSide::After);
  document->showPreview("operation", edited);
  EXPECT_EQ(frames(right), "4 14 24");
  EXPECT_EQ(frames(left), "0 30");
  EXPECT_TRUE(told.empty()) << "nobody has decided for it";
  document->takePreview();
  EXPECT_EQ(frames(left), "0 30");
  EXPECT_EQ(told.size(), 1U);
  document->undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(frames(left), "0 30");
}

TEST_F(DocumentLocks, WhatIsPosedOnLockedTracksStaysADraft) {
  const BonePose raised{test::nameOf("右腕"), {1, 2, 3}, {0, 0, 0, 1}};
  const BonePose turned{test::nameOf("左腕"), {4, 5, 6}, {0, 0, 0, 1}};
  PoseDraft draft;
  draft.set(raised);
  draft.set(turned);
  document->setDraft("pose", draft);
  document->setLocked({right}, true);
  registerPose(*document, "register", document->draft(), 7, {});
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(frames(left), "0 7 30");
  PoseDraft unregistered;
  unregistered.set(raised);
  EXPECT_EQ(document->draft(), unregistered) << "nothing is lost without a word";
  EXPECT_EQ(told.size(), 1U);
  document->undoStack()->undo();
  EXPECT_EQ(document->draft(), draft);

  Pose pose;
  pose.bones = {raised, turned};
  document->beginGesture("blend");
  document->updateGestureDraft(draftBeside(document->draft(), pose));
  document->updateGesture([pose](const Motion& motion) { return pastePose(motion, pose, 8, 0.5); });
  document->endGesture();
  EXPECT_EQ(document->draft(), unregistered) << "in a gesture neither";
}

TEST_F(DocumentLocks, RevertingLocksTheTracksOfTheSameNames) {
  const test::TempFolder folder;
  const auto path = folder.path() / "dance.vmd";
  ASSERT_TRUE(document->saveAs(path));
  const TrackId added = document->ensureTrack(TrackKind::Bone, test::nameOf("頭"));
  document->setLocked({left, added}, true);
  ASSERT_TRUE(document->revert());
  const auto now = findTrack(document->motion(), "左腕");
  ASSERT_TRUE(now);
  EXPECT_EQ(document->locks().tracks(), std::set<TrackId>{*now});
}

}  // namespace
}  // namespace furitsuke
