// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation despikeOperation();
[[nodiscard]] Operation fillOperation();
[[nodiscard]] Operation lockFeetOperation();
[[nodiscard]] Operation liftToFloorOperation();
[[nodiscard]] Operation pinOperation();
[[nodiscard]] Operation limitJointsOperation();
[[nodiscard]] Operation pushOutOperation();
[[nodiscard]] Operation toFkOperation();
[[nodiscard]] Operation toIkOperation();

/// In menu order.
inline constexpr OperationRow kCleanupOperations[] = {despikeOperation,     fillOperation, lockFeetOperation,
                                                      liftToFloorOperation, pinOperation,  limitJointsOperation,
                                                      pushOutOperation,     toFkOperation, toIkOperation};

}  // namespace furitsuke::operations
