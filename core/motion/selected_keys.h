// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <type_traits>

#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke::motion {

/// Whether keys of this kind have curves.
template <class Value>
inline constexpr bool kHasCurves = std::is_same_v<Value, BoneKey> || std::is_same_v<Value, CameraKey>;

/// Two changed keys become one edit if at most this many unchanged keys are between them: copying those costs less than
/// the six columns of a separate edit.
inline constexpr std::size_t kBridgedKeys = 16;

/// Index of the first of the ascending frames, from index `at` on, that is at or after `frame`. Takes time logarithmic
/// in the distance from `at`.
[[nodiscard]] inline std::size_t seekFrame(std::span<const Frame> frames, std::size_t at, Frame frame) {
  std::size_t probe = at;
  for (std::size_t step = 1; probe < frames.size() && frames[probe] < frame; step *= 2) {
    at = probe + 1;
    probe += step;
  }
  const auto rest = frames.subspan(at, std::min(probe, frames.size()) - at);
  return at + static_cast<std::size_t>(std::ranges::lower_bound(rest, frame) - rest.begin());
}

/// Calls f(index) with the index of each key that is on one of the `selected` frames, which must be ascending.
template <class Value, class F>
void forSelectedKeys(const Track<Value>& track, std::span<const Frame> selected, F&& f) {
  const std::span<const Frame> frames = track.frames();
  std::size_t at = 0;
  for (const Frame frame : selected) {
    at = seekFrame(frames, at, frame);
    if (at == frames.size()) return;
    if (frames[at] == frame) f(at);
  }
}

}  // namespace furitsuke::motion
