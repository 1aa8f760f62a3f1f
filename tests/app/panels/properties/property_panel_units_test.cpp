// SPDX-License-Identifier: GPL-3.0-or-later
#include <QColorDialog>
#include <QComboBox>
#include <QWheelEvent>
#include <QtTest/QTest>

#include "app/panels/properties/color_swatch.h"
#include "app/panels/properties/weight_slider.h"
#include "core/motion/units.h"
#include "tests/app/panels/properties/panel_fixture.h"

namespace furitsuke::test {
namespace {

class PropertyPanelUnitsTest : public PanelFixture {
 protected:
  [[nodiscard]] const motion::CameraKey& camera(Frame frame) const { return *document->motion().camera.find(frame); }
  [[nodiscard]] const motion::LightKey& light(Frame frame) const { return *document->motion().light.find(frame); }
  [[nodiscard]] const motion::SelfShadowKey& shadow(Frame frame) const {
    return *document->motion().selfShadow.find(frame);
  }
  [[nodiscard]] float weight(Frame frame) const {
    return document->motion().morphs[morphA.index].keys.find(frame)->weight;
  }
};

TEST_F(PropertyPanelUnitsTest, TheCameraIsShownWithTheSignsOfMmd) {
  select({{motion::kCameraTrack, 10}});
  EXPECT_EQ(field("Distance")->text(), "45.00");
  EXPECT_EQ(field("Camera rotation X")->text(), "28.648°");
  EXPECT_EQ(field("Camera rotation Y")->text(), "57.296°");
  EXPECT_EQ(field("View angle")->text(), "30°");
  const motion::CameraKey before = camera(10);
  enter("Camera rotation X", "90");
  motion::CameraKey expected = before;
  expected.rotation.x = motion::storedCameraAngle(motion::Axis::X, 90);
  EXPECT_LT(expected.rotation.x, 0);
  EXPECT_EQ(camera(10), expected) << "y and the -0.0 of z keep their bits";
  enter("Distance", "-2.5");
  EXPECT_EQ(camera(10).distance, 2.5F);
  enter("Target Y", "12");
  EXPECT_EQ(camera(10).target, (Vec3{0, 12, 0}));
}

TEST_F(PropertyPanelUnitsTest, FullTurnsOfTheCameraAreKept) {
  select({{motion::kCameraTrack, 0}});
  enter("Camera rotation Y", "720");
  EXPECT_FLOAT_EQ(camera(0).rotation.y, 12.566371F);
  EXPECT_EQ(field("Camera rotation Y")->text(), "720.0°");
}

TEST_F(PropertyPanelUnitsTest, TheViewAngleIsAWholeNumberOfAtLeastOne) {
  select({{motion::kCameraTrack, 0}});
  enter("View angle", "0");
  EXPECT_EQ(camera(0).fov, 30U);
  EXPECT_EQ(field("View angle")->problem(), "1° to 180°");
  enter("View angle", "45.4");
  EXPECT_EQ(camera(0).fov, 45U);
  EXPECT_EQ(field("View angle")->text(), "45°");
}

TEST_F(PropertyPanelUnitsTest, PerspectiveIsACheckBox) {
  select({{motion::kCameraTrack, 0}, {motion::kCameraTrack, 10}});
  auto* box = find<panels::MixedCheckBox>("Perspective");
  EXPECT_EQ(box->checkState(), Qt::Checked);
  QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
  EXPECT_FALSE(camera(0).perspective);
  EXPECT_FALSE(camera(10).perspective);
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(PropertyPanelUnitsTest, LightIsNotRequantizedUnlessEdited) {
  select({{motion::kLightTrack, 0}});
  EXPECT_EQ(field("Red")->text(), "154");
  EXPECT_EQ(field("Blue")->text(), "154");
  enter("Red", "154");
  EXPECT_EQ(undoSteps(), 0);
  enter("Red", "200");
  EXPECT_EQ(light(0).color, (Vec3{200.0F / 256, 0.602F, 0.602F})) << "green and blue are not rounded";
  EXPECT_EQ(light(0).direction, (Vec3{-0.5F, -1, 0.5F}));
  EXPECT_EQ(undoSteps(), 1);
  enter("Red", "256");
  EXPECT_EQ(field("Red")->problem(), "0 to 255");
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(PropertyPanelUnitsTest, LightKeysThatShowTheSameNumberAreNotMixed) {
  select({{motion::kLightTrack, 0}, {motion::kLightTrack, 10}});
  EXPECT_EQ(field("Red")->text(), "154") << "0.602 and 154/256 are the same in MMD's window";
  enter("Green", "10");
  EXPECT_EQ(light(0).color, (Vec3{0.602F, 10.0F / 256, 0.602F}));
  EXPECT_EQ(light(10).color, (Vec3{154.0F / 256, 10.0F / 256, 154.0F / 256}));
}

TEST_F(PropertyPanelUnitsTest, TheColorPickerPreviewsTheColorAndMakesOneStep) {
  select({{motion::kLightTrack, 0}});
  const motion::LightKey before = light(0);
  const auto openPicker = [&] {
    QTest::mouseClick(find<panels::ColorSwatch>("Pick the color"), Qt::LeftButton);
    return panel.findChild<QColorDialog*>();
  };
  QColorDialog* picker = openPicker();
  ASSERT_NE(picker, nullptr);
  EXPECT_EQ(picker->currentColor(), QColor(154, 154, 154));
  picker->setCurrentColor(QColor(10, 154, 30));
  EXPECT_EQ(light(0).color, (Vec3{10.0F / 256, 0.602F, 30.0F / 256}));
  EXPECT_EQ(field("Red")->text(), "10");
  QTest::keyClick(picker, Qt::Key_Escape);
  EXPECT_EQ(light(0), before);
  EXPECT_EQ(undoSteps(), 0);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

  picker = openPicker();
  ASSERT_NE(picker, nullptr);
  picker->setCurrentColor(QColor(1, 2, 3));
  picker->setCurrentColor(QColor(4, 5, 6));
  picker->accept();
  EXPECT_EQ(light(0).color, (Vec3{4.0F / 256, 5.0F / 256, 6.0F / 256}));
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(PropertyPanelUnitsTest, SelfShadowDistanceIsShownAsInMmd) {
  select({{motion::kSelfShadowTrack, 0}});
  EXPECT_EQ(field("Self-shadow distance")->text(), "8875");
  enter("Self-shadow distance", "9999");
  EXPECT_TRUE(sameBits(shadow(0).distance, 0.00001F));
  enter("Self-shadow distance", "8875");
  EXPECT_TRUE(sameBits(shadow(0).distance, 0.01125F));
  enter("Self-shadow distance", "10000");
  EXPECT_EQ(field("Self-shadow distance")->problem(), "0 to 9999");
  EXPECT_EQ(undoSteps(), 2);
  EXPECT_EQ(shadow(0).mode, 1);
}

TEST_F(PropertyPanelUnitsTest, SelfShadowModesAreChosenFromAList) {
  select({{motion::kSelfShadowTrack, 0}, {motion::kSelfShadowTrack, 10}});
  auto* mode = find<QComboBox>("Self-shadow mode");
  EXPECT_EQ(mode->currentIndex(), -1);
  EXPECT_EQ(mode->placeholderText(), "mixed");
  mode->setFocus();
  QTest::keyClick(mode, Qt::Key_Down);
  EXPECT_EQ(shadow(0).mode, 0);
  EXPECT_EQ(shadow(10).mode, 0);
  EXPECT_EQ(shadow(10).distance, 0.1F);
  EXPECT_EQ(undoSteps(), 1);
}

TEST_F(PropertyPanelUnitsTest, ScrollingOverAListWithoutTheFocusChangesNothing) {
  select({{motion::kSelfShadowTrack, 0}});
  auto* mode = find<QComboBox>("Self-shadow mode");
  field("Self-shadow distance")->setFocus();
  const QPointF middle = mode->rect().center();
  QWheelEvent event(middle, mode->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(mode, &event);
  EXPECT_EQ(shadow(0).mode, 1);
  EXPECT_EQ(undoSteps(), 0);
}

TEST_F(PropertyPanelUnitsTest, WeightsMayExceedTheSlider) {
  select({{morphA, 10}});
  EXPECT_EQ(field("Weight")->text(), "1.50");
  enter("Weight", "-0.3");
  EXPECT_EQ(weight(10), -0.3F);
  EXPECT_EQ(weight(0), 0.25F);
}

TEST_F(PropertyPanelUnitsTest, DraggingTheWeightSliderIsOneStep) {
  select({{morphA, 0}, {morphA, 10}});
  EXPECT_EQ(field("Weight")->text(), "");
  auto* slider = find<panels::WeightSlider>("Weight slider");
  const int middle = slider->height() / 2;
  QTest::mousePress(slider, Qt::LeftButton, {}, {2, middle});
  EXPECT_EQ(weight(10), 0);
  QTest::mouseMove(slider, {slider->width() / 2, middle});
  EXPECT_NEAR(weight(10), 0.5, 0.02) << "changed during the drag";
  QTest::mouseMove(slider, {slider->width() + 50, middle});
  QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() + 50, middle});
  EXPECT_EQ(weight(0), 1);
  EXPECT_EQ(weight(10), 1);
  EXPECT_EQ(undoSteps(), 1);
  QTest::keyClick(slider, Qt::Key_Left);
  EXPECT_EQ(weight(0), 0.99F);
  EXPECT_EQ(undoSteps(), 2);
  QTest::mousePress(slider, Qt::LeftButton, {}, {2, middle});
  QTest::keyClick(slider, Qt::Key_Escape);
  QTest::mouseRelease(slider, Qt::LeftButton, {}, {2, middle});
  EXPECT_EQ(weight(0), 0.99F);
  EXPECT_EQ(undoSteps(), 2);
}

}  // namespace
}  // namespace furitsuke::test
