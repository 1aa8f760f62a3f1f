// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/motion/key_replacement.h"
#include "core/operations/keys/joined_span.h"
#include "core/operations/keys/pose_memory.h"
#include "core/operations/operation_control.h"

namespace furitsuke::operations {

/// Keys on poses in place of those of a track. The first and the last key of each run, and keys where the physics flag
/// changes, remain; a run without movement has no others. Keys have the values of the track, and curves that follow it
/// as well as curves can; `tolerance`: curves are not improved below this error. Keys that still follow the same key
/// keep their curves. `known`: the curves of spans that were fitted with the same reach before; new ones are added.
/// Used inside core/operations only.
[[nodiscard]] motion::Keys<motion::BoneKey> keysOnPoses(const motion::Track<motion::BoneKey>& track,
                                                        const motion::KeyRuns& runs, std::span<const Frame> poses,
                                                        const BoneTolerance& tolerance, const OperationControl& control,
                                                        PoseMemory::Curves& known);

}  // namespace furitsuke::operations
