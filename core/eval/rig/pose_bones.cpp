// SPDX-License-Identifier: MIT
#include "core/eval/rig/pose_bones.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <vector>

#include "core/eval/rig/bone_evaluation.h"
#include "core/eval/rig/pose_count.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::eval {

namespace {

/// In a cache line of its own, which no data of the evaluation shares.
alignas(64) std::atomic<std::uint64_t> poseCount{0};

/// The rotation that a bone inherits from its source. In a chain it includes the source's own rotation *and* the
/// inherited one: this is how the PMX specification defines the append rotation (without IK, because that may still
/// change). saba and mmd-anim use only the inherited part. The local flag uses the source's transform in the model
/// (same specification, babylon-mmd) and takes precedence over the chain; saba and mmd-anim ignore it.
glm::dquat inheritedRotation(const Rig& rig, const RigPose& pose, const RigAppend& append) {
  const auto source = static_cast<std::size_t>(append.source);
  if (append.local) return scaledRotation(pose.transforms[source].rotation, append.ratio);
  glm::dquat rotation = append.rotationChain == model::kNoIndex
                            ? pose.locals[source].rotation
                            : pose.appended[static_cast<std::size_t>(append.rotationChain)].rotation;
  const std::int32_t turn = rig.bones[source].turn;
  if (turn != model::kNoIndex) rotation = pose.ikTurns[static_cast<std::size_t>(turn)] * rotation;
  return scaledRotation(rotation, append.ratio);
}

glm::dvec3 inheritedTranslation(const Rig& rig, const RigPose& pose, const RigAppend& append) {
  const auto source = static_cast<std::size_t>(append.source);
  if (append.local) return append.ratio * (pose.transforms[source].position - rig.bones[source].rest);
  if (append.translationChain == model::kNoIndex) return append.ratio * pose.locals[source].translation;
  return append.ratio * pose.appended[static_cast<std::size_t>(append.translationChain)].translation;
}

const RigidTransform* outsideTransformOf(const RigPose& pose, std::size_t bone) {
  const auto found =
      std::ranges::find(pose.outside, static_cast<model::BoneIndex>(bone), [](const auto& each) { return each.bone; });
  return found == pose.outside.end() ? nullptr : &found->transform;
}

void placeBone(const Rig& rig, RigPose& pose, std::size_t bone, const LocalTransform& local) {
  const RigBone& placed = rig.bones[bone];
  const glm::dquat rotation = placed.turn == model::kNoIndex
                                  ? local.rotation
                                  : pose.ikTurns[static_cast<std::size_t>(placed.turn)] * local.rotation;
  if (!pose.outside.empty()) [[unlikely]] {
    if (const RigidTransform* followed = outsideTransformOf(pose, bone)) {
      pose.transforms[bone] = {followed->position + rotated(followed->rotation, local.translation),
                               followed->rotation * rotation};
      return;
    }
  }
  const glm::dvec3 offset = placed.offset + local.translation;
  if (placed.parent == model::kNoIndex) {
    pose.transforms[bone] = {offset, rotation};
    return;
  }
  const RigidTransform& parent = pose.transforms[static_cast<std::size_t>(placed.parent)];
  pose.transforms[bone] = {parent.position + rotated(parent.rotation, offset), parent.rotation * rotation};
}

bool isChain(const RigStep& step) { return step.kind == RigStep::Kind::Chain || step.kind == RigStep::Kind::ChainPair; }

void runPair(const Rig& rig, const std::array<std::int32_t, 2>& pair, RigPose& pose, StepsBeside& beside) {
  const auto first = static_cast<std::size_t>(pair[0]);
  const auto second = static_cast<std::size_t>(pair[1]);
  if (pose.ikEnabled[first] != 0 && pose.ikEnabled[second] != 0) {
    solveChains(rig, {&rig.chains[first], &rig.chains[second]}, pose, beside);
    return;
  }
  for (const std::size_t chain : {first, second}) {
    if (pose.ikEnabled[chain] != 0) solveChain(rig, rig.chains[chain], pose, beside);
  }
}

void runChainStep(const Rig& rig, const RigStep& step, RigPose& pose, StepsBeside& beside) {
  const auto index = static_cast<std::size_t>(step.index);
  if (step.kind == RigStep::Kind::ChainPair) {
    runPair(rig, rig.chainPairs[index], pose, beside);
  } else if (pose.ikEnabled[index] != 0) {
    solveChain(rig, rig.chains[index], pose, beside);
  }
}

void runSteps(const Rig& rig, std::span<const RigStep> steps, RigPose& pose) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!isChain(steps[i])) {
      runBoneStep(rig, steps[i], pose);
      continue;
    }
    const auto count = static_cast<std::size_t>(steps[i].besideCount);
    StepsBeside beside(rig, steps.subspan(i + 1, count), pose);
    runChainStep(rig, steps[i], pose, beside);
    beside.runRest();
    i += count;
  }
}

}  // namespace

