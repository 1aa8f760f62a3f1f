// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/pose_bones.h"
#include "core/eval/rig/rig_pose.h"

namespace furitsuke::eval {

/// The pose of a model at a whole or fractional frame, without physics: keys, morphs, append, IK. Deterministic,
/// allocates nothing, and the cost does not depend on the previous frame. `motion` must be bound to the model of `rig`,
/// `pose` made for it.
void evaluatePose(const Rig& rig, const BoundMotion& motion, double frame, RigPose& pose);

/// The second step of evaluatePose(), for callers that run them separately: sample(), this, poseBones() or
/// its two halves. Applies groups and flips to the keyed weights and adds bone morphs to the moves; a morph's rotation
/// is applied before the keyed one. Weights below 0 and above 1 are allowed.
void applyMorphs(const Rig& rig, RigPose& pose);

}  // namespace furitsuke::eval
