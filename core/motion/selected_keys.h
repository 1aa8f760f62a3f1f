// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <type_traits>

#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke {

/// Whether keys of this kind have curves.
template <class Value>
inline constexpr bool kHasCurves = std::is_same_v<Value, BoneKey> || std::is_same_v<Value, CameraKey>;

/// Calls f(index) for each of the ascending frames that is a key, in that order. Neighbours are found without a
/// search.
template <class Value, class F>
void forSelectedKeys(const Track<Value>& track, std::span<const Frame> selected, F&& f) {
  const std::span<const Frame> frames = track.frames();
  std::size_t at = 0;
  for (const Frame frame : selected) {
    if (at < frames.size() && frames[at] < frame) ++at;
    if (at < frames.size() && frames[at] < frame) {
      const auto rest = frames.subspan(at);
      at += static_cast<std::size_t>(std::ranges::lower_bound(rest, frame) - rest.begin());
    }
    if (at == frames.size()) return;
    if (frames[at] == frame) f(at);
  }
}

}  // namespace furitsuke
