// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "remove-frames".
[[nodiscard]] Operation removeFramesOperation();

}  // namespace furitsuke::operations
