// SPDX-License-Identifier: MIT
#include "core/media/color_spread.h"

#include <algorithm>
#include <cstddef>

namespace furitsuke::media {

namespace {

bool isVisible(const std::uint8_t* pixel) { return pixel[3] != 0; }

/// Fills the pixels from `first` to before `end` of a row with the colors of their neighbors, half with each. Returns
/// false if there is none: the row is transparent.
bool fillGap(std::uint8_t* row, std::size_t first, std::size_t end, std::size_t width) {
  const std::uint8_t* const left = first > 0 ? row + (first - 1) * 4 : nullptr;
  const std::uint8_t* const right = end < width ? row + end * 4 : nullptr;
  if (left == nullptr && right == nullptr) return false;
  const std::size_t middle = left == nullptr ? first : right == nullptr ? end : (first + end) / 2;
  for (std::size_t x = first; x < end; ++x) std::copy_n(x < middle ? left : right, 3, row + x * 4);
  return true;
}

/// Returns whether anything in the row is visible.
bool spreadInRow(std::uint8_t* row, std::size_t width) {
  for (std::size_t x = 0; x < width; ++x) {
    if (isVisible(row + x * 4)) continue;
    std::size_t end = x + 1;
    while (end < width && !isVisible(row + end * 4)) ++end;
    if (!fillGap(row, x, end, width)) return false;
    x = end;
  }
  return true;
}

void copyColors(const std::uint8_t* from, std::uint8_t* to, std::size_t width) {
  for (std::size_t x = 0; x < width; ++x) std::copy_n(from + x * 4, 3, to + x * 4);
}

}  // namespace

void spreadColors(std::span<std::uint8_t> picture, int width) {
  const auto columns = static_cast<std::size_t>(width);
  const std::size_t stride = columns * 4;
  const std::size_t height = picture.size() / stride;
  std::uint8_t* filled = nullptr;  // the last row with colors
  for (std::size_t y = 0; y < height; ++y) {
    std::uint8_t* const row = picture.data() + y * stride;
    if (!spreadInRow(row, columns)) {
      if (filled != nullptr) copyColors(filled, row, columns);
      continue;
    }
    // The first visible row also gives its colors to all rows above it.
    for (std::size_t above = 0; filled == nullptr && above < y; ++above) {
      copyColors(row, picture.data() + above * stride, columns);
    }
    filled = row;
  }
}

}  // namespace furitsuke::media
