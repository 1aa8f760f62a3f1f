// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

#include "core/eval/rig/rig_pose.h"

// Internal to core/eval/rig.
namespace furitsuke::eval {

/// The move of a bone relative to its parent with its append transform, without its IK rotation. Stores what other
/// bones may inherit from this one.
[[nodiscard]] BoneMove moveWithAppend(const Rig& rig, RigPose& pose, std::size_t bone);

/// Rotates the links of a chain toward its goal and updates their descendants.
void solveChain(const Rig& rig, const RigIkChain& chain, RigPose& pose);

/// The same for two chains of equal shape, in the time of the longer one: each step is computed for both at once
/// (double_pair.h). The result has the same bits.
void solveChains(const Rig& rig, const std::array<const RigIkChain*, 2>& chains, RigPose& pose);

}  // namespace furitsuke::eval
