// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation insertFramesOperation();
[[nodiscard]] Operation removeFramesOperation();
[[nodiscard]] Operation shiftOperation();
[[nodiscard]] Operation scaleTimeOperation();
[[nodiscard]] Operation reverseOperation();
[[nodiscard]] Operation loopOperation();
[[nodiscard]] Operation retimeOperation();

/// In menu order.
inline constexpr OperationRow kTimeOperations[] = {insertFramesOperation, removeFramesOperation, shiftOperation,
                                                   scaleTimeOperation,    reverseOperation,      loopOperation,
                                                   retimeOperation};

}  // namespace furitsuke::operations
