// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/rig/rig_pose.h"

namespace furitsuke {

/// From the moves of the bones to how they stand in the model: append, IK, hierarchy. The two halves stand apart for
/// physics, which moves bones between them; without it they follow each other. A function of `moves` and `ikEnabled`.
void poseBonesBeforePhysics(const Rig& rig, RigPose& pose);
void poseBonesAfterPhysics(const Rig& rig, RigPose& pose);

}  // namespace furitsuke
