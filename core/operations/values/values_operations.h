// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation correctOperation();
[[nodiscard]] Operation cleanOperation();
[[nodiscard]] Operation normalizeRotationsOperation();
[[nodiscard]] Operation unrollRotationsOperation();

/// In menu order.
inline constexpr OperationRow kValuesOperations[] = {correctOperation, cleanOperation, normalizeRotationsOperation,
                                                     unrollRotationsOperation};

}  // namespace furitsuke::operations
