// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "reduce-poses".
[[nodiscard]] Operation reducePosesOperation();

}  // namespace furitsuke::operations
