// SPDX-License-Identifier: GPL-3.0-or-later
#include <furitsuke/core/physics/simulated_run.h>

#include <iostream>
#include <memory>
#include <vector>

using namespace furitsuke;

// fall: simulates a ball that falls for half a second and prints how far.
int main() {
  model::Model model;
  model.bones.emplace_back();
  model::RigidBody& ball = model.bodies.emplace_back();
  ball.bone = 0;
  ball.size = {1, 0, 0};
  ball.mass = 1;
  ball.mode = model::BodyMode::Physics;

  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion still;
  const std::vector<physics::PhysicsActor> actors = {{&model, &rig, &still}};
  const auto history = std::make_shared<physics::RunHistory>(physics::simulatedBodies(actors));
  physics::SimulatedRun(actors, {}, history).advanceTo(physics::kTicksPerSecond / 2);
  std::cout << -history->transforms(0, physics::kTicksPerSecond / 2)[0].position.y << '\n';
}
