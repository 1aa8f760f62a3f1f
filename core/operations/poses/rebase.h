// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "rebase".
[[nodiscard]] Operation rebaseOperation();

}  // namespace furitsuke::operations
