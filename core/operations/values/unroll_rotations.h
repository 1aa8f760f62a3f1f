// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "unroll-rotations".
[[nodiscard]] Operation unrollRotationsOperation();

}  // namespace furitsuke::operations
