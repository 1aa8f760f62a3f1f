// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "tests/core/render/golden_pictures.h"

namespace furitsuke::test {

namespace {

// Positions for `count` balls, two per row from the upper left.
Vec3 place(int index) { return {index % 2 == 0 ? -5.0F : 5.0F, index / 2 % 2 == 0 ? 5.0F : -5.0F, 0}; }

// Ambient only, diffuse only, both up to overexposure, and highlights of two sizes.
void shading(Stage& stage) {
  Shapes shapes;
  shapes.material({0, 0, 0, 1}).ambient = {0.5F, 0.3F, 0.1F};
  shapes.ball(place(0), 4);
  shapes.material(kBlue).ambient = {0.7F, 0.7F, 0.7F};
  shapes.ball(place(1), 4);
  for (const int i : {2, 3}) {
    model::Material& material = shapes.material(kRed);
    material.specular = {0.8F, 0.8F, 0.5F};
    material.power = i == 2 ? 5.0F : 50.0F;
    material.sharedToon = 0;
    shapes.ball(place(i), 4);
  }
  stage.add(shapes);
}

// The ten shared toons, a texture of the model, and a file next to the model that replaces a shared one.
void toon(Stage& stage) {
  Shapes shapes;
  const auto ball = [&shapes](int i) {
    const int row = i / 4;
    shapes.ball({-7.5F + 5.0F * static_cast<float>(i % 4), 6.0F - 6.0F * static_cast<float>(row), 0}, 2.4F);
  };
  for (int i = 0; i < 10; ++i) {
    shapes.material(kWhite).sharedToon = i;
    ball(i);
  }
  const std::int32_t stripes = shapes.texture(picture(1, 32, [](double, double y) {
    return y < 0.33 ? kRed : y < 0.66 ? kGreen : kBlue;
  }));
  shapes.material(kWhite).toonTexture = stripes;
  ball(10);
  shapes.images.toons[9] = std::make_shared<const image::Image>(picture(1, 32, [](double, double y) {
    return Vec4{static_cast<float>(y), 0.5F, 1, 1};
  }));
  shapes.material(kWhite).sharedToon = 9;
  ball(11);
  stage.light({1, 1, 1}, {-0.5F, -1, 0.5F});
  stage.add(shapes);
}

void sphere(Stage& stage, model::SphereMode mode) {
  Shapes shapes;
  const std::int32_t chess = shapes.texture(checkered(kWhite, {0.6F, 0.6F, 0.6F, 1}, 8));
  // Bright at the upper left, so that a mirrored or rotated picture is noticed.
  const std::int32_t mirrored = shapes.texture(picture(64, 64, [](double x, double y) {
    const double near = std::clamp(1.2 - 2 * std::hypot(x - 0.3, y - 0.25), 0.0, 1.0);
    return Vec4{static_cast<float>(near), static_cast<float>(near * 0.8), static_cast<float>(x * 0.5), 1};
  }));
  model::Material& material = shapes.material({1, 0.8F, 0.8F, 1});
  material.ambient = mode == model::SphereMode::Add ? Vec3{0, 0, 0} : Vec3{0.4F, 0.4F, 0.4F};
  material.texture = chess;
  material.sphere = mirrored;
  material.sphereMode = mode;
  shapes.ball({0, 0, 0}, 9);
  // Repeated four times.
  shapes.model.mesh.additionalUvCount = 1;
  for (const Vec2& uv : shapes.model.mesh.uvs) shapes.model.mesh.additionalUvs[0].push_back({uv.x * 4, uv.y, 0, 0});
  stage.add(shapes);
}
void sphereMultiply(Stage& stage) { sphere(stage, model::SphereMode::Multiply); }
void sphereAdd(Stage& stage) { sphere(stage, model::SphereMode::Add); }
void subTexture(Stage& stage) { sphere(stage, model::SphereMode::SubTexture); }

// Zero width, thin, thick and colored, translucent, and thick only at the bottom.
void edges(Stage& stage) {
  Shapes shapes;
  for (int i = 0; i < 4; ++i) {
    model::Material& material = shapes.material({0.8F, 0.8F, 0.7F, 1});
    material.edge = true;
    material.edgeSize = std::array{0.0F, 20.0F, 50.0F, 50.0F}[static_cast<std::size_t>(i)];
    material.edgeColor = i == 2 ? kBlue : Vec4{0, 0, 0, i == 3 ? 0.4F : 1.0F};
    shapes.ball(place(i), 3.5F);
    if (i == 2) {
      shapes.forEachVertex([](model::Mesh& mesh, std::size_t vertex) {
        mesh.edgeScales[vertex] = std::clamp(-5.0F - mesh.positions[vertex].y, 0.0F, 3.0F) / 3;
      });
    }
  }
  shapes.material(kGreen).edgeSize = 50;
  shapes.ball({0, 0, 0}, 2);
  stage.add(shapes);
}

// The nearer of two boards is drawn last on the left and first on the right, where it hides the other one completely.
// Parts with alpha 0 hide nothing.
void transparencyOrder(Stage& stage) {
  Shapes shapes;
  const std::int32_t holes = shapes.texture(checkered({1, 1, 1, 1}, {1, 1, 1, 0}));
  const auto board = [&shapes](Vec4 color, Vec3 center) {
    shapes.material(color);
    shapes.board(center, 3.2F, 3.2F);
  };
  constexpr Vec4 kFaintRed{1, 0, 0, 0.5F};
  constexpr Vec4 kFaintBlue{0, 0, 1, 0.5F};
  board(kFaintRed, {-6, 5, 0});
  board(kFaintBlue, {-4, 3, -2});
  board(kFaintBlue, {6, 3, -2});
  board(kFaintRed, {4, 5, 0});
  shapes.material(kGreen).texture = holes;
  shapes.board({-4, -5, -2}, 4, 4);
  board(kRed, {-5, -6, 0});
  board({1, 0, 0, 0}, {5, -5, -2});
  board(kBlue, {5, -5, 0});
  Shapes later;
  later.material({1, 1, 0, 0.5F});
  later.board({5, -5, -4}, 2, 2);
  stage.add(shapes);
  stage.add(later);
}

// Back faces: of a single-sided material, of a double-sided one, of a translucent one; below, their front faces.
void doubleSided(Stage& stage) {
  Shapes shapes;
  for (const bool back : {true, false}) {
    for (int i = 0; i < 3; ++i) {
      model::Material& material = shapes.material({0.9F, 0.5F, 0.2F, i == 2 ? 0.6F : 1.0F});
      material.doubleSided = i == 1;
      material.sharedToon = 2;
      const std::size_t first = shapes.model.mesh.indices.size();
      shapes.board({-6.5F + 6.5F * static_cast<float>(i), back ? 4.0F : -4.0F, 0}, 2.8F, 2.8F);
      if (back)
        std::reverse(shapes.model.mesh.indices.begin() + static_cast<std::ptrdiff_t>(first),
                     shapes.model.mesh.indices.end());
    }
  }
  stage.add(shapes);
}

// Vertex colors, edges as lines, and vertices as points.
void extras(Stage& stage) {
  Shapes shapes;
  shapes.material(kWhite).vertexColor = true;
  shapes.ball(place(0), 4);
  shapes.material(kBlue).lines = true;
  shapes.board({4, 6, 0}, 3, 2.5F);
  shapes.board({6, 4, -1}, 2.5F, 3);
  model::Material& points = shapes.material(kRed);
  points.points = true;
  points.edgeSize = 9;
  shapes.board({-4, -4, 0}, 3, 2.5F);
  shapes.board({-6, -6, -1}, 2.5F, 3);
  shapes.model.mesh.additionalUvCount = 1;
  for (const Vec3& p : shapes.model.mesh.positions) {
    shapes.model.mesh.additionalUvs[0].push_back({p.y / 10, 1 - p.y / 10, std::abs(p.x + 5) / 5, 1});
  }
  stage.add(shapes);
}

}  // namespace

std::vector<GoldenPicture> materialPictures() {
  return {{"shading", shading},
          {"toon", toon},
          {"sphere-multiply", sphereMultiply},
          {"sphere-add", sphereAdd},
          {"sub-texture", subTexture},
          {"edges", edges},
          {"transparency-order", transparencyOrder},
          {"double-sided", doubleSided},
          {"vertex-colors-lines-points", extras}};
}

}  // namespace furitsuke::test
