// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "lift-to-floor".
[[nodiscard]] Operation liftToFloorOperation();

}  // namespace furitsuke::operations
