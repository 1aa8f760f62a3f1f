// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"

namespace furitsuke::test {

/// The pose by the plainest program that computes it: one chain after the other, nothing computed together and no cycle
/// left out. `rig` must have single chains.
void evaluatePlainPose(const eval::Rig& rig, const eval::BoundMotion& motion, double frame, eval::RigPose& pose);

}  // namespace furitsuke::test
