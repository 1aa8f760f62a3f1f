// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QContextMenuEvent>
#include <QStringList>
#include <QTest>
#include <utility>
#include <vector>

#include "app/widgets/status_line.h"
#include "core/eval/insert_key.h"
#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

class TimelineMouse : public TimelineTest {};

// --- selecting -------------------------------------------------------------------------------------------------------

TEST_F(TimelineMouse, ClickSelectsOneKeyAndMakesItsTrackCurrent) {
  select(left, {0, 15});
  click(sheet, at(kRight, 10));
  EXPECT_EQ(selection(), "右腕:10");
  EXPECT_EQ(document->state().currentTrack(), right);
}

TEST_F(TimelineMouse, ClickOnASelectedKeyKeepsTheSelectionUntilTheButtonIsReleased) {
  select(right, {0, 10, 20});
  press(sheet, at(kRight, 10));
  EXPECT_EQ(selection(), "右腕:0,10,20");
  release(sheet, at(kRight, 10));
  EXPECT_EQ(selection(), "右腕:10");
}

TEST_F(TimelineMouse, ControlClickTogglesAKey) {
  click(sheet, at(kRight, 10));
  click(sheet, at(kLeft, 15), Qt::ControlModifier);
  EXPECT_EQ(selection(), "右腕:10 左腕:15");
  click(sheet, at(kRight, 10), Qt::ControlModifier);
  EXPECT_EQ(selection(), "左腕:15");
}

TEST_F(TimelineMouse, ShiftClickExtendsFromTheLastClickedKey) {
  click(sheet, at(kRight, 10));
  click(sheet, at(kLeft, 30), Qt::ShiftModifier);
  EXPECT_EQ(selection(), "右腕:10,20 左腕:15,30");
}

