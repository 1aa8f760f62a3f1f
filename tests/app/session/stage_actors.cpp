// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/session/stage_actors.h"

namespace furitsuke::test {

namespace {

void addSquare(model::Model& model) {
  model::Mesh& mesh = model.mesh;
  for (const Vec3& corner : {Vec3{-1, 0, 0}, Vec3{-1, 2, 0}, Vec3{1, 2, 0}, Vec3{1, 0, 0}}) {
    mesh.positions.push_back(corner);
    mesh.normals.push_back({0, 0, -1});
    mesh.uvs.push_back({0, 0});
    mesh.deforms.push_back(model::DeformKind::Bdef1);
    mesh.bones.push_back({0, 0, 0, 0});
    mesh.weights.push_back({1, 0, 0, 0});
    mesh.edgeScales.push_back(1);
  }
  for (const std::uint32_t index : {0U, 1U, 2U, 0U, 2U, 3U}) mesh.indices.push_back(index);
  model::Material red;
  red.diffuse = {1, 0, 0, 1};
  red.ambient = {1, 0, 0};
  red.doubleSided = true;
  red.castsShadow = true;
  red.indexCount = 6;
  model.materials.push_back(red);
}

}  // namespace

std::unique_ptr<scene::Actor> actorNamed(std::string_view name, std::initializer_list<std::string_view> bones) {
  auto model = std::make_shared<model::Model>();
  model->name = model::ModelName::fromText(std::string(name), {});
  float height = 0;
  for (const std::string_view bone : bones) {
    model::Bone added;
    added.name = model::ModelName::fromText(std::string(bone), {});
    added.position = {0, height, 0};
    added.parent = static_cast<model::BoneIndex>(model->bones.size()) - 1;
    added.movable = true;
    model->bones.push_back(added);
    height += 1;
  }
  addSquare(*model);
  return std::make_unique<scene::Actor>(model, std::make_shared<image::ModelImages>());
}

}  // namespace furitsuke::test
