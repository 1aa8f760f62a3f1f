// SPDX-License-Identifier: MIT
#include "core/retarget/target_skeleton.h"

#include <algorithm>
#include <glm/geometric.hpp>

#include "core/base/vector.h"
#include "core/eval/rig/rotation_math.h"
#include "core/retarget/limb_alignment.h"

namespace furitsuke::retarget {

namespace {

model::BoneIndex parentOf(const model::Model& model, model::BoneIndex bone) {
  return model.bones[static_cast<std::size_t>(bone)].parent;
}

bool isAncestor(const model::Model& model, model::BoneIndex ancestor, model::BoneIndex bone) {
  while (bone != model::kNoIndex && bone != ancestor) bone = parentOf(model, bone);
  return bone == ancestor;
}

/// Whether each bone moves a part of the body.
std::vector<bool> bodyBones(const HumanoidModel& humanoid) {
  const model::Model& model = humanoid.model();
  std::vector<bool> isBody(model.bones.size(), false);
  const auto add = [&](model::BoneIndex bone) {
    for (; bone != model::kNoIndex && !isBody[static_cast<std::size_t>(bone)]; bone = parentOf(model, bone)) {
      isBody[static_cast<std::size_t>(bone)] = true;
    }
  };
  for (const HumanoidBone role : humanoid.order()) add(humanoid.bone(role));
  add(humanoid.center());
  for (const Side side : kEachSide) add(humanoid.footIk(side));
  return isBody;
}

const model::AppendTransform* turningAppend(const model::Bone& bone) {
  const bool isTurning = bone.append && bone.append->rotation && bone.append->source != model::kNoIndex;
  return isTurning ? &*bone.append : nullptr;
}

/// The bones in an order in which parents, and bones that others inherit from, come first.
std::vector<model::BoneIndex> orderedBones(const model::Model& model, const std::vector<bool>& isBody) {
  std::vector<model::BoneIndex> order;
  std::vector<bool> isPlaced(isBody.size(), false);
  const auto isReady = [&](model::BoneIndex needed) {
    return needed == model::kNoIndex || !isBody[static_cast<std::size_t>(needed)] ||
           isPlaced[static_cast<std::size_t>(needed)];
  };
  // Bones that inherit from each other are placed without regard to that.
  for (const bool waits : {true, false}) {
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      for (std::size_t i = 0; i < isBody.size(); ++i) {
        const model::AppendTransform* append = turningAppend(model.bones[i]);
        if (!isBody[i] || isPlaced[i] || !isReady(model.bones[i].parent)) continue;
        if (waits && append != nullptr && !isReady(append->source)) continue;
        order.push_back(static_cast<model::BoneIndex>(i));
        isPlaced[i] = isChanged = true;
      }
    }
  }
  return order;
}

/// The last bone of the trunk, which carries both arms.
model::BoneIndex armParentBone(const HumanoidModel& humanoid) {
  const model::Model& model = humanoid.model();
  const model::BoneIndex right = humanoid.bone(roleOf(Side::Right, Limb::UpperArm));
  model::BoneIndex parentBone = parentOf(model, humanoid.bone(roleOf(Side::Left, Limb::UpperArm)));
  while (parentBone != model::kNoIndex && !isAncestor(model, parentBone, right))
    parentBone = parentOf(model, parentBone);
  const bool isTrunk =
      parentBone != model::kNoIndex && isAncestor(model, humanoid.bone(HumanoidBone::Spine), parentBone);
  return isTrunk ? parentBone : model::kNoIndex;
}

BodyPositions restPositions(const HumanoidModel& humanoid) {
  BodyPositions positions;
  for (const HumanoidBone role : humanoid.order()) positions[role] = humanoid.rest(role);
  for (const Side side : kEachSide) {
    if (humanoid.toes(side) == model::kNoIndex) continue;
    positions[roleOf(side, Limb::Toes)] = humanoid.restOf(humanoid.toes(side));
  }
  return positions;
}

}  // namespace

Result<TargetSkeleton> TargetSkeleton::of(const HumanoidModel& source, const HumanoidModel& target) {
  if (!isAncestor(target.model(), target.center(), target.bone(HumanoidBone::Hips))) {
    return Error::because(Core::tr("センター of the model does not move its 下半身"));
  }
  return TargetSkeleton(source, target);
}