TEST_F(TimelineMouse, ControlShiftClickDeselects) {
  select(right, {0, 10});
  click(sheet, at(kRight, 0), Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(selection(), "右腕:10");
}

TEST_F(TimelineMouse, ClickOnAGroupKeySelectsTheKeysOfItsTracks) {
  click(sheet, at(kBones, 0));
  EXPECT_EQ(selection(), "右腕:0 左腕:0");
}

TEST_F(TimelineMouse, ClickNextToKeysClearsTheSelectionAndMovesThePlayhead) {
  select(right, {10});
  click(sheet, at(kLeft, 22));
  EXPECT_EQ(selection(), "");
  EXPECT_EQ(document->state().currentFrame(), 22);
  EXPECT_EQ(document->state().currentTrack(), left);
}

struct BoxCase {
  const char* name;
  Qt::KeyboardModifiers modifiers;
  const char* selected;
};

TEST_F(TimelineMouse, BoxReplacesAddsOrRemoves) {
  const BoxCase cases[] = {{"plain", Qt::NoModifier, "右腕:10,20 左腕:15"},
                           {"shift adds", Qt::ShiftModifier, "右腕:0,10,20 左腕:15"},
                           {"ctrl adds", Qt::ControlModifier, "右腕:0,10,20 左腕:15"},
                           {"both remove", Qt::ControlModifier | Qt::ShiftModifier, "右腕:0"}};
  for (const BoxCase& row : cases) {
    SCOPED_TRACE(row.name);
    select(right, {0, 10});
    drag(sheet, at(kLeft, 6), at(kRight, 23), row.modifiers);
    EXPECT_EQ(selection(), row.selected);
  }
}

TEST_F(TimelineMouse, BoxFromAHeadingIntoItsTracksSelectsOnlyKeysInsideIt) {
  drag(sheet, at(kBones, 7), at(kRight, 23));
  EXPECT_EQ(selection(), "右腕:10,20");
}

TEST_F(TimelineMouse, EscapeCancelsTheBox) {
  select(left, {15});
  press(sheet, at(kLeft, 6));
  moveTo(sheet, at(kLeft, 6), at(kRight, 23));
  QTest::keyClick(sheet, Qt::Key_Escape);
  release(sheet, at(kRight, 23));
  EXPECT_EQ(selection(), "左腕:15");
}

TEST_F(TimelineMouse, RulerSelectsColumns) {
  click(ruler, inRuler(0), Qt::AltModifier);
  EXPECT_EQ(selection(), "右腕:0 左腕:0 morph:あ:0");
  doubleClick(ruler, inRuler(15));
  EXPECT_EQ(selection(), "左腕:15");
  click(ruler, inRuler(20), Qt::AltModifier | Qt::ShiftModifier);
  EXPECT_EQ(selection(), "右腕:20 左腕:15");
}

TEST_F(TimelineMouse, LabelsSelectRows) {
  doubleClick(labels, inLabels(kLeft));
  EXPECT_EQ(selection(), "左腕:0,15,30");
  doubleClick(labels, inLabels(kMorphs));
  EXPECT_EQ(selection(), "morph:あ:0,12");
  EXPECT_EQ(document->state().currentTrack(), left) << "a heading is not a track";
}

struct RowCase {
  const char* name;
  std::vector<std::pair<int, Qt::KeyboardModifiers>> clicks;
  std::vector<int> rows;
};

class TimelineRowSelection : public TimelineMouse {};

TEST_F(TimelineRowSelection, ShiftSelectsARangeAndCtrlToggles) {
  const RowCase cases[] = {
      {"a click selects one", {{kRight, Qt::NoModifier}, {kHead, Qt::NoModifier}}, {kHead}},
      {"shift selects a range", {{kRight, Qt::NoModifier}, {kHead, Qt::ShiftModifier}}, {kRight, kLeft, kHead}},
      {"shift upward", {{kHead, Qt::NoModifier}, {kLeft, Qt::ShiftModifier}}, {kLeft, kHead}},
      {"shift again, from the same row",
       {{kRight, Qt::NoModifier}, {kHead, Qt::ShiftModifier}, {kLeft, Qt::ShiftModifier}},
       {kRight, kLeft}},
      {"ctrl adds", {{kRight, Qt::NoModifier}, {kHead, Qt::ControlModifier}}, {kRight, kHead}},
      {"ctrl removes",
       {{kRight, Qt::NoModifier}, {kHead, Qt::ControlModifier}, {kRight, Qt::ControlModifier}},
       {kHead}},
      {"a range passes over headings", {{kHead, Qt::NoModifier}, {kA, Qt::ShiftModifier}}, {kHead, kA}},
  };
  for (const RowCase& row : cases) {
    SCOPED_TRACE(row.name);
    for (const auto& [at, modifiers] : row.clicks) click(labels, inLabels(at), modifiers);
    EXPECT_EQ(view().selectedRows(), row.rows);
  }
}

TEST_F(TimelineRowSelection, ADragSelectsTheRowsThatItPasses) {
  drag(labels, inLabels(kRight), inLabels(kHead));
  EXPECT_EQ(view().selectedRows(), (std::vector<int>{kRight, kLeft, kHead}));
  EXPECT_EQ(panel.targetTracks(), (std::vector{right, left, head}));
}

TEST_F(TimelineRowSelection, ShiftAndArrowKeysSelectARange) {
  click(labels, inLabels(kRight));
  QTest::keyClick(labels, Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_EQ(view().selectedRows(), (std::vector<int>{kRight, kLeft}));
  QTest::keyClick(labels, Qt::Key_Down);
  EXPECT_EQ(view().selectedRows(), std::vector<int>{kHead});
}

TEST_F(TimelineRowSelection, SelectedRowsWinOverSelectedKeysUntilKeysAreSelected) {
  select(a, {12});
  drag(labels, inLabels(kRight), inLabels(kLeft));
  EXPECT_EQ(panel.targetTracks(), (std::vector{right, left}));
  EXPECT_EQ(panel.rowSetToSave().size(), 2);
  click(sheet, at(kHead, 5));
  EXPECT_EQ(panel.targetTracks(), std::vector{head});
  EXPECT_EQ(view().selectedRows(), std::vector<int>{kHead});
}

TEST_F(TimelineRowSelection, ChoosingRowsDeselectsTheKeysOfOthers) {
  select(a, {12});
  click(labels, inLabels(kRight));
  EXPECT_EQ(selection(), "") << "a panel would show the key of a row that is not highlighted";
  select(right, {10, 20});
  click(labels, inLabels(kRight));
  EXPECT_EQ(selection(), "右腕:10,20");
}

TEST_F(TimelineRowSelection, AContextMenuKeepsTheRowsUnderIt) {
  drag(labels, inLabels(kRight), inLabels(kLeft));
  QContextMenuEvent inside(QContextMenuEvent::Mouse, inLabels(kLeft).toPoint(),
                           labels->mapToGlobal(inLabels(kLeft).toPoint()));
  QApplication::sendEvent(labels, &inside);
  EXPECT_EQ(view().selectedRows().size(), 2U);
  QContextMenuEvent outside(QContextMenuEvent::Mouse, inLabels(kHead).toPoint(),
                            labels->mapToGlobal(inLabels(kHead).toPoint()));
  QApplication::sendEvent(labels, &outside);
  EXPECT_EQ(view().selectedRows(), std::vector<int>{kHead});
}

// --- moving ----------------------------------------------------------------------------------------------------------

TEST_F(TimelineMouse, DragMovesTheSelectionAsOneUndoStep) {
  select(right, {10});
  drag(sheet, at(kRight, 10), at(kRight, 14));
  EXPECT_EQ(frames(right), "0 14 20");
  EXPECT_EQ(selection(), "右腕:14");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  document->history().undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
}

struct DragStart {
  const char* name;
  Qt::KeyboardModifiers modifiers;
  const char* selected;
};

TEST_F(TimelineMouse, DragFromAKeyThatIsNotSelectedDrawsABox) {
  for (const DragStart& row : {DragStart{"plain", Qt::NoModifier, "右腕:10,20"},
                               DragStart{"shift adds", Qt::ShiftModifier, "右腕:10,20 左腕:15"},
                               DragStart{"ctrl adds", Qt::ControlModifier, "右腕:10,20 左腕:15"}}) {
    SCOPED_TRACE(row.name);
    select(left, {15});
    drag(sheet, at(kRight, 10), at(kRight, 20), row.modifiers);
    EXPECT_EQ(selection(), row.selected);
    EXPECT_EQ(frames(right), "0 10 20");
  }
  EXPECT_EQ(document->history().undoStack()->count(), 0);
}

TEST_F(TimelineMouse, KeyMovedOntoAnotherOverwritesItAndUndoRestoresBoth) {
  std::size_t lost = 0;
  QObject::connect(&sheet->tool(), &panels::SheetTool::keysLost, [&lost](std::size_t count) { lost = count; });
  select(right, {10});
  drag(sheet, at(kRight, 10), at(kRight, 15));
  EXPECT_EQ(lost, 0U);
  document->history().undoStack()->undo();
  select(right, {10});
  drag(sheet, at(kRight, 10), at(kRight, 20));
  EXPECT_EQ(keysOf(document->motion(), right), "0:0 20:10");
  EXPECT_EQ(lost, 1U) << "the user is told";
  document->history().undoStack()->undo();
  EXPECT_EQ(keysOf(document->motion(), right), "0:0 10:10 20:20");
}

TEST_F(TimelineMouse, DragPastAnotherKeyDoesNotChangeIt) {
  select(right, {10});
  drag(sheet, at(kRight, 10), at(kRight, 25));
  EXPECT_EQ(keysOf(document->motion(), right), "0:0 20:20 25:10");
}

TEST_F(TimelineMouse, DragStopsAtFrameZero) {
  select(right, {10, 20});
  drag(sheet, at(kRight, 20), at(kRight, 1));
  EXPECT_EQ(keysOf(document->motion(), right), "0:10 10:20");
}

TEST_F(TimelineMouse, FrameZeroRuleDecidesWhetherAKeyStays) {
  select(left, {0});
  drag(sheet, at(kLeft, 0), at(kLeft, 5));
  EXPECT_EQ(frames(left), "0 5 15 30");
  document->history().undoStack()->undo();
  panel.setFrameZeroRule(motion::FrameZeroRule::Ordinary);
  select(left, {0});
  drag(sheet, at(kLeft, 0), at(kLeft, 5));
  EXPECT_EQ(frames(left), "5 15 30");
}

TEST_F(TimelineMouse, DragIsPreviewedAndEscapeCancelsIt) {
  select(right, {10});
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), at(kRight, 16));
  EXPECT_EQ(frames(right), "0 16 20");
  QTest::keyClick(sheet, Qt::Key_Escape);
  EXPECT_EQ(frames(right), "0 10 20");
  release(sheet, at(kRight, 16));
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(document->history().undoStack()->count(), 0);
  EXPECT_FALSE(document->isModified() && document->history().undoStack()->canUndo());
}

