// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QTabWidget>

#include "app/actions/action_set.h"
#include "app/panels/dock_area.h"
#include "app/panels/model/body_page.h"
#include "app/panels/model/joint_page.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/scene/stage.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::commands {
namespace {

using physics::PhysicsPart;

class BodyActionsTest : public test::WindowTest {
 protected:
  [[nodiscard]] bool isChecked(const char* id) const { return window->actions().action(id)->isChecked(); }
  panels::ViewportPanel& viewport() { return *window->docks().panel<panels::ViewportPanel>(); }
  panels::ModelPanel& modelPanel() { return *window->docks().panel<panels::ModelPanel>(); }
  /// Two bodies, one before the other, and a joint beside them.
  void addActor() {
    model::Model made = test::actorNamed("model", {"センター"})->model();
    for (const float depth : {0.0F, 5.0F}) {
      model::RigidBody& body = made.bodies.emplace_back();
      body.bone = 0;
      body.size = {1, 0, 0};
      body.position = {0, 10, depth};
    }
    model::Joint& joint = made.joints.emplace_back();
    joint.bodyB = 1;
    joint.bodyA = 0;
    joint.position = {4, 10, 0};
    window->stage().addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(made)),
                                                            std::make_shared<image::ModelImages>()),
                             {});
  }
};

TEST_F(BodyActionsTest, BodiesAndJointsAreOffByDefaultAndRemembered) {
  EXPECT_FALSE(viewport().options().bodies);
  EXPECT_FALSE(viewport().options().joints);
  EXPECT_TRUE(isChecked("viewport.bodyColorsMode"));
  run("viewport.bodies\nviewport.joints on=on\nviewport.bodyColorsGroup");
  EXPECT_TRUE(viewport().options().bodies);
  EXPECT_TRUE(viewport().options().joints);
  EXPECT_EQ(viewport().options().bodyColors, panels::BodyColors::Group);
  EXPECT_FALSE(isChecked("viewport.bodyColorsMode"));
  restart();
  EXPECT_TRUE(isChecked("viewport.bodies"));
  EXPECT_TRUE(isChecked("viewport.joints"));
  EXPECT_TRUE(isChecked("viewport.bodyColorsGroup"));
  EXPECT_EQ(viewport().options().bodyColors, panels::BodyColors::Group);
  run("viewport.bodies on=off\nviewport.joints on=off");
  EXPECT_FALSE(viewport().options().bodies);
  run("viewport.bodyColorsMode");
  EXPECT_TRUE(viewport().options().bodies) << "choosing colors shows the bodies";
  EXPECT_FALSE(viewport().options().joints);
}

TEST_F(BodyActionsTest, ViewportAndModelPanelShowTheSameChoice) {
  addActor();
  run("viewport.bodies on=on\nviewport.joints on=on");
  panels::BodyView& bodies = viewport().overlay().bodies();
  const auto* bodyPage = modelPanel().findChild<panels::BodyPage*>();
  const auto* jointPage = modelPanel().findChild<panels::JointPage*>();
  const eval::CameraView view = eval::viewOf(eval::sampleCamera({}, 0), 1);  // looks at (0, 10, 0) from the front
  constexpr QSizeF kPicture(400, 400);
  bodies.pick({200, 200}, view, kPicture);
  EXPECT_EQ(bodyPage->chosen(), 0);
  EXPECT_TRUE(modelPanel().findChild<QTabWidget*>()->currentWidget()->isAncestorOf(bodyPage));
  bodies.pick({200, 200}, view, kPicture);
  EXPECT_EQ(bodyPage->chosen(), 1);
  bodies.pick(bodies.joints(view, kPicture).front().at, view, kPicture);
  EXPECT_EQ(bodyPage->chosen(), model::kNoIndex);
  EXPECT_EQ(jointPage->chosen(), 0);
  emit modelPanel().partChosen(PhysicsPart{PhysicsPart::Kind::Body, 1});
  EXPECT_EQ(bodies.chosen(), (PhysicsPart{PhysicsPart::Kind::Body, 1}));
  bodies.pick({5, 5}, view, kPicture);
  EXPECT_EQ(jointPage->chosen(), model::kNoIndex);
}

TEST_F(BodyActionsTest, AnotherModelLosesTheChoice) {
  addActor();
  emit modelPanel().partChosen(PhysicsPart{PhysicsPart::Kind::Body, 1});
  addActor();
  EXPECT_FALSE(viewport().overlay().bodies().chosen());
  EXPECT_EQ(modelPanel().findChild<panels::BodyPage*>()->chosen(), model::kNoIndex);
}

}  // namespace
}  // namespace furitsuke::commands
