// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// Removes selected keys that change nothing: those with the value of the keys before and behind them, property keys
/// with the value of the one before, and morph, light and self-shadow keys likewise. Curves do not count where nothing
/// moves. The first and the last key of a track stay, so that the motion is as long as it was. Rotations that differ
/// only by sign are the same.
[[nodiscard]] OperationResult cleanKeys(const Motion& motion, const KeySelection& keys);

/// Gives the rotations of selected bone keys unit length. Those that have it already but for the rounding of floats,
/// and those that mean no rotation, keep their bits or become the identity.
[[nodiscard]] OperationResult normaliseRotations(const Motion& motion, const KeySelection& keys);

/// Turns the sign of selected bone rotations so that each lies on the side of the key before it. The motion stays the
/// same in MMD; programs that do not take the shorter arc, and graphs of the components, need it.
[[nodiscard]] OperationResult unrollRotations(const Motion& motion, const KeySelection& keys);

}  // namespace furitsuke