TEST_F(TimelineMouse, DragBackToTheStartIsNoUndoStep) {
  select(right, {10});
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), at(kRight, 16));
  moveTo(sheet, at(kRight, 16), at(kRight, 10));
  release(sheet, at(kRight, 10));
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(document->history().undoStack()->count(), 0);
}

TEST_F(TimelineMouse, AltDragCopies) {
  select(right, {10});
  drag(sheet, at(kRight, 10), at(kRight, 25), Qt::AltModifier);
  EXPECT_EQ(keysOf(document->motion(), right), "0:0 10:10 20:20 25:10");
  EXPECT_EQ(selection(), "右腕:25");
  document->history().undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
}

TEST_F(TimelineMouse, ShiftDragMovesLaterKeys) {
  select(right, {10});
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), at(kRight, 14));
  EXPECT_EQ(frames(right), "0 14 20");
  moveTo(sheet, at(kRight, 14), at(kRight, 15), Qt::ShiftModifier);
  EXPECT_EQ(keysOf(document->motion(), right), "0:0 15:10 25:20") << "shown during the drag";
  ASSERT_TRUE(sheet->tool().moveDrag());
  EXPECT_TRUE(sheet->tool().moveDrag()->ripples);
  EXPECT_EQ(selection(), "右腕:15");
  release(sheet, at(kRight, 15), Qt::ShiftModifier);
  EXPECT_EQ(frames(right), "0 15 25");
  EXPECT_EQ(frames(left), "0 15 30") << "other tracks do not change";
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  document->history().undoStack()->undo();
  EXPECT_EQ(keysOf(document->motion(), right), "0:0 10:10 20:20");
}

