// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/motion/motion.h"

namespace furitsuke::motion {

/// The position of a key in one of the two motions.
struct KeyIndex {
  TrackId track;
  std::size_t index = 0;
  friend bool operator==(const KeyIndex&, const KeyIndex&) = default;
};

/// A key that only one of the motions has, or whose values differ.
struct KeyDifference {
  Frame frame = 0;
  std::optional<KeyIndex> before;  ///< empty: added
  std::optional<KeyIndex> after;   ///< empty: removed
  friend bool operator==(const KeyDifference&, const KeyDifference&) = default;
};

/// "added", "removed", "changed".
[[nodiscard]] std::string_view differenceName(const KeyDifference& difference);

struct MotionDifferences {
  bool modelName = false;
  /// Sorted by kind of track, then by track (those of the first motion in their order, then those that only the second
  /// has), then by frame.
  std::vector<KeyDifference> keys;
  [[nodiscard]] bool empty() const noexcept { return !modelName && keys.empty(); }
};

/// The changes that turn `before` into `after`. Tracks are matched by the bytes of their names, keys by their frames;
/// values are compared by bits, and source records are ignored. Linear in the number of keys.
[[nodiscard]] MotionDifferences diffMotions(const Motion& before, const Motion& after);

}  // namespace furitsuke::motion
