// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/physics/physics_rig.h"

namespace furitsuke::physics {

/// Between poseBonesBeforePhysics() and poseBonesAfterPhysics(): moves the bones to their bodies, and what hangs on
/// them. `isOff` has an element for each body, not 0 for bodies that are switched off and write nothing. Sets
/// `isWritten` of each bone that was moved to its body.
void writeBack(const eval::Rig& rig, const PhysicsRig& physics, std::span<const RigidTransformF> bodies,
               std::span<const std::uint8_t> isOff, eval::RigPose& pose, std::vector<std::uint8_t>& isWritten);

}  // namespace furitsuke::physics
