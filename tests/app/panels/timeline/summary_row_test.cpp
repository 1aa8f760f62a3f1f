// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

/// The rows of the fixture, below the summary row.
class SummaryRow : public TimelineTest {
 protected:
  SummaryRow() { panel.setSummaryShown(true); }
  static constexpr int kAll = 0;
  [[nodiscard]] std::string summaryFrames() const {
    std::string text;
    for (const Frame frame : view().keys().frames(kAll)) text += (text.empty() ? "" : " ") + std::to_string(frame);
    return text;
  }
};

TEST_F(SummaryRow, IsFirstAndContainsTheKeysOfAllTracks) {
  EXPECT_EQ(rowNames().rfind("All tracks Bones 右腕", 0), 0U) << rowNames();
  EXPECT_EQ(summaryFrames(), "0 5 10 12 15 20 30");
  EXPECT_EQ(view().keys().count(kAll), 9U);
  panel.setSummaryShown(false);
  EXPECT_EQ(rowNames().rfind("Bones", 0), 0U);
}

TEST_F(SummaryRow, IncludesEditsThatWereMadeWhileItWasHidden) {
  EXPECT_EQ(summaryFrames(), "0 5 10 12 15 20 30");
  panel.setSummaryShown(false);
  motion::KeySelection keys;
  keys.add(right, 20);
  document->history().push("move", motion::moveKeys(document->motion(), keys, 5, motion::FrameZeroRule::AsMmd));
  panel.setSummaryShown(true);
  EXPECT_EQ(summaryFrames(), "0 5 10 12 15 25 30");
}

TEST_F(SummaryRow, AClickSelectsTheColumnAndADragMovesIt) {
  panel.setFrameZeroRule(motion::FrameZeroRule::Ordinary);
  click(sheet, at(kAll, 0));
  EXPECT_EQ(selection(), "右腕:0 左腕:0 morph:あ:0");
  drag(sheet, at(kAll, 0), at(kAll, 3));
  EXPECT_EQ(frames(right), "3 10 20");
  EXPECT_EQ(frames(left), "3 15 30");
  EXPECT_EQ(frames(a), "3 12");
  EXPECT_EQ(summaryFrames(), "3 5 10 12 15 20 30");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  document->history().undoStack()->undo();
  EXPECT_EQ(summaryFrames(), "0 5 10 12 15 20 30");
}

TEST_F(SummaryRow, ExcludesHiddenAndLockedTracks) {
  view().document()->state().setLocked({left}, true);
  click(sheet, at(kAll, 0));
  EXPECT_EQ(selection(), "右腕:0 morph:あ:0");
  panel.findChild<panels::TimelineView*>()->setFilter("腕");
  EXPECT_EQ(summaryFrames(), "0 10 15 20 30");
  click(sheet, at(kAll, 0));
  EXPECT_EQ(selection(), "右腕:0");
  panel.findChild<panels::TimelineView*>()->setFilter("nothing is called so");
  EXPECT_EQ(view().rows().count(), 0) << "it is hidden if no row is visible";
}

TEST_F(SummaryRow, CannotBeCollapsed) {
  panel.collapseAll();
  EXPECT_EQ(rowNames().rfind("All tracks Bones Morphs", 0), 0U) << rowNames();
  EXPECT_EQ(summaryFrames(), "0 5 10 12 15 20 30") << "tracks of collapsed groups are included";
  click(labels, inLabels(kAll, 6));
  EXPECT_EQ(view().cursorRow(), kAll) << "there is no arrow to click";
  panel.expandAll();
  doubleClick(labels, inLabels(kAll));
  EXPECT_EQ(document->state().selection().keyCount(), 9U);
}

TEST_F(SummaryRow, ABoxIntoOtherRowsSelectsOnlyKeysInsideIt) {
  drag(sheet, at(kAll, 7), at(kRight + 1, 13));
  EXPECT_EQ(selection(), "右腕:10");
  drag(sheet, at(kAll, 7) - QPointF(0, 4), at(kAll, 13) + QPointF(0, 4));
  EXPECT_EQ(selection(), "右腕:10 morph:あ:12");
}

}  // namespace
}  // namespace furitsuke::test
