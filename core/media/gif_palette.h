// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace furitsuke::media {

/// Where a picture with a palette is written.
struct PaletteTarget {
  std::uint8_t* rows;      ///< one index per pixel
  std::ptrdiff_t stride;   ///< from one row to the next
  std::uint32_t* palette;  ///< 256 colors, 0xAARRGGBB
};

/// Reduces a picture, four bytes r g b a per pixel, to 255 colors chosen for it and one that is transparent, which
/// replaces all pixels that are less than half opaque.
void reduceToPalette(std::span<const std::uint8_t> picture, int width, int height, const PaletteTarget& target);

}  // namespace furitsuke::media
