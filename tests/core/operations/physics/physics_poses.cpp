// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/operations/physics/physics_poses.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/physics/body_poser.h"
#include "core/physics/simulated_run.h"

namespace furitsuke::test {

ShownPoses posesWithPhysics(const model::Model& model, const motion::Motion& motion, Frame last,
                            const physics::PhysicsSettings& settings) {
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion bound(motion, model, rig);
  const std::vector<physics::PhysicsActor> actors = {{&model, &rig, &bound}};
  const auto history = std::make_shared<physics::RunHistory>(physics::simulatedBodies(actors));
  physics::SimulatedRun run(actors, settings, history);
  run.advanceTo(std::int64_t{last} * physics::kTicksPerFrame);
  physics::BodyPoser poser(std::make_shared<physics::PhysicsRig>(physics::makePhysicsRig(model, rig)));
  poser.show(history, 0);
  eval::RigPose pose(rig);
  ShownPoses poses;
  for (Frame frame = 0; frame <= last; ++frame) {
    bound.sample(frame, pose);
    eval::applyMorphs(rig, pose);
    eval::poseBonesBeforePhysics(rig, pose);
    poser.poseBones(rig, bound, frame, pose);
    poses.push_back(pose.transforms);
  }
  return poses;
}

ShownPoses posesWithoutPhysics(const model::Model& model, const motion::Motion& motion, Frame last) {
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion bound(motion, model, rig);
  eval::RigPose pose(rig);
  ShownPoses poses;
  for (Frame frame = 0; frame <= last; ++frame) {
    eval::evaluatePose(rig, bound, frame, pose);
    poses.push_back(pose.transforms);
  }
  return poses;
}

ShownDistance distanceBetween(const ShownPoses& a, const ShownPoses& b, FrameRange range) {
  ShownDistance worst;
  for (std::size_t frame = 0; frame < std::min(a.size(), b.size()); ++frame) {
    if (!range.contains(static_cast<Frame>(frame))) continue;
    for (std::size_t bone = 0; bone < a[frame].size(); ++bone) {
      const RigidTransform& one = a[frame][bone];
      const RigidTransform& other = b[frame][bone];
      worst.position = std::max(worst.position, glm::length(one.position - other.position));
      worst.degrees = std::max(worst.degrees, eval::degreesBetween(one.rotation, other.rotation));
    }
  }
  return worst;
}

HandMade swingingTail(model::BodyMode mode) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 20, 0});
  for (int i = 0; i < 3; ++i) made.bone(i, {static_cast<float>(i), 20, 0});
  for (int i = 0; i < 4; ++i) {
    model::RigidBody& body = made.model.bodies.emplace_back();
    body.name = made.model.bones[static_cast<std::size_t>(i)].name;
    body.bone = i;
    body.shape = model::BodyShape::Capsule;
    body.size = {0.2F, 0.5F, 0};
    body.position = {static_cast<float>(i) - 0.5F, 20, 0};
    body.rotation = {0, 0, 1.5707963F};
    body.mass = 1;
    body.linearDamping = body.angularDamping = 0.5F;
    body.mode = i == 0 ? model::BodyMode::FollowsBone : mode;
    if (i == 0) continue;
    model::Joint& joint = made.model.joints.emplace_back();
    joint.bodyA = i - 1;
    joint.bodyB = i;
    joint.position = {static_cast<float>(i) - 1, 20, 0};
    joint.rotationLower = {-1, -1, -1};
    joint.rotationUpper = {1, 1, 1};
  }
  for (const auto& [frame, x] : {std::pair{0, 0.0F}, {20, 5.0F}, {40, -5.0F}, {60, 0.0F}}) {
    made.key(0, frame, {x, 0, x / 2}, aboutY(20.0 * x));
  }
  return made;
}

}  // namespace furitsuke::test
