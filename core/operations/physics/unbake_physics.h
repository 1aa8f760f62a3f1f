// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "unbake-physics".
[[nodiscard]] Operation unbakePhysicsOperation();

}  // namespace furitsuke::operations
