// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTest>
#include <algorithm>

#include "app/panels/timeline/timeline_scroll_bars.h"
#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

class TimelinePanelTest : public TimelineTest {
 protected:
  [[nodiscard]] QLineEdit* search() const { return panel.findChild<QLineEdit*>(); }
  /// Types like an input method for Japanese.
  void typeInSearch(const QString& text) {
    search()->clear();
    QInputMethodEvent event;
    event.setCommitString(text);
    QApplication::sendEvent(search(), &event);
  }
};

TEST_F(TimelinePanelTest, ShowsTheTracksInTheOrderOfTheMotion) {
  EXPECT_EQ(rowNames(), "Bones 右腕 左腕 頭 Morphs あ Camera Light Self shadow Visibility and IK");
}

TEST_F(TimelinePanelTest, ShowsTheWholeMotionAtFirst) {
  EXPECT_GE(view().scale().xOf(0), 0);
  EXPECT_LE(view().scale().xOf(30), sheet->width());
  EXPECT_GT(view().scale().xOf(30), sheet->width() * 0.9);
}

TEST_F(TimelinePanelTest, WholeMotionStaysVisibleWhenThePanelIsResized) {
  panel.resize(1600, panel.height());
  QApplication::processEvents();
  EXPECT_GT(view().scale().xOf(30), sheet->width() * 0.9);
  panel.resize(600, panel.height());
  QApplication::processEvents();
  EXPECT_LE(view().scale().xOf(30), sheet->width());
}

TEST_F(TimelinePanelTest, CannotBeScrolledWhileTheWholeMotionIsVisible) {
  const QScrollBar* time = panel.findChild<panels::TimelineScrollBars*>()->horizontal();
  EXPECT_EQ(time->maximum(), 0);
  panel.zoomIn();
  EXPECT_GT(time->maximum(), 0);
}

TEST_F(TimelinePanelTest, WholeMotionIsVisibleAfterReturningToAResizedPanel) {
  panel.setDocument(nullptr);
  panel.resize(1600, panel.height());
  QApplication::processEvents();
  panel.setDocument(document.get());
  QApplication::processEvents();
  EXPECT_GT(view().scale().xOf(30), sheet->width() * 0.9);
}

TEST_F(TimelinePanelTest, AChosenZoomIsKeptWhenThePanelIsResized) {
  panel.zoomIn();
  const double zoom = view().scale().pixelsPerFrame();
  panel.resize(2 * panel.width(), panel.height());
  QApplication::processEvents();
  EXPECT_EQ(view().scale().pixelsPerFrame(), zoom);
}

TEST_F(TimelinePanelTest, SearchShowsMatchingTracksOnly) {
  panel.focusSearch();
  typeInSearch("腕");
  EXPECT_EQ(rowNames(), "Bones 右腕 左腕");
  typeInSearch("ア");
  EXPECT_EQ(rowNames(), "Morphs あ") << "katakana finds hiragana";
}

TEST_F(TimelinePanelTest, SearchFindsTracksOfCollapsedGroups) {
  panel.collapseAll();
  search()->setText("頭");
  EXPECT_EQ(rowNames(), "Bones 頭");
  search()->clear();
  EXPECT_EQ(view().rows().count(), 6) << "the group is collapsed again";
}

TEST_F(TimelinePanelTest, GroupHeadingsApplyOnlyToTracksThatTheSearchShows) {
  search()->setText("左");
  doubleClick(labels, inLabels(0));
  EXPECT_EQ(selection(), "左腕:0,15,30");
}

TEST_F(TimelinePanelTest, ScrollsToACurrentTrackSetElsewhere) {
  search()->setText("頭");
  panel.collapseAll();
  document->state().setCurrentTrack(a);
  EXPECT_TRUE(search()->text().isEmpty());
  ASSERT_TRUE(view().rows().rowOf(a).has_value());
  EXPECT_EQ(view().cursorRow(), view().rows().rowOf(a));
}

TEST_F(TimelinePanelTest, ScrollsToACurrentFrameSetElsewhere) {
  document->state().setCurrentFrame(5000);
  const double x = view().scale().xOf(5000);
  EXPECT_GE(x, 0);
  EXPECT_LE(x, sheet->width());
}

TEST_F(TimelinePanelTest, ScrollsToASelectionMadeElsewhere) {
  panel.resize(700, 200);
  QApplication::processEvents();
  for (int i = 0; i < 6; ++i) panel.zoomIn();
  select(a, {12});
  const auto row = view().rows().rowOf(a);
  ASSERT_TRUE(row.has_value());
  EXPECT_GE(view().rowTop(*row), 0);
  EXPECT_LE(view().rowTop(*row) + panels::TimelineView::kRowHeight, sheet->height());
  EXPECT_GE(view().scale().xOf(12), 0);
  EXPECT_LE(view().scale().xOf(12), sheet->width());
}

