// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/render/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "tests/support/motions.h"

namespace furitsuke::test {

Shapes::Shapes() { bone(model::kNoIndex, {0, 0, 0}); }

model::Material& Shapes::material(Vec4 diffuse) {
  model::Material& material = model.materials.emplace_back();
  material.diffuse = diffuse;
  material.firstIndex = static_cast<std::uint32_t>(model.mesh.indices.size());
  material.edgeColor = {0, 0, 0, 1};
  firstVertex_ = static_cast<std::uint32_t>(model.mesh.size());
  return material;
}

std::uint32_t Shapes::vertex(Vec3 position, Vec3 normal, Vec2 uv) {
  model::Mesh& mesh = model.mesh;
  mesh.positions.push_back(position);
  mesh.normals.push_back(normal);
  mesh.uvs.push_back(uv);
  mesh.deforms.push_back(model::DeformKind::Bdef1);
  mesh.bones.push_back({0, 0, 0, 0});
  mesh.weights.push_back({1, 0, 0, 0});
  mesh.edgeScales.push_back(1);
  return static_cast<std::uint32_t>(mesh.size() - 1);
}

void Shapes::triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  for (const std::uint32_t index : {a, b, c}) model.mesh.indices.push_back(index);
  model.materials.back().indexCount += 3;
}

// Rows from the top, columns from the left, both seen from the front.
void Shapes::grid(std::uint32_t first, std::uint32_t columns, std::uint32_t rows) {
  for (std::uint32_t row = 0; row < rows; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column) {
      const std::uint32_t at = first + row * (columns + 1) + column;
      const std::uint32_t below = at + columns + 1;
      triangle(at, at + 1, below);
      triangle(at + 1, below + 1, below);
    }
  }
}

void Shapes::ball(Vec3 center, float radius) {
  constexpr std::uint32_t kColumns = 48;
  constexpr std::uint32_t kRows = 24;
  const auto first = static_cast<std::uint32_t>(model.mesh.size());
  for (std::uint32_t row = 0; row <= kRows; ++row) {
    for (std::uint32_t column = 0; column <= kColumns; ++column) {
      const float u = static_cast<float>(column) / kColumns;
      const float v = static_cast<float>(row) / kRows;
      const float down = v * std::numbers::pi_v<float>;
      const float around = u * 2 * std::numbers::pi_v<float>;
      // Column 0 is at the back; columns continue to the model's left, which is the viewer's right.
      const Vec3 n{-std::sin(down) * std::sin(around), std::cos(down), std::sin(down) * std::cos(around)};
      vertex({center.x + n.x * radius, center.y + n.y * radius, center.z + n.z * radius}, n, {u, v});
    }
  }
  grid(first, kColumns, kRows);
}

void Shapes::board(Vec3 center, float halfWidth, float halfHeight) {
  const auto first = static_cast<std::uint32_t>(model.mesh.size());
  for (const float down : {0.0F, 1.0F}) {
    for (const float right : {0.0F, 1.0F}) {
      vertex({center.x + (right * 2 - 1) * halfWidth, center.y - (down * 2 - 1) * halfHeight, center.z}, {0, 0, -1},
             {right, down});
    }
  }
  grid(first, 1, 1);
}

void Shapes::floor(float height, float half) {
  const auto first = static_cast<std::uint32_t>(model.mesh.size());
  for (const float nearer : {0.0F, 1.0F}) {
    for (const float right : {0.0F, 1.0F}) {
      vertex({(right * 2 - 1) * half, height, -(nearer * 2 - 1) * half}, {0, 1, 0}, {right, nearer});
    }
  }
  grid(first, 1, 1);
}

void Shapes::tube(float radius, float height) {
  constexpr std::uint32_t kColumns = 24;
  constexpr std::uint32_t kRows = 24;
  const auto first = static_cast<std::uint32_t>(model.mesh.size());
  for (std::uint32_t row = 0; row <= kRows; ++row) {
    for (std::uint32_t column = 0; column <= kColumns; ++column) {
      const float u = static_cast<float>(column) / kColumns;
      const float v = static_cast<float>(row) / kRows;
      const float around = u * 2 * std::numbers::pi_v<float>;
      const Vec3 n{-std::sin(around), 0, std::cos(around)};
      vertex({n.x * radius, height * (1 - v), n.z * radius}, n, {u, v});
    }
  }
  grid(first, kColumns, kRows);
}

model::BoneIndex Shapes::bone(model::BoneIndex parent, Vec3 position) {
  model::Bone& bone = model.bones.emplace_back();
  bone.name = model::ModelName::fromText(std::to_string(model.bones.size() - 1), {});
  bone.parent = parent;
  bone.position = position;
  return static_cast<model::BoneIndex>(model.bones.size()) - 1;
}

void Shapes::pose(model::BoneIndex bone, const glm::dquat& rotation, Vec3 translation) {
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = toStored(rotation);
  motion::Keys<motion::BoneKey> keys;
  keys.append(0, key);
  motion.bones[motion.ensureBone(nameOf(std::to_string(bone))).index].keys =
      motion::Track<motion::BoneKey>(std::move(keys));
}

model::MorphIndex Shapes::morph(model::MorphKind kind, decltype(model::Morph::offsets) offsets) {
  model::Morph& morph = model.morphs.emplace_back();
  morph.name = model::ModelName::fromText(std::to_string(model.morphs.size() - 1), {});
  morph.kind = kind;
  morph.offsets = std::move(offsets);
  return static_cast<model::MorphIndex>(model.morphs.size()) - 1;
}

std::int32_t Shapes::texture(image::Image image) {
  model.textures.push_back(std::to_string(model.textures.size()));
  images.textures.push_back(std::make_shared<const image::Image>(std::move(image)));
  return static_cast<std::int32_t>(model.textures.size()) - 1;
}

void Shapes::forEachVertex(const std::function<void(model::Mesh& mesh, std::size_t vertex)>& change) {
  for (std::size_t i = firstVertex_; i < model.mesh.size(); ++i) change(model.mesh, i);
}

std::unique_ptr<scene::Actor> Shapes::actor() const {
  auto actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(model),
                                              std::make_shared<const image::ModelImages>(images));
  actor->setMotion(motion);
  return actor;
}

image::Image picture(std::uint32_t width, std::uint32_t height, const std::function<Vec4(double x, double y)>& color) {
  image::Image image{width, height, {}};
  const auto byteOf = [](float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255));
  };
  for (std::uint32_t y = 0; y < height; ++y) {
    for (std::uint32_t x = 0; x < width; ++x) {
      const Vec4 c = color((x + 0.5) / width, (y + 0.5) / height);
      for (const float value : {c.x, c.y, c.z, c.w}) image.pixels.push_back(byteOf(value));
    }
  }
  return image;
}

image::Image checkered(Vec4 first, Vec4 second, std::uint32_t squares) {
  constexpr std::uint32_t kPixels = 64;
  return picture(kPixels, kPixels, [&](double x, double y) {
    const auto column = static_cast<std::uint32_t>(x * squares);
    const auto row = static_cast<std::uint32_t>(y * squares);
    return (column + row) % 2 == 0 ? first : second;
  });
}

}  // namespace furitsuke::test
