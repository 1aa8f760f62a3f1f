// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/motion/edit.h"

namespace furitsuke::scripts {

/// The keys of a track of any kind as columns of numbers, as they go to a script and come back. The values are those of
/// the keys, bit by bit.
///   bone        numbers: translation x y z, rotation x y z w    bytes: 4 curves of 4, physics
///   morph       numbers: weight
///   camera      numbers: distance, target x y z, rotation x y z, fov    bytes: 6 curves of 4, perspective
///   light       numbers: color r g b, direction x y z
///   selfShadow  numbers: distance    bytes: mode
///   property    bytes: visible, then for each name of `ik` 0 (not in the key), 1 (off) or 2 (on)
struct TrackColumns {
  std::vector<Frame> frames;
  std::vector<float> numbers;        ///< the numbers of the first key, then those of the second
  std::vector<std::uint8_t> bytes;   ///< in the same way
  std::vector<std::string> ik = {};  ///< UTF-8; only for property keys
};

/// How many numbers and bytes a key has.
struct ColumnWidths {
  std::size_t numbers = 0;
  std::size_t bytes = 0;
};
[[nodiscard]] ColumnWidths columnWidths(motion::TrackKind kind, std::size_t ikCount);

[[nodiscard]] TrackColumns columnsOf(const motion::Motion& motion, motion::TrackId track);
/// The keys without source records. The columns must have the widths of the kind. Names of IK that CP932 cannot encode
/// are left out.
[[nodiscard]] motion::KeySpan keysFrom(motion::TrackKind kind, const TrackColumns& columns);

}  // namespace furitsuke::scripts
