// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace furitsuke::media {

/// Gives fully transparent pixels, four bytes r g b a, the color of the nearest visible pixel of their row. A codec
/// that stores colors for blocks of pixels would otherwise mix black into the borders of what is visible.
void spreadColors(std::span<std::uint8_t> picture, int width);

}  // namespace furitsuke::media
