// SPDX-License-Identifier: MIT
#include "app/cli/physics_poses.h"

#include <algorithm>
#include <cmath>

#include "core/eval/rig/rotation_math.h"

namespace furitsuke::cli {

namespace {

eval::BoundMotion boundMotion(const model::Model& model, const motion::Motion& motion, const eval::Rig& rig,
                              model::NameMatching matching, eval::BeforeFirst rule) {
  eval::BoundMotion bound(motion, model, rig, matching);
  bound.setBeforeFirst(rule);
  return bound;
}

}  // namespace

PhysicsPoses::PhysicsPoses(const model::Model& model, const motion::Motion& motion, model::NameMatching matching,
                           eval::BeforeFirst rule, const physics::PhysicsSettings& settings)
    : model_(model),
      rig_(eval::makeRig(model)),
      motion_(boundMotion(model, motion, rig_, matching, rule)),
      run_({{&model_, &rig_, &motion_}}, settings),
      pose_(rig_),
      keyed_(rig_) {}

void PhysicsPoses::moveTo(double frame) {
  const double tick = std::ceil(std::clamp(frame, 0.0, kLastFrame) * physics::kTicksPerFrame);
  run_.advanceTo(static_cast<std::int64_t>(tick));
  run_.evaluate(0, frame, pose_);
  motion_.sample(frame, keyed_);
}

eval::BoneMove PhysicsPoses::local(std::size_t bone) const {
  if (run_.writtenBones(0)[bone] == 0) return keyed_.moves[bone];
  const eval::BoneStance& own = pose_.stances[bone];
  const eval::RigBone& rigBone = rig_.bones[bone];
  if (rigBone.parent == model::kNoIndex) return {own.position - rigBone.offset, own.rotation};
  const eval::BoneStance& parent = pose_.stances[static_cast<std::size_t>(rigBone.parent)];
  return {eval::rotatedBack(parent.rotation, own.position - parent.position) - rigBone.offset,
          glm::conjugate(parent.rotation) * own.rotation};
}

std::string PhysicsPoses::runaways() const {
  std::string names;
  for (const physics::RunawayBody& runaway : run_.runaways()) {
    names += (names.empty() ? "" : ", ") + model_.bodies[runaway.body].name.text;
  }
  return names;
}

}  // namespace furitsuke::cli
