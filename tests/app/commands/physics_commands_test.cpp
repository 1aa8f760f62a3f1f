// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/physics_commands.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTreeWidget>
#include <memory>
#include <string>

#include "app/dialogs/gravity_dialog.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/widgets/value_field.h"
#include "tests/app/commands/command_fixture.h"
#include "tests/support/tail_model.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// A model whose tail moves by physics, with the motion of its head.
class PhysicsActions : public test::TimelineCommandTest {
 protected:
  PhysicsActions() {
    edit::MotionDocument& motion = addMotion();
    stage.addActor(std::make_unique<scene::Actor>(std::make_shared<model::Model>(test::tailModel()),
                                                  std::make_shared<image::ModelImages>()),
                   {});
    stage.addMotion(motion);
    stage.assignMotion(stage.active()->id(), &motion);
    stage.evaluated();
  }
  [[nodiscard]] const physics::PhysicsSettings& shownSettings() const { return stage.physics().settings(); }

  PhysicsCommands commands{context(), timeline};
};

TEST_F(PhysicsActions, ModesAreChosenAndStored) {
  EXPECT_TRUE(isChecked("physics.on"));
  EXPECT_TRUE(isChecked("physics.toggle"));
  struct Row {
    const char* script;
    session::PhysicsMode mode;
  };
  for (const Row& row :
       {Row{"physics.off", session::PhysicsMode::Off}, Row{"physics.live", session::PhysicsMode::Live},
        Row{"physics.toggle", session::PhysicsMode::Off}, Row{"physics.toggle", session::PhysicsMode::On},
        Row{"physics.toggle on=on", session::PhysicsMode::On},
        Row{"physics.toggle on=off", session::PhysicsMode::Off}}) {
    run(row.script);
    EXPECT_EQ(stage.physics().mode(), row.mode) << row.script;
    EXPECT_TRUE(isChecked(("physics." + session::physicsModeId(row.mode)).toUtf8().constData())) << row.script;
    EXPECT_EQ(isChecked("physics.toggle"), row.mode != session::PhysicsMode::Off) << row.script;
    EXPECT_EQ(settings.playback().physicsMode.value(QString()), session::physicsModeId(row.mode)) << row.script;
  }
}

TEST_F(PhysicsActions, SettingsAreChosenAndStored) {
  run("physics.steps240\nphysics.ground on=off\nphysics.settle frames=30\n"
      "physics.gravity acceleration=5 direction=1,0,0");
  EXPECT_EQ(shownSettings().stepsPerSecond, 240);
  EXPECT_FALSE(shownSettings().ground);
  EXPECT_EQ(shownSettings().settleTicks, 60);
  EXPECT_EQ(shownSettings().gravity, 5);
  EXPECT_EQ(shownSettings().gravityDirection, glm::dvec3(1, 0, 0));
  EXPECT_TRUE(isChecked("physics.steps240"));
  EXPECT_FALSE(isChecked("physics.steps120"));
  EXPECT_FALSE(isChecked("physics.ground"));
  EXPECT_EQ(settings.playback().physicsSteps.value(0), 240);
  EXPECT_EQ(settings.playback().physicsSettle.value(0), 30);
}

TEST_F(PhysicsActions, ImpossibleSettingsAreRefusedWithTheReason) {
  struct Row {
    const char* script;
    const char* reason;
  };
  for (const Row& row :
       {Row{"physics.gravity direction=0,0,0", "direction"}, Row{"physics.gravity acceleration=5000", "acceleration"},
        Row{"physics.settle frames=-1", "frames"}, Row{"physics.settle frames=99999", "frames"}}) {
    EXPECT_NE(failureOf(row.script).find(row.reason), std::string::npos) << row.script;
  }
  EXPECT_EQ(shownSettings(), physics::PhysicsSettings());
}

TEST_F(PhysicsActions, TheRulerMarksTheSimulatedFrames) {
  const auto* ruler = timeline.findChild<panels::TimeRuler*>();
  ASSERT_TRUE(test::waitFor([&] { return ruler->simulatedUpTo().value_or(0) >= 40; }));
  run("physics.off");
  EXPECT_FALSE(ruler->simulatedUpTo());
}

