// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The row of the operation "camera-shake".
[[nodiscard]] Operation cameraShakeOperation();

}  // namespace furitsuke::operations
