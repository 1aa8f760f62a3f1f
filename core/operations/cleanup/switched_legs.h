// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/operations/operation.h"

// Legs that change between foot IK and rotations and keep their pose. Used inside core/operations only.
namespace furitsuke::operations {

/// Which of both moves the legs afterward.
enum class LegControl { Rotations, Ik };

/// Gives the legs keys that show the same pose at every chosen frame with IK off, or with IK on, and switches it. Keys
/// that are not needed within the arguments "position" and "angle" are removed. Reports the largest errors.
[[nodiscard]] Result<OperationResult> runLegSwitch(const OperationInput& in, LegControl control);

/// The parameters of both operations.
[[nodiscard]] std::vector<OperationParameter> legSwitchParameters();

}  // namespace furitsuke::operations
