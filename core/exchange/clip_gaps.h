// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "core/exchange/captured_motion.h"

namespace furitsuke::exchange {

/// The spans of a recorded clip in which frames were lost, from and to a time in seconds, ascending: no track has a key
/// inside, although they have one at almost every frame elsewhere, and the body is not the same before and after.
/// Nothing for a clip whose keys were set by hand, at all distances.
[[nodiscard]] std::vector<std::pair<double, double>> findClipGaps(const CapturedClip& clip);

}  // namespace furitsuke::exchange