TEST_F(TimelineMouse, ShiftCanChangeDuringADragWithoutMouseMovement) {
  select(right, {10});
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), at(kRight, 14));
  QTest::keyPress(sheet, Qt::Key_Shift);
  EXPECT_EQ(frames(right), "0 14 24");
  QTest::keyRelease(sheet, Qt::Key_Shift);
  EXPECT_EQ(frames(right), "0 14 20");
  QTest::keyPress(sheet, Qt::Key_Shift);
  QTest::keyClick(sheet, Qt::Key_Escape);
  EXPECT_EQ(frames(right), "0 10 20");
  release(sheet, at(kRight, 14));
  EXPECT_EQ(document->history().undoStack()->count(), 0);
}

TEST_F(TimelineMouse, ARippleToTheLeftClosesTheGap) {
  select(left, {15});
  press(sheet, at(kLeft, 15));
  moveTo(sheet, at(kLeft, 15), at(kLeft, 8), Qt::ShiftModifier);
  release(sheet, at(kLeft, 8), Qt::ShiftModifier);
  EXPECT_EQ(keysOf(document->motion(), left), "0:0 8:15 23:30");
  EXPECT_EQ(selection(), "左腕:8");
}

TEST_F(TimelineMouse, ARippleMovesLaterKeysOnlyOnTheSelectedTracks) {
  select(right, {10});
  click(sheet, at(kLeft, 30), Qt::ControlModifier);
  press(sheet, at(kLeft, 30));
  moveTo(sheet, at(kLeft, 30), at(kLeft, 32), Qt::ShiftModifier);
  release(sheet, at(kLeft, 32), Qt::ShiftModifier);
  EXPECT_EQ(frames(right), "0 12 22");
  EXPECT_EQ(frames(left), "0 17 32") << "later than the first selected key";
  EXPECT_EQ(frames(a), "0 12");
  EXPECT_EQ(selection(), "右腕:12 左腕:32");
}

