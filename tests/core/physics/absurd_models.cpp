// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/physics/absurd_models.h"

#include <string>
#include <utility>

#include "tests/core/physics/ball_model.h"

namespace furitsuke::test {

namespace {

constexpr std::int32_t kMany = 10'000;

void join(model::Model& model, std::int32_t a, std::int32_t b) {
  model::Joint& joint = model.joints.emplace_back();
  joint.bodyA = a;
  joint.bodyB = b;
  joint.position = model.bodies[static_cast<std::size_t>(a)].position;
}

}  // namespace

model::Model manyBalls(std::int32_t perRow) {
  model::Model made = ballModel({0, 20, 0});
  made.bodies.resize(kMany, made.bodies[0]);
  for (std::int32_t i = 0; i < kMany && perRow > 0; ++i) {
    const auto at = [](std::int32_t cell) { return static_cast<float>(cell) * 1.9F; };  // they overlap a little
    made.bodies[static_cast<std::size_t>(i)].position = {at(i % perRow), 20 + at(i / perRow / perRow),
                                                         at(i / perRow % perRow)};
  }
  return made;
}

model::Model changed(model::Model made, void (*change)(model::RigidBody&, std::int32_t)) {
  for (std::int32_t i = 0; i < kMany; ++i) change(made.bodies[static_cast<std::size_t>(i)], i);
  return made;
}

model::Model ballRing() {
  model::Model made = manyBalls(22);
  for (std::int32_t i = 0; i < kMany; ++i) join(made, i, (i + 1) % kMany);
  join(made, 0, 2000);  // a ring of what is simulated
  return made;
}

model::Model manyJoints() {
  model::Model made = manyBalls(22);
  for (std::int32_t i = 0; i < 10 * kMany; ++i) join(made, 0, 1);
  return made;
}

model::Model ballChain() {
  model::Model made = manyBalls(22);
  made.bones.clear();
  for (std::int32_t i = 0; i < kMany; ++i) {
    model::Bone& bone = made.bones.emplace_back();
    bone.name = model::ModelName::fromText("bone" + std::to_string(i), {});
    bone.parent = i - 1;
    made.bodies[static_cast<std::size_t>(i)].bone = i;
    if (i > 0) join(made, i - 1, i);
  }
  return made;
}

}  // namespace furitsuke::test
