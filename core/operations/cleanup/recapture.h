// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The keys that were recorded, in place of those that the motion has.
struct Recapture {
  OperationResult result;
  motion::KeySelection keys;  ///< the chosen keys of the changed motion
};

/// Replaces the chosen keys by those that were recorded for their tracks; for the whole motion, all that were recorded.
/// An Error if no capture is kept, or on a layer.
[[nodiscard]] Result<Recapture> recapturedKeys(const OperationInput& in);

}  // namespace furitsuke::operations