TEST_F(TimelinePanelTest, ScrollsOnlyToTheNearestKeyOfASelectionMadeElsewhere) {
  panel.resize(700, 120);
  QApplication::processEvents();
  document->state().setCurrentFrame(12);
  for (int i = 0; i < 60 && view().scale().xOf(0) >= 0; ++i) panel.zoomIn();
  ASSERT_LT(view().scale().xOf(0), 0);
  const double before = view().scale().xOf(12);
  ASSERT_TRUE(before >= 0 && before <= sheet->width());
  const int row = *view().rows().rowOf(a);
  ASSERT_GT(view().rowTop(row), sheet->height());
  select(a, {0, 12});
  EXPECT_LE(view().rowTop(row) + panels::TimelineView::kRowHeight, sheet->height());
  EXPECT_EQ(view().scale().xOf(12), before) << "a visible selection is not scrolled to its first key";
}

TEST_F(TimelinePanelTest, SelectsAllARowAndAColumn) {
  panel.selectAll();
  EXPECT_EQ(document->state().selection().keyCount(), 9U);
  document->state().setCurrentTrack(head);
  panel.selectRow();
  EXPECT_EQ(selection(), "頭:5");
  document->state().setCurrentFrame(0);
  panel.selectColumn();
  EXPECT_EQ(selection(), "右腕:0 左腕:0 morph:あ:0");
}

TEST_F(TimelinePanelTest, ToggleKeySelectsAndDeselectsTheKeyAtTheCursor) {
  const struct {
    const char* name;
    int row;
    Frame frame;
    bool isThere;
    const char* selected;
  } rows[] = {{"a key", kRight, 10, true, "右腕:10"},
              {"another one in addition", kLeft, 15, true, "右腕:10 左腕:15"},
              {"none", kRight, 11, false, "右腕:10 左腕:15"},
              {"the first one again", kRight, 10, true, "左腕:15"},
              {"all keys of a heading", kBones, 0, true, "右腕:0 左腕:0,15"},
              {"deselecting one of its keys", kRight, 0, true, "左腕:0,15"},
              {"the heading selects the missing key", kBones, 0, true, "右腕:0 左腕:0,15"},
              {"the heading deselects all of its keys", kBones, 0, true, "左腕:15"}};
  for (const auto& row : rows) {
    sheet->setFocus();
    document->state().setCurrentFrame(row.frame);
    QTest::keyClick(sheet, Qt::Key_PageUp);
    QTest::keyClick(sheet, Qt::Key_PageUp);
    for (int i = 0; i < row.row; ++i) QTest::keyClick(sheet, Qt::Key_Down);
    ASSERT_EQ(view().cursorRow(), row.row) << row.name;
    EXPECT_EQ(panel.toggleKey(), row.isThere) << row.name;
    EXPECT_EQ(selection(), row.selected) << row.name;
  }
  document->state().setSelection({});
  document->state().setLocked({left}, true);
  document->state().setCurrentTrack(left);
  document->state().setCurrentFrame(15);
  EXPECT_FALSE(panel.toggleKey()) << "the track is locked";
}

TEST_F(TimelinePanelTest, ZoomToSelectionShowsTheSelection) {
  select(left, {15, 30});
  panel.zoomSelection();
  EXPECT_GT(view().scale().xOf(15), 0);
  EXPECT_LT(view().scale().xOf(30), sheet->width());
  EXPECT_GT(view().scale().xOf(30) - view().scale().xOf(15), sheet->width() / 2.0);
  panel.zoomFit();
  EXPECT_GE(view().scale().xOf(0), 0);
}

