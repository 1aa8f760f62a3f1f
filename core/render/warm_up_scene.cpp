// SPDX-License-Identifier: MIT
#include "core/render/warm_up_scene.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace furitsuke::render {

namespace {

constexpr std::array kSpheres = {model::SphereMode::Off, model::SphereMode::Multiply, model::SphereMode::Add};

// An upright triangle in front of MMD's camera.
void addMesh(model::Mesh& mesh) {
  mesh.positions = {{-5, 5, 0}, {0, 15, 0}, {5, 5, 0}};
  mesh.normals = {{0, 0, -1}, {0, 0, -1}, {0, 0, -1}};
  mesh.uvs = {{0, 1}, {0.5F, 0}, {1, 1}};
  for (std::size_t i = 0; i < mesh.positions.size(); ++i) {
    mesh.deforms.push_back(model::DeformKind::Bdef1);
    mesh.bones.push_back({0, 0, 0, 0});
    mesh.weights.push_back({1, 0, 0, 0});
    mesh.edgeScales.push_back(1);
  }
}

void addMaterial(model::Model& model, model::SphereMode sphere, bool textured, bool doubleSided) {
  model::Material& material = model.materials.emplace_back();
  material.diffuse = {1, 1, 1, 1};
  material.ambient = {0.5F, 0.5F, 0.5F};
  material.specular = {0.5F, 0.5F, 0.5F};
  material.power = 5;
  material.doubleSided = doubleSided;
  material.groundShadow = material.castsShadow = material.receivesShadow = material.edge = true;
  material.edgeColor = {0, 0, 0, 1};
  material.edgeSize = 1;
  material.texture = textured ? 0 : model::kNoIndex;
  material.sphere = sphere == model::SphereMode::Off ? model::kNoIndex : 0;
  material.sphereMode = sphere;
  material.sharedToon = 0;
  material.firstIndex = static_cast<std::uint32_t>(model.mesh.indices.size());
  material.indexCount = 3;
  for (const std::uint32_t vertex : {0U, 1U, 2U}) model.mesh.indices.push_back(vertex);
}

std::shared_ptr<const image::ModelImages> images() {
  constexpr std::uint32_t kSide = 4;
  image::Image image{kSide, kSide, std::vector<std::uint8_t>(std::size_t{kSide} * kSide * 4, 255)};
  image::ModelImages result;
  result.textures.push_back(std::make_shared<const image::Image>(std::move(image)));
  return std::make_shared<const image::ModelImages>(std::move(result));
}

}  // namespace

scene::Scene warmUpScene() {
  model::Model model;
  addMesh(model.mesh);
  model.bones.emplace_back();
  model.textures.emplace_back("white");
  for (const model::SphereMode sphere : kSpheres) {
    for (const bool textured : {true, false}) {
      for (const bool doubleSided : {true, false}) addMaterial(model, sphere, textured, doubleSided);
    }
  }
  scene::Scene scene;
  scene.actors.push_back(
      std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)), images()));
  scene.evaluate(0);
  return scene;
}

}  // namespace furitsuke::render
