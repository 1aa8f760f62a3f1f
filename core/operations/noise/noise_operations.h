// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation noiseOperation();
[[nodiscard]] Operation cameraShakeOperation();
[[nodiscard]] Operation blinkOperation();

/// In menu order.
inline constexpr OperationRow kNoiseOperations[] = {noiseOperation, cameraShakeOperation, blinkOperation};

}  // namespace furitsuke::operations
