// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/eval/rig/rig_pose.h"

// Used inside core/eval/rig only.
namespace furitsuke {

/// The move of a bone in its parent, with what it takes from others and without what IK turns it by. Stores what other
/// bones may take from this one.
[[nodiscard]] BoneMove moveWithAppend(const Rig& rig, RigPose& pose, std::size_t bone);

/// Puts a bone where its parent and its move put it.
void poseBone(const Rig& rig, RigPose& pose, std::size_t bone);

/// Turns the links of a chain towards its goal, and moves what hangs on them along.
void solveChain(const Rig& rig, const RigIkChain& chain, RigPose& pose);

}  // namespace furitsuke
