// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/eval/rig/rig_pose.h"

// Internal to core/eval/rig.
namespace furitsuke::eval {

/// The move of a bone relative to its parent with its append transform, without its IK rotation. Stores what other
/// bones may inherit from this one.
[[nodiscard]] BoneMove moveWithAppend(const Rig& rig, RigPose& pose, std::size_t bone);

/// Rotates the links of a chain toward its goal and updates their descendants.
void solveChain(const Rig& rig, const RigIkChain& chain, RigPose& pose);

}  // namespace furitsuke::eval
