// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/edit/document/motion_document.h"
#include "core/edit/document/pose_pasting.h"
#include "core/edit/document/pose_registration.h"
#include "core/eval/insert_key.h"
#include "tests/support/motions.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::edit {
namespace {

class DocumentLocks : public ::testing::Test {
 protected:
  DocumentLocks() {
    motion::Motion motion;
    right = test::addBone(motion, "右腕", {0, 10, 20});
    left = test::addBone(motion, "左腕", {0, 30});
    smile = test::addMorph(motion, "笑い", {5});
    setDocument(std::make_unique<MotionDocument>(std::move(motion)));
  }

  void setDocument(std::unique_ptr<MotionDocument> made) {
    document = std::move(made);
    QObject::connect(document.get(), &MotionDocument::lockedTracksKept, document.get(),
                     [this](const std::vector<motion::TrackId>& tracks) { reported.push_back(tracks); });
  }
  [[nodiscard]] std::string frames(motion::TrackId track) const { return test::framesOf(document->motion(), track); }
  [[nodiscard]] motion::Edit everythingBy(std::int64_t by) const {
    return motion::moveKeys(document->motion(), motion::selectAllKeys(document->motion()), by,
                            motion::FrameZeroRule::Ordinary);
  }

  motion::TrackId right, left, smile;
  std::unique_ptr<MotionDocument> document;
  std::vector<std::vector<motion::TrackId>> reported;
};

TEST_F(DocumentLocks, KeysOfLockedTracksCannotBeSelected) {
  document->state().setSelection(motion::selectAllKeys(document->motion()));
  QSignalSpy changed(document.get(), &MotionDocument::locksChanged);
  document->state().setLocked({right, smile}, true);
  EXPECT_EQ(document->state().selection(), motion::selectKeys(document->motion(), left))
      << "keys of the locked track are deselected";
  document->state().setSelection(motion::selectAllKeys(document->motion()));
  EXPECT_EQ(document->state().selection(), motion::selectKeys(document->motion(), left));
  document->state().setLocked({right}, true);
  EXPECT_EQ(changed.count(), 1) << "it was already locked";
  document->state().setLocked({right, smile}, false);
  document->state().setSelection(motion::selectAllKeys(document->motion()));
  EXPECT_EQ(document->state().selection(), motion::selectAllKeys(document->motion()));
  EXPECT_EQ(changed.count(), 2);
}

TEST_F(DocumentLocks, AStepSkipsLockedTracksAndReportsThem) {
  document->state().setLocked({right}, true);
  document->history().push("move", everythingBy(3));
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(frames(left), "3 33");
  EXPECT_EQ(frames(smile), "8");
  ASSERT_EQ(reported.size(), 1U);
  EXPECT_EQ(reported.front(), std::vector<motion::TrackId>{right});
  document->history().undoStack()->undo();
  EXPECT_EQ(frames(left), "0 30");
}

TEST_F(DocumentLocks, AStepThatChangesOnlyLockedTracksIsNotMade) {
  document->state().setLocked({right}, true);
  document->history().push("add", eval::insertSampledKey(document->motion(), right, 15));
  EXPECT_EQ(document->history().undoStack()->count(), 0);
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(reported.size(), 1U);
}

TEST_F(DocumentLocks, UndoAndRedoIgnoreLocks) {
  document->history().push("move", everythingBy(3));
  document->state().setLocked({right}, true);
  document->history().undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
  document->history().undoStack()->redo();
  EXPECT_EQ(frames(right), "3 13 23");
  EXPECT_TRUE(reported.empty());
}

TEST_F(DocumentLocks, AGestureSkipsThemAndReportsThemOnceAtItsEnd) {
  document->state().setLocked({left}, true);
  document->history().beginGesture("drag");
  for (const std::int64_t by : {1, 2, 3}) {
    document->history().updateGesture([by](const motion::Motion& motion) {
      return motion::moveKeys(motion, motion::selectAllKeys(motion), by, motion::FrameZeroRule::Ordinary);
    });
  }
  EXPECT_EQ(frames(right), "3 13 23");
  EXPECT_EQ(frames(left), "0 30");
  EXPECT_TRUE(reported.empty());
  document->history().endGesture();
  EXPECT_EQ(reported.size(), 1U);
  document->history().undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
}

TEST_F(DocumentLocks, APreviewSkipsThem) {
  document->state().setLocked({left}, true);
  const motion::Edit proposal = everythingBy(4);
  EditedMotion edited{document->motion(), proposal};
  motion::applyEdits(edited.motion, proposal.keys, motion::EditSide::After);
  document->history().showPreview("operation", edited);
  EXPECT_EQ(frames(right), "4 14 24");
  EXPECT_EQ(frames(left), "0 30");
  EXPECT_TRUE(reported.empty()) << "the preview is not applied yet";
  document->history().acceptPreview();
  EXPECT_EQ(frames(left), "0 30");
  EXPECT_EQ(reported.size(), 1U);
  document->history().undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(frames(left), "0 30");
}

TEST_F(DocumentLocks, PosesOfLockedTracksStayDrafts) {
  const motion::BonePose raised{test::nameOf("右腕"), {1, 2, 3}, {0, 0, 0, 1}};
  const motion::BonePose turned{test::nameOf("左腕"), {4, 5, 6}, {0, 0, 0, 1}};
  motion::PoseDraft draft;
  draft.set(raised);
  draft.set(turned);
  document->history().setDraft("pose", draft);
  document->state().setLocked({right}, true);
  registerPose(*document, "register", document->history().draft(), 7, {});
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(frames(left), "0 7 30");
  motion::PoseDraft unregistered;
  unregistered.set(raised);
  EXPECT_EQ(document->history().draft(), unregistered) << "the unregistered pose is kept";
  EXPECT_EQ(reported.size(), 1U);
  document->history().undoStack()->undo();
  EXPECT_EQ(document->history().draft(), draft);

  motion::Pose pose;
  pose.bones = {raised, turned};
  document->history().beginGesture("blend");
  document->history().updateGestureDraft(draftWithout(document->history().draft(), pose));
  document->history().updateGesture([pose](const motion::Motion& motion) { return pastePose(motion, pose, 8, 0.5); });
  document->history().endGesture();
  EXPECT_EQ(document->history().draft(), unregistered) << "also in a gesture";
}

TEST_F(DocumentLocks, RevertingKeepsLocksByName) {
  const test::TempFolder folder;
  const auto path = folder.path() / "dance.vmd";
  ASSERT_TRUE(document->file().saveAs(path));
  const motion::TrackId added = document->history().ensureTrack(motion::TrackKind::Bone, test::nameOf("頭"));
  document->state().setLocked({left, added}, true);
  ASSERT_TRUE(document->revert());
  const auto now = motion::findTrack(document->motion(), "左腕");
  ASSERT_TRUE(now);
  EXPECT_EQ(document->state().locks().tracks(), std::set<motion::TrackId>{*now});
}

}  // namespace
}  // namespace furitsuke::edit
