// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>

#include "core/render/offscreen_renderer.h"
#include "tests/render/shapes.h"

namespace furitsuke {
namespace {

using Pixel = std::array<int, 4>;

Pixel pixelAt(const Image& image, std::uint32_t x, std::uint32_t y) {
  Pixel pixel{};
  for (std::size_t i = 0; i < 4; ++i) pixel[i] = image.pixels[(y * image.width + x) * 4 + i];
  return pixel;
}

/// Skips the test where there is no EGL.
class OffscreenRendererTest : public testing::Test {
 protected:
  void SetUp() override {
    auto made = OffscreenRenderer::create();
    if (!made) GTEST_SKIP() << made.error().message();
    renderer_ = std::move(made).value();
  }

  Image draw(Scene& scene, const RenderOptions& options = {}) {
    scene.evaluate(0);
    Result<Image> image = renderer_->draw(scene, viewOf(scene.camera(), 1), options, 64, 64);
    EXPECT_TRUE(image.ok());
    return image ? std::move(image).value() : Image{};
  }

  std::unique_ptr<OffscreenRenderer> renderer_;
};

TEST_F(OffscreenRendererTest, ABoardIsSeenInItsColourUprightAndTheRightWayRound) {
  test::Shapes shapes;
  shapes.material({0, 0, 0, 1}).ambient = {1, 1, 1};
  shapes.model.materials.back().texture = shapes.texture(test::picture(32, 32, [](double x, double y) {
    return x < 0.5 && y < 0.5 ? Vec4{1, 0, 0, 1} : Vec4{0, 1, 0, 1};
  }));
  shapes.board({0, 10, 0}, 10, 10);
  Scene scene;
  scene.actors.push_back(shapes.actor());
  RenderOptions options;
  options.background = {0, 0, 1, 1};
  options.grid = false;
  const Image image = draw(scene, options);
  EXPECT_EQ(pixelAt(image, 20, 20), (Pixel{255, 0, 0, 255}));
  EXPECT_EQ(pixelAt(image, 44, 20), (Pixel{0, 255, 0, 255}));
  EXPECT_EQ(pixelAt(image, 20, 44), (Pixel{0, 255, 0, 255}));
  EXPECT_EQ(pixelAt(image, 2, 2), (Pixel{0, 0, 255, 255}));
}

TEST_F(OffscreenRendererTest, APictureTooLargeForTheMachineIsAnError) {
  const Scene scene;
  const Result<Image> image = renderer_->draw(scene, viewOf(scene.camera(), 1), {}, 1 << 20, 4);
  ASSERT_FALSE(image.ok());
  EXPECT_NE(image.error().reason.find("a side may have"), std::string::npos) << image.error().message();
  EXPECT_FALSE(renderer_->draw(scene, viewOf(scene.camera(), 1), {}, 0, 4).ok());
}

}  // namespace
}  // namespace furitsuke
