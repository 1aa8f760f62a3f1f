// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/cleanup/foot_path.h"
#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "lock-feet".
[[nodiscard]] Operation lockFeetOperation();

/// When a foot is on the floor by the default arguments of that operation.
[[nodiscard]] ContactLimits usualContactLimits();

}  // namespace furitsuke::operations
