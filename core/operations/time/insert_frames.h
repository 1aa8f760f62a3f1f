// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "insert-frames".
[[nodiscard]] Operation insertFramesOperation();

}  // namespace furitsuke::operations
