// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/background.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <memory>
#include <utility>

#include "core/render/offscreen_renderer.h"
#include "tests/core/render/shapes.h"

namespace furitsuke::render {
namespace {

using Rgba = std::array<int, 4>;

/// Red, green above blue, white.
std::shared_ptr<const image::Image> fourColors(std::uint32_t width, std::uint32_t height) {
  constexpr std::uint8_t kColors[][4] = {{255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {255, 255, 255, 255}};
  image::Image image{width, height, {}};
  for (std::uint32_t y = 0; y < height; ++y) {
    for (std::uint32_t x = 0; x < width; ++x) {
      const auto& color = kColors[y / (height / 2) * 2 + x / (width / 2)];
      image.pixels.insert(image.pixels.end(), color, color + 4);
    }
  }
  return std::make_shared<const image::Image>(std::move(image));
}

TEST(BackgroundImage, HasTheSizeThatItsFitAsksFor) {
  using Fit = BackgroundImage::Fit;
  const struct {
    std::uint32_t width, height;
    double pixelAspect, aspect;
    Fit fit;
    double scale, halfWidth, halfHeight;
  } rows[] = {
      {16, 16, 1, 1, Fit::Fit, 1, 1, 1},     {32, 16, 1, 1, Fit::Fit, 1, 1, 0.5},
      {32, 16, 1, 1, Fit::Fill, 1, 2, 1},    {32, 16, 1, 1, Fit::Stretch, 1, 1, 1},
      {16, 32, 1, 2, Fit::Fit, 1, 0.25, 1},  {16, 32, 1, 2, Fit::Fill, 1, 1, 4},
      {16, 16, 2, 2, Fit::Fit, 1, 1, 1},     {16, 16, 1, 1, Fit::Fit, 0.5, 0.5, 0.5},
      {32, 16, 1, 1, Fit::Stretch, 3, 3, 3},
  };
  for (const auto& row : rows) {
    BackgroundImage backgroundImage;
    backgroundImage.picture = fourColors(row.width, row.height);
    backgroundImage.pixelAspect = row.pixelAspect;
    backgroundImage.fit = row.fit;
    backgroundImage.scale = row.scale;
    const glm::dvec2 half = halfSizeOf(backgroundImage, row.aspect);
    EXPECT_NEAR(half.x, row.halfWidth, 1e-12) << row.width << "x" << row.height << " in " << row.aspect;
    EXPECT_NEAR(half.y, row.halfHeight, 1e-12) << row.width << "x" << row.height << " in " << row.aspect;
  }
}

/// Skips the test if there is no EGL.
class BackgroundDrawing : public testing::Test {
 protected:
  void SetUp() override {
    auto made = OffscreenRenderer::create();
    if (!made) GTEST_SKIP() << made.error().message();
    renderer_ = std::move(made).value();
    options_.background = {0, 0, 0, 1};
    options_.grid = options_.groundShadow = false;
    options_.backgroundImage.picture = fourColors(64, 64);
  }
  void draw(int width = 64, int height = 64) {
    scene_.evaluate(0);
    const double aspect = static_cast<double>(width) / height;
    auto image = renderer_->draw(scene_, eval::viewOf(scene_.camera(), aspect), options_, width, height);
    ASSERT_TRUE(image.ok());
    image_ = *std::move(image);
  }
  [[nodiscard]] Rgba at(std::uint32_t x, std::uint32_t y) const {
    Rgba pixel{};
    for (std::size_t i = 0; i < 4; ++i) pixel[i] = image_.pixels[(y * image_.width + x) * 4 + i];
    return pixel;
  }

  std::unique_ptr<OffscreenRenderer> renderer_;
  scene::Scene scene_;
  RenderOptions options_;
  image::Image image_;
};

constexpr Rgba kRed{255, 0, 0, 255}, kGreen{0, 255, 0, 255}, kBlue{0, 0, 255, 255}, kWhite{255, 255, 255, 255},
    kBlack{0, 0, 0, 255};

TEST_F(BackgroundDrawing, IsUprightAndBehindTheScene) {
  test::Shapes shapes;
  shapes.material({0, 0, 0, 1});
  shapes.board({0, 10, 0}, 3, 3);
  scene_.actors.push_back(shapes.actor());
  for (const int samples : {1, 4}) {
    options_.samples = samples;
    draw();
    EXPECT_EQ(at(4, 4), kRed);
    EXPECT_EQ(at(60, 4), kGreen);
    EXPECT_EQ(at(4, 60), kBlue);
    EXPECT_EQ(at(60, 60), kWhite);
    EXPECT_EQ(at(32, 30), kBlack) << "the board is in front";
  }
}

TEST_F(BackgroundDrawing, IsShownOnTheScreensOfTheScene) {
  test::Shapes shapes;
  shapes.material({0, 0, 0, 1}).ambient = {1, 1, 1};
  shapes.model.materials.back().texture = shapes.texture({1, 1, {0, 0, 0, 255}});
  shapes.images.screens = {true};
  shapes.board({0, 10, 0}, 8, 8);
  scene_.actors.push_back(shapes.actor());
  options_.backgroundImage.scale = .05;  // not seen behind the screen
  draw();
  EXPECT_EQ(at(20, 20), kRed);
  EXPECT_EQ(at(44, 20), kGreen);
  EXPECT_EQ(at(20, 44), kBlue);
  EXPECT_EQ(at(44, 44), kWhite);
  options_.backgroundImage.picture = nullptr;
  draw();
  EXPECT_EQ(at(20, 20), kBlack) << "its own picture without a background";
}

TEST_F(BackgroundDrawing, IsPlacedInWidthsAndHeightsOfTheView) {
  draw(128, 64);
  EXPECT_EQ(at(10, 32), kBlack) << "the border beside it";
  EXPECT_EQ(at(40, 10), kRed);
  options_.backgroundImage.offset = {0.25, 0.5};
  draw(128, 64);
  EXPECT_EQ(at(50, 10), kBlack);
  EXPECT_EQ(at(70, 10), kBlue) << "moved to the right and up";
  EXPECT_EQ(at(120, 10), kWhite);
  EXPECT_EQ(at(70, 50), kBlack);
  options_.backgroundImage.offset = {0, 0};
  options_.backgroundImage.fit = BackgroundImage::Fit::Stretch;
  draw(128, 64);
  EXPECT_EQ(at(10, 10), kRed);
}

TEST_F(BackgroundDrawing, IsBlendedWithTheColorBehindIt) {
  options_.background = {0, 1, 0, 1};
  options_.backgroundImage.opacity = 0.5;
  draw();
  EXPECT_NEAR(at(4, 4)[0], 128, 1);
  EXPECT_NEAR(at(4, 4)[1], 128, 1);
  EXPECT_EQ(at(4, 4)[3], 255);
  options_.backgroundImage.opacity = 0;
  draw();
  EXPECT_EQ(at(4, 4), kGreen);
}

TEST_F(BackgroundDrawing, ShowsEachNewPictureAndNoneWithoutOne) {
  draw();
  image::Image yellow{64, 64, {}};
  for (int i = 0; i < 64 * 64; ++i) yellow.pixels.insert(yellow.pixels.end(), {255, 255, 0, 255});
  options_.backgroundImage.picture = std::make_shared<const image::Image>(std::move(yellow));
  draw();
  EXPECT_EQ(at(60, 60), (Rgba{255, 255, 0, 255}));
  options_.backgroundImage.picture = fourColors(512, 512);
  draw();
  EXPECT_EQ(at(4, 4), kRed) << "drawn much smaller";
  EXPECT_EQ(at(60, 60), kWhite);
  options_.backgroundImage.picture = fourColors(2, 2);
  draw();
  EXPECT_EQ(at(1, 1), kRed);
  options_.backgroundImage.picture.reset();
  draw();
  EXPECT_EQ(at(4, 4), kBlack);
}

}  // namespace
}  // namespace furitsuke::render
