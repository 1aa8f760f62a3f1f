// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "fit-to-model".
[[nodiscard]] Operation fitToModelOperation();

}  // namespace furitsuke::operations
