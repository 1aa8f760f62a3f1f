// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace furitsuke::image {

/// In pixels.
struct PictureSize {
  std::uint32_t width = 0;
  std::uint32_t height = 0;

  [[nodiscard]] constexpr std::uint64_t pixels() const noexcept { return std::uint64_t{width} * height; }
  friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

/// A picture: rows from the top, four bytes r g b a per pixel, straight alpha. Empty if width and height are 0.
struct Image {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::vector<std::uint8_t> pixels;  ///< width * height * 4
  PictureSize halvedFrom = {};       ///< the size in the file if the picture was scaled down, otherwise 0 x 0

  [[nodiscard]] bool empty() const noexcept { return pixels.empty(); }
  [[nodiscard]] PictureSize size() const noexcept { return {width, height}; }
  friend bool operator==(const Image&, const Image&) = default;
};

}  // namespace furitsuke::image
