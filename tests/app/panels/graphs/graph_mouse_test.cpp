// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>

#include "app/panels/graphs/graph_picking.h"
#include "app/widgets/snapping.h"
#include "tests/app/panels/graphs/graph_fixture.h"
#include "tests/support/motions.h"

// Mouse and keyboard input in the plot.
namespace furitsuke::test {
namespace {

constexpr auto kMoved = eval::ValueChannel::TranslationX;

TEST_F(GraphTest, ClickingSelectsAKeyOrMovesThePlayhead) {
  click(at(right, kMoved, 10, 10));
  EXPECT_EQ(selection(), "右腕:10");
  click(at(right, kMoved, 20, 20), Qt::ControlModifier);
  EXPECT_EQ(selection(), "右腕:10,20");
  click(at(right, kMoved, 10, 10), Qt::ControlModifier);
  EXPECT_EQ(selection(), "右腕:20");
  click(at(right, kMoved, 15, 2));
  EXPECT_EQ(selection(), "");
  EXPECT_EQ(document->state().currentFrame(), 15);
}

TEST_F(GraphTest, DraggingAKeyChangesFrameAndValueInOneStep) {
  select(right, {10});
  const QPointF from = at(right, kMoved, 10, 10);
  drag(from, from + by(4, 3));
  EXPECT_EQ(keys(right).substr(0, 4), "0:0 ");
  const motion::BoneKey* moved = document->motion().bones[right.index].keys.find(14);
  ASSERT_NE(moved, nullptr);
  EXPECT_NEAR(moved->translation.x, 13, 1e-4);
  EXPECT_FALSE(document->motion().bones[right.index].keys.hasKey(10));
  EXPECT_EQ(selection(), "右腕:14");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  document->history().undoStack()->undo();
  EXPECT_EQ(keys(right), "0:0 10:10 20:20 30:30");
  document->history().undoStack()->redo();
  EXPECT_TRUE(document->motion().bones[right.index].keys.hasKey(14));
}

TEST_F(GraphTest, ADragFromAKeyThatIsNotSelectedSelectsAndMovesIt) {
  select(right, {30});
  const QPointF from = at(right, kMoved, 10, 10);
  drag(from, from + by(4, 0), Qt::ShiftModifier);
  EXPECT_EQ(keys(right), "0:0 10:10 20:20 30:30") << "Shift draws a box";
  select(right, {30});
  drag(from, from + by(4, 3));
  EXPECT_EQ(framesOf(document->motion(), right), "0 14 20 30");
  EXPECT_EQ(selection(), "右腕:14");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
}

TEST_F(GraphTest, AKeyNearItsNeighborsIsDraggedAndNotAHandle) {
  constexpr auto kFlat = eval::ValueChannel::TranslationY;
  list->itemOf(curve(right, kFlat))->setCheckState(0, Qt::Checked);
  list->itemOf(curve(right, kMoved))->setCheckState(0, Qt::Unchecked);
  // The handles of linear curves are 6 pixels from their keys then.
  while (view().scale().pixelsPerFrame() > 4) wheel(at(right, kFlat, 15, 0), -1, Qt::ControlModifier);
  settle();
  for (const QPointF beside : {QPointF(0, 0), QPointF(3, 0), QPointF(-3, 0), QPointF(3, -2)}) {
    select(right, {10});
    const QPointF from = at(right, kFlat, 10, 0) + beside;
    drag(from, from + by(3, 0));
    EXPECT_EQ(framesOf(document->motion(), right), "0 13 20 30") << beside.x() << "," << beside.y();
    document->history().undoStack()->undo();
  }
  EXPECT_TRUE(panels::visibleHandles(view()).empty()) << "what cannot be dragged is not shown";
}

TEST_F(GraphTest, ADragIsPreviewedAndEscapeCancelsIt) {
  select(right, {10});
  const QPointF from = at(right, kMoved, 10, 10);
  press(from);
  moveTo(from, from + by(0, 5));
  EXPECT_NEAR(document->motion().bones[right.index].keys.find(10)->translation.x, 15, 1e-4);
  EXPECT_TRUE(document->history().isInGesture());
  QTest::keyClick(plot, Qt::Key_Escape);
  EXPECT_EQ(keys(right), "0:0 10:10 20:20 30:30");
  EXPECT_FALSE(document->history().isInGesture());
  release(from + by(0, 5));
  EXPECT_EQ(document->history().undoStack()->count(), 0);
}

TEST_F(GraphTest, ADragMovesAllSelectedKeysOfTheChannel) {
  select(right, {10, 20});
  const QPointF from = at(right, kMoved, 20, 20);
  drag(from, from + by(0, -2));
  EXPECT_EQ(keys(right), "0:0 10:8 20:18 30:30");
  const motion::BoneKey* key = document->motion().bones[right.index].keys.find(10);
  EXPECT_EQ(key->translation.y, 0) << "the other channels do not change";
}

TEST_F(GraphTest, ShiftRestrictsADragToOneDirectionAndCtrlSlowsItDown) {
  const QPointF from = at(right, kMoved, 10, 10);
  select(right, {10});
  drag(from, from + by(3, 0.5), Qt::ShiftModifier);
  EXPECT_EQ(keys(right), "0:0 13:10 20:20 30:30");
  document->history().undoStack()->undo();
  select(right, {10});
  press(from);
  moveTo(from, from + by(0, 10), Qt::ControlModifier);
  release(from + by(0, 10), Qt::ControlModifier);
  EXPECT_NEAR(document->motion().bones[right.index].keys.find(10)->translation.x, 11, 1e-4);
}

/// A beat every 15 frames and a marker at 24, zoomed out so that the snapping distance is several frames.
class SnappingGraphTest : public GraphTest {
 protected:
  SnappingGraphTest() {
    motion::Annotations annotations;
    annotations.markers = {{24, "chorus", "blue"}};
    annotations.tempo = motion::Tempo{120, 0, 4};
    document->history().setAnnotations("beats", annotations);
    while (view().scale().pixelsPerFrame() > 4) wheel(at(right, kMoved, 15, 15), -1, Qt::ControlModifier);
    settle();
    reach = widgets::kSnapDistance / view().scale().pixelsPerFrame();
  }
  /// Drags the key at 10 to a (fractional) frame, and up by `up` values.
  void dragTo(double frame, double up, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    select(right, {10});
    const QPointF from = at(right, kMoved, 10, 10);
    const QPointF to = from + by(frame - 10, up);
    press(from);
    moveTo(from, to, modifiers);
    release(to, modifiers);
  }
  [[nodiscard]] std::string frames() const { return framesOf(document->motion(), right); }