TargetSkeleton::TargetSkeleton(const HumanoidModel& source, const HumanoidModel& target)
    : source_(source), target_(target) {
  const model::Model& model = target.model();
  indices_.values.fill(kNoPlace);
  for (const model::BoneIndex index : orderedBones(model, bodyBones(target))) {
    const model::Bone& bone = model.bones[static_cast<std::size_t>(index)];
    TargetBone placed;
    placed.bone = index;
    placed.parent = placeOf(bone.parent);
    placed.offset = target.restOf(index);
    if (placed.parent != kNoPlace) placed.offset -= target.restOf(bone.parent);
    if (bone.fixedAxis) placed.fixedAxis = toDouble(*bone.fixedAxis);
    if (const model::AppendTransform* append = turningAppend(bone)) {
      placed.appendSource = placeOf(append->source);
      placed.appendRatio = append->ratio;
    }
    bones_.push_back(placed);
  }
  for (const HumanoidBone role : target.order()) indices_[role] = placeOf(target.bone(role));
  center_ = placeOf(target.center());
  for (const Side side : kEachSide) footIk_[static_cast<std::size_t>(side)] = placeOf(target.footIk(side));
  findSources();
  findParts();
}

std::size_t TargetSkeleton::placeOf(model::BoneIndex bone) const {
  const auto at = std::ranges::find(bones_, bone, &TargetBone::bone);
  return bone == model::kNoIndex || at == bones_.end() ? kNoPlace : static_cast<std::size_t>(at - bones_.begin());
}

void TargetSkeleton::findSources() {
  const model::Model& model = source_.model();
  const StandardBones standard(model);
  const std::vector<bool> isBody = bodyBones(source_);
  std::vector<bool> isUsed(model.bones.size(), false);
  for (TargetBone& bone : bones_) {
    const model::Bone& named = target_.model().bones[static_cast<std::size_t>(bone.bone)];
    if (turningAppend(named) != nullptr) continue;  // such as 肩C, which only makes up for another bone
    const model::BoneIndex source = standard.find(named.name.text);
    if (source != model::kNoIndex && isBody[static_cast<std::size_t>(source)]) bone.source = source;
  }
  for (const HumanoidBone role : target_.order()) {
    if (source_.has(role)) bones_[indices_[role]].source = source_.bone(role);
  }
  // What the source does with one bone more, or less, must arrive at the arms.
  const model::BoneIndex parentBone = armParentBone(target_), sourceParentBone = armParentBone(source_);
  if (parentBone != model::kNoIndex && sourceParentBone != model::kNoIndex)
    bones_[placeOf(parentBone)].source = sourceParentBone;
  for (const TargetBone& bone : bones_) {
    if (bone.source != model::kNoIndex) isUsed[static_cast<std::size_t>(bone.source)] = true;
  }
  for (std::size_t i = 0; i < isBody.size(); ++i) {
    if (isBody[i] && !isUsed[i]) absorbed_.push_back(static_cast<model::BoneIndex>(i));
  }
}

void TargetSkeleton::findParts() {
  const HumanoidBoneValues<glm::dquat> alignments = limbAlignments(target_, restPositions(source_));
  std::vector<std::optional<HumanoidBone>> roles(bones_.size());
  for (const HumanoidBone role : target_.order()) roles[indices_[role]] = role;
  for (std::size_t i = 0; i < bones_.size(); ++i) {
    TargetBone& bone = bones_[i];
    // Twist bones are parts of the limb above them.
    if (!roles[i] && bone.parent != kNoPlace) roles[i] = roles[bone.parent];
    if (!roles[i]) continue;
    bone.alignment = alignments[*roles[i]];
    for (const Side side : kEachSide) {
      const auto isPart = [&](Limb limb) { return *roles[i] == roleOf(side, limb); };
      if (isPart(Limb::UpperArm)) bone.part = BodyPart::UpperArm;
      if (isPart(Limb::LowerArm)) bone.part = BodyPart::LowerArm;
      if (isPart(Limb::UpperLeg) || isPart(Limb::LowerLeg) || isPart(Limb::Foot)) bone.part = BodyPart::Leg;
      if (bone.part != BodyPart::Trunk && static_cast<std::size_t>(*roles[i]) >= kTrunkBoneCount) {
        const bool isLeft = static_cast<std::size_t>(*roles[i]) < kTrunkBoneCount + kLimbCount;
        bone.side = isLeft ? Side::Left : Side::Right;
      }
    }
  }
  for (const Side side : kEachSide) {
    const std::size_t index = footIk(side);
    if (index == kNoPlace) continue;
    bones_[index].part = BodyPart::FootIk;
    bones_[index].side = side;
    bones_[index].source = source_.bone(roleOf(side, Limb::Foot));
    bones_[index].alignment = alignments[roleOf(side, Limb::Foot)];
  }
  for (std::size_t i = 0; i < bones_.size(); ++i) {
    const bool isMoved = bones_[i].part != BodyPart::Leg && bones_[i].part != BodyPart::FootIk && i != center_;
    bones_[i].takesMoves = isMoved && bones_[i].source != model::kNoIndex;
  }
}

}  // namespace furitsuke::retarget
