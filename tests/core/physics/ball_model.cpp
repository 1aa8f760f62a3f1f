// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/physics/ball_model.h"

namespace furitsuke::test {

model::Model ballModel(const Vec3& position, model::BodyMode mode) {
  constexpr std::uint16_t kAll = 0xFFFF;
  model::Model made;
  model::Bone& bone = made.bones.emplace_back();
  bone.name = model::ModelName::fromText("ball", {});
  bone.position = position;
  model::RigidBody& body = made.bodies.emplace_back();
  body.bone = 0;
  body.position = position;
  body.size = {1, 0, 0};
  body.mass = 1;
  body.mask = kAll;
  body.mode = mode;
  return made;
}

}  // namespace furitsuke::test