TEST_F(TimelineMouse, ACopyDoesNotRipple) {
  select(right, {10});
  press(sheet, at(kRight, 10), Qt::AltModifier);
  moveTo(sheet, at(kRight, 10), at(kRight, 13), Qt::AltModifier | Qt::ShiftModifier);
  release(sheet, at(kRight, 13), Qt::AltModifier | Qt::ShiftModifier);
  EXPECT_EQ(frames(right), "0 10 13 20");
}

TEST_F(TimelineMouse, ShiftBeforeOrAfterThePressMovesLaterKeys) {
  for (const Qt::KeyboardModifiers atPress :
       {Qt::KeyboardModifiers(Qt::NoModifier), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
    select(right, {10});
    press(sheet, at(kRight, 10), atPress);
    moveTo(sheet, at(kRight, 10), at(kRight, 13), Qt::ShiftModifier);
    release(sheet, at(kRight, 13), Qt::ShiftModifier);
    EXPECT_EQ(frames(right), "0 13 23");
    document->history().undoStack()->undo();
  }
}

TEST_F(TimelineMouse, GroupKeyDragsTheKeysOfAllItsTracks) {
  click(sheet, at(kBones, 0));
  panel.setFrameZeroRule(motion::FrameZeroRule::Ordinary);
  drag(sheet, at(kBones, 0), at(kBones, 3));
  EXPECT_EQ(frames(right), "3 10 20");
  EXPECT_EQ(frames(left), "3 15 30");
}

TEST_F(TimelineMouse, DragAtTheEdgeScrolls) {
  select(right, {10});
  panel.zoomIn();
  const double origin = view().scale().origin();
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), {sheet->width() + 30.0, at(kRight, 10).y()});
  EXPECT_TRUE(test::waitFor([&] { return view().scale().origin() > origin + 5; }));
  QTest::keyClick(sheet, Qt::Key_Escape);
  EXPECT_EQ(frames(right), "0 10 20");
}

TEST_F(TimelineMouse, DocumentDeletedDuringADragIsHandled) {
  select(right, {10});
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), at(kRight, 16));
  document.reset();
  moveTo(sheet, {100, 40}, {200, 40});
  release(sheet, {200, 40});
  EXPECT_EQ(panel.document(), nullptr);
}

// --- adding ----------------------------------------------------------------------------------------------------------

// --- stretching ------------------------------------------------------------------------------------------------------

constexpr QPointF kAfterLast(12, 0);
constexpr QPointF kPreExtrapolation(-12, 0);

TEST_F(TimelineMouse, DraggingTheEndOfABlockKeepsTheOtherEnd) {
  select(right, {10, 20});
  drag(sheet, at(kRight, 20) + kAfterLast, at(kRight, 40) + kAfterLast);
  EXPECT_EQ(frames(right), "0 10 40");
  EXPECT_EQ(selection(), "右腕:10,40");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  document->history().undoStack()->undo();
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(selection(), "右腕:10,20");
}

TEST_F(TimelineMouse, ABlockOfSeveralTracksIsStretchedTogether) {
  document->state().setSelection(motion::selectAllKeys(document->motion()));
  drag(sheet, at(kLeft, 0) + kPreExtrapolation, at(kLeft, 15) + kPreExtrapolation);
  EXPECT_EQ(frames(right), "15 20 25");
  EXPECT_EQ(frames(left), "15 23 30");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
}

TEST_F(TimelineMouse, AStretchStopsOneFrameFromTheOtherEnd) {
  select(right, {10, 20});
  drag(sheet, at(kRight, 20) + kAfterLast, at(kRight, 2) + kAfterLast);
  EXPECT_EQ(frames(right), "0 10 11");
}

