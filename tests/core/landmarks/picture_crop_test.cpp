// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landmarks/picture_crop.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <vector>

namespace furitsuke::test {
namespace {

using landmarks::PictureCrop;
using landmarks::PictureRegion;

/// A picture of shades of gray.
media::VideoFrame grayPicture(int width, int height, const std::function<int(int x, int y)>& shade) {
  media::VideoFrame picture{width, height, {}, false};
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const auto gray = static_cast<std::uint8_t>(shade(x, y));
      picture.pixels.insert(picture.pixels.end(), {gray, gray, gray, 255});
    }
  }
  return picture;
}

/// The red values of the result.
std::vector<float> cut(const media::VideoFrame& picture, const PictureRegion& region, int side, double aspect = 1) {
  std::vector<float> result(static_cast<std::size_t>(side * side * 3));
  PictureCrop().cut(picture, aspect, region, side, 0, 255, result);
  std::vector<float> red;
  for (std::size_t i = 0; i < result.size(); i += 3) red.push_back(result[i]);
  return red;
}

int ramp(int x, int y) { return 10 * x + 60 * y; }

TEST(PictureCrop, OfTheWholePictureIsThePicture) {
  const auto red = cut(grayPicture(4, 4, ramp), {2, 2, 4, 0}, 4);
  for (int i = 0; i < 16; ++i) EXPECT_NEAR(red[static_cast<std::size_t>(i)], ramp(i % 4, i / 4), 1e-3) << i;
}

TEST(PictureCrop, IsTurnedWithItsRegion) {
  // Its right side points down: columns of the result are rows of the picture.
  const auto red = cut(grayPicture(4, 4, ramp), {2, 2, 4, std::numbers::pi_v<float> / 2}, 4);
  for (int i = 0; i < 16; ++i) EXPECT_NEAR(red[static_cast<std::size_t>(i)], ramp(3 - i / 4, i % 4), 1e-2) << i;
}

TEST(PictureCrop, IsBlackOutsideThePicture) {
  const auto red = cut(grayPicture(4, 4, [](int, int) { return 200; }), {0, 2, 4, 0}, 4);
  for (int i = 0; i < 16; ++i) EXPECT_NEAR(red[static_cast<std::size_t>(i)], i % 4 < 2 ? 0 : 200, 1e-3) << i;
}

TEST(PictureCrop, AveragesLargePictures) {
  const auto checks = [](int x, int y) { return (x + y) % 2 == 0 ? 255 : 0; };
  for (const int side : {40, 64, 100}) {
    const auto red = cut(grayPicture(400, 400, checks), {200, 200, 400, 0.3F}, side);
    const int row = side / 2;
    for (int x = side / 4; x < 3 * side / 4; ++x) {
      EXPECT_NEAR(red[static_cast<std::size_t>(row * side + x)], 127.5, 40) << side << ' ' << x;
    }
  }
  // A line of one pixel is not lost between samples.
  const auto line = cut(grayPicture(400, 400, [](int x, int) { return x == 203 ? 255 : 0; }), {200, 200, 400, 0}, 50);
  EXPECT_NEAR(line[25 * 50 + 24] + line[25 * 50 + 25] + line[25 * 50 + 26], 255.0 / 8, 8);
}

TEST(PictureCrop, CountsSquarePixels) {
  // Pixels that are twice as wide as high.
  const auto red = cut(grayPicture(2, 4, [](int x, int) { return 100 + 100 * x; }), {2, 2, 4, 0}, 4, 2);
  EXPECT_NEAR(red[4], 75, 1e-3);
  EXPECT_NEAR(red[5], 125, 1e-3);
  EXPECT_NEAR(red[6], 175, 1e-3);
}

TEST(PictureRegion, IsUsableIfItIsFiniteAndNotTooLarge) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE((PictureRegion{10, 10, 50, 1}.isUsableIn(100, 50)));
  EXPECT_FALSE((PictureRegion{kNan, 10, 50, 1}.isUsableIn(100, 50)));
  EXPECT_FALSE((PictureRegion{10, 10, 50, kNan}.isUsableIn(100, 50)));
  EXPECT_FALSE((PictureRegion{10, 10, 0, 0}.isUsableIn(100, 50)));
  EXPECT_FALSE((PictureRegion{10, 10, 1e6, 0}.isUsableIn(100, 50)));
  EXPECT_FALSE((PictureRegion{1e9F, 10, 10, 0}.isUsableIn(100, 50)));
}

}  // namespace
}  // namespace furitsuke::test
