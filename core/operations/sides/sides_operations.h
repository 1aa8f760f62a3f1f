// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation mirrorOperation();
[[nodiscard]] Operation copyCurvesOperation();
[[nodiscard]] Operation exchangeSidesOperation();

/// In menu order.
inline constexpr OperationRow kSidesOperations[] = {mirrorOperation, copyCurvesOperation, exchangeSidesOperation};

}  // namespace furitsuke::operations
