// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_poser.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "core/base/vector.h"

namespace furitsuke::exchange {

VmcPoser::VmcPoser(std::shared_ptr<const VmcBody> body, const VmcFrame& standing)
    : body_(std::move(body)),
      size_(body_->sizeOf(standing)),
      motion_(body_->skeletonOf(size_)),
      rotations_(motion_.joints.size()) {}

Result<std::unique_ptr<VmcPoser>> VmcPoser::of(std::shared_ptr<const VmcBody> body, const VmcFrame& standing) {
  std::unique_ptr<VmcPoser> poser(new VmcPoser(std::move(body), standing));
  const VmcBody& own = *poser->body_;
  CapturedClip& clip = poser->motion_.clips.front();
  Result<ReferencePose> reference = findReference(poser->motion_, clip, own.roles(), {ReferenceKind::Zero, 0});
  if (!reference) return reference.error();
  poser->reference_ = *std::move(reference);
  // Here the clip is the T-pose, whose feet are on the floor: jumps leave it.
  poser->fit_ = std::make_unique<BodyFit>(poser->motion_, clip, own.roles(), poser->reference_, own.humanoid());
  if (!std::isfinite(poser->fit_->scale())) return Error::because(Core::tr("the legs of the skeleton have no length"));
  const auto start = std::make_shared<const std::vector<double>>(1, 0.0);
  for (JointTracks& tracks : clip.tracks) {
    tracks.rotation.times = start;
    tracks.rotation.values.resize(1);
  }
  clip.tracks.front().translation.times = start;
  clip.tracks.front().translation.values.resize(1);
  return poser;
}

eval::BoundDraft VmcPoser::pose(const VmcFrame& frame) {
  CapturedClip& clip = motion_.clips.front();
  body_->findRotations(frame, rotations_);
  for (std::size_t i = 0; i < rotations_.size(); ++i) clip.tracks[i].rotation.values[0] = toStored(rotations_[i]);
  clip.tracks.front().translation.values[0] = toStored(VmcBody::rootOf(frame, size_));
  const FittedPose fitted = fit_->at(0);
  const retarget::HumanoidModel& humanoid = body_->humanoid();
  const model::Model& model = humanoid.model();
  eval::BoundDraft draft;
  for (std::size_t i = 0; i < model.bones.size(); ++i) draft.bones[static_cast<model::BoneIndex>(i)] = {};
  for (const retarget::HumanoidBone role : humanoid.order())
    draft.bones[humanoid.bone(role)].rotation = fitted.rotations[role];
  for (std::size_t i = 0; i < fitted.twists.size(); ++i) {
    const model::BoneIndex bone = humanoid.twists()[i].bone;
    if (bone != model::kNoIndex) draft.bones[bone].rotation = fitted.twists[i];
  }
  draft.bones[humanoid.center()].translation = fitted.center;
  for (std::size_t i = 0; i < model.morphs.size(); ++i) draft.weights[static_cast<model::MorphIndex>(i)] = 0;
  for (const auto& [name, value] : frame.blends) {
    const auto morph = morphOfBlend(body_->names(), name);
    if (morph) draft.weights[*morph] = std::max(draft.weights[*morph], value);
  }
  for (std::size_t i = 0; i < model.ik.size(); ++i) {
    for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
      const model::BoneIndex goal = model.ik[i].goal;
      if (goal == humanoid.footIk(side) || goal == humanoid.toeIk(side)) draft.chainsOff.push_back(i);
    }
  }
  return draft;
}

}  // namespace furitsuke::exchange