TEST_F(TimelineMouse, EscapeOrDraggingBackCancelsAStretch) {
  select(right, {0, 10, 20});
  const QPointF end = at(kRight, 20) + kAfterLast;
  const QPointF far = at(kRight, 29) + kAfterLast;
  press(sheet, end);
  moveTo(sheet, end, far);
  EXPECT_NE(frames(right), "0 10 20") << "it is shown during the drag";
  QTest::keyClick(sheet, Qt::Key_Escape);
  release(sheet, far);
  EXPECT_EQ(frames(right), "0 10 20");
  press(sheet, end);
  moveTo(sheet, end, far);
  moveTo(sheet, far, end);
  release(sheet, end);
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(document->history().undoStack()->count(), 0);
}

TEST_F(TimelineMouse, OneFrameHasNoHandlesAndOtherRowsHaveNone) {
  select(right, {20});
  press(sheet, at(kRight, 20) + kAfterLast);
  EXPECT_FALSE(sheet->tool().stretchDrag());
  release(sheet, at(kRight, 20) + kAfterLast);
  select(right, {10, 20});
  EXPECT_TRUE(sheet->tool().isOverHandle(at(kRight, 20) + kAfterLast));
  EXPECT_FALSE(sheet->tool().isOverHandle(at(kLeft, 20) + kAfterLast)) << "this row is not part of the block";
}

class DenseTimelineMouse : public TimelineMouse {
 protected:
  /// A key on each frame from 0 to 30 of 右腕, some pixels apart.
  DenseTimelineMouse() {
    for (Frame frame = 1; frame < 30; ++frame) {
      document->history().push("key", eval::insertSampledKey(document->motion(), right, frame));
    }
    document->history().undoStack()->clear();
    while (view().scale().pixelsPerFrame() > 6) panel.zoomOut();
    before = frames(right);
  }
  std::string before;
};

TEST_F(DenseTimelineMouse, HandlesWinWithinEightPixelsOverKeysThatAreNotSelected) {
  for (const double off : {-7.0, -3.0, 0.0, 3.0, 7.0}) {
    SCOPED_TRACE(off);
    select(right, {10, 11, 12});
    const QPointF grip = at(kRight, 12) + kAfterLast + QPointF(off > -6 ? off : -5.0, 0);
    press(sheet, grip);
    EXPECT_TRUE(sheet->tool().stretchDrag());
    QTest::keyClick(sheet, Qt::Key_Escape);
    release(sheet, grip);
  }
  EXPECT_EQ(frames(right), before);
}

TEST_F(DenseTimelineMouse, TheLastSelectedKeyIsStillDraggedWhenItIsNearerThanTheHandle) {
  select(right, {10, 11, 12});
  press(sheet, at(kRight, 12));
  moveTo(sheet, at(kRight, 12), at(kRight, 15));
  EXPECT_TRUE(sheet->tool().moveDrag());
  QTest::keyClick(sheet, Qt::Key_Escape);
  release(sheet, at(kRight, 15));
}

TEST_F(DenseTimelineMouse, ABoxCanBeDrawnWhereKeysAreDense) {
  drag(sheet, at(kRight, 20), at(kRight, 23));
  EXPECT_EQ(selection(), "右腕:20,21,22,23");
  EXPECT_EQ(frames(right), before);
  drag(sheet, at(kRight, 9), at(kRight, 5) - QPointF(1, 0));
  EXPECT_EQ(selection(), "右腕:5,6,7,8,9");
}

TEST_F(DenseTimelineMouse, KeysThatFallTogetherWhenABlockIsScaledAreCounted) {
  const widgets::StatusLine line(&panel);
  select(right, {10, 11, 12, 13, 14});
  const QPointF grip = at(kRight, 14) + kAfterLast;
  press(sheet, grip);
  moveTo(sheet, grip, at(kRight, 12) + kAfterLast);
  ASSERT_TRUE(sheet->tool().stretchDrag());
  EXPECT_EQ(sheet->tool().stretchDrag()->lost, 2U);
  release(sheet, at(kRight, 12) + kAfterLast);
  EXPECT_TRUE(line.text().contains('2')) << line.text().toStdString();
}

