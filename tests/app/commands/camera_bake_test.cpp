// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <cmath>
#include <glm/geometric.hpp>

#include "app/actions/action_set.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/camera_bake_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/value_field.h"
#include "core/motion/key_edits.h"
#include "core/scene/scene_at_frame.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

// Baking camera keys that follow a bone, in the window.
namespace furitsuke::commands {
namespace {

class CameraBakeInWindow : public test::WindowTest {
 protected:
  void openDance() {
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 20});
    ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", motion)));
    stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  }
  void openCamera() {
    motion::Motion motion;
    motion.camera = sampleMotion().camera;
    ASSERT_TRUE(window->files().open(writeMotion("camera.vmd", motion)));
  }
  session::Stage& stage() { return window->stage(); }
  panels::ViewportCamera& camera() { return window->docks().panel<panels::ViewportPanel>()->camera(); }
  [[nodiscard]] const motion::Track<motion::CameraKey>& baked() {
    return stage().motionOf(session::ScenePart::Camera)->motion().camera;
  }
  [[nodiscard]] glm::dvec3 placeAt(model::BoneIndex bone, double frame) {
    (void)stage().evaluated();
    scene::SceneAtFrame sceneAt(stage().scene());
    sceneAt.moveTo(frame);
    const scene::Actor& actor = *stage().active();
    return glm::dvec3(sceneAt.worldOf(actor) *
                      glm::dvec4(sceneAt.poseOf(actor).transforms[static_cast<std::size_t>(bone)].position, 1));
  }
  [[nodiscard]] std::string frames() {
    std::string text;
    for (const Frame frame : baked().frames()) text += (text.empty() ? "" : " ") + std::to_string(frame);
    return text;
  }
  [[nodiscard]] std::string errorOf(const QString& script) {
    actions::ActionArguments arguments;
    for (const QString& word : script.split(' ', Qt::SkipEmptyParts)) {
      const QString name = word.section('=', 0, 0);
      const QString value = word.section('=', 1);
      if (name == "step") arguments.set(name, std::int64_t{value.toInt()});
      if (name == "last") arguments.set("frames", FrameRange{0, value.toInt()});
      if (name == "bone") arguments.set(name, value);
      if (name == "tolerance") arguments.set(name, std::vector<double>{value.toDouble()});
    }
    const Status status = window->actions().runScripted("camera.bakeFollow", arguments);
    return status ? "" : status.error().reason.english();
  }
};

TEST(CameraBakeFrames, AreCountedWithoutCreatingThem) {
  const struct {
    FrameRange frames;
    Frame step;
    std::int64_t count;
  } rows[] = {{{0, 20}, 20, 2}, {{4, 17}, 5, 4},  {{3, 3}, 7, 1},
              {{0, 20}, 1, 21}, {{5, 4}, 1, 0},   {{0, 20}, 0, 0},
              {{0, 20}, -1, 0}, {{0, 20}, 30, 2}, {kAllFrames, 1, std::int64_t{kMaxFrame} + 1}};
  for (const auto& row : rows) {
    dialogs::CameraBake bake;
    bake.frames = row.frames;
    bake.step = row.step;
    EXPECT_EQ(dialogs::keyCountOf(bake), row.count) << row.frames.first << '-' << row.frames.last << " by " << row.step;
    const bool isPossible = row.count > 0 && row.count <= dialogs::kMostBakedKeys;
    EXPECT_EQ(dialogs::framesOf(bake).size(), isPossible ? static_cast<std::size_t>(row.count) : 0U);
    EXPECT_EQ(dialogs::problemOf(bake).isEmpty(), isPossible);
  }
}

