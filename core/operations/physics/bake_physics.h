// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "bake-physics".
[[nodiscard]] Operation bakePhysicsOperation();

}  // namespace furitsuke::operations
