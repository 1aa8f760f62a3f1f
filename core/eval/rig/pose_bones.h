// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/rig/rig_pose.h"

namespace furitsuke::eval {

/// Computes the stances of bones in the model from their moves: append, IK, hierarchy. Two halves, because physics
/// moves bones between them; without physics call both. Depends only on `moves` and `ikEnabled`.
void poseBonesBeforePhysics(const Rig& rig, RigPose& pose);
void poseBonesAfterPhysics(const Rig& rig, RigPose& pose);

}  // namespace furitsuke::eval
