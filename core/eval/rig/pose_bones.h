// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "core/eval/rig/rig_pose.h"

namespace furitsuke::eval {

/// Computes the transforms of bones in the model from their moves: append, IK, hierarchy. Depends only on `locals`,
/// `ikEnabled` and `outside`.
void poseBones(const Rig& rig, RigPose& pose);
/// The same in two halves, because physics moves bones between them.
void poseBonesBeforePhysics(const Rig& rig, RigPose& pose);
void poseBonesAfterPhysics(const Rig& rig, RigPose& pose);

/// The second half after physics has moved bones: `isWritten` has an element for each bone, not 0 for those whose
/// transform is kept.
void poseBonesAfterPhysics(const Rig& rig, RigPose& pose, std::span<const std::uint8_t> isWritten);

/// Computes a bone's transform from its parent's transform and its move with append and IK, as both halves do.
void poseBone(const Rig& rig, RigPose& pose, std::size_t bone);

}  // namespace furitsuke::eval
