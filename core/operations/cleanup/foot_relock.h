// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/motion.h"
#include "core/operations/operation.h"

// Used inside core/operations only.
namespace furitsuke::operations {

/// Holds each foot at one place while it stands still but for what is left of noise: in the chosen frames, where the
/// feet of the input move differently than those of `noisy`, the motion before its noise was removed. Sets a key at
/// each of these frames. Nothing without a model or legs.
[[nodiscard]] Result<OperationResult> relockedFeet(const OperationInput& in, const motion::Motion& noisy);

}  // namespace furitsuke::operations
