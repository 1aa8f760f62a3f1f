// SPDX-License-Identifier: MIT
#include "core/physics/write_back.h"

#include "core/eval/rig/pose_bones.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::physics {

namespace {

/// The last body of the bone that is on; null if there is none.
const std::int32_t* writerOf(const WrittenBone& bone, std::span<const std::uint8_t> isOff) {
  for (std::size_t i = bone.bodies.size(); i-- > 0;) {
    if (isOff[static_cast<std::size_t>(bone.bodies[i])] == 0) return &bone.bodies[i];
  }
  return nullptr;
}

}  // namespace

void writeBack(const eval::Rig& rig, const PhysicsRig& physics, std::span<const RigidTransformF> bodies,
               std::span<const std::uint8_t> isOff, eval::RigPose& pose, std::vector<std::uint8_t>& isWritten) {
  isWritten.assign(rig.bones.size(), 0);
  for (const WrittenBone& written : physics.written) {
    const auto bone = static_cast<std::size_t>(written.bone);
    const std::int32_t* writer = writerOf(written, isOff);
    const RigBody* body = writer == nullptr ? nullptr : &physics.bodies[static_cast<std::size_t>(*writer)];
    if (body == nullptr || body->role == BodyRole::Rotates) eval::poseBone(rig, pose, bone);
    if (body == nullptr) continue;
    isWritten[bone] = 1;
    const RigidTransformF& bodyTransform = bodies[static_cast<std::size_t>(*writer)];
    RigidTransform& transform = pose.transforms[bone];
    transform.rotation = glm::normalize(glm::dquat(bodyTransform.rotation) * glm::conjugate(body->restRotation));
    if (body->role == BodyRole::Writes) {
      transform.position = glm::dvec3(bodyTransform.position) - eval::rotated(transform.rotation, body->offset);
    }
  }
}

}  // namespace furitsuke::physics
