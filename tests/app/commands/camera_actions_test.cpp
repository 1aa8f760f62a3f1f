// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QColorDialog>
#include <QTest>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/light_ball.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/eval/layered_views.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

class CameraActions : public test::WindowTest {
 protected:
  void openCamera() {
    motion::Motion motion;
    motion.camera = sampleMotion().camera;
    ASSERT_TRUE(window->files().open(writeMotion("camera.vmd", motion)));
  }
  void openDance() {
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 20});
    ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", motion)));
  }
  panels::ViewportPanel& viewport() { return *window->docks().panel<panels::ViewportPanel>(); }
  session::Stage& stage() { return window->stage(); }
};

TEST_F(CameraActions, RegisterNeedsAModelOrACamera) {
  EXPECT_FALSE(window->actions().runScripted("camera.register", {}));
}

TEST_F(CameraActions, RegisterAddsAKeyToTheCameraMotion) {
  openCamera();
  openDance();
  stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  run("frame.goto frame=17\nviewport.top\ncamera.register");
  EXPECT_EQ(&document(), stage().motionOf(session::ScenePart::Camera)) << "the edited motion becomes the current tab";
  EXPECT_EQ(document().state().currentFrame(), 17);
  const motion::Track<motion::CameraKey>& camera = document().motion().camera;
  ASSERT_TRUE(camera.hasKey(17));
  EXPECT_EQ(toDouble(camera.values()[camera.lowerBound(17)].target), viewport().camera().sample().target);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  run("edit.undo");
  EXPECT_FALSE(document().motion().camera.hasKey(17));
}

TEST_F(CameraActions, ACutMakesTheKeysOfBothSidesInOneStep) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  motion::CameraKey key = motion::restCameraKey();
  keys.append(0, key);
  key.target.x = 30;
  key.curves.fill(motion::Curve{64, 0, 64, 127});
  keys.append(30, key);
  motion.camera = motion::Track<motion::CameraKey>(keys);
  ASSERT_TRUE(window->files().open(writeMotion("camera.vmd", motion)));
  const auto targetAt = [this](double frame) { return eval::LayeredCamera(document().motion()).sample(frame).target; };
  const glm::dvec3 before = targetAt(7), last = targetAt(16);
  run("frame.goto frame=17\nviewport.top\ncamera.cut");
  const motion::Track<motion::CameraKey>& camera = document().motion().camera;
  EXPECT_EQ(std::vector<Frame>(camera.frames().begin(), camera.frames().end()), (std::vector<Frame>{0, 16, 17, 30}));
  EXPECT_NEAR(glm::distance(targetAt(16), last), 0, 1e-5);
  EXPECT_NEAR(glm::distance(targetAt(7), before), 0, 0.2) << "the curve of the span is split";
  EXPECT_NEAR(glm::distance(targetAt(17), viewport().camera().sample().target), 0, 1e-5);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  run("edit.undo\ncamera.cut frame=0");
  EXPECT_EQ(camera.size(), 2U) << "nothing is before frame 0";
}

TEST_F(CameraActions, RegisterCreatesACameraMotionWithoutReassigningTheDance) {
  openDance();
  edit::MotionDocument* dance = &document();
  stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  const auto id = stage().active()->id();
  EXPECT_EQ(stage().motionOf(id), dance);
  run("frame.goto frame=5\nviewport.back\ncamera.register");
  EXPECT_NE(&document(), dance);
  EXPECT_EQ(&document(), stage().motionOf(session::ScenePart::Camera));
  EXPECT_EQ(stage().motionOf(id), dance);
  EXPECT_TRUE(document().motion().isCameraMotion());
  EXPECT_TRUE(document().motion().camera.hasKey(5));
  EXPECT_TRUE(document().isModified()) << "it is unsaved";
}

TEST_F(CameraActions, NextAndPreviousKeyPlayAlongTheCameraPath) {
  EXPECT_FALSE(window->actions().runScripted("camera.nextKey", {})) << "there is no camera motion";
  openCamera();
  stage().addActor(test::actorNamed("model", {"センター"}), {});
  run("playback.speed times=0.1\nframe.goto frame=10\nviewport.motionCamera on=off\ncamera.nextKey");
  EXPECT_TRUE(viewport().camera().looksThroughMotion());
  EXPECT_TRUE(test::waitFor([this] { return document().state().currentFrame() > 10; }));
  run("camera.nextKey");
  EXPECT_EQ(document().state().currentFrame(), 40) << "a second call jumps to the key";
  EXPECT_FALSE(window->actions().runScripted("camera.nextKey", {})) << "there is no later key";
  run("playback.speed times=4\ncamera.previousKey");
  EXPECT_TRUE(test::waitFor([this] { return document().state().currentFrame() == 0; }));
  EXPECT_FALSE(window->actions().runScripted("camera.previousKey", {}));
}

