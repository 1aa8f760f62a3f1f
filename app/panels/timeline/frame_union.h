// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/base/frame.h"

namespace furitsuke::panels {

/// The union of lists of frames, each strictly ascending. The result is strictly ascending too.
[[nodiscard]] std::vector<Frame> unionOfFrames(std::span<const std::span<const Frame>> lists);

/// The part of an ascending list within a range.
[[nodiscard]] std::span<const Frame> framesWithin(std::span<const Frame> frames, FrameRange range);

/// Updates `merged`, the union of `lists`, after they have changed within `range`. The cost is linear in the keys
/// within the range and logarithmic in the others.
void updateUnion(std::vector<Frame>& merged, std::span<const std::span<const Frame>> lists, FrameRange range);

}  // namespace furitsuke::panels
