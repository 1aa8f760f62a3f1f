// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "pin".
[[nodiscard]] Operation pinOperation();

}  // namespace furitsuke::operations
