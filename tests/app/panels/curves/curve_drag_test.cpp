// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSignalSpy>
#include <QtTest/QTest>
#include <cmath>

#include "app/widgets/hit_radius.h"
#include "app/widgets/number_field.h"
#include "tests/app/panels/curves/curve_panel_fixture.h"

namespace furitsuke::panels {
namespace {

using CurveDragTest = test::CurvePanelTest;

/// One unit of the grid is about two pixels, so a pixel position is exact only to one unit.
void expectNear(const motion::Curve& actual, const motion::Curve& expected) {
  EXPECT_NEAR(actual.x1, expected.x1, 1);
  EXPECT_NEAR(actual.y1, expected.y1, 1);
  EXPECT_NEAR(actual.x2, expected.x2, 1);
  EXPECT_NEAR(actual.y2, expected.y2, 1);
}

TEST_F(CurveDragTest, DraggingAHandleChangesTheKeyInOneStep) {
  select({{arm_, 20}});
  check({motion::CurveChannel::Rotation});
  const motion::Motion before = document_->motion();
  drag(0, 64, 10);
  expectNear(curve(arm_, 20, motion::CurveChannel::Rotation), {64, 10, 107, 107});
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), motion::kLinearCurve);
  EXPECT_EQ(curve(arm_, 10, motion::CurveChannel::Rotation), motion::kLinearCurve);
  drag(1, 30, 120);
  expectNear(curve(arm_, 20, motion::CurveChannel::Rotation), {64, 10, 30, 120});
  EXPECT_EQ(document_->history().undoStack()->count(), 2);
  document_->history().undoStack()->undo();
  expectNear(curve(arm_, 20, motion::CurveChannel::Rotation), {64, 10, 107, 107});
  document_->history().undoStack()->undo();
  EXPECT_EQ(document_->motion(), before);
}

TEST_F(CurveDragTest, ADragChangesAllKeysAndChannelsButOnlyOneHandle) {
  select({{arm_, 10}, {arm_, 30}, {center_, 10}});
  check({motion::CurveChannel::X, motion::CurveChannel::Y});
  motion::KeySelection one;
  one.add(arm_, 30);
  document_->history().push(
      "other", motion::setCurve(document_->motion(), one, {motion::CurveChannel::X}, motion::Curve{1, 2, 3, 4}));
  const motion::Motion before = document_->motion();
  drag(0, 90, 15);
  for (const motion::CurveChannel channel : {motion::CurveChannel::X, motion::CurveChannel::Y}) {
    expectNear(curve(arm_, 10, channel), {90, 15, 107, 107});
    expectNear(curve(center_, 10, channel), {90, 15, 107, 107});
  }
  expectNear(curve(arm_, 30, motion::CurveChannel::X), {90, 15, 3, 4});
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), motion::kLinearCurve);
  EXPECT_EQ(curve(arm_, 10, motion::CurveChannel::Z), motion::kLinearCurve);
  document_->history().undoStack()->undo();
  EXPECT_EQ(document_->motion(), before);
}

TEST_F(CurveDragTest, TheCameraHasSixChannels) {
  select({{motion::kCameraTrack, 40}});
  EXPECT_TRUE(channels().button(motion::CurveChannel::Fov)->isVisible());
  check({motion::CurveChannel::Distance, motion::CurveChannel::Fov});
  drag(1, 70, 127);
  expectNear(curve(motion::kCameraTrack, 40, motion::CurveChannel::Distance), {20, 20, 70, 127});
  expectNear(curve(motion::kCameraTrack, 40, motion::CurveChannel::Fov), {20, 20, 70, 127});
  EXPECT_EQ(curve(motion::kCameraTrack, 40, motion::CurveChannel::Rotation), motion::kLinearCurve);
  EXPECT_EQ(curve(motion::kCameraTrack, 10, motion::CurveChannel::Fov), motion::kLinearCurve);
}

