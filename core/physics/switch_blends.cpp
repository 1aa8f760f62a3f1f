// SPDX-License-Identifier: MIT
#include "core/physics/switch_blends.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

#include "core/motion/layers/layer_stack.h"
#include "core/physics/shown_keys.h"
#include "core/physics/write_back.h"

namespace furitsuke::physics {

std::vector<SwitchBlend> switchBlends(const motion::Motion& motion, const model::Model& model,
                                      model::NameMatching matching) {
  std::vector<SwitchBlend> blends;
  if (model.bodies.empty()) return blends;
  std::vector<bool> hasBody(model.bones.size(), false);
  for (const model::RigidBody& body : model.bodies) {
    if (body.bone != model::kNoIndex) hasBody[static_cast<std::size_t>(body.bone)] = true;
  }
  const model::NameIndex names(model, matching);
  std::vector<bool> isMoved(model.bones.size(), false);
  for (const motion::NamedTrack<motion::BoneKey>& track : motion::baseBones(motion)) {
    const auto bone = track.keys.empty() ? std::nullopt : names.findBone(track.name.bytes);
    if (!bone || isMoved[static_cast<std::size_t>(*bone)]) continue;
    const auto index = static_cast<std::size_t>(*bone);
    isMoved[index] = true;
    if (!hasBody[index]) continue;
    const auto keys = track.keys.values();
    for (std::size_t k = 1; k < keys.size(); ++k) {
      const bool ends = keys[k - 1].physics && !keys[k].physics;
      if (ends) blends.push_back({index, track.keys.frames()[k - 1], track.keys.frames()[k]});
    }
  }
  std::ranges::stable_sort(blends, {}, &SwitchBlend::first);
  return blends;
}

void BlendedBones::begin(const eval::Rig& rig, const PhysicsRig& physics, const eval::BoundMotion& motion, double frame,
                         const eval::RigPose* last, std::span<const RigidTransformF> bodies,
                         std::span<const std::uint8_t> isOff) {
  std::erase_if(moving_, [&](const Moving& moving) { return moving.blend.last <= frame; });
  if (blends_ == nullptr || next_ == blends_->size() || (*blends_)[next_].first >= frame) return;
  const std::size_t begun = moving_.size();
  for (; next_ < blends_->size() && (*blends_)[next_].first < frame; ++next_) {
    const SwitchBlend& blend = (*blends_)[next_];
    if (blend.last > frame) moving_.push_back({blend, last != nullptr, {}, {}});
  }
  if (last == nullptr || begun == moving_.size()) return;
  shown_ = *last;
  writeBack(rig, physics, bodies, isOff, shown_, isWritten_);
  for (std::size_t i = begun; i < moving_.size(); ++i) moving_[i].from = moveInPose(rig, shown_, moving_[i].blend.bone);
  for (std::size_t i = begun; i < moving_.size(); ++i) {
    motion.sample(moving_[i].blend.last, shown_);
    moving_[i].to = shown_.locals[moving_[i].blend.bone];
  }
}

void BlendedBones::apply(const PhysicsRig& physics, double frame, eval::RigPose& pose, BodySwitches& switches) {
  for (const Moving& moving : moving_) {
    const SwitchBlend& blend = moving.blend;
    switches.switchOff(blend.bone, physics);
    if (!moving.isKnown) continue;
    const double share = (frame - blend.first) / static_cast<double>(blend.last - blend.first);
    eval::LocalTransform& local = pose.locals[blend.bone];
    local.translation = glm::mix(moving.from.translation, moving.to.translation, share);
    local.rotation = glm::normalize(glm::slerp(moving.from.rotation, moving.to.rotation, share));
  }
}

}  // namespace furitsuke::physics
