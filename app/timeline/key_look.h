// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/motion/motion.h"

namespace furitsuke {

/// How the value gets to a key from the key before; told by the outline of its mark and, as a
/// second sign, by its colour.
enum class KeyForm : std::uint8_t {
  Held,    ///< it does not move (the first key of a track, equal values, tracks that step): circle
  Linear,  ///< every channel that moves does so on a straight line: square
  Eased,   ///< some channel that moves has a bent curve: diamond
};
inline constexpr int kKeyFormCount = 3;

struct KeyLook {
  KeyForm form = KeyForm::Held;
  bool hollow = false;  ///< physics is off from this bone key on
  friend bool operator==(const KeyLook&, const KeyLook&) = default;
};

/// The look of the key at `index` of a track, which must exist.
[[nodiscard]] KeyLook keyLook(const Motion& motion, TrackId track, std::size_t index);

}  // namespace furitsuke