TEST_F(CurveDragTest, EachMoveIsShownAndEscCancels) {
  select({{arm_, 20}});
  const motion::Motion before = document_->motion();
  const QPoint from = canvas().handleCenter(0).toPoint();
  QSignalSpy changes(document_.get(), &edit::MotionDocument::motionChanged);
  press(from);
  moveMouse(pixel(50, 5));
  EXPECT_EQ(changes.count(), 1);
  expectNear(curve(arm_, 20, motion::CurveChannel::X), {50, 5, 107, 107});
  EXPECT_NEAR(*fields().field(0)->shown(), 50, 1);
  moveMouse(pixel(80, 9));
  expectNear(curve(arm_, 20, motion::CurveChannel::X), {80, 9, 107, 107});
  QTest::keyClick(&canvas(), Qt::Key_Escape);
  EXPECT_EQ(document_->motion(), before);
  EXPECT_EQ(document_->history().undoStack()->count(), 0);
  EXPECT_FALSE(document_->history().isInGesture());
  moveMouse(pixel(10, 90));
  release(pixel(10, 90));
  EXPECT_EQ(document_->motion(), before);
}

TEST_F(CurveDragTest, StaysInTheSquareAndNeedsAHandleUnderTheMouse) {
  select({{arm_, 20}});
  press(pixel(64, 20));
  moveMouse(pixel(90, 90));
  release(pixel(90, 90));
  EXPECT_EQ(document_->history().undoStack()->count(), 0);
  press(pixel(20, 20) + QPoint(static_cast<int>(widgets::kCurveHandleHitRadius) - 2, 0));
  moveMouse(QPoint(-500, 2000));
  release(QPoint(-500, 2000));
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), (motion::Curve{0, 0, 107, 107}));
  drag(1, 400, 400);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), (motion::Curve{0, 0, 127, 127}));
}

TEST_F(CurveDragTest, ShiftSnapsToTensAndCtrlMovesOneTenth) {
  select({{arm_, 20}});
  drag(0, 63, 8, Qt::ShiftModifier);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).x1, 60);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).y1, 10);
  drag(1, 126, 57, Qt::ShiftModifier);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).x2, 127);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).y2, 60);
  drag(0, 110, 10, Qt::ControlModifier);
  EXPECT_NEAR(curve(arm_, 20, motion::CurveChannel::X).x1, 65, 1);
}

TEST_F(CurveDragTest, ADragBackToTheStartIsNoStep) {
  select({{arm_, 20}});
  const QPoint from = canvas().handleCenter(0).toPoint();
  press(from);
  moveMouse(pixel(90, 5));
  moveMouse(from);
  release(from);
  EXPECT_EQ(document_->history().undoStack()->count(), 0);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), motion::kLinearCurve);
}

TEST_F(CurveDragTest, ArrowKeysMoveTheFocusedHandleAndTabSwitchesHandles) {
  select({{arm_, 20}});
  channels().allButton()->setFocus(Qt::TabFocusReason);
  QTest::keyClick(channels().allButton(), Qt::Key_Tab);
  ASSERT_TRUE(canvas().hasFocus());
  EXPECT_EQ(canvas().focusedHandle(), 0);
  QTest::keyClick(&canvas(), Qt::Key_Right);
  QTest::keyClick(&canvas(), Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), (motion::Curve{21, 10, 107, 107}));
  EXPECT_EQ(document_->history().undoStack()->count(), 2);
  QTest::keyClick(&canvas(), Qt::Key_Tab);
  EXPECT_EQ(canvas().focusedHandle(), 1);
  QTest::keyClick(&canvas(), Qt::Key_Left, Qt::ShiftModifier);
  QTest::keyClick(&canvas(), Qt::Key_Up);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X), (motion::Curve{21, 10, 97, 108}));
  QTest::keyClick(&canvas(), Qt::Key_Tab);
  EXPECT_TRUE(fields().field(0)->hasFocus());
}

TEST_F(CurveDragTest, HoldingAnArrowKeyIsOneStep) {
  select({{arm_, 20}});
  canvas().setFocus();
  for (int i = 0; i < 5; ++i) {
    QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, QString(), i > 0);
    QApplication::sendEvent(&canvas(), &repeat);
  }
  QTest::keyRelease(&canvas(), Qt::Key_Right);
  EXPECT_EQ(curve(arm_, 20, motion::CurveChannel::X).x1, 25);
  EXPECT_EQ(document_->history().undoStack()->count(), 1);
}

TEST_F(CurveDragTest, SwitchingTheDocumentCancelsTheDrag) {
  select({{arm_, 20}});
  const motion::Motion before = document_->motion();
  press(canvas().handleCenter(0).toPoint());
  moveMouse(pixel(90, 5));
  edit::MotionDocument other;
  panel_->setDocument(&other);
  EXPECT_EQ(document_->motion(), before);
  EXPECT_FALSE(document_->history().isInGesture());
  panel_->setDocument(nullptr);
}

}  // namespace
}  // namespace furitsuke::panels