TEST_F(CameraBakeInWindow, NeedsAModelABoneAndValidValues) {
  EXPECT_FALSE(window->actions().runScripted("camera.bakeFollow", {}));
  openDance();
  run("pose.pick bones=");
  EXPECT_EQ(errorOf(""), "choose a bone first");
  EXPECT_EQ(errorOf("bone=尻尾"), "the model has no bone '尻尾'");
  for (const char* none : {"bone=右腕 step=0", "bone=右腕 step=-3"}) {
    EXPECT_EQ(errorOf(none), "The key interval must be at least 1 frame.") << none;
  }
  EXPECT_NE(errorOf("bone=右腕 last=2147483647").find("2,147,483,648 keys are too many"), std::string::npos);
  EXPECT_NE(errorOf("bone=右腕 tolerance=0"), "");
  EXPECT_EQ(stage().motionOf(session::ScenePart::Camera), nullptr) << "an error creates no camera motion";
}

TEST_F(CameraBakeInWindow, KeepsNoModelThatWasRemoved) {
  openDance();
  run("camera.bakeFollow bone=右腕");
  const std::weak_ptr<const model::Model> model = stage().active()->sharedModel();
  run("model.remove");
  window->workspace().remove(&document());
  QApplication::processEvents();
  EXPECT_FALSE(model.expired()) << "undo can bring it back";
  stage().sceneDocument().undoStack().clear();
  EXPECT_TRUE(model.expired());
}

TEST_F(CameraBakeInWindow, AddsKeysToTheCameraMotionAsOneStep) {
  openDance();
  edit::MotionDocument* dance = &document();
  openCamera();
  run("viewport.motionCamera on=off\nviewport.top\npose.pick bones=右腕\nframe.goto frame=5");
  window->workspace().setCurrent(dance);
  const eval::CameraSample view = camera().sample();
  const glm::dvec3 offset = view.target - placeAt(1, stage().position());
  run("camera.bakeFollow frames=4-17 step=5");
  EXPECT_EQ(&document(), stage().motionOf(session::ScenePart::Camera)) << "the edited motion becomes the current tab";
  EXPECT_EQ(frames(), "0 4 9 14 17 40") << "the last frame also has a key";
  for (const Frame frame : {4, 9, 14, 17}) {
    const eval::CameraSample seen = eval::sampleCamera(baked(), frame);
    EXPECT_LT(glm::distance(seen.target, placeAt(1, frame) + offset), 1e-4) << frame;
    EXPECT_LT(glm::distance(seen.rotation, view.rotation), 1e-5);
    EXPECT_NEAR(seen.distance, view.distance, 1e-5);
    EXPECT_NEAR(seen.fov, view.fov, 0.5);
  }
  EXPECT_TRUE(dance->history().undoStack()->count() == 0 && document().history().undoStack()->count() == 1);
  EXPECT_EQ(document().history().undoStack()->undoText(), "Bake follow camera");
  EXPECT_EQ(document().state().selection().keyCount(), 4U);
  run("edit.undo");
  EXPECT_EQ(frames(), "0 40");
}

TEST_F(CameraBakeInWindow, CreatesACameraMotionForTheLoopRangeOrTheWholeScene) {
  openDance();
  run("pose.pick bones=右腕\ncamera.bakeFollow");
  EXPECT_TRUE(document().motion().isCameraMotion());
  EXPECT_EQ(baked().size(), 21U);
  run("playback.loopSelection frames=3-8\nedit.undo\ncamera.bakeFollow bone=右腕");
  EXPECT_EQ(frames(), "3 4 5 6 7 8");
}

TEST_F(CameraBakeInWindow, UsesTheFollowedBoneAndTheCameraOfTheMotionOnRequest) {
  openDance();
  openCamera();
  run("viewport.motionCamera on=off\npose.pick bones=右腕\nframe.goto frame=10\nviewport.followBone on=on\n"
      "pose.pick bones=センター");
  const eval::CameraSample film = eval::sampleCamera(baked(), 10);
  const glm::dvec3 offset = film.target - placeAt(1, 10);
  run("camera.bakeFollow frames=0-20 step=20 view=motion");
  for (const Frame frame : {0, 20}) {
    const eval::CameraSample seen = eval::sampleCamera(baked(), frame);
    EXPECT_LT(glm::distance(seen.target, placeAt(1, frame) + offset), 1e-4);
    EXPECT_NEAR(seen.distance, film.distance, 1e-5);
  }
}

