// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "copy-curves".
[[nodiscard]] Operation copyCurvesOperation();

}  // namespace furitsuke::operations
