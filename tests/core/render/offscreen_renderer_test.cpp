// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <utility>
#include <vector>

#include "core/render/offscreen_renderer.h"
#include "core/render/texture_set.h"
#include "tests/core/render/shapes.h"

namespace furitsuke::render {
namespace {

using Pixel = std::array<int, 4>;

Pixel pixelAt(const image::Image& image, std::uint32_t x, std::uint32_t y) {
  Pixel pixel{};
  for (std::size_t i = 0; i < 4; ++i) pixel[i] = image.pixels[(y * image.width + x) * 4 + i];
  return pixel;
}

/// Skips the test if there is no EGL.
class OffscreenRendererTest : public testing::Test {
 protected:
  void SetUp() override {
    auto made = OffscreenRenderer::create();
    if (!made) GTEST_SKIP() << made.error().message();
    renderer_ = std::move(made).value();
  }

  image::Image draw(scene::Scene& scene, const RenderOptions& options = {}) {
    scene.evaluate(0);
    Result<image::Image> image = renderer_->draw(scene, eval::viewOf(scene.camera(), 1), options, 64, 64);
    EXPECT_TRUE(image.ok());
    return image ? std::move(image).value() : image::Image{};
  }

  std::unique_ptr<OffscreenRenderer> renderer_;
};

TEST_F(OffscreenRendererTest, ABoardIsDrawnInItsColorUprightAndNotMirrored) {
  test::Shapes shapes;
  shapes.material({0, 0, 0, 1}).ambient = {1, 1, 1};
  shapes.model.materials.back().texture = shapes.texture(test::picture(32, 32, [](double x, double y) {
    return x < 0.5 && y < 0.5 ? Vec4{1, 0, 0, 1} : Vec4{0, 1, 0, 1};
  }));
  shapes.board({0, 10, 0}, 10, 10);
  scene::Scene scene;
  scene.actors.push_back(shapes.actor());
  RenderOptions options;
  options.background = {0, 0, 1, 1};
  options.grid = false;
  const image::Image image = draw(scene, options);
  EXPECT_EQ(pixelAt(image, 20, 20), (Pixel{255, 0, 0, 255}));
  EXPECT_EQ(pixelAt(image, 44, 20), (Pixel{0, 255, 0, 255}));
  EXPECT_EQ(pixelAt(image, 20, 44), (Pixel{0, 255, 0, 255}));
  EXPECT_EQ(pixelAt(image, 2, 2), (Pixel{0, 0, 255, 255}));
}

/// A board of one color, and its ghost at another position.
struct GhostScene {
  explicit GhostScene(const glm::dvec3& position, const Vec4& color = {0, 0, 0, 1}) {
    test::Shapes shapes;
    shapes.material({0, 0, 0, 1}).ambient = {color.x, color.y, color.z};
    shapes.board({0, 10, 0}, 4, 4);
    scene::Actor& actor = *scene.actors.emplace_back(shapes.actor());
    scene::Ghost ghost;
    ghost.actor = actor.twin();
    ghost.of = actor.id();
    ghost.toWorld[3] = glm::dvec4(position, 1);
    ghost.tint = {0, 1, 0, 0.5F};
    ghosts.push_back(std::move(ghost));
    options.background = {0, 0, 0, 1};
    options.grid = options.edges = options.groundShadow = options.selfShadow = false;
  }
  scene::Scene scene;
  std::vector<scene::Ghost> ghosts;
  RenderOptions options;
};

TEST_F(OffscreenRendererTest, AGhostIsTranslucentAndNeverCoversItsActor) {
  for (const double depth : {-3.0, 3.0}) {
    GhostScene made({4, 0, depth}, {1, 0, 0, 1});
    const eval::CameraView view = eval::viewOf(made.scene.camera(), 1);
    const image::Image image = renderer_->draw(made.scene, view, made.options, 64, 64, made.ghosts).value();
    EXPECT_EQ(pixelAt(image, 36, 32), (Pixel{255, 0, 0, 255})) << "both are here, depth " << depth;
    EXPECT_EQ(pixelAt(image, 24, 32), (Pixel{255, 0, 0, 255}));
    EXPECT_NEAR(pixelAt(image, 48, 32)[1], 128, 2) << "beside it, half transparent";
    EXPECT_EQ(pixelAt(image, 62, 32)[1], 0);
    const image::Image without = renderer_->draw(made.scene, view, made.options, 64, 64).value();
    EXPECT_EQ(pixelAt(without, 48, 32)[1], 0);
  }
}

TEST_F(OffscreenRendererTest, ObjectsInFrontHideAGhostWhichHasOnlyOneLayer) {
  GhostScene made({4, 0, 3});
  test::Shapes wall;
  wall.material({0, 0, 0, 1}).ambient = {0, 0, 1};
  wall.board({6, 14, -2}, 4, 4);
  made.scene.actors.push_back(wall.actor());
  test::Shapes thick;
  thick.material({1, 1, 1, 1});
  thick.board({0, 10, 1}, 4, 4);
  thick.board({0, 10, 0}, 4, 4);
  made.ghosts[0].actor = thick.actor();
  const eval::CameraView view = eval::viewOf(made.scene.camera(), 1);
  const image::Image image = renderer_->draw(made.scene, view, made.options, 64, 64, made.ghosts).value();
  EXPECT_EQ(pixelAt(image, 48, 25), (Pixel{0, 0, 255, 255}));
  EXPECT_NEAR(pixelAt(image, 48, 39)[1], 128, 2) << "as opaque as one layer";
}

/// A white ball with a black outline of size 1.
scene::Scene outlinedBall(double distance) {
  test::Shapes shapes;
  model::Material& material = shapes.material({1, 1, 1, 1});
  material.ambient = {1, 1, 1};
  material.edge = true;
  material.edgeSize = 1;
  material.edgeColor = {0, 0, 0, 1};
  shapes.ball({0, 10, 0}, static_cast<float>(distance / 5));
  scene::Scene scene;
  scene.actors.push_back(shapes.actor());
  return scene;
}

TEST_F(OffscreenRendererTest, TheThinnestEdgeIsAnUnbrokenLineInSmallPicturesAndAtEveryDistance) {
  RenderOptions options;
  options.grid = options.groundShadow = options.selfShadow = false;
  options.thinnestEdge = 1;
  eval::CameraSample camera = eval::sampleCamera({}, 0);
  for (const int samples : {0, 4}) {
    for (const double distance : {10.0, 45.0, 200.0}) {
      for (const int side : {96, 180, 360}) {
        scene::Scene scene = outlinedBall(distance);
        scene.evaluate(0);
        options.samples = samples;
        camera.distance = -distance;
        const auto drawn = renderer_->draw(scene, eval::viewOf(camera, 1), options, side, side);
        ASSERT_TRUE(drawn.ok());
        // The darkness along a row through the ball is the width of its two lines; all rows that cross it steeply.
        const auto middle = static_cast<std::uint32_t>(side) / 2;
        for (std::uint32_t y = middle - 5; y <= middle + 5; ++y) {
          double width = 0;
          for (std::uint32_t x = 0; x < drawn->width; ++x) width += (255 - pixelAt(*drawn, x, y)[0]) / 255.0;
          EXPECT_NEAR(width, 2, samples == 0 ? 2.01 : 0.8) << side << " pixels, distance " << distance << ", row " << y;
          EXPECT_GT(width, samples == 0 ? 0.9 : 1.2);
        }
      }
    }
  }
}

TEST_F(OffscreenRendererTest, PartlyCoveredPixelsHaveTheFullColorOnATransparentBackground) {
  test::Shapes shapes;
  shapes.material({0, 0, 0, 1}).ambient = {1, 0.5F, 0};
  shapes.ball({0, 10, 0}, 8);
  scene::Scene scene;
  scene.actors.push_back(shapes.actor());
  RenderOptions options;
  options.background = {0, 0, 0, 0};
  options.grid = options.groundShadow = false;
  options.samples = 4;
  const image::Image image = draw(scene, options);
  int partly = 0;
  for (std::uint32_t y = 0; y < image.height; ++y) {
    for (std::uint32_t x = 0; x < image.width; ++x) {
      const Pixel pixel = pixelAt(image, x, y);
      if (pixel[3] == 0 || pixel[3] == 255) continue;
      ++partly;
      EXPECT_NEAR(pixel[0], 255, 4);
      EXPECT_NEAR(pixel[1], 128, 4);
      EXPECT_NEAR(pixel[2], 0, 4);
    }
  }
  EXPECT_GT(partly, 40) << "the border of the ball is smooth";
}

TEST(AnisotropyTest, IsThatOfTheDriverUpToEightAndOffInSoftware) {
  EXPECT_EQ(anisotropyFor(false, 16), 8);
  EXPECT_EQ(anisotropyFor(false, 4), 4);
  EXPECT_EQ(anisotropyFor(false, 1), 1) << "no such filter";
  EXPECT_EQ(anisotropyFor(true, 16), 1);
}

// Positions, UVs and additional UVs are uploaded separately.
TEST_F(OffscreenRendererTest, MorphsThatStartAfterTheFirstPictureAreVisible) {
  const auto redOnTheLeft = test::picture(32, 32, [](double x, double) { return x < 0.5 ? test::kRed : test::kWhite; });
  const auto vertexOffsets = [](Vec3 offset) {
    return Column<model::VertexOffset>{{0, offset}, {1, offset}, {2, offset}, {3, offset}};
  };
  const auto uvOffsets = [](Vec4 offset) {
    return Column<model::UvOffset>{{0, offset}, {1, offset}, {2, offset}, {3, offset}};
  };
  test::Shapes shapes;
  model::Material& material = shapes.material({0, 0, 0, 1});
  material.ambient = {1, 1, 1};
  material.texture = shapes.texture(redOnTheLeft);
  material.sphere = material.texture;
  material.sphereMode = model::SphereMode::SubTexture;
  shapes.board({0, 10, 0}, 4, 4);
  shapes.model.mesh.additionalUvCount = 1;
  for (const Vec2& uv : shapes.model.mesh.uvs) shapes.model.mesh.additionalUvs[0].push_back({uv.x, uv.y, 0, 0});
  shapes.morph(model::MorphKind::Vertex, vertexOffsets({0, 6, 0}));
  shapes.morph(model::MorphKind::Uv, uvOffsets({0.5F, 0, 0, 0}));
  shapes.morph(model::MorphKind::Uv1, uvOffsets({0.5F, 0, 0, 0}));
  scene::Scene scene;
  scene::Actor& actor = *scene.actors.emplace_back(shapes.actor());
  const image::Image before = draw(scene);
  for (const model::MorphIndex morph : {0, 1, 2}) {
    actor.setDraft({{}, {{morph, 1}}, {}});
    EXPECT_NE(draw(scene), before) << morph;
    actor.setDraft({});
    EXPECT_EQ(draw(scene), before) << morph;
  }
}

TEST_F(OffscreenRendererTest, WarmingUpDoesNotChangeThePicture) {
  test::Shapes shapes;
  shapes.material(test::kRed);
  shapes.ball({0, 10, 0}, 5);
  scene::Scene scene;
  scene.actors.push_back(shapes.actor());
  const image::Image cold = draw(scene);
  auto other = OffscreenRenderer::create();
  ASSERT_TRUE(other.ok());
  (*other)->warmUp(scene, RenderOptions().samples);
  const Result<image::Image> warm = (*other)->draw(scene, eval::viewOf(scene.camera(), 1), {}, 64, 64);
  ASSERT_TRUE(warm.ok());
  EXPECT_EQ(*warm, cold);
}

TEST_F(OffscreenRendererTest, HiddenActorsAreNotDrawn) {
  test::Shapes shapes;
  shapes.material(test::kRed);
  shapes.ball({0, 10, 0}, 5);
  scene::Scene scene;
  const image::Image empty = draw(scene);
  scene.actors.push_back(shapes.actor());
  EXPECT_NE(draw(scene), empty);
  scene.actors.front()->shown = false;
  EXPECT_EQ(draw(scene), empty);
}

TEST_F(OffscreenRendererTest, APropIsAsTranslucentAsPlacedAndCastsNoShadowIfSo) {
  test::Shapes shapes;
  shapes.material({0, 0, 0, 1}).groundShadow = true;
  shapes.board({0, 10, 0}, 4, 4);
  scene::Scene scene;
  scene::Actor& actor = *scene.actors.emplace_back(shapes.actor());
  RenderOptions options;
  options.grid = options.selfShadow = false;
  const auto darkPixels = [&] {
    const image::Image image = draw(scene, options);
    int count = 0;
    for (std::uint32_t y = 0; y < 64; ++y) {
      for (std::uint32_t x = 0; x < 64; ++x) count += pixelAt(image, x, y)[0] < 250 ? 1 : 0;
    }
    return count;
  };
  actor.placement.opacity = 0.25;
  EXPECT_NEAR(pixelAt(draw(scene, options), 32, 32)[0], 191, 2);
  const int withShadow = darkPixels();
  actor.placement.castsShadow = false;
  const int alone = darkPixels();
  EXPECT_GT(withShadow, alone);
  actor.placement.opacity = 0;
  EXPECT_GT(alone, 0);
  EXPECT_EQ(darkPixels(), 0);
}

TEST_F(OffscreenRendererTest, AGroundShadowIsDarkerThanTheBackgroundWhateverItsColor) {
  test::Shapes shapes;
  shapes.material({0, 0, 0, 1}).groundShadow = true;
  shapes.board({0, 10, 0}, 4, 4);
  scene::Scene scene;
  scene::Actor& actor = *scene.actors.emplace_back(shapes.actor());
  RenderOptions options;
  options.grid = options.selfShadow = false;
  for (const float gray : {1.0F, 0.6F, 0.3F}) {
    options.background = {gray, gray, gray, 1};
    actor.placement.castsShadow = false;
    const image::Image without = draw(scene, options);
    actor.placement.castsShadow = true;
    const image::Image with = draw(scene, options);
    int shadowed = 0;
    for (std::uint32_t y = 0; y < 64; ++y) {
      for (std::uint32_t x = 0; x < 64; ++x) {
        const int background = pixelAt(without, x, y)[0];
        const int shadow = pixelAt(with, x, y)[0];
        if (shadow == background) continue;
        ++shadowed;
        EXPECT_LT(shadow, background) << gray;
      }
    }
    EXPECT_GT(shadowed, 10) << gray;
  }
}

TEST_F(OffscreenRendererTest, AHiddenMaterialIsNotDrawn) {
  test::Shapes shapes;
  for (const Vec3 center : {Vec3{-5, 10, 0}, Vec3{5, 10, 0}}) {
    shapes.material({0, 0, 0, 1}).ambient = {1, 0, 0};
    shapes.board(center, 5, 10);
  }
  scene::Scene scene;
  scene.actors.push_back(shapes.actor());
  RenderOptions options;
  options.background = {0, 0, 1, 1};
  options.grid = false;
  constexpr Pixel kBoard{255, 0, 0, 255}, kBackground{0, 0, 255, 255};
  EXPECT_EQ(pixelAt(draw(scene, options), 20, 32), kBoard);
  scene.actors[0]->setMaterialShown(0, false);
  EXPECT_EQ(pixelAt(draw(scene, options), 20, 32), kBackground);
  EXPECT_EQ(pixelAt(draw(scene, options), 44, 32), kBoard) << "the other one remains";
  scene.actors[0]->showAllMaterials();
  EXPECT_EQ(pixelAt(draw(scene, options), 20, 32), kBoard);
}

TEST_F(OffscreenRendererTest, APictureTooLargeForTheMachineIsAnError) {
  const scene::Scene scene;
  const Result<image::Image> image = renderer_->draw(scene, eval::viewOf(scene.camera(), 1), {}, 1 << 20, 4);
  ASSERT_FALSE(image.ok());
  EXPECT_NE(image.error().reason.english().find("the largest width and height"), std::string::npos)
      << image.error().message();
  EXPECT_FALSE(renderer_->draw(scene, eval::viewOf(scene.camera(), 1), {}, 0, 4).ok());
}

}  // namespace
}  // namespace furitsuke::render
