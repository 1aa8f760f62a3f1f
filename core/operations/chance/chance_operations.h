// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

[[nodiscard]] Operation noiseOperation();
[[nodiscard]] Operation cameraShakeOperation();
[[nodiscard]] Operation blinkOperation();

/// In menu order.
inline constexpr OperationRow kChanceOperations[] = {noiseOperation, cameraShakeOperation, blinkOperation};

}  // namespace furitsuke::operations
