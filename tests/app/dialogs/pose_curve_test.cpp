// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/pose_curve.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <cmath>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/widgets/value_field.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::dialogs {
namespace {

/// The dialog of reduce-poses on a recorded bone that turns round at frames 20 and 40.
class PoseCurveTest : public test::WindowTest {
 protected:
  PoseCurveTest() {
    motion::Motion motion = test::sampleMotion();
    motion::Keys<motion::BoneKey> keys;
    for (int frame = 0; frame <= 60; ++frame) {
      const int x = frame < 20 ? frame : frame < 40 ? 40 - frame : 2 * (frame - 40);
      keys.append(frame, test::boneKeyAt(static_cast<float>(x + 0.2 * std::sin(frame))));
    }
    motion.bones.push_back({test::nameOf("首"), motion::Track<motion::BoneKey>(std::move(keys))});
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", motion)));
    neck = *motion::findTrack(document().motion(), "首");
    window->actions().action("operation.reduce-poses")->trigger();
    dialog = window->findChild<panels::OperationDialog*>();
    curve = dialog->findChild<panels::PoseCurve*>();
    slider = dialog->findChild<QSlider*>("poseSlider");
  }

  [[nodiscard]] std::string keys() { return test::framesOf(document().motion(), neck); }
  [[nodiscard]] std::size_t keyCount() { return document().motion().frames(neck).size(); }
  [[nodiscard]] int countField() const {
    return dialog->findChild<panels::ParameterField*>("count")->findChild<widgets::ValueField*>()->value();
  }

  motion::TrackId neck;
  panels::OperationDialog* dialog = nullptr;
  panels::PoseCurve* curve = nullptr;
  QSlider* slider = nullptr;
};

TEST_F(PoseCurveTest, TheSliderChoosesTheNumberAndTheTimelineFollowsWhileItIsDragged) {
  EXPECT_FALSE(curve->isEnabled()) << "not analyzed yet";
  ASSERT_TRUE(test::waitFor([&] { return curve->isEnabled(); }));
  EXPECT_GE(curve->count(), 4);
  EXPECT_EQ(countField(), 0) << "as few as the largest error allows";
  // With the mouse button down, as in a drag.
  QTest::mousePress(slider, Qt::LeftButton, {}, {3, slider->height() / 2});
  slider->setSliderDown(true);
  slider->setValue(slider->maximum());
  EXPECT_EQ(countField(), 61);
  EXPECT_TRUE(test::waitFor([&] { return keyCount() == 61; })) << keyCount();
  slider->setValue(slider->minimum());
  EXPECT_TRUE(test::waitFor([&] { return keys() == "0 60"; })) << keys();
  slider->setSliderDown(false);
  QTest::mouseRelease(slider, Qt::LeftButton, {}, {3, slider->height() / 2});
  slider->setFocus();
  for (int i = 0; i < 2; ++i) QTest::keyClick(slider, Qt::Key_Right);
  EXPECT_EQ(countField(), 4) << "one more for each key";
  EXPECT_TRUE(test::waitFor([&] { return keys() == "0 20 40 60"; })) << keys();
}

TEST_F(PoseCurveTest, APinnedFrameKeepsItsPose) {
  ASSERT_TRUE(test::waitFor([&] { return curve->isEnabled(); }));
  slider->setFocus();
  QTest::keyClick(slider, Qt::Key_Home);
  document().state().setCurrentFrame(33);
  auto* pin = dialog->findChild<QPushButton*>("pinPose");
  QTest::mouseClick(pin, Qt::LeftButton);
  EXPECT_EQ(dialog->findChild<panels::ParameterField*>("pins")->text(), "33");
  EXPECT_TRUE(test::waitFor([&] { return keys() == "0 33 60"; })) << keys();
  QTest::mouseClick(pin, Qt::LeftButton);
  EXPECT_EQ(dialog->findChild<panels::ParameterField*>("pins")->text(), "");
  EXPECT_TRUE(test::waitFor([&] { return keys() == "0 60"; })) << keys();
}

}  // namespace
}  // namespace furitsuke::dialogs
