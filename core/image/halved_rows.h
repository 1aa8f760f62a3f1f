// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/image/image.h"

namespace furitsuke::image {

/// The size after width and height were halved `times` times; odd numbers are rounded up.
[[nodiscard]] PictureSize halved(PictureSize size, unsigned times);

/// How often a picture of this size must be halved so that it has at most `maxPixels` pixels, which is at least 1.
[[nodiscard]] unsigned halvingsUntil(PictureSize size, std::uint64_t maxPixels);

/// Scales a picture down while its rows arrive, so that it is never in memory as a whole. Each pixel of the result is
/// the average of a square of 2^halvings pixels. Colors are weighted with their alpha, because the color of
/// transparent pixels is arbitrary.
class HalvedRows {
 public:
  /// `size` is that of the arriving picture.
  HalvedRows(PictureSize size, unsigned halvings);

  /// Where to write row `y`, four bytes per pixel; valid until the next call. Rows come in ascending or in descending
  /// order. Rows that never come are transparent or, within a square, ignored.
  [[nodiscard]] std::uint8_t* row(std::uint32_t y);
  /// Adds a row that is in memory, instead of row().
  void add(std::uint32_t y, const std::uint8_t* pixels);
  [[nodiscard]] Image take() &&;

 private:
  /// The sums over one square. The weight of a color is never 0, so that transparent squares keep their color.
  struct Square {
    std::uint64_t red = 0, green = 0, blue = 0, weight = 0, alpha = 0, count = 0;
  };
  void addPending();
  void finishSquares();

  PictureSize from_;
  unsigned halvings_;
  Image image_;
  std::vector<std::uint8_t> row_;  ///< empty without halvings: rows are then written into the image
  std::vector<Square> squares_;    ///< of the row `target_` of the image
  std::uint32_t target_ = 0;
  std::uint32_t pending_ = 0;  ///< the row in row_
  bool isPending_ = false;
};

/// A smaller copy. Keeps Image::halvedFrom, or sets it to the size of `image`.
[[nodiscard]] Image halved(const Image& image, unsigned times);

}  // namespace furitsuke::image
