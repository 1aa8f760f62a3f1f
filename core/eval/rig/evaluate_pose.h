// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/pose_bones.h"
#include "core/eval/rig/rig_pose.h"

namespace furitsuke {

/// The pose of a model at a moment, in whole or fractional frames, without physics: keys, morphs of weights and bones,
/// append, IK. Depends on its inputs alone, allocates nothing, and any frame costs the same after any other. `motion`
/// must be bound to the model of `rig`, `pose` made for it.
void evaluatePose(const Rig& rig, const BoundMotion& motion, double frame, RigPose& pose);

/// The second of its steps, for those who take them one by one: sample(), this, poseBonesBeforePhysics(),
/// poseBonesAfterPhysics(). Spreads the keyed weights over groups and flips and adds bone morphs to the moves; the turn
/// of a morph comes in front of the keyed one. Weights are taken as they are, below 0 and above 1 too.
void applyMorphs(const Rig& rig, RigPose& pose);

}  // namespace furitsuke
