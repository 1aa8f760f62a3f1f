// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation trimOperation();
[[nodiscard]] Operation bakeOperation();
[[nodiscard]] Operation splitOperation();
[[nodiscard]] Operation smoothOperation();
[[nodiscard]] Operation reduceOperation();
[[nodiscard]] Operation reducePosesOperation();

/// In menu order.
inline constexpr OperationRow kKeysOperations[] = {trimOperation,   bakeOperation,   splitOperation,
                                                   smoothOperation, reduceOperation, reducePosesOperation};

}  // namespace furitsuke::operations
