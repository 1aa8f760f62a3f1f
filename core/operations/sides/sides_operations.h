// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation mirrorOperation();
[[nodiscard]] Operation copyCurvesOperation();

/// In menu order.
inline constexpr OperationRow kSidesOperations[] = {mirrorOperation, copyCurvesOperation};

}  // namespace furitsuke::operations
