// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "centre-bias".
[[nodiscard]] Operation centerBiasOperation();

}  // namespace furitsuke::operations