  double reach = 0;
};

TEST_F(SnappingGraphTest, DraggedKeysSnapToBeatsAndMarkers) {
  ASSERT_GT(reach, 2);
  const auto plain = [](double frame) { return std::to_string(std::lround(frame)); };
  const double byBeat = 15 + 0.6 * reach;
  const double byMarker = 24 - 0.6 * reach;
  struct Row {
    const char* name;
    motion::SnapTargets targets;
    double frame;
    Qt::KeyboardModifiers modifiers;
    std::string expected;
  };
  for (const Row& row : {Row{"off", {}, byBeat, Qt::NoModifier, plain(byBeat)},
                         {"a beat", {true, true}, byBeat, Qt::NoModifier, "15"},
                         {"only markers", {false, true}, byBeat, Qt::NoModifier, plain(byBeat)},
                         {"a marker", {true, true}, byMarker, Qt::NoModifier, "24"},
                         {"only beats", {true, false}, byMarker, Qt::NoModifier, plain(byMarker)},
                         {"Ctrl disables snapping", {true, true}, byBeat, Qt::ControlModifier, plain(byBeat)},
                         {"restricted to time", {true, true}, byBeat, Qt::ShiftModifier, "15"}}) {
    panel.setSnapping(row.targets);
    dragTo(row.frame, 1, row.modifiers);
    EXPECT_EQ(frames(), std::stoi(row.expected) < 20 ? "0 " + row.expected + " 20 30" : "0 20 " + row.expected + " 30")
        << row.name;
    document->history().undoStack()->undo();
    ASSERT_EQ(frames(), "0 10 20 30");
  }
}

TEST_F(SnappingGraphTest, OtherSelectedKeysMoveByTheSameDistance) {
  panel.setSnapping({true, true});
  select(right, {10, 20});
  const QPointF from = at(right, kMoved, 10, 10);
  drag(from, from + by(5 + 0.6 * reach, 1));
  EXPECT_EQ(frames(), "0 15 25 30");
}

TEST_F(SnappingGraphTest, AVerticalDragDoesNotSnapToAnotherFrame) {
  select(right, {10});
  const QPointF first = at(right, kMoved, 10, 10);
  drag(first, first + by(4, 0));
  ASSERT_EQ(frames(), "0 14 20 30");
  panel.setSnapping({true, true});
  const QPointF from = at(right, kMoved, 14, 10);
  drag(from, from + by(0, 6));
  EXPECT_EQ(frames(), "0 14 20 30") << "the beat at 15 is within reach";
}

TEST_F(SnappingGraphTest, BeatsAndMarkersAreDrawn) {
  const auto picture = [this] {
    settle();
    return plot->grab().toImage();
  };
  const QImage with = picture();
  document->history().setAnnotations("none", {});
  const QImage without = picture();
  const auto differs = [&](double frame) {
    const QPoint position = at(right, kMoved, frame, 4).toPoint();
    for (int x = position.x() - 1; x <= position.x() + 1; ++x) {
      if (with.pixel(x, position.y()) != without.pixel(x, position.y())) return true;
    }
    return false;
  };
  EXPECT_TRUE(differs(24));
  EXPECT_TRUE(differs(45));
  EXPECT_FALSE(differs(52));
}

TEST_F(GraphTest, DraggingAHandleSetsTheBytesOfTheCurve) {
  select(right, {20});
  const auto bytes = [this] { return document->motion().bones[right.index].keys.find(20)->curves[0]; };
  ASSERT_EQ(bytes(), motion::kLinearCurve);
  // The first handle of the span 10..20 is at 20/127 of it; it goes to 64/127, 0.
  const QPointF from = at(right, kMoved, 10 + 10 * 20 / 127.0, 10 + 10 * 20 / 127.0);
  const QPointF to = at(right, kMoved, 10 + 10 * 64 / 127.0, 10);
  drag(from, to);
  EXPECT_EQ(bytes(), (motion::Curve{64, 0, 107, 107}));
  EXPECT_EQ(document->motion().bones[right.index].keys.find(20)->curves[1], motion::kLinearCurve)
      << "the other channels do not change";
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  // Beyond the span it stops at its edges.
  drag(to, to + QPointF(4000, -4000));
  EXPECT_EQ(bytes(), (motion::Curve{127, 127, 107, 107}));
  document->history().undoStack()->undo();
  document->history().undoStack()->undo();
  EXPECT_EQ(bytes(), motion::kLinearCurve);
}

TEST_F(GraphTest, HiddenHandlesCannotBeDragged) {
  select(right, {20});
  panel.setHandlesShown(false);
  const QPointF from = at(right, kMoved, 10 + 10 * 20 / 127.0, 10 + 10 * 20 / 127.0);
  drag(from, from + QPointF(40, 40));
  EXPECT_EQ(document->motion().bones[right.index].keys.find(20)->curves[0], motion::kLinearCurve);
}

TEST_F(GraphTest, BoxSelectionWorksAsInTheTimeline) {
  drag(at(right, kMoved, 7, 5), at(right, kMoved, 23, 24));
  EXPECT_EQ(selection(), "右腕:10,20");
  drag(at(right, kMoved, 27, 35), at(right, kMoved, 33, 25), Qt::ControlModifier);
  EXPECT_EQ(selection(), "右腕:10,20,30");
  drag(at(right, kMoved, 7, 5), at(right, kMoved, 13, 15), Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(selection(), "右腕:20,30");
  drag(at(right, kMoved, 7, 15), at(right, kMoved, 13, 24));
  EXPECT_EQ(selection(), "") << "the box does not contain the curve";
}

TEST_F(GraphTest, SelectingInTheGraphKeepsTheShownTracks) {
  motion::KeySelection both;
  both.add(right, 10);
  both.add(left, 30);
  document->state().setSelection(both);
  ASSERT_EQ(view().tracks().size(), 2U);
  click(at(right, kMoved, 20, 20));
  EXPECT_EQ(selection(), "右腕:20");
  EXPECT_EQ(view().tracks().size(), 2U);
  click(at(right, kMoved, 15, 2));
  EXPECT_EQ(view().tracks().size(), 2U);
  select(right, {0});
  EXPECT_EQ(view().tracks().size(), 1U) << "the selection was made elsewhere";
}

TEST_F(GraphTest, DraggingEulerAnglesSetsTheRotation) {
  list->itemOf(curve(right, eval::ValueChannel::RotationY))->setCheckState(0, Qt::Checked);
  list->itemOf(curve(right, kMoved))->setCheckState(0, Qt::Unchecked);
  const QPointF start = at(right, eval::ValueChannel::RotationY, 10, 0);
  click(start);
  // A flat line is shown in a range of two degrees, so the drag leaves the plot.
  drag(start, start + by(0, 40));
  const motion::EulerDegrees angles =
      motion::eulerFromRotation(document->motion().bones[right.index].keys.find(10)->rotation);
  EXPECT_NEAR(angles.y, 40, 1e-3);
  EXPECT_NEAR(angles.x, 0, 1e-3);
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion().bones[right.index].keys.find(10)->rotation, (Quat{0, 0, 0, 1}));
}

TEST_F(GraphTest, WheelAndMiddleButtonZoomAndPan) {
  const QPointF middle = plot->plotRect().center();
  const auto under = [&] {
    const QPointF in = middle - plot->plotRect().topLeft();
    return QPointF(view().scale().frameAt(in.x()), view().values().valueAt(in.y()));
  };
  const QPointF before = under();
  const double time = view().scale().pixelsPerFrame();
  const double values = view().values().pixelsPerValue();
  wheel(middle, 1, Qt::ControlModifier);
  EXPECT_NEAR(view().scale().pixelsPerFrame(), time * widgets::kZoomPerNotch, 1e-9);
  EXPECT_EQ(view().values().pixelsPerValue(), values);
  wheel(middle, 1, Qt::ShiftModifier);
  EXPECT_NEAR(view().values().pixelsPerValue(), values * widgets::kZoomPerNotch, 1e-9);
  wheel(middle, -1);
  EXPECT_NEAR(view().scale().pixelsPerFrame(), time, 1e-9);
  EXPECT_NEAR(view().values().pixelsPerValue(), values, 1e-9);
  EXPECT_NEAR(under().x(), before.x(), 1e-6);
  EXPECT_NEAR(under().y(), before.y(), 1e-6);
  wheel(middle, 8);
  const QPointF held = under();
  drag(middle, middle + QPointF(-60, 30), Qt::NoModifier, Qt::MiddleButton);
  EXPECT_NEAR(under().x(), held.x() + 60 / view().scale().pixelsPerFrame(), 1e-6);
  EXPECT_NEAR(under().y(), held.y() + 30 / view().values().pixelsPerValue(), 1e-6);
}

TEST_F(GraphTest, DraggingOnTheFrameAxisMovesThePlayhead) {
  const QPointF below(at(right, kMoved, 5, 0).x(), plot->plotRect().bottom() + 8);
  press(below);
  EXPECT_EQ(document->state().currentFrame(), 5);
  moveTo(below, below + by(9, 0));
  EXPECT_EQ(document->state().currentFrame(), 14);
  release(below + by(9, 0));
  EXPECT_EQ(selection(), "");
}

TEST_F(GraphTest, DoubleClickingACurveAddsAKey) {
  const QPointF position = at(right, kMoved, 15, 15);
  click(position);
  send(QEvent::MouseButtonDblClick, position, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
  EXPECT_EQ(keys(right), "0:0 10:10 15:15 20:20 30:30");
  const QPointF key = at(right, kMoved, 20, 20);
  send(QEvent::MouseButtonDblClick, key, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
  EXPECT_EQ(document->state().currentFrame(), 20);
}

}  // namespace
}  // namespace furitsuke::test
