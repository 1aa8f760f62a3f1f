// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "limit-joints".
[[nodiscard]] Operation limitJointsOperation();

}  // namespace furitsuke::operations
