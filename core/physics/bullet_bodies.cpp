// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/physics/bullet_parts.h"

namespace furitsuke::physics {

namespace {

std::unique_ptr<btCollisionShape> shapeOf(const model::RigidBody& body) {
  static constexpr float kSmallest = 1e-4F;  // Bullet divides by sizes
  const auto size = [](float value) { return std::max(value, kSmallest); };
  switch (body.shape) {
    case model::BodyShape::Sphere: return std::make_unique<btSphereShape>(size(body.size.x));
    case model::BodyShape::Box:
      return std::make_unique<btBoxShape>(btVector3(size(body.size.x), size(body.size.y), size(body.size.z)));
    case model::BodyShape::Capsule: break;
  }
  return std::make_unique<btCapsuleShape>(size(body.size.x), size(body.size.y));
}

/// Bullet 2.75 added the collision margin to the box whose inertia stands for that of a capsule; newer versions do not.
btVector3 capsuleInertia(const model::RigidBody& body) {
  const float width = 2 * (body.size.x + CONVEX_DISTANCE_MARGIN);
  const float height = 2 * (body.size.x + body.size.y / 2 + CONVEX_DISTANCE_MARGIN);
  const float k = body.mass / 12;
  const float across = k * (height * height + width * width);
  return {across, 2 * k * width * width, across};
}

}  // namespace

btTransform toBullet(const RigidTransformF& transform) {
  const glm::quat& q = transform.rotation;
  return btTransform(btQuaternion(q.x, q.y, q.z, q.w),
                     btVector3(transform.position.x, transform.position.y, transform.position.z));
}

RigidTransformF transformOf(const btTransform& transform) {
  const btVector3& origin = transform.getOrigin();
  const btQuaternion q = transform.getRotation();
  return {{origin.x(), origin.y(), origin.z()}, {q.w(), q.x(), q.y(), q.z()}};
}

btTransform restTransform(const Vec3& position, const Vec3& radians) {
  const auto about = [](const btVector3& axis, float angle) { return btMatrix3x3(btQuaternion(axis, angle)); };
  const btMatrix3x3 rotation = about({0, 1, 0}, radians.y) * about({1, 0, 0}, radians.x) * about({0, 0, 1}, radians.z);
  return btTransform(rotation, toBullet(position));
}

std::unique_ptr<BulletBody> makeBody(const model::RigidBody& unscaled, const RigBody& rig, float scale) {
  if (rig.role == BodyRole::Absent) return {};
  model::RigidBody stored = unscaled;
  if (scale != 1) {
    stored.size = scaled(stored.size, scale);
    stored.position = scaled(stored.position, scale);
  }
  auto made = std::make_unique<BulletBody>();
  made->shape = shapeOf(stored);
  made->followed.world = restTransform(stored.position, stored.rotation);
  made->offset = made->followed.world;
  if (rig.bone != model::kNoIndex) {
    const glm::vec3 bone((rig.restPosition - rig.offset) * static_cast<double>(scale));
    made->offset = toBullet(RigidTransformF{bone, {1, 0, 0, 0}}).inverse() * made->followed.world;
  }
  const bool moves = isSimulated(rig.role);
  const float mass = moves ? stored.mass : 0;
  btVector3 inertia(0, 0, 0);
  if (moves && stored.shape == model::BodyShape::Capsule) {
    // The margin does not grow with the scale, so that a scaled model moves like the model.
    inertia = capsuleInertia(unscaled) * (scale * scale);
  } else if (moves) {
    made->shape->calculateLocalInertia(mass, inertia);
  }
  btRigidBody::btRigidBodyConstructionInfo info(mass, &made->followed, made->shape.get(), inertia);
  info.m_linearDamping = stored.linearDamping;
  info.m_angularDamping = stored.angularDamping;
  info.m_restitution = stored.restitution;
  info.m_friction = stored.friction;
  info.m_additionalDamping = true;
  made->body = std::make_unique<btRigidBody>(info);
  btRigidBody& body = *made->body;
  // Bodies that sleep stop reading their motion state, and hair that is still would not start to move again.
  body.setActivationState(DISABLE_DEACTIVATION);
  body.setFlags(body.getFlags() & ~(BT_ENABLE_GYROSCOPIC_FORCE_EXPLICIT | BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_WORLD |
                                    BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_BODY));
  if (!moves) body.setCollisionFlags(body.getCollisionFlags() | btCollisionObject::CF_KINEMATIC_OBJECT);
  if (bodyFault(stored) == BodyFault::NoSize) {
    body.setCollisionFlags(body.getCollisionFlags() | btCollisionObject::CF_NO_CONTACT_RESPONSE);
  }
  return made;
}

btTransform transformOnBone(const RigBody& rig, const BulletBody& body, const eval::RigPose& pose, float scale) {
  if (rig.bone == model::kNoIndex) return body.offset;
  const RigidTransform& bone = pose.transforms[static_cast<std::size_t>(rig.bone)];
  const glm::vec3 position(bone.position * static_cast<double>(scale));
  return toBullet(RigidTransformF{position, glm::quat(bone.rotation)}) * body.offset;
}

}  // namespace furitsuke::physics
