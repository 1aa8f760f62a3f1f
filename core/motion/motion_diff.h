// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/motion/motion.h"

namespace furitsuke {

/// A key by its place in one of the two motions.
struct KeyPlace {
  TrackId track;
  std::size_t index = 0;
  friend bool operator==(const KeyPlace&, const KeyPlace&) = default;
};

/// One key that only one motion has, or that both have with different values.
struct KeyDifference {
  Frame frame = 0;
  std::optional<KeyPlace> before;  ///< empty: added
  std::optional<KeyPlace> after;   ///< empty: removed
  friend bool operator==(const KeyDifference&, const KeyDifference&) = default;
};

/// "added", "removed", "changed".
[[nodiscard]] std::string_view differenceName(const KeyDifference& difference);

struct MotionDifferences {
  bool modelName = false;
  /// By kind of track; within it the tracks of the first motion in their order, then those that only the second has;
  /// within a track by frame.
  std::vector<KeyDifference> keys;
  [[nodiscard]] bool empty() const noexcept { return !modelName && keys.empty(); }
};

/// What must change in `before` to make it `after`. Tracks are matched by the bytes of their names, keys by their
/// frames; values differ when their bits do. Where keys came from does not matter. One pass over both.
[[nodiscard]] MotionDifferences diffMotions(const Motion& before, const Motion& after);

}  // namespace furitsuke
