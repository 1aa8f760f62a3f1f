// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation foldSemiStandardOperation();
[[nodiscard]] Operation unfoldSemiStandardOperation();

/// In menu order.
inline constexpr OperationRow kSemiStandardOperations[] = {foldSemiStandardOperation, unfoldSemiStandardOperation};

}  // namespace furitsuke::operations
