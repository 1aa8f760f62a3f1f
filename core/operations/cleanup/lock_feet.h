// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/cleanup/foot_path.h"
#include "core/operations/operation.h"

namespace furitsuke::operations {

/// When a foot is on the floor by the default arguments of that operation.
[[nodiscard]] ContactLimits usualContactLimits();

}  // namespace furitsuke::operations
