// SPDX-License-Identifier: MIT
#include "core/physics/switch_blends.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

#include "core/physics/shown_keys.h"
#include "core/physics/write_back.h"

namespace furitsuke::physics {

BlendedBones::BlendedBones(const eval::Rig& rig, const PhysicsRig& physics, const eval::BoundMotion& motion)
    : shown_(rig) {
  std::vector<std::uint8_t> hasBody(rig.bones.size(), 0);
  for (const RigBody& body : physics.bodies) {
    if (body.bone != model::kNoIndex) hasBody[static_cast<std::size_t>(body.bone)] = 1;
  }
  ends_ = motion.physicsEnds(hasBody);
}

void BlendedBones::begin(const eval::Rig& rig, const PhysicsRig& physics, const eval::BoundMotion& motion, double frame,
                         const eval::RigPose* last, std::span<const RigidTransformF> bodies,
                         std::span<const std::uint8_t> isOff) {
  std::erase_if(moving_, [&](const Moving& moving) { return moving.end.last <= frame; });
  if (next_ == ends_.size() || ends_[next_].first >= frame) return;
  const std::size_t begun = moving_.size();
  for (; next_ < ends_.size() && ends_[next_].first < frame; ++next_) {
    const eval::PhysicsEnd& end = ends_[next_];
    if (end.last > frame) moving_.push_back({end, last != nullptr, {}, {}});
  }
  if (last == nullptr || begun == moving_.size()) return;
  shown_ = *last;
  writeBack(rig, physics, bodies, isOff, shown_, isWritten_);
  for (std::size_t i = begun; i < moving_.size(); ++i) moving_[i].from = moveInPose(rig, shown_, moving_[i].end.bone);
  for (std::size_t i = begun; i < moving_.size(); ++i) {
    motion.sample(moving_[i].end.last, shown_);
    moving_[i].to = shown_.locals[moving_[i].end.bone];
  }
}

void BlendedBones::apply(const PhysicsRig& physics, double frame, eval::RigPose& pose, BodySwitches& switches) {
  for (const Moving& moving : moving_) {
    const eval::PhysicsEnd& end = moving.end;
    switches.switchOff(end.bone, physics);
    if (!moving.isKnown) continue;
    const double share = (frame - end.first) / static_cast<double>(end.last - end.first);
    eval::LocalTransform& local = pose.locals[end.bone];
    local.translation = glm::mix(moving.from.translation, moving.to.translation, share);
    local.rotation = glm::normalize(glm::slerp(moving.from.rotation, moving.to.rotation, share));
  }
}

}  // namespace furitsuke::physics
