// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/physics_commands.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QTest>
#include <memory>
#include <string>

#include "app/dialogs/gravity_dialog.h"
#include "app/panels/timeline/time_ruler.h"
#include "tests/app/commands/command_fixture.h"
#include "tests/support/tail_model.h"

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
  ASSERT_TRUE(QTest::qWaitFor([&] { return ruler->simulatedUpTo().value_or(0) >= 40; }, 10'000));
  run("physics.off");
  EXPECT_FALSE(ruler->simulatedUpTo());
}

TEST_F(PhysicsActions, TheDialogOfGravityRefusesADirectionOfNoLength) {
  dialogs::GravityDialog dialog({}, nullptr);
  const auto* ok = dialog.findChild<QDialogButtonBox*>()->buttons().front();
  auto* y = dialog.findChild<QDoubleSpinBox*>("y");
  EXPECT_TRUE(ok->isEnabled());
  y->setValue(0);
  EXPECT_FALSE(ok->isEnabled());
  dialog.findChild<QDoubleSpinBox*>("z")->setValue(2);
  dialog.findChild<QDoubleSpinBox*>("acceleration")->setValue(3.5);
  EXPECT_TRUE(ok->isEnabled());
  EXPECT_EQ(dialog.settings().gravityDirection, glm::dvec3(0, 0, 2));
  EXPECT_EQ(dialog.settings().gravity, 3.5);
}

}  // namespace
}  // namespace furitsuke::commands
