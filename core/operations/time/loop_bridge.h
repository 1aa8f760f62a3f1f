// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

// Used inside core/operations only.
namespace furitsuke::operations {

/// Adds frames after a range in which the motion returns to the first frame of the range: on every track with selected
/// keys a smooth movement that continues the speed at both ends. With a model that has legs, a foot that is on the
/// floor at both ends stays in place, or makes a step to the place where it has to be. An Error when these tracks have
/// keys after the range.
[[nodiscard]] Result<OperationResult> bridgedLoop(const OperationInput& in, FrameRange range, Frame length);

}  // namespace furitsuke::operations
