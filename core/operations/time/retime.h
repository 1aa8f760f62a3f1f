// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "retime".
[[nodiscard]] Operation retimeOperation();

}  // namespace furitsuke::operations
