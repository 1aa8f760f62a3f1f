// SPDX-License-Identifier: MIT
#include "app/cli/physics_poses.h"

#include <algorithm>
#include <cmath>

#include "core/eval/rig/evaluate_pose.h"
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
      history_(std::make_shared<physics::RunHistory>(
          physics::simulatedBodies(std::vector<physics::PhysicsActor>{{&model_, &rig_, &motion_}}))),
      run_({{&model_, &rig_, &motion_}}, settings, history_),
      poser_(std::make_shared<physics::PhysicsRig>(physics::makePhysicsRig(model_, rig_))),
      pose_(rig_),
      keyed_(rig_) {
  poser_.show(history_, 0);
}

void PhysicsPoses::moveTo(double frame) {
  const double tick = std::ceil(std::max(frame, 0.0) * physics::kTicksPerFrame);
  run_.advanceTo(static_cast<std::int64_t>(tick));
  motion_.sample(frame, keyed_);
  motion_.sample(frame, pose_);
  eval::applyMorphs(rig_, pose_);
  eval::poseBonesBeforePhysics(rig_, pose_);
  poser_.poseBones(rig_, motion_, frame, pose_);
}

eval::BoneMove PhysicsPoses::local(std::size_t bone) const {
  if (poser_.writtenBones()[bone] == 0) return keyed_.moves[bone];
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

double PhysicsPoses::lastFrame(const model::Model& model) {
  const eval::Rig rig = eval::makeRig(model);
  const physics::RunHistory history(physics::simulatedBodies(std::vector<physics::PhysicsActor>{{&model, &rig}}));
  return static_cast<double>(history.lastTick() / physics::kTicksPerFrame);
}

}  // namespace furitsuke::cli
