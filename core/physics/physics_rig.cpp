// SPDX-License-Identifier: MIT
#include "core/physics/physics_rig.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/vector.h"

namespace furitsuke::physics {

namespace {

template <class... Values>
bool areFinite(const Values&... values) {
  return (isFinite(values) && ...);
}

bool isInRange(const Vec3& v) {
  return std::abs(v.x) <= kFarthest && std::abs(v.y) <= kFarthest && std::abs(v.z) <= kFarthest;
}

BodyRole roleOf(const model::RigidBody& body) {
  const BodyFault fault = bodyFault(body);
  if (fault == BodyFault::NotFinite || fault == BodyFault::OutOfRange) return BodyRole::Absent;
  if (body.mode == model::BodyMode::FollowsBone || fault == BodyFault::NoMass) return BodyRole::Follows;
  if (body.bone == model::kNoIndex) return BodyRole::Moves;
  return body.mode == model::BodyMode::Physics ? BodyRole::Writes : BodyRole::Rotates;
}

/// Number of ancestors of each bone.
std::vector<std::size_t> depths(const eval::Rig& rig) {
  constexpr std::size_t kUnknown = static_cast<std::size_t>(-1);
  std::vector<std::size_t> result(rig.bones.size(), kUnknown);
  std::vector<std::size_t> path;
  for (std::size_t i = 0; i < result.size(); ++i) {
    // Up to an ancestor of known depth and back, so that long chains take no longer than short ones.
    std::size_t depth = 0;
    for (auto at = static_cast<model::BoneIndex>(i); at != model::kNoIndex;) {
      const auto bone = static_cast<std::size_t>(at);
      if (result[bone] != kUnknown) {
        depth = result[bone] + 1;
        break;
      }
      path.push_back(bone);
      at = rig.bones[bone].parent;
    }
    for (; !path.empty(); path.pop_back()) result[path.back()] = depth++;
  }
  return result;
}

std::vector<WrittenBone> writtenBones(const eval::Rig& rig, const std::vector<std::vector<std::int32_t>>& writers) {
  const std::vector<std::size_t> depth = depths(rig);
  std::vector<model::BoneIndex> order(rig.bones.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](model::BoneIndex bone) { return depth[static_cast<std::size_t>(bone)]; });
  std::vector<std::uint8_t> changes(rig.bones.size());
  std::vector<WrittenBone> result;
  for (const model::BoneIndex bone : order) {
    const auto at = static_cast<std::size_t>(bone);
    const model::BoneIndex parent = rig.bones[at].parent;
    const bool hangs = parent != model::kNoIndex && changes[static_cast<std::size_t>(parent)] != 0;
    if (!hangs && writers[at].empty()) continue;
    changes[at] = 1;
    result.push_back({bone, writers[at]});
  }
  return result;
}

}  // namespace

glm::dquat restRotation(const Vec3& radians) {
  const glm::dquat x = glm::angleAxis(static_cast<double>(radians.x), glm::dvec3(1, 0, 0));
  const glm::dquat y = glm::angleAxis(static_cast<double>(radians.y), glm::dvec3(0, 1, 0));
  const glm::dquat z = glm::angleAxis(static_cast<double>(radians.z), glm::dvec3(0, 0, 1));
  return y * x * z;
}

BodyFault bodyFault(const model::RigidBody& body) {
  const bool hasNumbers = areFinite(body.size, body.position, body.rotation) && std::isfinite(body.mass) &&
                          std::isfinite(body.linearDamping) && std::isfinite(body.angularDamping) &&
                          std::isfinite(body.restitution) && std::isfinite(body.friction);
  if (!hasNumbers) return BodyFault::NotFinite;
  if (!isInRange(body.position) || !isInRange(body.size)) return BodyFault::OutOfRange;
  if (body.mode != model::BodyMode::FollowsBone && body.mass <= 0) return BodyFault::NoMass;
  const bool hasSize = body.size.x > 0 && (body.shape == model::BodyShape::Sphere || body.size.y > 0) &&
                       (body.shape != model::BodyShape::Box || body.size.z > 0);
  return hasSize ? BodyFault::None : BodyFault::NoSize;
}

JointFault jointFault(const model::Joint& joint, const std::vector<RigBody>& bodies) {
  if (!areFinite(joint.position, joint.rotation, joint.moveLower, joint.moveUpper, joint.rotationLower,
                 joint.rotationUpper, joint.moveSpring, joint.rotationSpring)) {
    return JointFault::NotFinite;
  }
  if (!isInRange(joint.position)) return JointFault::OutOfRange;
  const auto role = [&](std::int32_t body) {
    return body == model::kNoIndex ? BodyRole::Absent : bodies[static_cast<std::size_t>(body)].role;
  };
  const BodyRole a = role(joint.bodyA);
  const BodyRole b = role(joint.bodyB);
  if (a == BodyRole::Absent || b == BodyRole::Absent) return JointFault::MissingBody;
  if (joint.bodyA == joint.bodyB) return JointFault::OneBody;
  return isSimulated(a) || isSimulated(b) ? JointFault::None : JointFault::NothingMoves;
}

PhysicsRig makePhysicsRig(const model::Model& model, const eval::Rig& rig) {
  PhysicsRig physics;
  physics.bones = rig.bones.size();
  std::vector<std::vector<std::int32_t>> writers(rig.bones.size());
  for (std::size_t i = 0; i < model.bodies.size(); ++i) {
    const model::RigidBody& stored = model.bodies[i];
    RigBody body;
    if (i < kMostBodies) body.role = roleOf(stored);
    body.bone = stored.bone;
    if (body.role != BodyRole::Absent) {
      body.restPosition = toDouble(stored.position);
      body.restRotation = restRotation(stored.rotation);
      if (body.bone != model::kNoIndex) {
        body.offset = body.restPosition - rig.bones[static_cast<std::size_t>(body.bone)].rest;
      }
    }
    if (isSimulated(body.role)) ++physics.simulatedBodies;
    if (writesBone(body.role)) writers[static_cast<std::size_t>(body.bone)].push_back(static_cast<std::int32_t>(i));
    physics.bodies.push_back(body);
  }
  for (std::size_t i = 0; i < model.joints.size() && physics.joints.size() < kMostJoints; ++i) {
    if (jointFault(model.joints[i], physics.bodies) == JointFault::None) {
      physics.joints.push_back(static_cast<std::int32_t>(i));
    }
  }
  physics.written = writtenBones(rig, writers);
  return physics;
}

}  // namespace furitsuke::physics