void runBoneStep(const Rig& rig, const RigStep& step, RigPose& pose) {
  const auto bone = static_cast<std::size_t>(step.index);
  if (step.kind == RigStep::Kind::Bone) {
    poseBone(rig, pose, bone);
  } else {
    placeBone(rig, pose, bone, pose.locals[bone]);
  }
}

LocalTransform moveWithAppend(const Rig& rig, RigPose& pose, std::size_t bone) {
  LocalTransform local = pose.locals[bone];
  const std::int32_t index = rig.bones[bone].append;
  if (index == model::kNoIndex) return local;
  const RigAppend& append = rig.appends[static_cast<std::size_t>(index)];
  if (append.rotation) local.rotation = local.rotation * inheritedRotation(rig, pose, append);
  if (append.translation) local.translation += inheritedTranslation(rig, pose, append);
  pose.appended[static_cast<std::size_t>(index)] = local;
  return local;
}

void poseBone(const Rig& rig, RigPose& pose, std::size_t bone) {
  if (rig.bones[bone].append == model::kNoIndex) {
    placeBone(rig, pose, bone, pose.locals[bone]);
  } else {
    placeBone(rig, pose, bone, moveWithAppend(rig, pose, bone));
  }
}

std::uint64_t evaluatedPoses() noexcept { return poseCount.load(std::memory_order_relaxed); }

void poseBonesBeforePhysics(const Rig& rig, RigPose& pose) {
  poseCount.fetch_add(1, std::memory_order_relaxed);
  // Some bones are read before they are evaluated; they must then be at rest, not in an earlier pose.
  std::ranges::fill(pose.ikTurns, kNoRotation);
  for (std::size_t i = 0; i < rig.bones.size(); ++i) pose.transforms[i] = {rig.bones[i].rest, kNoRotation};
  runSteps(rig, rig.beforePhysics, pose);
}

void poseBonesAfterPhysics(const Rig& rig, RigPose& pose) {
  runSteps(rig, rig.afterPhysics, pose);
  // MMD shows such a bone relative to its parent one frame earlier; this is its position when the frame does not
  // change.
  for (const model::BoneIndex bone : rig.lateBones) poseBone(rig, pose, static_cast<std::size_t>(bone));
}

namespace {

/// Solves a chain, which poses the descendants of its links, but keeps the transforms of written ones.
void solveAround(const Rig& rig, std::int32_t index, RigPose& pose, std::span<const std::uint8_t> isWritten) {
  const RigIkChain& chain = rig.chains[static_cast<std::size_t>(index)];
  const auto keeps = [&](model::BoneIndex bone) { return isWritten[static_cast<std::size_t>(bone)] != 0; };
  std::vector<RigidTransform> kept;
  for (const model::BoneIndex bone : chain.followers) {
    if (keeps(bone)) kept.push_back(pose.transforms[static_cast<std::size_t>(bone)]);
  }
  const RigStep step{RigStep::Kind::Chain, index, 0};
  runSteps(rig, {&step, 1}, pose);
  if (kept.empty()) return;
  auto next = kept.begin();
  for (const model::BoneIndex bone : chain.followers) {
    if (keeps(bone)) {
      pose.transforms[static_cast<std::size_t>(bone)] = *next++;
    } else {
      poseBone(rig, pose, static_cast<std::size_t>(bone));
    }
  }
}

}  // namespace

void poseBonesAfterPhysics(const Rig& rig, RigPose& pose, std::span<const std::uint8_t> isWritten) {
  for (const RigStep& step : rig.afterPhysics) {
    const auto index = static_cast<std::size_t>(step.index);
    switch (step.kind) {
      case RigStep::Kind::Bone:
      case RigStep::Kind::BoneWithoutAppend:
        if (isWritten[index] == 0) runSteps(rig, {&step, 1}, pose);
        break;
      case RigStep::Kind::Chain: solveAround(rig, step.index, pose, isWritten); break;
      case RigStep::Kind::ChainPair:
        for (const std::int32_t chain : rig.chainPairs[index]) solveAround(rig, chain, pose, isWritten);
        break;
    }
  }
  for (const model::BoneIndex bone : rig.lateBones) {
    if (isWritten[static_cast<std::size_t>(bone)] == 0) poseBone(rig, pose, static_cast<std::size_t>(bone));
  }
}

}  // namespace furitsuke::eval
