// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation bakePhysicsOperation();
[[nodiscard]] Operation unbakePhysicsOperation();

/// In menu order.
inline constexpr OperationRow kPhysicsOperations[] = {bakePhysicsOperation, unbakePhysicsOperation};

}  // namespace furitsuke::operations
