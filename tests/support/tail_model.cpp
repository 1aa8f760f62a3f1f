// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tail_model.h"

#include <algorithm>
#include <string>
#include <utility>

#include "tests/support/motions.h"

namespace furitsuke::test {

model::Model tailModel(model::BodyMode mode) {
  model::Model made;
  const auto addBone = [&made](const char* name, float x, model::BoneIndex parent) {
    model::Bone& bone = made.bones.emplace_back();
    bone.name = model::ModelName::fromText(name, {});
    bone.position = {x, 20, 0};
    bone.parent = parent;
  };
  addBone("head", 0, model::kNoIndex);
  for (int i = 0; i < 3; ++i) addBone(("tail" + std::to_string(i)).c_str(), static_cast<float>(i), i);
  for (int i = 0; i < 4; ++i) {
    model::RigidBody& body = made.bodies.emplace_back();
    body.bone = i;
    body.shape = model::BodyShape::Capsule;
    body.size = {0.2F, 0.5F, 0};
    body.position = {static_cast<float>(i) - 0.5F, 20, 0};
    body.rotation = {0, 0, 1.5707963F};
    body.mass = 1;
    body.linearDamping = body.angularDamping = 0.5F;
    body.mode = i == 0 ? model::BodyMode::FollowsBone : mode;
    if (i == 0) continue;
    model::Joint& joint = made.joints.emplace_back();
    joint.bodyA = i - 1;
    joint.bodyB = i;
    joint.position = {static_cast<float>(i) - 1, 20, 0};
    joint.rotationLower = {-1, -1, -1};
    joint.rotationUpper = {1, 1, 1};
  }
  return made;
}

motion::Motion swingingHead() {
  motion::Motion made;
  addBone(made, "head", {0, 20, 40, 60});
  for (const auto& [frame, x] : {std::pair{0, 0.0F}, {20, 5.0F}, {40, -5.0F}, {60, 0.0F}}) {
    setKey(made.bones.back().keys, frame, boneKeyAt(x));
  }
  return made;
}

bool areSameBits(const std::vector<RigidTransform>& a, const std::vector<RigidTransform>& b) {
  return std::ranges::equal(a, b, [](const RigidTransform& one, const RigidTransform& other) {
    return one.position == other.position && one.rotation == other.rotation;
  });
}

}  // namespace furitsuke::test
