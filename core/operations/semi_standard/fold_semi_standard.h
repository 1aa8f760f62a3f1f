// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "fold-semi-standard".
[[nodiscard]] Operation foldSemiStandardOperation();

}  // namespace furitsuke::operations