TEST_F(PhysicsActions, TheDialogOfGravityRefusesADirectionOfNoLength) {
  dialogs::GravityDialog dialog({}, {}, nullptr);
  const auto* ok = dialog.findChild<QDialogButtonBox*>()->buttons().front();
  auto* y = dialog.findChild<widgets::ValueField*>("y");
  EXPECT_TRUE(ok->isEnabled());
  y->setValue(0);
  EXPECT_FALSE(ok->isEnabled());
  dialog.findChild<widgets::ValueField*>("z")->setValue(2);
  dialog.findChild<widgets::ValueField*>("acceleration")->setValue(3.5);
  EXPECT_TRUE(ok->isEnabled());
  EXPECT_EQ(dialog.settings().gravityDirection, glm::dvec3(0, 0, 2));
  EXPECT_EQ(dialog.settings().gravity, 3.5);
}

TEST_F(PhysicsActions, TheDialogEditsTheChosenGravityKey) {
  physics::PhysicsSettings constant;
  constant.gravityDirection = {0, -1.00004, 0};  // more decimals than the field shows
  constant.seed = 5;
  dialogs::GravityDialog dialog(constant, {.track = {}, .owner = "dance", .playhead = 60}, nullptr);
  const auto* keys = dialog.findChild<QTreeWidget*>("keys");
  auto* frame = dialog.findChild<widgets::ValueField*>("frame");
  auto* registers = dialog.findChild<QPushButton*>("register");
  auto* deletes = dialog.findChild<QPushButton*>("delete");
  EXPECT_TRUE(dialog.track().keys.empty());
  EXPECT_FALSE(deletes->isEnabled());
  EXPECT_EQ(frame->value(), 60);
  registers->click();
  dialog.findChild<widgets::ValueField*>("acceleration")->setValue(2);
  frame->setValue(20);
  registers->click();
  EXPECT_EQ(keys->topLevelItemCount(), 2);
  EXPECT_EQ(keys->indexOfTopLevelItem(keys->currentItem()), 0) << "keys are in the order of frames";
  dialog.findChild<QCheckBox*>("hasNoise")->setChecked(true);
  dialog.findChild<widgets::ValueField*>("noise")->setValue(25);
  dialog.findChild<widgets::ValueField*>("seed")->setValue(8);
  const motion::GravityTrack expected{{{20, 2, {0, -1.00004, 0}, 25, true}, {60, 2, {0, -1.00004, 0}, 10, false}}, 8};
  EXPECT_EQ(dialog.track(), expected);
  EXPECT_EQ(dialog.settings(), constant) << "gravity of all frames stays";
  registers->click();
  EXPECT_EQ(keys->topLevelItemCount(), 2) << "a key on the frame is chosen, not replaced";
  deletes->click();
  EXPECT_EQ(dialog.track().keys.size(), 1U);
  EXPECT_EQ(dialog.findChild<widgets::ValueField*>("noise")->value(), 10) << "the fields show the other key";
  deletes->click();
  EXPECT_TRUE(dialog.track().keys.empty());
  EXPECT_EQ(dialog.findChild<widgets::ValueField*>("acceleration")->value(), 9.8);
}

TEST_F(PhysicsActions, WithoutAMotionTheDialogHasNoKeys) {
  dialogs::GravityDialog dialog({}, {}, nullptr);
  EXPECT_FALSE(dialog.findChild<QPushButton*>("register")->isEnabled());
}

TEST_F(PhysicsActions, GravityKeysAreStoredWithTheMotionAndCanBeUndone) {
  const auto track = [this] { return stage.motionOf(stage.active()->id())->motion().annotations.gravity; };
  EXPECT_NE(failureOf("physics.gravity frame=-1 acceleration=3").find("frame"), std::string::npos);
  EXPECT_NE(failureOf("physics.gravity frame=3 noise=-1").find("noise"), std::string::npos);
  run("physics.gravity acceleration=4\nphysics.gravity frame=30 acceleration=2 noise=15 seed=6\n"
      "physics.gravity frame=10 direction=1,0,0");
  ASSERT_TRUE(track());
  EXPECT_EQ(*track(), (motion::GravityTrack{{{10, 2, {1, 0, 0}, 15, true}, {30, 2, {0, -1, 0}, 15, true}}, 6}));
  EXPECT_NE(failureOf("physics.gravity acceleration=1").find("frame"), std::string::npos)
      << "gravity of all frames has no effect";
  run("physics.gravity frame=10 delete=on");
  EXPECT_EQ(track()->keys.size(), 1U);
  run("physics.gravity frame=30 delete=on");
  EXPECT_FALSE(track());
  edit::MotionDocument& owner = *stage.motionOf(stage.active()->id());
  for (int i = 0; i < 4; ++i) owner.history().undoStack()->undo();
  EXPECT_FALSE(track());
  owner.history().undoStack()->redo();
  EXPECT_EQ(track()->keys.size(), 1U);
}

}  // namespace
}  // namespace furitsuke::commands
