// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/color_spread.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace furitsuke::media {
namespace {

/// One letter per pixel; a small letter is visible, a space is transparent and black.
std::vector<std::uint8_t> pictureOf(const std::string& letters) {
  std::vector<std::uint8_t> pixels;
  for (const char letter : letters) {
    const auto value = static_cast<std::uint8_t>(letter == ' ' ? 0 : letter);
    const auto alpha = static_cast<std::uint8_t>(letter == ' ' ? 0 : 1);
    pixels.insert(pixels.end(), {value, value, value, alpha});
  }
  return pixels;
}

std::string lettersOf(const std::vector<std::uint8_t>& pixels) {
  std::string letters;
  for (std::size_t i = 0; i < pixels.size(); i += 4) {
    letters += pixels[i] == 0 ? ' ' : static_cast<char>(pixels[i]);
  }
  return letters;
}

TEST(ColorSpread, GivesTransparentPixelsTheColorOfTheirNeighbors) {
  const struct {
    const char* before;
    int width;
    const char* after;
  } rows[] = {
      {"ab c", 4, "abcc"}, {"a    b", 6, "aaabbb"}, {"  a ", 4, "aaaa"},
      {"    ", 4, "    "}, {"abcd", 4, "abcd"},     {"      a     bc    ", 3, "aaaaaaaaaaaabccbcc"},
      {"", 3, ""},
  };
  for (const auto& row : rows) {
    std::vector<std::uint8_t> picture = pictureOf(row.before);
    spreadColors(picture, row.width);
    EXPECT_EQ(lettersOf(picture), row.after) << '"' << row.before << '"';
    const std::vector<std::uint8_t> before = pictureOf(row.before);
    for (std::size_t i = 3; i < picture.size(); i += 4) EXPECT_EQ(picture[i], before[i]) << "alpha does not change";
  }
}

}  // namespace
}  // namespace furitsuke::media
