// SPDX-License-Identifier: MIT
#include "core/physics/body_poser.h"

#include <algorithm>
#include <utility>

#include "core/eval/rig/pose_bones.h"
#include "core/eval/rig/rotation_math.h"
#include "core/physics/physics_settings.h"
#include "core/physics/write_back.h"

namespace furitsuke::physics {

namespace {

RigidTransformF transformOnBone(const RigBody& body, const eval::RigPose& pose) {
  if (body.bone == model::kNoIndex) return {glm::vec3(body.restPosition), glm::quat(body.restRotation)};
  const RigidTransform& bone = pose.transforms[static_cast<std::size_t>(body.bone)];
  return {glm::vec3(bone.position + eval::rotated(bone.rotation, body.offset)),
          glm::quat(bone.rotation * body.restRotation)};
}

}  // namespace

BodyPoser::BodyPoser(std::shared_ptr<const PhysicsRig> rig)
    : rig_(std::move(rig)), switches_(*rig_), transforms_(rig_->bodies.size()) {
  for (std::size_t i = 0; i < rig_->bodies.size(); ++i) {
    if (isSimulated(rig_->bodies[i].role)) simulated_.push_back(i);
  }
}

void BodyPoser::show(std::shared_ptr<const RunHistory> history, std::size_t actor) {
  history_ = std::move(history);
  actor_ = actor;
}

void BodyPoser::clear() {
  history_ = nullptr;
  shown_.clear();
  isWritten_.clear();
}

void BodyPoser::poseBones(const eval::Rig& rig, const eval::BoundMotion& motion, double frame, eval::RigPose& pose) {
  switches_.sample(motion, *rig_, frame);
  const auto first = static_cast<double>(history_->firstTick());
  const double tick = std::clamp(frame * kTicksPerFrame, first, static_cast<double>(history_->endTick() - 1));
  const auto earlier = static_cast<std::int64_t>(tick);
  const auto share = static_cast<float>(tick - static_cast<double>(earlier));
  const std::span<const RigidTransformF> before = history_->transforms(actor_, earlier);
  for (std::size_t i = 0; i < simulated_.size(); ++i) transforms_[simulated_[i]] = before[i];
  if (share != 0) {
    const std::span<const RigidTransformF> after = history_->transforms(actor_, earlier + 1);
    for (std::size_t i = 0; i < simulated_.size(); ++i) {
      transforms_[simulated_[i]] = {glm::mix(before[i].position, after[i].position, share),
                                    glm::slerp(before[i].rotation, after[i].rotation, share)};
    }
  }
  poseBones(rig, transforms_, switches_.isOff(), pose);
}

void BodyPoser::poseBones(const eval::Rig& rig, std::span<const RigidTransformF> bodyTransforms,
                          std::span<const std::uint8_t> isOff, eval::RigPose& pose) {
  if (bodyTransforms.data() != transforms_.data()) std::ranges::copy(bodyTransforms, transforms_.begin());
  writeBack(rig, *rig_, transforms_, isOff, pose, isWritten_);
  eval::poseBonesAfterPhysics(rig, pose, isWritten_);
  shown_ = pose.transforms;
  isCarried_ = false;
}

void BodyPoser::carryBones(const eval::Rig& rig, eval::RigPose& pose) {
  isCarried_ = true;
  if (shown_.empty()) return eval::poseBonesAfterPhysics(rig, pose);
  for (const WrittenBone& written : rig_->written) {
    const auto bone = static_cast<std::size_t>(written.bone);
    const model::BoneIndex parent = rig.bones[bone].parent;
    if (isWritten_[bone] == 0 || parent == model::kNoIndex) {
      eval::poseBone(rig, pose, bone);
      continue;
    }
    const auto above = static_cast<std::size_t>(parent);
    const RigidTransform& from = shown_[above];
    const RigidTransform& to = pose.transforms[above];
    const glm::dquat turn = to.rotation * glm::conjugate(from.rotation);
    pose.transforms[bone] = {to.position + eval::rotated(turn, shown_[bone].position - from.position),
                             glm::normalize(turn * shown_[bone].rotation)};
  }
  eval::poseBonesAfterPhysics(rig, pose, isWritten_);
}

void BodyPoser::transformsOf(const eval::RigPose& pose, std::vector<RigidTransformF>& transforms) const {
  placeBodiesOnBones(*rig_, pose, transforms);
  if (isCarried_) return;
  const std::span<const std::uint8_t> isOff = switches_.isOff();
  for (const std::size_t body : simulated_) {
    if (isOff[body] == 0) transforms[body] = transforms_[body];
  }
}

void placeBodiesOnBones(const PhysicsRig& rig, const eval::RigPose& pose, std::vector<RigidTransformF>& transforms) {
  transforms.clear();
  for (const RigBody& body : rig.bodies) transforms.push_back(transformOnBone(body, pose));
}

}  // namespace furitsuke::physics
