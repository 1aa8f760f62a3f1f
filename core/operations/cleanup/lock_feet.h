// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "lock-feet".
[[nodiscard]] Operation lockFeetOperation();

}  // namespace furitsuke::operations
