// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include "core/base/frame.h"

namespace furitsuke::eval {

/// Remembers where a track was last sampled, so that forward playback needs no search. Owned by the caller, one per
/// track and thread; it never affects a result and stays usable after edits of the track.
struct SampleCursor {
  std::size_t key = 0;
};

/// What a track whose first key is after frame 0 shows before that key.
enum class PreExtrapolation : std::uint8_t {
  Rest,  ///< moves from the rest value at frame 0 along the curve of that key, as in MMD, whose tracks all start with
         ///< it
  Hold,  ///< the value of that key, as in most other programs
};

/// The index of the key with the rest value that MMD has at frame 0 of a track that does not start there.
inline constexpr std::size_t kRestKey = std::numeric_limits<std::size_t>::max();

/// The keys around a frame; the later one has the curve.
struct SampleSpan {
  std::size_t earlier = 0;  ///< or kRestKey
  std::size_t later = 0;    ///< equal to `earlier` on a key's frame and beyond the ends
  double t = 0;             ///< 0 < t < 1 between two keys, otherwise 0
};

/// Whether such a track has a span from the rest value at frame 0 to its first key.
[[nodiscard]] constexpr bool startsFromRest(std::span<const Frame> frames, PreExtrapolation rule) noexcept {
  return rule == PreExtrapolation::Rest && !frames.empty() && frames.front() > 0;
}

/// `frames` must not be empty. Clamps to the first and last key, or to kRestKey at frame 0 if the track starts from
/// rest; NaN counts as before the first.
[[nodiscard]] SampleSpan findSampleSpan(std::span<const Frame> frames, double frame, SampleCursor* cursor,
                                        PreExtrapolation rule = PreExtrapolation::Rest) noexcept;

}  // namespace furitsuke::eval
