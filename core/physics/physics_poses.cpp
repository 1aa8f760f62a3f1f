// SPDX-License-Identifier: MIT
#include "core/physics/physics_poses.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/eval/rig/evaluate_pose.h"

namespace furitsuke::physics {

namespace {

eval::BoundMotion boundMotion(const model::Model& model, const motion::Motion& motion, const eval::Rig& rig,
                              model::NameMatching matching, eval::PreExtrapolation rule) {
  eval::BoundMotion bound(motion, model, rig, matching);
  bound.setPreExtrapolation(rule);
  return bound;
}

}  // namespace

PhysicsPoses::PhysicsPoses(const model::Model& model, const motion::Motion& motion, model::NameMatching matching,
                           eval::PreExtrapolation rule, const PhysicsSettings& settings)
    : model_(model),
      rig_(eval::makeRig(model)),
      motion_(boundMotion(model, motion, rig_, matching, rule)),
      history_(std::make_shared<RunHistory>(simulatedBodies(std::vector<PhysicsActor>{{&model_, &rig_, &motion_}}))),
      run_({{&model_, &rig_, &motion_}}, settings, history_),
      bodies_(std::make_shared<PhysicsRig>(makePhysicsRig(model_, rig_))),
      poser_(bodies_),
      pose_(rig_),
      keys_(model_, rig_, bodies_) {
  poser_.show(history_, 0);
}

void PhysicsPoses::moveTo(double frame) {
  const double tick = std::ceil(std::max(frame, 0.0) * kTicksPerFrame);
  run_.advanceTo(static_cast<std::int64_t>(tick));
  motion_.sample(frame, pose_);
  eval::applyMorphs(rig_, pose_);
  eval::poseBonesBeforePhysics(rig_, pose_);
  poser_.poseBones(rig_, motion_, frame, pose_);
  keys_.find(rig_, motion_, frame, pose_, poser_.writtenBones());
}

std::string PhysicsPoses::runaways() const {
  std::string names;
  for (const RunawayBody& runaway : run_.runaways()) {
    names += (names.empty() ? "" : ", ") + model_.bodies[runaway.body].name.text;
  }
  return names;
}

double PhysicsPoses::lastFrame(const model::Model& model) {
  const eval::Rig rig = eval::makeRig(model);
  const RunHistory history(simulatedBodies(std::vector<PhysicsActor>{{&model, &rig}}));
  const std::int64_t frame = history.lastTick() / kTicksPerFrame;
  return static_cast<double>(frame);
}

}  // namespace furitsuke::physics