TEST_F(CameraActions, DraggingTheLightBallIsOneStep) {
  openCamera();
  stage().addActor(test::actorNamed("model", {"センター"}), {});
  run("viewport.lightBall on=on\nframe.goto frame=9");
  panels::LightBall& ball = viewport().lightBall();
  const QPoint middle = ball.ball().center().toPoint();
  QTest::mousePress(&ball, Qt::LeftButton, {}, middle);
  QTest::mouseMove(&ball, middle + QPoint(10, 0));
  QTest::mouseMove(&ball, middle + QPoint(0, 12));
  QTest::mouseRelease(&ball, Qt::LeftButton, {}, middle + QPoint(0, 12));
  const motion::Track<motion::LightKey>& light = document().motion().light;
  ASSERT_TRUE(light.hasKey(9));
  EXPECT_GT(light.find(9)->direction.y, 0.2F) << "from below";
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  QTest::mousePress(&ball, Qt::LeftButton, {}, middle);
  QTest::keyClick(&ball, Qt::Key_Escape);
  QTest::mouseRelease(&ball, Qt::LeftButton, {}, middle);
  EXPECT_EQ(document().history().undoStack()->count(), 1) << "Esc cancels the drag";
  EXPECT_GT(light.find(9)->direction.y, 0.2F);
}

TEST_F(CameraActions, TheColorDialogPreviewsTheLight) {
  openCamera();
  stage().addActor(test::actorNamed("model", {"センター"}), {});
  run("viewport.lightBall on=on");
  panels::LightBall& ball = viewport().lightBall();
  for (const bool isAccepted : {false, true}) {
    QTest::mouseClick(&ball, Qt::LeftButton, {}, ball.swatch().center().toPoint());
    auto* dialog = window->findChild<QColorDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->currentColor(), QColor(154, 154, 154)) << "the default of MMD";
    dialog->setCurrentColor(QColor(255, 0, 128));
    ASSERT_EQ(document().motion().light.size(), 1U);
    EXPECT_EQ(document().motion().light.values()[0].color, (Vec3{255 / 256.0F, 0, 0.5F}));
    isAccepted ? dialog->accept() : dialog->reject();
    EXPECT_EQ(document().motion().light.size(), isAccepted ? 1U : 0U);
    delete dialog;
  }
}

TEST_F(CameraActions, TheSamplesOfTheViewportAreChosenAndRemembered) {
  const auto checked = [this] {
    QStringList ids;
    for (const char* id : {"viewport.samples0", "viewport.samples2", "viewport.samples4", "viewport.samples8"}) {
      if (window->actions().action(id)->isChecked()) ids.append(id);
    }
    return ids;
  };
  EXPECT_EQ(checked(), QStringList("viewport.samples4"));
  for (const int samples : {0, 2, 8}) {
    const QString id = QString("viewport.samples%1").arg(samples);
    run(id.toUtf8());
    EXPECT_EQ(viewport().options().samples, samples);
    EXPECT_EQ(viewport().pictureOptions().samples, std::max(samples, 4)) << "saved pictures are always smooth";
    restart();
    EXPECT_EQ(checked(), QStringList(id));
    EXPECT_EQ(viewport().options().samples, samples);
  }
}

TEST_F(CameraActions, ChoosingAnAspectRatioShowsSafeFramesAndIsRemembered) {
  const auto isChecked = [this](const char* id) { return window->actions().action(id)->isChecked(); };
  EXPECT_TRUE(isChecked("viewport.ratio16x9"));
  EXPECT_FALSE(viewport().options().safeFrames);
  run("viewport.ratio4x3");
  EXPECT_TRUE(viewport().options().safeFrames);
  EXPECT_EQ(viewport().camera().framedRatio(), 4 / 3.0);
  EXPECT_FALSE(isChecked("viewport.ratio16x9"));
  restart();
  EXPECT_TRUE(isChecked("viewport.ratio4x3"));
  EXPECT_TRUE(isChecked("viewport.safeFrames"));
  EXPECT_EQ(viewport().camera().framedRatio(), 4 / 3.0);
  run("viewport.safeFrames on=off");
  EXPECT_FALSE(viewport().camera().framedRatio());
}

}  // namespace
}  // namespace furitsuke::commands
