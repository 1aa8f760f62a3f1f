// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace furitsuke {
inline namespace base {

/// The time of a key: whole frames, 30 per second, >= 0.
using Frame = std::int32_t;

inline constexpr double kFramesPerSecond = 30.0;
/// The largest frame of a key. File records with a larger frame are preserved but are not keys.
inline constexpr Frame kMaxFrame = std::numeric_limits<Frame>::max();

/// Frames from first to last, both included; empty when last < first.
struct FrameRange {
  Frame first = 0;
  Frame last = -1;

  [[nodiscard]] constexpr bool isEmpty() const noexcept { return last < first; }
  [[nodiscard]] constexpr bool contains(Frame frame) const noexcept { return first <= frame && frame <= last; }
  [[nodiscard]] constexpr bool intersects(const FrameRange& other) const noexcept {
    return !isEmpty() && !other.isEmpty() && first <= other.last && other.first <= last;
  }
  /// The smallest range that contains both.
  [[nodiscard]] constexpr FrameRange united(const FrameRange& other) const noexcept {
    if (isEmpty()) return other;
    if (other.isEmpty()) return *this;
    return {std::min(first, other.first), std::max(last, other.last)};
  }

  friend bool operator==(const FrameRange&, const FrameRange&) = default;
};

inline constexpr FrameRange kAllFrames{0, kMaxFrame};

}  // namespace base
}  // namespace furitsuke
