// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// The edits of "shift" with a ripple over the tracks of `keys`, for a drag. Only `keys` are selected afterward, at
/// their new frames.
[[nodiscard]] motion::Edit rippleKeys(const motion::Motion& motion, const motion::KeySelection& keys, std::int64_t by,
                                      motion::FrameZeroRule rule);

}  // namespace furitsuke::operations
