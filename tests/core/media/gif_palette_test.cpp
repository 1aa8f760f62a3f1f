// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/gif_palette.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <vector>

namespace furitsuke::media {
namespace {

struct Reduced {
  std::vector<std::uint8_t> rows;
  std::array<std::uint32_t, 256> palette{};

  [[nodiscard]] std::uint32_t at(std::size_t pixel) const { return palette[rows[pixel]]; }
};

Reduced reducedOf(const std::vector<std::uint8_t>& picture, int width) {
  Reduced reduced;
  const int height = static_cast<int>(picture.size()) / 4 / width;
  reduced.rows.resize(picture.size() / 4);
  reduceToPalette(picture, width, height, {reduced.rows.data(), width, reduced.palette.data()});
  return reduced;
}

TEST(GifPalette, KeepsFewColorsExactly) {
  const Reduced reduced = reducedOf({255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 200, 255, 0, 0, 255}, 2);
  EXPECT_EQ(reduced.at(0), 0xFFFF0000U);
  EXPECT_EQ(reduced.at(1), 0xFF00FF00U);
  EXPECT_EQ(reduced.at(2), 0xFF0000FFU) << "more than half opaque";
  EXPECT_EQ(reduced.at(3), 0xFFFF0000U);
}

TEST(GifPalette, IsTransparentWhereThePictureIsMostlyTransparent) {
  const Reduced reduced = reducedOf({9, 9, 9, 0, 9, 9, 9, 127, 9, 9, 9, 128, 0, 0, 0, 255}, 4);
  EXPECT_EQ(reduced.at(0), 0U);
  EXPECT_EQ(reduced.at(1), 0U);
  EXPECT_EQ(reduced.at(2), 0xFF090909U);
  EXPECT_EQ(reducedOf({1, 2, 3, 0}, 1).at(0), 0U) << "nothing is opaque";
}

TEST(GifPalette, ApproximatesManyColors) {
  std::vector<std::uint8_t> picture;
  for (int y = 0; y < 128; ++y) {
    for (int x = 0; x < 128; ++x) {
      for (const int value : {2 * x, 2 * y, 255 - x - y, 255}) picture.push_back(static_cast<std::uint8_t>(value));
    }
  }
  const Reduced reduced = reducedOf(picture, 128);
  int sum = 0;
  for (std::size_t i = 0; i < reduced.rows.size(); ++i) {
    ASSERT_LT(reduced.rows[i], 255) << "nothing is transparent";
    const std::uint32_t color = reduced.at(i);
    sum += std::abs(static_cast<int>(color >> 16 & 255) - picture[i * 4]);
    sum += std::abs(static_cast<int>(color >> 8 & 255) - picture[i * 4 + 1]);
    sum += std::abs(static_cast<int>(color & 255) - picture[i * 4 + 2]);
  }
  EXPECT_LT(sum / static_cast<int>(reduced.rows.size() * 3), 6) << "mean difference of the channels";
}

}  // namespace
}  // namespace furitsuke::media
