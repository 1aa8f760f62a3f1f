// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation rebaseOperation();
[[nodiscard]] Operation centerBiasOperation();
[[nodiscard]] Operation fitToModelOperation();

/// In menu order.
inline constexpr OperationRow kPosesOperations[] = {rebaseOperation, centerBiasOperation, fitToModelOperation};

}  // namespace furitsuke::operations
