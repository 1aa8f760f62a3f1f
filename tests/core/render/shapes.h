// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/scene/scene.h"

namespace furitsuke::test {

inline constexpr Vec4 kRed{0.9F, 0.2F, 0.15F, 1};
inline constexpr Vec4 kGreen{0.2F, 0.7F, 0.3F, 1};
inline constexpr Vec4 kBlue{0.2F, 0.35F, 0.9F, 1};
inline constexpr Vec4 kGray{0.6F, 0.6F, 0.6F, 1};
inline constexpr Vec4 kWhite{1, 1, 1, 1};

/// A model for a picture, built in code: bones, shapes of one material each, textures.
class Shapes {
 public:
  /// One bone at the origin, the parent of everything.
  Shapes();

  /// The material of the shapes that follow: matte, white, without toon.
  model::Material& material(Vec4 diffuse = {1, 1, 1, 1});
  /// A ball with outward normals, of the last material.
  void ball(Vec3 center, float radius);
  /// A square that faces the camera (toward -z), uv 0..1 from the upper left.
  void board(Vec3 center, float halfWidth, float halfHeight);
  /// A square at a height that faces up.
  void floor(float height, float half);
  /// An upright tube around the y axis from y = 0 to `height`, uv once around; for bending.
  void tube(float radius, float height);

  /// Its index.
  model::BoneIndex bone(model::BoneIndex parent, Vec3 position);
  /// Rotates and moves the bone relative to its rest pose, from frame 0 on.
  void pose(model::BoneIndex bone, const glm::dquat& rotation, Vec3 translation = {0, 0, 0});
  model::MorphIndex morph(model::MorphKind kind, decltype(model::Morph::offsets) offsets);
  std::int32_t texture(image::Image image);

  /// Calls `change` with every vertex of the last material.
  void forEachVertex(const std::function<void(model::Mesh& mesh, std::size_t vertex)>& change);

  [[nodiscard]] std::unique_ptr<scene::Actor> actor() const;

  model::Model model;
  image::ModelImages images;
  motion::Motion motion;

 private:
  std::uint32_t vertex(Vec3 position, Vec3 normal, Vec2 uv);
  void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c);
  void grid(std::uint32_t first, std::uint32_t columns, std::uint32_t rows);

  std::uint32_t firstVertex_ = 0;  ///< of the last material
};

/// A picture of that size with the pixels `color(x, y)`, both 0..1.
[[nodiscard]] image::Image picture(std::uint32_t width, std::uint32_t height,
                                   const std::function<Vec4(double x, double y)>& color);
/// A checkerboard of two colors.
[[nodiscard]] image::Image checkered(Vec4 first, Vec4 second, std::uint32_t squares = 4);

}  // namespace furitsuke::test
