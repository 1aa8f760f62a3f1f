// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "extract".
[[nodiscard]] Operation extractOperation();

}  // namespace furitsuke::operations
