// SPDX-License-Identifier: MIT
#include "core/physics/joint_transform.h"

#include <cmath>

#include "core/base/vector.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::physics {

namespace {

constexpr JointRange kLockedRange{0, 0};

std::array<JointRange, 3> rangesOf(const Vec3& lower, const Vec3& upper) {
  return {JointRange{lower.x, upper.x}, JointRange{lower.y, upper.y}, JointRange{lower.z, upper.z}};
}

JointRange around(float span) { return {-std::abs(span), std::abs(span)}; }

bool isUsable(std::int32_t body, const PhysicsRig& rig) {
  return body != model::kNoIndex && rig.bodies[static_cast<std::size_t>(body)].role != BodyRole::Absent;
}

}  // namespace

// The fields of the kinds since PMX 2.1: see makeJoint().
JointLimits jointLimits(const model::Joint& joint) {
  constexpr std::array<JointRange, 3> kLocked = {kLockedRange, kLockedRange, kLockedRange};
  switch (joint.kind) {
    case model::JointKind::Spring:
    case model::JointKind::SixDegrees: break;
    case model::JointKind::Point: return {kLocked, {kFreeRange, kFreeRange, kFreeRange}};
    case model::JointKind::ConeTwist:
      return {kLocked, {around(joint.rotationLower.x), around(joint.rotationLower.y), around(joint.rotationLower.z)}};
    case model::JointKind::Slider:
      return {{JointRange{joint.moveLower.x, joint.moveUpper.x}, kLockedRange, kLockedRange},
              {JointRange{joint.rotationLower.x, joint.rotationUpper.x}, kLockedRange, kLockedRange}};
    case model::JointKind::Hinge:
      // Bullet's hinge turns about z.
      return {kLocked, {kLockedRange, kLockedRange, JointRange{joint.rotationLower.x, joint.rotationUpper.x}}};
  }
  // These kinds of Bullet limit how body A is rotated relative to body B.
  JointLimits limits = {rangesOf(joint.moveLower, joint.moveUpper), rangesOf(joint.rotationLower, joint.rotationUpper)};
  for (JointRange& range : limits.turn) range = {-range.upper, -range.lower};
  return limits;
}

std::optional<RigidTransformF> jointTransform(const model::Joint& joint, const PhysicsRig& rig,
                                              std::span<const RigidTransformF> transforms) {
  if (!isFinite(joint.position) || !isFinite(joint.rotation)) return {};
  const glm::dvec3 rest = toDouble(joint.position);
  const glm::dquat restTurn = restRotation(joint.rotation);
  const std::int32_t parentBone = isUsable(joint.bodyA, rig)   ? joint.bodyA
                                  : isUsable(joint.bodyB, rig) ? joint.bodyB
                                                               : model::kNoIndex;
  if (parentBone == model::kNoIndex) return RigidTransformF{glm::vec3(rest), glm::quat(restTurn)};
  const RigBody& body = rig.bodies[static_cast<std::size_t>(parentBone)];
  const RigidTransformF& transform = transforms[static_cast<std::size_t>(parentBone)];
  const glm::dquat turn = glm::dquat(transform.rotation) * glm::conjugate(body.restRotation);
  return RigidTransformF{glm::vec3(glm::dvec3(transform.position) + eval::rotated(turn, rest - body.restPosition)),
                         glm::quat(turn * restTurn)};
}

}  // namespace furitsuke::physics
