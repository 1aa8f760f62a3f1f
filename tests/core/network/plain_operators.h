// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace furitsuke::test {

/// A picture whose channels of a pixel are together, or a filter.
struct PlainPicture {
  int height = 1, width = 1, channels = 1;
  std::vector<float> values;

  [[nodiscard]] float at(int y, int x, int channel) const {
    return values[static_cast<std::size_t>((y * width + x) * channels + channel)];
  }
  /// 0 outside.
  [[nodiscard]] float around(int y, int x, int channel) const {
    return y < 0 || x < 0 || y >= height || x >= width ? 0.0F : at(y, x, channel);
  }
};

/// How a filter moves over a picture, as TFLite counts it.
struct PlainWindow {
  int height = 1, width = 1, strideY = 1, strideX = 1;
  bool isPadded = true;
};

/// Different numbers from -1 to 1, the same each time.
[[nodiscard]] std::vector<float> someNumbers(std::size_t count, std::uint32_t seed);
/// 0 none, 1 RELU, 3 RELU6.
[[nodiscard]] float plainActivation(double value, int activation);

// The operators as their definitions say, one value after the other.
// `filter`: for each channel of the result the rows of a window, as TFLite stores them.
[[nodiscard]] PlainPicture plainConvolution(const PlainPicture& picture, const std::vector<float>& filter,
                                            const std::vector<float>& bias, const PlainWindow& window, int activation);
[[nodiscard]] PlainPicture plainDepthwise(const PlainPicture& picture, const std::vector<float>& filter,
                                          const std::vector<float>& bias, const PlainWindow& window, int activation);
[[nodiscard]] PlainPicture plainMaxPool(const PlainPicture& picture, const PlainWindow& window);
[[nodiscard]] PlainPicture plainPad(const PlainPicture& picture, int top, int bottom, int left, int right);
enum class PlainResize { Plain, HalfPixel, CornerAligned };
[[nodiscard]] PlainPicture plainResize(const PlainPicture& picture, int height, int width, PlainResize kind);

}  // namespace furitsuke::test
