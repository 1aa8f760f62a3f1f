// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "core/base/frame.h"

namespace furitsuke::eval {

/// Remembers where a track was last sampled, so that forward playback needs no search. Owned by the caller, one per
/// track and thread; it never affects a result and stays usable after edits of the track.
struct SampleCursor {
  std::size_t key = 0;
};

/// The keys around a frame; the later one has the curve.
struct SampleSpan {
  std::size_t earlier = 0;
  std::size_t later = 0;  ///< equal to `earlier` on a key's frame and beyond the ends
  double t = 0;           ///< 0 < t < 1 between two keys, otherwise 0
};

/// `frames` must not be empty. Clamps to the first and last key; NaN counts as before the first.
[[nodiscard]] SampleSpan findSampleSpan(std::span<const Frame> frames, double frame, SampleCursor* cursor) noexcept;

}  // namespace furitsuke::eval
