// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "core/eval/mesh/mesh_morphs.h"
#include "tests/core/eval/rig_models.h"

namespace furitsuke::eval {
namespace {

using test::HandMade;

/// Three vertices in a row, with texture coordinates and one additional set.
HandMade threeVertices() {
  HandMade made;
  model::Mesh& mesh = made.model.mesh;
  mesh.additionalUvCount = 1;
  for (int i = 0; i < 3; ++i) {
    const auto x = static_cast<float>(i);
    mesh.positions.push_back({x, 0, 0});
    mesh.uvs.push_back({x, 0.5F});
    mesh.additionalUvs[0].push_back({x, 1, 2, 3});
  }
  return made;
}

TEST(MeshMorphs, AddUpByTheirWeights) {
  HandMade made = threeVertices();
  made.morph(model::MorphKind::Vertex).offsets = Column<model::VertexOffset>{{0, {1, 2, 3}}, {2, {0, 0, 4}}};
  made.morph(model::MorphKind::Vertex).offsets = Column<model::VertexOffset>{{0, {0, 8, 0}}};
  made.morph(model::MorphKind::Vertex).offsets = Column<model::VertexOffset>{{1, {9, 9, 9}}};
  std::vector<Vec3> positions(3, Vec3{7, 7, 7});
  morphPositions(made.model, std::vector<double>{0.5, -0.25, 0}, positions);
  EXPECT_EQ(positions, (std::vector<Vec3>{{0.5F, -1, 1.5F}, {1, 0, 0}, {2, 0, 2}}));
}

TEST(MeshMorphs, MoveEachSetOfTextureCoordinatesByItsOwnKind) {
  HandMade made = threeVertices();
  made.morph(model::MorphKind::Uv).offsets = Column<model::UvOffset>{{1, {0.5F, 0.25F, 9, 9}}};
  made.morph(model::MorphKind::Uv1).offsets = Column<model::UvOffset>{{2, {1, 2, 3, 4}}};
  made.morph(model::MorphKind::Uv2).offsets = Column<model::UvOffset>{{0, {9, 9, 9, 9}}};
  const std::vector<double> weights{2, 0.5, 1};
  std::vector<Vec2> uvs(3);
  morphUvs(made.model, weights, uvs);
  EXPECT_EQ(uvs, (std::vector<Vec2>{{0, 0.5F}, {2, 1}, {2, 0.5F}}));
  std::vector<Vec4> more(3);
  morphAdditionalUvs(made.model, weights, 0, more);
  EXPECT_EQ(more, (std::vector<Vec4>{{0, 1, 2, 3}, {1, 1, 2, 3}, {2.5F, 2, 3.5F, 5}}));
}

/// A morph with `value` in all fields.
model::MaterialOffset materialOffset(std::int32_t material, bool add, float value) {
  const Vec4 four{value, value, value, value};
  const Vec3 three{value, value, value};
  return {material, add, {four, three, value, three, four, value, four, four, four}};
}

TEST(MaterialMorphs, MultiplyBeforeAdding) {
  HandMade made;
  made.model.materials.resize(2);
  made.model.materials[1].diffuse = {0.5F, 0.25F, 1, 1};
  made.model.materials[1].power = 8;
  made.model.materials[1].edgeSize = 2;
  // The order of the morphs does not matter.
  made.morph(model::MorphKind::Material).offsets = std::vector<model::MaterialOffset>{materialOffset(1, true, 0.5F)};
  made.morph(model::MorphKind::Material).offsets = std::vector<model::MaterialOffset>{materialOffset(1, false, 0)};
  made.morph(model::MorphKind::Material).offsets =
      std::vector<model::MaterialOffset>{materialOffset(model::kNoIndex, false, 3)};
  std::vector<MaterialFactors> factors(2);
  morphMaterials(made.model, std::vector<double>{1, 0.75, 0.5}, factors);
  EXPECT_EQ(factors[0].multiply.power, 2);
  EXPECT_EQ(factors[0].add.power, 0);
  EXPECT_EQ(factors[1].multiply.toon, (Vec4{0.5F, 0.5F, 0.5F, 0.5F}));
  EXPECT_EQ(factors[1].add.toon, (Vec4{0.5F, 0.5F, 0.5F, 0.5F}));
  const model::MaterialValues values = morphedMaterial(made.model.materials[1], factors[1]);
  EXPECT_EQ(values.diffuse, (Vec4{0.75F, 0.625F, 1, 1}));
  EXPECT_EQ(values.power, 4.5F);
  EXPECT_EQ(values.edgeSize, 1.5F);
  EXPECT_EQ(values.texture, (Vec4{1, 1, 1, 1}));
}

TEST(MaterialMorphs, DoNotChangeAMaterialWithoutWeight) {
  HandMade made;
  made.model.materials.resize(1);
  made.model.materials[0].ambient = {0.25F, 0.5F, 0.75F};
  made.morph(model::MorphKind::Material).offsets =
      std::vector<model::MaterialOffset>{materialOffset(model::kNoIndex, false, 0)};
  std::vector<MaterialFactors> factors(1);
  morphMaterials(made.model, std::vector<double>{0}, factors);
  EXPECT_EQ(morphedMaterial(made.model.materials[0], factors[0]).ambient, (Vec3{0.25F, 0.5F, 0.75F}));
}

}  // namespace
}  // namespace furitsuke::eval
