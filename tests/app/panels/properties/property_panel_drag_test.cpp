// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest/QTest>

#include "tests/app/panels/properties/panel_fixture.h"

namespace furitsuke::test {
namespace {

class LabelDragTest : public PanelFixture {
 protected:
  void press(const QString& name) {
    label_ = labelOf(name);
    at_ = label_->rect().center();
    QTest::mousePress(label_, Qt::LeftButton, {}, at_);
  }
  /// A step is two pixels.
  void moveBy(int pixels, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    at_ += QPoint(pixels, 0);
    QMouseEvent event(QEvent::MouseMove, at_, label_->mapToGlobal(at_), Qt::NoButton, Qt::LeftButton, modifiers);
    QApplication::sendEvent(label_, &event);
  }
  void release() { QTest::mouseRelease(label_, Qt::LeftButton, {}, at_); }

 private:
  widgets::DragLabel* label_ = nullptr;
  QPoint at_;
};

TEST_F(LabelDragTest, ChangesTheNumberImmediatelyAndMakesOneStep) {
  select({{rightArm, 10}});
  const motion::BoneKey before = bone(rightArm, 10);
  press("Position X");
  moveBy(10);
  EXPECT_FLOAT_EQ(bone(rightArm, 10).translation.x, 1.0F) << "5 steps of 0.1 from 0.5";
  EXPECT_EQ(field("Position X")->text(), "1.00");
  moveBy(10);
  EXPECT_EQ(undoSteps(), 0) << "no step before the button is released";
  release();
  EXPECT_FLOAT_EQ(bone(rightArm, 10).translation.x, 1.5F);
  EXPECT_EQ(bone(rightArm, 10).translation.y, before.translation.y);
  EXPECT_TRUE(sameBits(bone(rightArm, 10).translation.z, -0.0F));
  EXPECT_EQ(bone(rightArm, 10).rotation, before.rotation);
  EXPECT_EQ(undoSteps(), 1);
  document->history().undoStack()->undo();
  EXPECT_EQ(bone(rightArm, 10), before);
}

TEST_F(LabelDragTest, MakesAKeyWhereTheTrackHasNoneOrIsCanceled) {
  document->state().setCurrentFrame(5);
  document->state().setCurrentTrack(motion::kCameraTrack);
  QApplication::processEvents();
  for (const bool isCanceled : {true, false}) {
    press("View angle");
    moveBy(10);
    EXPECT_TRUE(document->motion().camera.hasKey(5));
    if (isCanceled) QTest::keyClick(labelOf("View angle"), Qt::Key_Escape);
    release();
    EXPECT_EQ(document->motion().camera.hasKey(5), !isCanceled);
  }
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(LabelDragTest, ShiftIsCoarseAndCtrlIsFine) {
  select({{rightArm, 10}});
  press("Position Y");
  moveBy(4, Qt::ShiftModifier);
  EXPECT_FLOAT_EQ(bone(rightArm, 10).translation.y, 4.0F);
  moveBy(6, Qt::ControlModifier);
  EXPECT_FLOAT_EQ(bone(rightArm, 10).translation.y, 4.03F);
  release();
}

TEST_F(LabelDragTest, MixedValuesChangeByTheSameAmount) {
  select({{rightArm, 0}, {leftArm, 10}});
  press("Position X");
  moveBy(20);
  release();
  EXPECT_FLOAT_EQ(bone(rightArm, 0).translation.x, 1.1F);
  EXPECT_FLOAT_EQ(bone(leftArm, 10).translation.x, 2.0F);
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(LabelDragTest, EscapeCancelsTheDrag) {
  select({{rightArm, 10}});
  const motion::BoneKey before = bone(rightArm, 10);
  press("Rotation Y");
  moveBy(40);
  EXPECT_NE(bone(rightArm, 10).rotation, before.rotation);
  QTest::keyClick(&panel, Qt::Key_Escape);
  EXPECT_EQ(bone(rightArm, 10), before);
  moveBy(40);
  release();
  EXPECT_EQ(bone(rightArm, 10), before) << "the drag has ended";
  EXPECT_EQ(undoSteps(), 0);
  EXPECT_FALSE(document->history().isInGesture());
}

TEST_F(LabelDragTest, ADragBackToTheStartOrAClickIsNoStep) {
  select({{rightArm, 10}});
  press("Position X");
  moveBy(10);
  moveBy(-10);
  release();
  EXPECT_EQ(undoSteps(), 0);
  press("Position X");
  moveBy(2);
  release();
  EXPECT_EQ(undoSteps(), 0);
  EXPECT_TRUE(field("Position X")->hasFocus()) << "clicking the label focuses the field";
}

TEST_F(LabelDragTest, AnglesCanBeDraggedPastNinetyDegrees) {
  select({{rightArm, 0}});
  press("Rotation X");
  for (int i = 0; i < 20; ++i) {
    moveBy(10);
    EXPECT_EQ(field("Rotation Y")->text(), "0.0°") << i;
    EXPECT_EQ(field("Rotation X")->text(), QString("%1.0°").arg(5 * (i + 1)));
  }
  release();
  EXPECT_EQ(field("Rotation X")->text(), "100.0°");
}

TEST_F(LabelDragTest, ValuesStopAtTheirLimits) {
  select({{motion::kSelfShadowTrack, 0}});
  press("Self-shadow distance");
  moveBy(4000);
  EXPECT_EQ(field("Self-shadow distance")->text(), "9999");
  release();
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(LabelDragTest, DraggingTheFrameLabelMovesKeys) {
  select({{leftArm, 10}});
  press("Frame");
  moveBy(10);
  EXPECT_TRUE(document->motion().bones[leftArm.index].keys.hasKey(15));
  EXPECT_EQ(field("Frame")->text(), "15");
  release();
  EXPECT_EQ(undoSteps(), 1);
  EXPECT_TRUE(document->state().selection().contains(leftArm, 15));
}

TEST_F(LabelDragTest, HidingThePanelEndsTheDrag) {
  select({{rightArm, 10}});
  const motion::BoneKey before = bone(rightArm, 10);
  press("Position X");
  moveBy(10);
  panel.hide();
  EXPECT_EQ(bone(rightArm, 10), before);
  EXPECT_FALSE(document->history().isInGesture());
}

}  // namespace
}  // namespace furitsuke::test
