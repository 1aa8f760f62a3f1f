// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "core/base/frame.h"

namespace furitsuke {

/// Remembers where a track was last sampled, so that playing forward needs no search. A cache that the caller owns,
/// one per track and thread; it never changes a result and survives edits of the track.
struct SampleCursor {
  std::size_t key = 0;
};

/// The keys around a moment: the later one shapes the way from the earlier one.
struct SampleSpan {
  std::size_t earlier = 0;
  std::size_t later = 0;  ///< the same as `earlier` on a key's own frame and beyond the ends
  double t = 0;           ///< 0 < t < 1 between two keys, else 0
};

/// `frames` must not be empty. Before the first and after the last key the end holds; NaN counts as before the first.
[[nodiscard]] SampleSpan findSampleSpan(std::span<const Frame> frames, double frame, SampleCursor* cursor) noexcept;

}  // namespace furitsuke
