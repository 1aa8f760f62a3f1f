// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/render/golden.h"

#include <gtest/gtest.h>

#include <utility>

#include "core/render/offscreen_renderer.h"
#include "tests/core/render/golden_pictures.h"

namespace furitsuke::render {
namespace {

using test::GoldenPicture;

constexpr int kSide = 192;

class GoldenTest : public testing::TestWithParam<GoldenPicture> {};

TEST_P(GoldenTest, IsDrawnAsExpected) {
  const auto& renderer = test::sharedRenderer();
  if (!renderer) GTEST_SKIP() << renderer.error().message();
  test::Stage stage;
  GetParam().arrange(stage);
  stage.scene.evaluate(0);
  const Result<image::Image> image =
      (*renderer)->draw(stage.scene, eval::viewOf(stage.camera, 1), stage.options, kSide, kSide);
  ASSERT_TRUE(image.ok()) << image.error().message();
  EXPECT_EQ(test::compareWithGolden(*image, GetParam().name, GetParam().leniency), "");
}

std::string nameOfPicture(const testing::TestParamInfo<GoldenPicture>& info) {
  std::string name;
  bool isStart = true;
  for (const char c : info.param.name) {
    if (c != '-') name += isStart ? static_cast<char>(std::toupper(c)) : c;
    isStart = c == '-';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Materials, GoldenTest, testing::ValuesIn(test::materialPictures()), nameOfPicture);
INSTANTIATE_TEST_SUITE_P(Stage, GoldenTest, testing::ValuesIn(test::stagePictures()), nameOfPicture);

TEST(PictureDistanceTest, MeasuresTheDifferenceOfPixels) {
  const image::Image white = test::picture(4, 4, [](double, double) { return test::kWhite; });
  image::Image other = white;
  other.pixels[0] = 255 - 64;
  for (const auto& [first, second] : {std::pair(white, other), std::pair(other, white)}) {
    EXPECT_EQ(test::distanceOf(first, second).mean, 4);
    EXPECT_EQ(test::distanceOf(first, second).share, 1.0 / 16);
  }
  EXPECT_EQ(test::distanceOf(white, white).mean, 0);
  EXPECT_EQ(test::distanceOf(white, white).share, 0);
}

TEST(PictureDistanceTest, IgnoresALineThatIsOnePixelOff) {
  const auto lineAt = [](std::uint32_t column) {
    image::Image image = test::picture(8, 8, [](double, double) { return test::kWhite; });
    for (std::uint32_t y = 0; y < 8; ++y) image.pixels[(y * 8 + column) * 4] = 0;
    return image;
  };
  EXPECT_EQ(test::distanceOf(lineAt(3), lineAt(4)).share, 0);
  EXPECT_EQ(test::distanceOf(lineAt(3), lineAt(5)).share, 2.0 / 8);
}

TEST(GoldenFailureTest, ReportsTheFolderOfThePictures) {
  if (std::getenv("FURITSUKE_MAKE_GOLDEN") != nullptr) GTEST_SKIP() << "pictures are being regenerated";
  const image::Image white = test::picture(192, 192, [](double, double) { return Vec4{1, 1, 1, 1}; });
  const std::string wrong = test::compareWithGolden(white, "shading");
  EXPECT_NE(wrong.find("of the pixels off; see "), std::string::npos) << wrong;
  EXPECT_NE(wrong.find("shading"), std::string::npos) << wrong;
  EXPECT_NE(test::compareWithGolden(white, "no such picture").find("there is no picture"), std::string::npos);
}

}  // namespace
}  // namespace furitsuke::render
