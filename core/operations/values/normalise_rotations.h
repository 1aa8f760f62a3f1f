// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "normalise-rotations".
[[nodiscard]] Operation normalizeRotationsOperation();

}  // namespace furitsuke::operations