TEST_F(TimelinePanelTest, ArrowKeysMovePlayheadAndTrack) {
  sheet->setFocus();
  QTest::keyClick(sheet, Qt::Key_Right);
  QTest::keyClick(sheet, Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(document->state().currentFrame(), 11);
  QTest::keyClick(sheet, Qt::Key_Left);
  EXPECT_EQ(document->state().currentFrame(), 10);
  document->state().setCurrentTrack(right);
  QTest::keyClick(sheet, Qt::Key_Down);
  EXPECT_EQ(document->state().currentTrack(), left);
  QTest::keyClick(sheet, Qt::Key_Up);
  EXPECT_EQ(document->state().currentTrack(), right);
}

TEST_F(TimelinePanelTest, HomeAndEndGoToTheEndsOfTheMotion) {
  QTest::keyClick(sheet, Qt::Key_End);
  EXPECT_EQ(document->state().currentFrame(), 30);
  QTest::keyClick(sheet, Qt::Key_Home);
  EXPECT_EQ(document->state().currentFrame(), 0);
}

TEST_F(TimelinePanelTest, PlusAndMinusZoomAboutThePlayhead) {
  document->state().setCurrentFrame(12);
  const double x = view().scale().xOf(12);
  const double before = view().scale().pixelsPerFrame();
  QTest::keyClick(sheet, Qt::Key_Plus);
  EXPECT_GT(view().scale().pixelsPerFrame(), before);
  EXPECT_NEAR(view().scale().xOf(12), x, 1e-6);
  QTest::keyClick(sheet, Qt::Key_Minus);
  EXPECT_NEAR(view().scale().pixelsPerFrame(), before, 1e-9);
}

TEST_F(TimelinePanelTest, LabelsAreNavigatedLikeATree) {
  document->state().setCurrentTrack(left);
  QTest::keyClick(labels, Qt::Key_Space);
  EXPECT_EQ(selection(), "左腕:0,15,30");
  QTest::keyClick(labels, Qt::Key_Left);
  EXPECT_TRUE(view().rows().isFolded(1));
  EXPECT_EQ(view().cursorRow(), 0);
  QTest::keyClick(labels, Qt::Key_Down);
  QTest::keyClick(labels, Qt::Key_Down);
  EXPECT_EQ(document->state().currentTrack(), a);
  QTest::keyClick(labels, Qt::Key_Home);
  QTest::keyClick(labels, Qt::Key_Right);
  EXPECT_FALSE(view().rows().isFolded(1));
}

TEST_F(TimelinePanelTest, EscapeWithoutADragClearsTheSelection) {
  select(right, {10});
  QTest::keyClick(sheet, Qt::Key_Escape);
  EXPECT_EQ(selection(), "");
}

TEST_F(TimelinePanelTest, ContextMenuContainsTheGivenActionsAndSelectsTheKey) {
  QAction action("Delete");
  panel.setContextActions(panels::TimelineMenu::Keys, {&action});
  QContextMenuEvent event(QContextMenuEvent::Mouse, at(kLeft, 15).toPoint(),
                          sheet->mapToGlobal(at(kLeft, 15).toPoint()));
  QApplication::sendEvent(sheet, &event);
  auto* menu = panel.findChild<QMenu*>();
  ASSERT_NE(menu, nullptr);
  EXPECT_EQ(menu->actions(), QList<QAction*>{&action});
  EXPECT_EQ(selection(), "左腕:15");
  menu->close();
}

TEST_F(TimelinePanelTest, ScrollBarsFollowTheViewAndScrollIt) {
  panel.resize(700, 200);
  QApplication::processEvents();
  for (int i = 0; i < 4; ++i) panel.zoomIn();
  const auto* bars = panel.findChild<panels::TimelineScrollBars*>();
  for (QScrollBar* bar : {bars->horizontal(), bars->vertical()}) {
    ASSERT_GT(bar->maximum(), 0);
    bar->setValue(bar->maximum());
  }
  EXPECT_EQ(view().scrollY(), view().maxScrollY());
  EXPECT_LE(view().scale().xOf(30), sheet->width());
}

TEST_F(TimelinePanelTest, ZoomAndScrollAreKeptPerDocument) {
  for (int i = 0; i < 3; ++i) panel.zoomIn();
  const widgets::TimeScale scale = view().scale();
  edit::MotionDocument other;
  panel.setDocument(&other);
  EXPECT_NE(view().scale(), scale);
  panel.setDocument(document.get());
  EXPECT_EQ(view().scale(), scale);
}

TEST_F(TimelinePanelTest, NoDocumentShowsTheEmptyStateWithItsButton) {
  QAction open("Open");
  panel.setEmptyActions({&open});
  panel.setDocument(nullptr);
  EXPECT_FALSE(sheet->isVisible());
  panel.selectAll();
  panel.selectColumn();
  panel.zoomSelection();
  panel.setDocument(document.get());
  EXPECT_TRUE(sheet->isVisible());
}

TEST_F(TimelinePanelTest, AddedTracksAppear) {
  document->history().ensureTrack(motion::TrackKind::Bone, nameOf("センター"));
  EXPECT_EQ(rowNames(), "Bones 右腕 左腕 頭 センター Morphs あ Camera Light Self shadow Visibility and IK");
}

TEST_F(TimelinePanelTest, GroupHeadingsFollowEdits) {
  const auto heading = [this] {
    std::string text;
    for (const Frame frame : view().keys().frames(kBones)) text += std::to_string(frame) + " ";
    return text;
  };
  EXPECT_EQ(heading(), "0 5 10 15 20 30 ");
  select(left, {15});
  document->history().push(
      "move", motion::moveKeys(document->motion(), document->state().selection(), 2, motion::FrameZeroRule::AsMmd));
  EXPECT_EQ(heading(), "0 5 10 17 20 30 ");
  document->history().undoStack()->undo();
  EXPECT_EQ(heading(), "0 5 10 15 20 30 ");
}

}  // namespace
}  // namespace furitsuke::test
