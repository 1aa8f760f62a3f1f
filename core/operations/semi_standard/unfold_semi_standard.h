// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "unfold-semi-standard".
[[nodiscard]] Operation unfoldSemiStandardOperation();

}  // namespace furitsuke::operations
