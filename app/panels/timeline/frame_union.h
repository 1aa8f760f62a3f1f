// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/base/frame.h"

namespace furitsuke::panels {

/// Every frame that occurs in one of the lists (each strictly ascending), once, ascending.
[[nodiscard]] std::vector<Frame> unionOfFrames(std::span<const std::span<const Frame>> lists);

/// The part of an ascending list within a range.
[[nodiscard]] std::span<const Frame> framesWithin(std::span<const Frame> frames, FrameRange range);

/// Brings `merged`, the union of `lists` from before they changed within `range`, up to date. Costs the keys within
/// the range and the logarithm of the rest.
void updateUnion(std::vector<Frame>& merged, std::span<const std::span<const Frame>> lists, FrameRange range);

}  // namespace furitsuke::panels
