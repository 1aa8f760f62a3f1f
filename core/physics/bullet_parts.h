// SPDX-License-Identifier: MIT
#pragma once

#include <btBulletDynamicsCommon.h>

#include <memory>

#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/physics/physics_rig.h"

// Internal to core/physics: bodies and joints as Bullet has them.
namespace furitsuke::physics {

[[nodiscard]] inline btVector3 toBullet(const Vec3& v) noexcept { return {v.x, v.y, v.z}; }
[[nodiscard]] inline Vec3 scaled(const Vec3& v, float scale) noexcept {
  return {v.x * scale, v.y * scale, v.z * scale};
}
[[nodiscard]] btTransform toBullet(const RigidTransformF& transform);
[[nodiscard]] RigidTransformF transformOf(const btTransform& transform);
/// The place at rest of a body or joint with these stored values; the angles as for restRotation().
[[nodiscard]] btTransform restTransform(const Vec3& position, const Vec3& radians);

/// Gives a kinematic body its place when the world asks for it, in each step.
struct FollowedTransform final : btMotionState {
  btTransform world;
  btTransform previous;  ///< a tick before, while a switched-off body follows its bone
  bool isFresh = true;   ///< it has not followed the bone for a tick yet
  void getWorldTransform(btTransform& transform) const override { transform = world; }
  void setWorldTransform(const btTransform& /*transform*/) override {}
};

/// A body in the world with what it consists of.
struct BulletBody {
  std::unique_ptr<btCollisionShape> shape;
  FollowedTransform followed;
  std::unique_ptr<btRigidBody> body;
  btTransform offset;  ///< from the bone at rest
};

/// The place of a body on its bone, in the precision of Bullet, as MMD and the programs whose numbers are compared
/// compute it: a joint whose error is exactly 0 is not held at its limits in the first step.
[[nodiscard]] btTransform transformOnBone(const RigBody& rig, const BulletBody& body, const eval::RigPose& pose,
                                          float scale);

/// The body at rest, with all lengths times `scale`; null for an absent one. It must keep its address.
[[nodiscard]] std::unique_ptr<BulletBody> makeBody(const model::RigidBody& stored, const RigBody& rig, float scale);

/// A joint between two bodies, whose rest places are given, in a model whose lengths are multiplied by `scale`.
[[nodiscard]] std::unique_ptr<btTypedConstraint> makeJoint(const model::Joint& stored, float scale, btRigidBody& a,
                                                           const btTransform& restA, btRigidBody& b,
                                                           const btTransform& restB);

}  // namespace furitsuke::physics
