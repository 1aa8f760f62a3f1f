// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/media/reader/film_reader.h"

namespace furitsuke::landmarks {

/// A square of a picture, in square pixels.
struct PictureRegion {
  float x = 0, y = 0;  ///< of its center
  float size = 0;      ///< of a side
  float angle = 0;     ///< in radians; positive turns its right side down

  /// Whether it can be cut out of a picture of that size: finite, neither a point nor much larger.
  [[nodiscard]] bool isUsableIn(float width, float height) const;
};

/// Cuts squares out of pictures for networks.
class PictureCrop {
 public:
  /// Fills `result` with `side` rows of `side` pixels r g b from the region, 0 to 255 as `low` to `high`; black outside
  /// the picture. Where a pixel of the result is larger than one of the picture, it is the mean of what it covers.
  /// Requires a region that is usable in the picture, and 3 * side * side floats.
  void cut(const media::VideoFrame& picture, double pixelAspect, const PictureRegion& region, int side, float low,
           float high, std::span<float> result);

 private:
  /// The part of the picture that is needed, in blocks of pixels.
  struct Blocks {
    int width = 1, height = 1;  ///< of a block, in pixels
    int left = 0, top = 0;      ///< of the part, in blocks
    int columns = 0, rows = 0;
  };
  void average(const media::VideoFrame& picture);
  /// Adds the color between blocks to `sum`. The place is in blocks, from the center of the first one.
  void addColor(float column, float row, float* sum) const;

  Blocks blocks_;
  std::vector<float> colors_;        ///< the mean r g b a of each block, with a border of black ones
  std::vector<std::uint32_t> sums_;  ///< of the columns of a row of blocks
};

}  // namespace furitsuke::landmarks
