// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "fill".
[[nodiscard]] Operation fillOperation();

}  // namespace furitsuke::operations