TEST_F(TimelineMouse, DoubleClickNextToKeysAddsAKeyThatKeepsTheMotion) {
  doubleClick(sheet, at(kRight, 15));
  EXPECT_EQ(keysOf(document->motion(), right), "0:0 10:10 15:15 20:20");
  EXPECT_EQ(selection(), "右腕:15");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
}

TEST_F(TimelineMouse, DoubleClickAddsToAnEmptyTrack) {
  doubleClick(sheet, at(kCamera, 8));
  EXPECT_EQ(frames(motion::kCameraTrack), "0 8");
}

TEST_F(TimelineMouse, DoubleClickOnAKeyMovesThePlayheadToIt) {
  doubleClick(sheet, at(kLeft, 15));
  EXPECT_EQ(document->state().currentFrame(), 15);
  EXPECT_EQ(frames(left), "0 15 30");
}

// --- ruler, wheel and pan --------------------------------------------------------------------------------------------

TEST_F(TimelineMouse, RulerDragsThePlayhead) {
  press(ruler, inRuler(4));
  EXPECT_EQ(document->state().currentFrame(), 4);
  moveTo(ruler, inRuler(4), inRuler(21));
  EXPECT_EQ(document->state().currentFrame(), 21);
  release(ruler, inRuler(21));
  moveTo(ruler, inRuler(21), inRuler(8), Qt::NoModifier, Qt::NoButton);
  EXPECT_EQ(document->state().currentFrame(), 21);
}

TEST_F(TimelineMouse, ControlWheelZoomsAboutTheMouse) {
  const QPointF mouse = at(kRight, 17.3);
  const double frame = view().scale().frameAt(mouse.x());
  const double before = view().scale().pixelsPerFrame();
  for (int i = 0; i < 4; ++i) wheel(sheet, mouse, {0, 1}, Qt::ControlModifier);
  EXPECT_GT(view().scale().pixelsPerFrame(), before);
  EXPECT_NEAR(view().scale().frameAt(mouse.x()), frame, 1e-9);
}

TEST_F(TimelineMouse, WheelScrollsRowsAndShiftWheelScrollsTime) {
  panel.resize(700, 200);
  QApplication::processEvents();
  wheel(sheet, at(kRight, 10), {0, -1});
  EXPECT_EQ(view().scrollY(), 3 * panels::TimelineView::kRowHeight);
  wheel(labels, inLabels(kRight), {0, 1});
  EXPECT_EQ(view().scrollY(), 0);
  panel.zoomIn();
  const double origin = view().scale().origin();
  wheel(sheet, at(kRight, 10), {0, -1}, Qt::ShiftModifier);
  EXPECT_NEAR((view().scale().origin() - origin) * view().scale().pixelsPerFrame(), 66.0, 1e-6);
}

TEST_F(TimelineMouse, MiddleDragPans) {
  panel.zoomIn();
  panel.resize(700, 200);
  QApplication::processEvents();
  const double frame = view().scale().frameAt(300);
  drag(sheet, {300, 100}, {250, 60}, Qt::NoModifier, Qt::MiddleButton);
  EXPECT_NEAR(view().scale().frameAt(250), frame, 1e-9);
  EXPECT_EQ(view().scrollY(), 40);
  EXPECT_EQ(document->state().currentFrame(), 0);
}

TEST_F(TimelineMouse, FoldArrowHidesTheTracksOfAGroup) {
  click(labels, inLabels(kBones, 12));
  EXPECT_EQ(rowNames(), "Bones Morphs あ Camera Light Self shadow Visibility and IK");
  click(labels, inLabels(kBones, 12));
  EXPECT_EQ(view().rows().count(), 10);
}

TEST_F(TimelineMouse, KeysOfACollapsedGroupAreSelectedThroughItsHeading) {
  panel.collapseAll();
  drag(sheet, at(0, 7), at(0, 13));
  EXPECT_EQ(selection(), "右腕:10");
}

}  // namespace
}  // namespace furitsuke::test
