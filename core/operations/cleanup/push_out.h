// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "push-out".
[[nodiscard]] Operation pushOutOperation();

}  // namespace furitsuke::operations