TEST_F(CameraBakeInWindow, TheDialogChecksItsValuesAndBakes) {
  openDance();
  openCamera();
  run("viewport.motionCamera on=off\npose.pick bones=右腕");
  window->actions().call("camera.bakeFollow", {});
  auto* dialog = window->findChild<dialogs::CameraBakeDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->findChild<QComboBox*>("bone")->currentText(), "右腕");
  EXPECT_EQ(dialog->findChild<widgets::ValueField*>("last")->value(), 40)
      << "the camera motion is longer than the dance";
  auto* bake = dialog->findChild<QPushButton*>("bake");
  auto* count = dialog->findChild<QLabel*>("count");
  EXPECT_TRUE(count->text().contains("41")) << count->text().toStdString();
  dialog->findChild<widgets::ValueField*>("last")->setValue(kMaxFrame);
  EXPECT_FALSE(bake->isEnabled());
  EXPECT_TRUE(count->text().contains("too many")) << count->text().toStdString();
  dialog->findChild<widgets::ValueField*>("last")->setValue(20);
  dialog->findChild<widgets::ValueField*>("first")->setValue(21);
  EXPECT_FALSE(bake->isEnabled());
  dialog->findChild<widgets::ValueField*>("first")->setValue(10);
  dialog->findChild<widgets::ValueField*>("step")->setValue(4);
  EXPECT_TRUE(count->text().contains("4")) << count->text().toStdString();
  QPointer<dialogs::CameraBakeDialog> open(dialog);
  QTest::mouseClick(bake, Qt::LeftButton);
  EXPECT_TRUE(test::waitFor([&] { return open.isNull() || !open->isVisible(); }));
  EXPECT_EQ(frames(), "0 10 14 18 20 40");
}

