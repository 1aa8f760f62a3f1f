// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <ostream>
#include <string>
#include <vector>

#include "core/render/offscreen_renderer.h"
#include "tests/core/render/golden_pictures.h"

namespace furitsuke::render {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kHuge = 3e38F;

struct InvalidCase {
  const char* name;
  void (*spoil)(test::Stage& stage, test::Shapes& shapes);
};
std::ostream& operator<<(std::ostream& out, const InvalidCase& odd) { return out << odd.name; }

void setPositions(test::Shapes& shapes, float value) {
  for (std::size_t i = 0; i < shapes.model.mesh.size(); i += 3) shapes.model.mesh.positions[i].x = value;
}

const std::vector<InvalidCase> kInvalidCases = {
    {"PositionsThatAreNoNumbers", [](test::Stage&, test::Shapes& shapes) { setPositions(shapes, kNan); }},
    {"PositionsWithoutEnd", [](test::Stage&, test::Shapes& shapes) { setPositions(shapes, kInfinity); }},
    {"PositionsTooFarAway", [](test::Stage&, test::Shapes& shapes) { setPositions(shapes, kHuge); }},
    {"NormalsOfNoLength",
     [](test::Stage&, test::Shapes& shapes) {
       for (Vec3& normal : shapes.model.mesh.normals) normal = {0, 0, 0};
     }},
    {"NormalsThatAreNoNumbers",
     [](test::Stage&, test::Shapes& shapes) {
       for (Vec3& normal : shapes.model.mesh.normals) normal = {kNan, kNan, kNan};
     }},
    {"UvsThatAreNoNumbers",
     [](test::Stage&, test::Shapes& shapes) {
       for (Vec2& uv : shapes.model.mesh.uvs) uv = {kNan, kInfinity};
     }},
    {"MaterialsThatAreNoNumbers",
     [](test::Stage&, test::Shapes& shapes) {
       model::Material& material = shapes.model.materials.back();
       material.diffuse = {kNan, kNan, kNan, kNan};
       material.specular = {kNan, 1, kInfinity};
       material.power = kNan;
       material.edgeSize = kInfinity;
       material.edgeColor = {kNan, kNan, kNan, kNan};
     }},
    {"TexturesThatNobodyHas",
     [](test::Stage&, test::Shapes& shapes) {
       model::Material& material = shapes.model.materials.back();
       material.texture = 7;
       material.sphere = 7;
       material.toonTexture = 7;
       material.sphereMode = model::SphereMode::Multiply;
     }},
    {"SharedToonsThatNobodyHas",
     [](test::Stage&, test::Shapes& shapes) { shapes.model.materials.back().sharedToon = 99; }},
    {"PicturesThatAreEmpty",
     [](test::Stage&, test::Shapes& shapes) { shapes.model.materials.back().texture = shapes.texture({}); }},
    {"PicturesThatAreCut",
     [](test::Stage&, test::Shapes& shapes) {
       shapes.model.materials.back().texture = shapes.texture({64, 64, {1, 2, 3, 4}});
     }},
    {"SecondTextureWithoutCoordinates",
     [](test::Stage&, test::Shapes& shapes) {
       model::Material& material = shapes.model.materials.back();
       material.sphere = shapes.texture(test::checkered(test::kWhite, test::kRed));
       material.sphereMode = model::SphereMode::SubTexture;
       material.vertexColor = true;
     }},
    {"MaterialsWithoutTriangles", [](test::Stage&, test::Shapes& shapes) { shapes.material(); }},
    {"ModelsWithoutAnything", [](test::Stage&, test::Shapes& shapes) { shapes = test::Shapes(); }},
    {"LightThatIsNoNumber",
     [](test::Stage& stage, test::Shapes&) {
       stage.light({kNan, 1, 1}, {kNan, 0, 0});
     }},
    {"LightFromNowhere",
     [](test::Stage& stage, test::Shapes&) {
       stage.light({1, 1, 1}, {0, 0, 0});
     }},
    {"ShadowWithoutEnd", [](test::Stage& stage, test::Shapes&) { stage.selfShadow(2, -kHuge); }},
    {"ShadowThatIsNoNumber", [](test::Stage& stage, test::Shapes&) { stage.selfShadow(1, kNan); }},
    {"CameraInTheModel", [](test::Stage& stage, test::Shapes&) { stage.camera.distance = 0; }},
    {"CameraThatIsNoNumber", [](test::Stage& stage, test::Shapes&) { stage.camera.target.x = std::nan(""); }},
    {"CameraTooFarAway", [](test::Stage& stage, test::Shapes&) { stage.camera.distance = -1e30; }},
    {"ActorOfNoSize", [](test::Stage& stage, test::Shapes& shapes) { stage.add(shapes).placement.scale = 0; }},
};

class InvalidModelTest : public testing::TestWithParam<InvalidCase> {};

// Valid parts of the model are still drawn.
TEST_P(InvalidModelTest, IsDrawnWithoutErrors) {
  const auto& renderer = test::sharedRenderer();
  if (!renderer) GTEST_SKIP() << renderer.error().message();
  test::Stage stage;
  stage.options.groundShadow = true;
  stage.selfShadow(1, 0.01125F);
  test::Shapes shapes;
  model::Material& material = shapes.material(test::kRed);
  material.edge = true;
  material.edgeSize = 4;
  material.castsShadow = true;
  material.receivesShadow = true;
  material.groundShadow = true;
  material.specular = {1, 1, 1};
  material.power = 4;
  shapes.ball({0, 4, 0}, 3);
  GetParam().spoil(stage, shapes);
  stage.add(shapes);
  for (const int samples : {1, 4}) {
    stage.options.samples = samples;
    stage.scene.evaluate(0);
    EXPECT_TRUE((*renderer)->draw(stage.scene, eval::viewOf(stage.camera, 1), stage.options, 64, 64).ok());
  }
  test::Stage sound;
  test::Shapes board;
  board.material({0, 0, 0, 1}).ambient = {0, 1, 0};
  board.board({0, 0, 0}, 20, 20);
  sound.add(board);
  sound.scene.evaluate(0);
  const Result<image::Image> after = (*renderer)->draw(sound.scene, eval::viewOf(sound.camera, 1), sound.options, 2, 2);
  ASSERT_TRUE(after.ok());
  EXPECT_EQ(after->pixels[0], 0);
  EXPECT_EQ(after->pixels[1], 255);
}

INSTANTIATE_TEST_SUITE_P(InvalidModels, InvalidModelTest, testing::ValuesIn(kInvalidCases),
                         [](const auto& each) { return std::string(each.param.name); });

TEST(ActorTest, WithoutPicturesIsWhite) {
  const auto& renderer = test::sharedRenderer();
  if (!renderer) GTEST_SKIP() << renderer.error().message();
  test::Shapes shapes;
  shapes.material({0, 0, 0, 1}).ambient = {1, 1, 1};
  shapes.model.materials.back().texture = shapes.texture(test::checkered(test::kRed, test::kRed));
  shapes.board({0, 0, 0}, 20, 20);
  test::Stage stage;
  stage.options.background = {0, 0, 0, 1};
  stage.scene.actors.push_back(
      std::make_unique<scene::Actor>(std::make_shared<const model::Model>(shapes.model), nullptr));
  stage.scene.evaluate(0);
  const Result<image::Image> image = (*renderer)->draw(stage.scene, eval::viewOf(stage.camera, 1), stage.options, 2, 2);
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(image->pixels, std::vector<std::uint8_t>(16, 255));
}

}  // namespace
}  // namespace furitsuke::render
