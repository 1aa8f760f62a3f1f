// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace furitsuke::image {

/// A picture: rows from the top, four bytes r g b a per pixel, straight alpha. Empty if width and height are 0.
struct Image {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::vector<std::uint8_t> pixels;  ///< width * height * 4

  [[nodiscard]] bool empty() const noexcept { return pixels.empty(); }
  friend bool operator==(const Image&, const Image&) = default;
};

}  // namespace furitsuke::image
