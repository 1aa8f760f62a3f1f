// SPDX-License-Identifier: MIT
#include "core/physics/shown_keys.h"

#include <algorithm>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::physics {

ShownKeys::ShownKeys(const model::Model& model, const eval::Rig& rig, std::shared_ptr<const PhysicsRig> physics,
                     std::vector<std::int32_t> chains)
    : physics_(std::move(physics)),
      chains_(std::move(chains)),
      isSwitched_(rig.chains.size()),
      isKeyed_(rig.bones.size()),
      isTranslated_(rig.bones.size()),
      earlier_(rig.bones.size(), eval::kNoRotation),
      keys_(rig.bones.size()),
      morphs_(rig.bones.size()),
      aims_(rig.bones.size()),
      pose_(rig) {
  for (const WrittenBone& written : physics_->written) {
    // The bodies of a bone are switched together, so that always the last one moves it.
    if (written.bodies.empty()) continue;
    const RigBody& body = physics_->bodies[static_cast<std::size_t>(written.bodies.back())];
    const auto bone = static_cast<std::size_t>(written.bone);
    const model::KeyUse use = eval::keyUseOf(model, bone);
    isKeyed_[bone] = use == model::KeyUse::Nothing ? 0 : 1;
    isTranslated_[bone] = body.role == BodyRole::Writes && use == model::KeyUse::All ? 1 : 0;
  }
}

void ShownKeys::find(const eval::Rig& rig, const eval::BoundMotion& motion, double frame, const eval::RigPose& shown,
                     std::span<const std::uint8_t> isWritten) {
  motion.sample(frame, pose_);
  keys_ = pose_.locals;
  for (eval::LocalTransform& key : keys_) key.rotation = glm::normalize(key.rotation);
  switchChains(rig, isWritten);
  eval::applyMorphs(rig, pose_);
  bones_.clear();
  appends_ = 0;
  for (const WrittenBone& written : physics_->written) {
    const auto bone = static_cast<std::size_t>(written.bone);
    if (isWritten[bone] == 0 || isKeyed_[bone] == 0) continue;
    bones_.push_back(bone);
    if (rig.bones[bone].append != model::kNoIndex) ++appends_;
    const eval::LocalTransform& morphed = pose_.locals[bone];
    morphs_[bone] = {morphed.translation - keys_[bone].translation,
                     morphed.rotation * glm::conjugate(keys_[bone].rotation)};
    aims_[bone] = moveInPose(rig, shown, bone);
    setMove(rig, bone, aims_[bone]);
  }
  eval::poseBones(rig, pose_);
  // A source may inherit too: each round settles at least one more bone of a chain.
  for (std::size_t round = 0; round <= appends_ && takeOutAppends(rig); ++round) eval::poseBones(rig, pose_);
}

void ShownKeys::switchChains(const eval::Rig& rig, std::span<const std::uint8_t> isWritten) {
  for (const std::int32_t index : chains_) {
    const auto at = static_cast<std::size_t>(index);
    const eval::RigIkChain& chain = rig.chains[at];
    const bool isMoved = std::ranges::all_of(chain.links, [&](const eval::RigIkLink& link) {
      return isWritten[static_cast<std::size_t>(chain.path[link.joint])] != 0;
    });
    isSwitched_[at] = isMoved && pose_.ikEnabled[at] != 0 ? 1 : 0;
    if (isMoved) pose_.ikEnabled[at] = 0;
  }
}

void ShownKeys::setMove(const eval::Rig& rig, std::size_t bone, eval::LocalTransform local) {
  const MorphPart& morph = morphs_[bone];
  eval::LocalTransform& key = keys_[bone];
  if (isTranslated_[bone] != 0) key.translation = local.translation - morph.translation;
  key.rotation = glm::normalize(glm::conjugate(morph.rotation) * local.rotation);
  if (const auto& axis = rig.fixedAxes[bone]) {
    const double length = glm::length(*axis);
    key.rotation = length > 0 ? eval::twistAbout(key.rotation, *axis / length) : eval::kNoRotation;
  }
  if (glm::dot(key.rotation, earlier_[bone]) < 0) key.rotation = -key.rotation;
  pose_.locals[bone] = {key.translation + morph.translation, morph.rotation * key.rotation};
}

bool ShownKeys::takeOutAppends(const eval::Rig& rig) {
  if (appends_ == 0) return false;
  constexpr double kSame = 1e-12;
  bool isChanged = false;
  for (const std::size_t bone : bones_) {
    const std::int32_t append = rig.bones[bone].append;
    if (append == model::kNoIndex) continue;
    const eval::LocalTransform before = pose_.locals[bone];
    const eval::LocalTransform& posed = pose_.appended[static_cast<std::size_t>(append)];
    const glm::dquat inherited = glm::conjugate(before.rotation) * posed.rotation;
    setMove(rig, bone,
            {aims_[bone].translation - (posed.translation - before.translation),
             glm::normalize(aims_[bone].rotation * glm::conjugate(inherited))});
    const eval::LocalTransform& after = pose_.locals[bone];
    isChanged = isChanged || glm::length(after.translation - before.translation) > kSame ||
                eval::degreesBetween(after.rotation, before.rotation) > kSame;
  }
  return isChanged;
}

eval::LocalTransform moveInPose(const eval::Rig& rig, const eval::RigPose& pose, std::size_t bone) {
  const RigidTransform& own = pose.transforms[bone];
  const eval::RigBone& rigBone = rig.bones[bone];
  if (rigBone.parent == model::kNoIndex) return {own.position - rigBone.offset, own.rotation};
  const RigidTransform& parent = pose.transforms[static_cast<std::size_t>(rigBone.parent)];
  return {eval::rotatedBack(parent.rotation, own.position - parent.position) - rigBone.offset,
          glm::conjugate(parent.rotation) * own.rotation};
}

}  // namespace furitsuke::physics
