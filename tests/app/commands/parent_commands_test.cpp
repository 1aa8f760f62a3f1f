// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QTest>
#include <glm/geometric.hpp>
#include <string>
#include <utility>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/parent_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/annotation_row.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/viewport/parent_lines.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/value_field.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/project/scene_project_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"

// Outside parents in the window.
namespace furitsuke::commands {
namespace {

class OutsideParentsInWindow : public test::WindowTest {
 protected:
  static void choose(const QWidget& dialog, const char* field, const char* text) {
    auto* box = dialog.findChild<QComboBox*>(field);
    box->setCurrentIndex(box->findText(text));
  }
  OutsideParentsInWindow() {
    for (const char* name : {"a", "b"}) {
      const auto path = session::toPath(pathOf(QString("%1.pmx").arg(name)));
      EXPECT_TRUE(writeFileAtomically(path, format::pmx::write(test::bonesPmx({"センター", "右腕"}))));
      motion::Motion motion;
      motion.modelName = Name::fromBytes(name);
      test::addBone(motion, "センター", {0, 20});
      test::addBone(motion, "右腕", {0, 10});
      (void)writeMotion(QString("%1.vmd").arg(name), motion);
      run("model.add path=\"" + pathOf(QString("%1.pmx").arg(name)) + "\"");
      run("file.open path=\"" + pathOf(QString("%1.vmd").arg(name)) + "\"");
      run(QString("model.setMotion name=%1 motion=%1.vmd").arg(name));
    }
    run("model.activate name=b");
  }
  session::Stage& stage() { return window->stage(); }
  [[nodiscard]] edit::MotionDocument& moving() { return *stage().motionOf(stage().active()->id()); }
  [[nodiscard]] const std::vector<motion::OutsideParentKey>& keys() { return moving().motion().annotations.parents; }
  [[nodiscard]] QString keyText() {
    QStringList texts;
    for (const motion::OutsideParentKey& key : keys())
      texts.append(QString("%1 %2").arg(key.frame).arg(panels::parentText(key)));
    return texts.join(", ");
  }
  /// The keys in the row of annotations with this label; "-" without one.
  [[nodiscard]] QString framesInTimeline(const QString& label) {
    const panels::TimelineView& view = window->docks().panel<panels::TimelinePanel>()->view();
    for (int row = 0; row < view.rows().count(); ++row) {
      if (!view.rows().at(row).annotation || view.rows().label(view.rows().at(row)) != label) continue;
      QStringList frames;
      for (const Frame frame : view.keys().frames(row)) frames.append(QString::number(frame));
      return frames.join(' ');
    }
    return "-";
  }
  [[nodiscard]] glm::dvec3 armAt(double frame) {
    stage().setPosition(frame);
    const scene::Scene& scene = stage().evaluated();
    const scene::Actor& actor = *stage().active();
    return glm::dvec3(scene.worldOf(actor) * glm::dvec4(actor.pose().transforms[1].position, 1));
  }
  [[nodiscard]] std::string errorOf(const char* action, const std::vector<std::pair<QString, QString>>& given) {
    actions::ActionArguments arguments;
    for (const auto& [name, value] : given) arguments.set(name, value);
    const Status status = window->actions().runScripted(action, arguments);
    return status ? "" : status.error().reason.english();
  }
};

TEST_F(OutsideParentsInWindow, AreSetAndRemovedAsUndoStepsWithoutAJump) {
  const glm::dvec3 before = armAt(5);
  run("parent.set bone=右腕 model=a target=センター frame=5");
  EXPECT_EQ(keyText(), "5 右腕 → a: センター");
  EXPECT_LT(glm::length(armAt(5) - before), 1e-4);
  EXPECT_EQ(panels::parentLines(stage().evaluated(), stage().active()->id()).size(), 1U);
  run("parent.set bone=右腕 follow=ground frame=8 keepPlace=off");
  run("parent.set whole=on model=a target=右腕 frame=0");
  run("parent.set bone=右腕 target=センター frame=9");
  run("parent.set bone=右腕 follow=none frame=12");
  EXPECT_EQ(keyText(), "0 Model → a: 右腕, 5 右腕 → a: センター, 8 右腕 → ground, 9 右腕 → センター, 12 右腕 → none");
  run("parent.remove bone=右腕 frame=8");
  run("parent.remove whole=on frame=0");
  EXPECT_EQ(keyText(), "5 右腕 → a: センター, 9 右腕 → センター, 12 右腕 → none");
  for (int i = 0; i < 7; ++i) run("edit.undo");
  EXPECT_TRUE(keys().empty());
  EXPECT_LT(glm::length(armAt(5) - before), 1e-9);
}

TEST_F(OutsideParentsInWindow, NeedABoneAndWhatTheSceneHas) {
  run("pose.pick bones=");
  EXPECT_EQ(errorOf("parent.set", {{"follow", "ground"}}), "choose a bone first");
  EXPECT_EQ(errorOf("parent.set", {{"bone", "尻尾"}}), "the model has no bone '尻尾'");
  EXPECT_EQ(errorOf("parent.set", {{"bone", "右腕"}, {"model", "c"}}), "there is no model 'c'");
  EXPECT_EQ(errorOf("parent.remove", {{"bone", "右腕"}}), "there is no outside parent key at frame 0");
  EXPECT_EQ(errorOf("parent.bake", {}), "there are no outside parents to bake");
}

TEST_F(OutsideParentsInWindow, AreBakedToKeysAsOneUndoStep) {
  run("parent.set bone=右腕 model=a target=センター frame=5");
  run("parent.set whole=on model=a target=右腕 frame=3");
  std::vector<glm::dvec3> before;
  for (int frame = 0; frame <= 20; ++frame) before.push_back(armAt(frame));
  run("parent.bake");
  EXPECT_TRUE(keys().empty());
  for (int frame = 0; frame <= 20; ++frame) EXPECT_LT(glm::length(armAt(frame) - before[frame]), 1e-3) << frame;
  run("edit.undo");
  EXPECT_EQ(keys().size(), 2U);
}

TEST_F(OutsideParentsInWindow, WhatTheCameraFollowsIsBakedAsOneUndoStep) {
  motion::Motion film;
  motion::EditBuilder builder(film);
  for (const Frame frame : {0, 20}) builder.set(motion::kCameraTrack, frame, motion::restCameraKey());
  motion::applyEdits(film, builder.build(), motion::EditSide::After);
  run("file.open path=\"" + writeMotion("camera.vmd", film) + "\"");
  edit::MotionDocument* camera = stage().motionOf(session::ScenePart::Camera);
  ASSERT_NE(camera, nullptr);
  EXPECT_NE(errorOf("parent.bakeCamera", {}), "") << "it follows nothing";
  run("model.activate name=b");
  run("parent.set camera=on model=a target=右腕 frame=0 keepPlace=off");
  const auto targets = [this] {
    std::vector<glm::dvec3> all;
    for (int frame = 0; frame <= 20; ++frame) {
      stage().setPosition(frame);
      all.push_back(stage().evaluated().camera().target);
    }
    return all;
  };
  const std::vector<glm::dvec3> before = targets();
  ASSERT_EQ(camera->motion().camera.size(), 2U);
  run("parent.bakeCamera");
  EXPECT_FALSE(motion::hasCameraParents(camera->motion().annotations.parents));
  EXPECT_EQ(camera->motion().camera.size(), 21U);
  const std::vector<glm::dvec3> after = targets();
  for (std::size_t i = 0; i < before.size(); ++i) EXPECT_LT(glm::length(after[i] - before[i]), 1e-4) << i;
  camera->history().undoStack()->undo();
  EXPECT_TRUE(motion::hasCameraParents(camera->motion().annotations.parents));
}

TEST_F(OutsideParentsInWindow, PropKeysAreSetAndRemovedAsStepsOfTheMotionOfTheProp) {
  const auto accessoryKeys = [this] { return moving().motion().annotations.accessoryKeys; };
  run("prop.setKey frame=0");
  run("prop.setKey frame=10 position=4,0,0 angles=0,360,0 scale=2 opacity=0.5 visible=off shadow=off");
  ASSERT_EQ(accessoryKeys().size(), 2U);
  EXPECT_EQ(accessoryKeys()[1].position.x, 4);
  EXPECT_NEAR(accessoryKeys()[1].angles.y, 6.283185307, 1e-6);
  EXPECT_EQ(accessoryKeys()[1].opacity, 0.5);
  EXPECT_FALSE(accessoryKeys()[1].isVisible);
  stage().setPosition(5);
  EXPECT_EQ(stage().evaluated().findTitled("b")->shownPlacement().position.x, 2);
  EXPECT_EQ(errorOf("prop.setKey", {{"name", "c"}}), "there is no model 'c'");
  for (const auto& [argument, reason] :
       {std::pair{"scale=0", "scale: must be above 0"}, std::pair{"opacity=1.5", "opacity: must be from 0 to 1"}}) {
    const Status done = actions::runActionScript(window->actions(), QString("prop.setKey ") + argument);
    ASSERT_FALSE(done);
    EXPECT_NE(done.error().message().find(reason), std::string::npos) << done.error().message();
  }
  EXPECT_EQ(accessoryKeys().size(), 2U) << "nothing was changed by them";
  run("edit.undo\nedit.redo");
  EXPECT_EQ(accessoryKeys().size(), 2U);
  run("prop.setKey frame=70");
  EXPECT_EQ(window->playback().lastFrame(), 70) << "prop keys after the last key of the motion are played";
  EXPECT_EQ(window->docks().panel<panels::TimelinePanel>()->view().lastFrame(), 70);
  run("edit.undo");
  EXPECT_EQ(errorOf("prop.removeKey", {}), "there is no prop key at frame 5");
  EXPECT_EQ(framesInTimeline("Prop"), "0 10");
  run("prop.removeKey frame=10");
  EXPECT_EQ(accessoryKeys().size(), 1U);
}

TEST_F(OutsideParentsInWindow, KeysOfAPropWithoutAMotionAreThoseOfTheScene) {
  run("model.add path=\"" + pathOf("a.pmx") + "\"");
  const std::uint64_t prop = stage().actors().back()->id();
  stage().assignMotion(prop, nullptr);
  run("model.activate name=b");
  const edit::MotionDocument* dance = &moving();
  const int motions = window->workspace().count();
  const QString title = QString::fromStdString(stage().actors().back()->title);
  run("prop.setKey name=\"" + title + "\" frame=3 scale=2\nprop.setKey name=\"" + title + "\" frame=13 scale=4");
  EXPECT_EQ(window->workspace().count(), motions) << "no motion is opened";
  EXPECT_EQ(window->workspace().current(), dance);
  EXPECT_EQ(stage().active()->title, "b");
  EXPECT_EQ(stage().motionOf(prop), nullptr);
  EXPECT_EQ(stage().accessoryKeysOf(prop).size(), 2U);
  stage().setPosition(8);
  EXPECT_EQ(stage().evaluated().find(prop)->shownPlacement().scale, 3);
  run("edit.undo");
  EXPECT_EQ(stage().accessoryKeysOf(prop).size(), 1U);
  run("edit.redo\nprop.removeKey name=\"" + title + "\" frame=3");
  ASSERT_EQ(stage().accessoryKeysOf(prop).size(), 1U);
  run("project.save path=\"" + pathOf("scene.furitsuke") + "\"");
  restart();
  run("file.open path=\"" + pathOf("scene.furitsuke") + "\"");
  ASSERT_EQ(stage().actors().size(), 3U);
  const std::vector<motion::AccessoryKey>& restored = stage().accessoryKeysOf(stage().actors().back()->id());
  ASSERT_EQ(restored.size(), 1U);
  EXPECT_EQ(restored[0].frame, 13);
  EXPECT_EQ(restored[0].scale, 4);
}

TEST_F(OutsideParentsInWindow, AProjectKeepsThem) {
  run("parent.set bone=右腕 model=a target=センター frame=5");
  run("file.save path=\"" + pathOf("b.vmd") + "\"");
  run("project.save path=\"" + pathOf("scene.furitsuke") + "\"");
  const auto project = io::readProjectFile(session::toPath(pathOf("scene.furitsuke")));
  ASSERT_TRUE(project) << project.error().message();
  ASSERT_EQ(project->models[1].outsideParents.size(), 1U);
  EXPECT_EQ(project->models[1].outsideParents[0].model, 0U);
  // The annotations of the motion are lost, and the models have another order.
  io::SceneProject changed = *project;
  for (io::ProjectActor& model : changed.models) {
    if (model.attachment) model.attachment = 1 - *model.attachment;
    for (io::ProjectParentKey& key : model.outsideParents) key.model = 1 - *key.model;
  }
  std::swap(changed.models[0], changed.models[1]);
  QFile file(pathOf("scene.furitsuke"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(io::projectToJson(changed)));
  file.close();
  ASSERT_TRUE(QFile::remove(pathOf("b.furitsuke.json")));
  run("file.open path=\"" + pathOf("scene.furitsuke") + "\"");
  run("model.activate name=b");
  EXPECT_EQ(keyText(), "5 右腕 → a: センター");
}

TEST_F(OutsideParentsInWindow, TheCameraFollowsABone) {
  actions::ActionArguments given;
  given.set("camera", true);
  given.set("model", QString("a"));
  const Status refused = window->actions().runScripted("parent.set", given);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().reason, "no motion with a camera is open");
  run("camera.register frame=0\ncamera.register frame=20\nmodel.activate name=b");
  const edit::MotionDocument& camera = *stage().motionOf(session::ScenePart::Camera);
  const auto targetAt = [this](double frame) {
    stage().setPosition(frame);
    return stage().evaluated().camera().target;
  };
  const glm::dvec3 before = targetAt(5);
  run("parent.set camera=on model=b target=右腕 frame=5");
  ASSERT_EQ(camera.motion().annotations.parents.size(), 1U);
  EXPECT_EQ(panels::parentText(camera.motion().annotations.parents[0]), "Camera → b: 右腕");
  EXPECT_TRUE(keys().empty()) << "the bones follow nothing";
  EXPECT_LT(glm::length(targetAt(5) - before), 1e-4);
  EXPECT_GT(glm::length(targetAt(20) - before), 1e-3) << "the bone has moved";
  run("camera.register frame=20");
  EXPECT_LT(glm::length(targetAt(20) - before), 1e-4) << "a registered view is relative to the bone";
  run("file.save path=\"" + pathOf("camera.vmd") + "\"");
  run("project.save path=\"" + pathOf("scene.furitsuke") + "\"");
  const auto project = io::readProjectFile(session::toPath(pathOf("scene.furitsuke")));
  ASSERT_TRUE(project) << project.error().message();
  ASSERT_EQ(project->cameraParents.size(), 1U);
  EXPECT_EQ(project->cameraParents[0].model, 1U);
  run("parent.remove camera=on frame=5");
  EXPECT_TRUE(camera.motion().annotations.parents.empty());
  window->actions().call("parent.set", {});
  auto* dialog = window->findChild<dialogs::ParentDialog*>();
  ASSERT_NE(dialog, nullptr);
  choose(*dialog, "bone", "(camera)");
  dialog->findChild<widgets::ValueField*>("frame")->setValue(10);
  dialog->findChild<QComboBox*>("model")->setCurrentText("a");
  dialog->findChild<QPushButton*>("set")->click();
  ASSERT_EQ(camera.motion().annotations.parents.size(), 1U);
  EXPECT_EQ(camera.motion().annotations.parents[0].target, (motion::ParentTarget{motion::ParentKind::Model, "a", {}}));
}

TEST_F(OutsideParentsInWindow, AModelWithoutAMotionGetsOne) {
  run("model.setMotion name=b");
  ASSERT_EQ(stage().motionOf(stage().active()->id()), nullptr);
  EXPECT_EQ(errorOf("parent.remove", {{"bone", "右腕"}}), "there is no outside parent key at frame 0");
  EXPECT_EQ(errorOf("parent.set", {{"bone", "右腕"}, {"model", "c"}}), "there is no model 'c'");
  EXPECT_EQ(stage().motionOf(stage().active()->id()), nullptr) << "nothing is made for nothing";
  window->actions().call("parent.set", {});
  auto* dialog = window->findChild<dialogs::ParentDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->findChild<QComboBox*>("bone")->itemText(0), "(whole model)");
  dialog->findChild<QComboBox*>("model")->setCurrentText("a");
  dialog->findChild<QPushButton*>("set")->click();
  ASSERT_NE(stage().motionOf(stage().active()->id()), nullptr);
  EXPECT_EQ(moving().file().title(), "Motion of b");
  EXPECT_EQ(keyText(), "0 Model → a");
}

TEST_F(OutsideParentsInWindow, TheDialogSetsAKey) {
  run("pose.pick bones=右腕");
  window->actions().call("parent.set", {});
  auto* dialog = window->findChild<dialogs::ParentDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->findChild<QComboBox*>("bone")->currentText(), "右腕");
  EXPECT_FALSE(dialog->findChild<QPushButton*>("remove")->isEnabled());
  dialog->findChild<widgets::ValueField*>("frame")->setValue(7);
  dialog->findChild<QComboBox*>("model")->setCurrentText("a");
  choose(*dialog, "target", "右腕");
  dialog->findChild<QPushButton*>("set")->click();
  EXPECT_EQ(keyText(), "7 右腕 → a: 右腕");
  EXPECT_EQ(framesInTimeline("右腕"), "7");
}

}  // namespace
}  // namespace furitsuke::commands
