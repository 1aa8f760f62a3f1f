// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/eval/rig/rig_pose.h"

// Internal to core/eval/rig.
namespace furitsuke::eval {

/// The move of a bone relative to its parent with its append transform, without its IK rotation. Stores what other
/// bones may inherit from this one.
[[nodiscard]] LocalTransform moveWithAppend(const Rig& rig, RigPose& pose, std::size_t bone);

/// Runs a step that poses a bone.
void runBoneStep(const Rig& rig, const RigStep& step, RigPose& pose);

/// Bones that are posed while a chain is solved: it waits most of the time for its own last result, and a processor
/// computes what does not depend on that in the meantime.
class StepsBeside {
 public:
  StepsBeside(const Rig& rig, std::span<const RigStep> steps, RigPose& pose) noexcept
      : rig_(rig), pose_(pose), next_(steps.data()), end_(steps.data() + steps.size()) {}

  void runOne() {
    if (next_ != end_) runBoneStep(rig_, *next_++, pose_);
  }
  /// Before the result of the chain is applied, because its followers may depend on any bone.
  void runRest() {
    while (next_ != end_) runBoneStep(rig_, *next_++, pose_);
  }

 private:
  const Rig& rig_;
  RigPose& pose_;
  const RigStep* next_;
  const RigStep* end_;
};

/// Rotates the links of a chain toward its goal, runs the other steps meanwhile, and updates the descendants of the
/// links.
void solveChain(const Rig& rig, const RigIkChain& chain, RigPose& pose, StepsBeside& beside);

/// The same for two chains of equal shape, in the time of the longer one: each step is computed for both at once
/// (double_pair.h). The result has the same bits.
void solveChains(const Rig& rig, const std::array<const RigIkChain*, 2>& chains, RigPose& pose, StepsBeside& beside);

}  // namespace furitsuke::eval
