// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/model/model.h"
#include "core/operations/cleanup/leg_motion.h"

// How near feet and body are to the floor, for "lift-to-floor" and for the report about the quality of motions.
namespace furitsuke::operations {

/// The height of the lower end of a foot: the sole below the ankle, or the toe. Model units.
[[nodiscard]] double soleHeight(const Leg& leg, const eval::Rig& rig, const LegFrame& frame);

/// The bones of the body whose heights count: visible ones that the center carries, but not the feet, hair,
/// goals of IK, and what physics moves.
[[nodiscard]] std::vector<std::size_t> bodyBones(const model::Model& model, const eval::Rig& rig,
                                                 const std::vector<Leg>& legs, std::size_t center);

}  // namespace furitsuke::operations
