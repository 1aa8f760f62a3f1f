// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation cleanUpOperation();
[[nodiscard]] Operation despikeOperation();
[[nodiscard]] Operation denoiseOperation();
[[nodiscard]] Operation fillOperation();
[[nodiscard]] Operation forgetCaptureOperation();
[[nodiscard]] Operation lockFeetOperation();
[[nodiscard]] Operation liftToFloorOperation();
[[nodiscard]] Operation pinOperation();
[[nodiscard]] Operation limitJointsOperation();
[[nodiscard]] Operation pushOutOperation();
[[nodiscard]] Operation toFkOperation();
[[nodiscard]] Operation toIkOperation();

/// In menu order.
inline constexpr OperationRow kCleanupOperations[] = {
    cleanUpOperation, despikeOperation,     denoiseOperation, fillOperation, lockFeetOperation, liftToFloorOperation,
    pinOperation,     limitJointsOperation, pushOutOperation, toFkOperation, toIkOperation,     forgetCaptureOperation};

}  // namespace furitsuke::operations
