// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "to-fk".
[[nodiscard]] Operation toFkOperation();

}  // namespace furitsuke::operations