/// A bake that continues in the background, however short it is.
class LongCameraBake : public CameraBakeInWindow {
 protected:
  LongCameraBake() {
    openDance();
    openCamera();
    run("viewport.motionCamera on=off\npose.pick bones=右腕");
  }
  const test::GraceOfJobs grace{std::chrono::seconds(0)};
  dialogs::CameraBakeDialog* begin() {
    window->actions().call("camera.bakeFollow", {});
    auto* dialog = window->findChild<dialogs::CameraBakeDialog*>();
    dialog->findChild<widgets::ValueField*>("last")->setValue(1'000);
    auto* bake = dialog->findChild<QPushButton*>("bake");
    QTest::mouseClick(bake, Qt::LeftButton);
    EXPECT_TRUE(dialog->isVisible() && !bake->isEnabled()) << "the bake is in progress";
    return dialog;
  }
};

TEST_F(LongCameraBake, CancelingKeepsTheCameraAndAllowsAnotherBake) {
  QPointer<dialogs::CameraBakeDialog> first = begin();
  first->reject();
  EXPECT_TRUE(test::waitFor([&] { return first.isNull(); }));
  QPointer<dialogs::CameraBakeDialog> second = begin();
  EXPECT_TRUE(test::waitFor([&] { return second.isNull() || !second->isVisible(); }))
      << second->findChild<QLabel*>("problem")->text().toStdString();
  EXPECT_EQ(baked().size(), 1'001U);
  EXPECT_EQ(document().history().undoStack()->count(), 1) << "the canceled bake made no step";
  document().history().undoStack()->undo();
  EXPECT_EQ(frames(), "0 40");
}

TEST_F(LongCameraBake, AnEditDuringTheBakeIsNotOverwritten) {
  const QPointer<dialogs::CameraBakeDialog> dialog = begin();
  edit::MotionDocument& film = *stage().motionOf(session::ScenePart::Camera);
  const auto last = motion::selectKeys(film.motion(), motion::kCameraTrack, {40, 40});
  film.history().push("fov", motion::changeKeys<motion::CameraKey>(
                                 film.motion(), last, [](motion::CameraKey& key, Frame) { key.fov = 77; }));
  const auto* problem = dialog->findChild<QLabel*>("problem");
  ASSERT_TRUE(test::waitFor([&] { return dialog.isNull() || problem->isVisible(); }));
  ASSERT_FALSE(dialog.isNull()) << "it was baked";
  EXPECT_TRUE(problem->text().contains("changed in the meantime")) << problem->text().toStdString();
  EXPECT_EQ(frames(), "0 40");
  EXPECT_EQ(baked().values().back().fov, 77U);
  EXPECT_TRUE(dialog->findChild<QPushButton*>("bake")->isEnabled()) << "the bake can be tried again";
}

TEST_F(LongCameraBake, ItsMotionMayBeClosedDuringTheBake) {
  const QPointer<dialogs::CameraBakeDialog> dialog = begin();
  ASSERT_TRUE(window->closing().close(stage().motionOf(session::ScenePart::Camera)));
  const auto* problem = dialog->findChild<QLabel*>("problem");
  ASSERT_TRUE(test::waitFor([&] { return dialog.isNull() || problem->isVisible(); }));
  ASSERT_FALSE(dialog.isNull()) << "it was baked";
  EXPECT_TRUE(problem->text().contains("changed in the meantime")) << problem->text().toStdString();
}

TEST_F(CameraBakeInWindow, ALockedCameraTrackIsKept) {
  openDance();
  openCamera();
  run("viewport.motionCamera on=off");
  stage().motionOf(session::ScenePart::Camera)->state().setLocked({motion::kCameraTrack}, true);
  run("camera.bakeFollow bone=右腕");
  EXPECT_EQ(frames(), "0 40");
  EXPECT_EQ(stage().motionOf(session::ScenePart::Camera)->history().undoStack()->count(), 0);
}

/// The target follows the head of a real dance at every frame. Reduced keys keep it within the tolerance.
TEST_F(CameraBakeInWindow, FollowsTheHeadOfARealDance) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  ASSERT_TRUE(window->files().open(QString::fromStdString(*corpus / "models/miku_v2/miku_v2.pmd")));
  ASSERT_TRUE(window->files().open(QString::fromStdString(*corpus / "motions/dance_galaxias_v2.vmd")));
  run("frame.goto frame=1010\npose.pick bones=頭");
  const model::BoneIndex head = stage().selectedBones().front();
  const glm::dvec3 offset = camera().sample().target - placeAt(head, 1010);
  const Frame last = session::lastFrameOn(stage());
  ASSERT_GT(last, 1010);
  run("camera.bakeFollow");
  ASSERT_EQ(baked().size(), static_cast<std::size_t>(last) + 1);
  double worst = 0;
  for (Frame frame = 0; frame <= last; frame += 7) {
    const glm::dvec3 wanted = placeAt(head, frame) + offset;
    worst = std::max(worst, glm::distance(eval::sampleCamera(baked(), frame).target, wanted));
  }
  EXPECT_LT(worst, 1e-4);
  RecordProperty("worst", std::to_string(worst));
  run("camera.bakeFollow bone=頭 tolerance=0.1");
  EXPECT_LT(baked().size(), static_cast<std::size_t>(last) / 2);
  worst = 0;
  for (Frame frame = 0; frame <= last; frame += 7) {
    const glm::dvec3 wanted = placeAt(head, frame) + offset;
    worst = std::max(worst, glm::distance(eval::sampleCamera(baked(), frame).target, wanted));
  }
  EXPECT_LT(worst, 0.1001);
  RecordProperty("keys", static_cast<int>(baked().size()));
}

}  // namespace
}  // namespace furitsuke::commands
