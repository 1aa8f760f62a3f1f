// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/motion/motion.h"

namespace furitsuke::panels {

/// How the value changes from the previous key to this one. Shown by the shape of the mark and by its color.
enum class KeyShape : std::uint8_t {
  Held,    ///< not at all (the first key of a track, equal values, tracks without interpolation): circle
  Linear,  ///< every channel that changes has a straight curve: square
  Eased,   ///< a channel that changes has a curve that is not straight: diamond
};
inline constexpr int kKeyShapeCount = 3;

struct KeyStyle {
  KeyShape shape = KeyShape::Held;
  bool hollow = false;  ///< physics is off from this bone key on
  friend bool operator==(const KeyStyle&, const KeyStyle&) = default;
};

/// The look of the key at `index` of a track, which must exist.
[[nodiscard]] KeyStyle keyStyle(const motion::Motion& motion, motion::TrackId track, std::size_t index);

}  // namespace furitsuke::panels
