// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <thread>
#include <vector>

#include "core/eval/mesh/skinning.h"
#include "tests/core/eval/rig_models.h"

namespace furitsuke::eval {
namespace {

using test::aboutZ;
using test::HandMade;
using test::text;

/// Bones 0 at (0,0,0) and its child 1 at (2,0,0), and vertices added by the tests.
HandMade twoBones() {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.bone(0, {2, 0, 0});
  return made;
}

void addVertex(HandMade& made, model::DeformKind kind, Vec3 position, std::array<float, 4> weights,
               std::array<model::BoneIndex, 4> bones = {0, 1, 0, 0}) {
  model::Mesh& mesh = made.model.mesh;
  if (kind == model::DeformKind::Sdef) mesh.sdefVertices.push_back(static_cast<std::uint32_t>(mesh.size()));
  mesh.positions.push_back(position);
  mesh.normals.push_back({0, 2, 0});
  mesh.deforms.push_back(kind);
  mesh.bones.push_back(bones);
  mesh.weights.push_back(weights);
}

struct Skinned {
  std::vector<Vec3> positions, normals;
};

Skinned skin(const HandMade& made, std::vector<VertexRange> ranges = {}) {
  const model::Mesh& mesh = made.model.mesh;
  if (ranges.empty()) ranges = {{0, mesh.size()}};
  const Rig rig = makeRig(made.model);
  std::vector<SkinBone> bones(rig.bones.size());
  makeSkinBones(rig, made.pose().transforms, bones);
  Skinned out{std::vector<Vec3>(mesh.size()), std::vector<Vec3>(mesh.size())};
  const std::vector<Vec3> positions(mesh.positions.begin(), mesh.positions.end());
  std::vector<std::jthread> threads;
  threads.reserve(ranges.size());
  for (const VertexRange range : ranges) {
    threads.emplace_back([&mesh, &bones, &positions, &out, range] {
      skinVertices(mesh, bones, positions, range, {out.positions, out.normals});
    });
  }
  threads.clear();
  return out;
}

std::string at(const Skinned& skinned, std::size_t vertex) { return test::text(toDouble(skinned.positions[vertex])); }

TEST(Skinning, LeavesTheRestPoseAsItIs) {
  HandMade made = twoBones();
  for (const model::DeformKind kind : {model::DeformKind::Bdef1, model::DeformKind::Bdef2, model::DeformKind::Bdef4,
                                       model::DeformKind::Sdef, model::DeformKind::Qdef}) {
    const bool isOne = kind == model::DeformKind::Bdef1;
    addVertex(made, kind, {3, 1, -2}, {isOne ? 1.0F : 0.25F, isOne ? 0.0F : 0.75F, 0, 0});
    if (kind == model::DeformKind::Sdef) made.model.mesh.sdefPoints.push_back({{2, 0, 0}, {1, 0, 0}, {3, 0.5F, 0}});
  }
  const Skinned skinned = skin(made);
  for (std::size_t i = 0; i < skinned.positions.size(); ++i) {
    EXPECT_EQ(at(skinned, i), "3.000 1.000 -2.000") << i;
    EXPECT_EQ(test::text(toDouble(skinned.normals[i])), "0.000 1.000 0.000") << i;
  }
}

TEST(Skinning, MovesVerticesAndNormalsWithOneBone) {
  HandMade made = twoBones();
  addVertex(made, model::DeformKind::Bdef1, {3, 1, 5}, {1, 0, 0, 0}, {1, 0, 0, 0});
  made.key(0, 0, {0, 10, 0});
  made.turn(1, test::aboutZ(90));
  const Skinned skinned = skin(made);
  EXPECT_EQ(at(skinned, 0), "1.000 11.000 5.000");
  EXPECT_EQ(test::text(toDouble(skinned.normals[0])), "-1.000 0.000 0.000");
}

TEST(Skinning, BlendsLinearlyWithTheWeightsOfTheFile) {
  HandMade made = twoBones();
  made.bone(model::kNoIndex, {0, 0, 0});
  made.bone(model::kNoIndex, {0, 0, 0});
  addVertex(made, model::DeformKind::Bdef2, {4, 0, 0}, {0.25F, 0.75F, 9, 9});
  addVertex(made, model::DeformKind::Bdef4, {4, 0, 0}, {0.25F, 0.25F, 0.25F, 0.25F}, {0, 1, 2, 3});
  made.turn(1, test::aboutZ(90));
  made.key(2, 0, {0, 0, 4});
  made.key(3, 0, {0, 0, 8});
  const Skinned skinned = skin(made);
  EXPECT_EQ(at(skinned, 0), "2.500 1.500 0.000");  // 0.25 * (4,0,0) + 0.75 * (2,2,0)
  EXPECT_EQ(at(skinned, 1), "3.500 0.500 3.000");
}

TEST(Skinning, KeepsTheDistanceFromABentJointWithSdefAndQdef) {
  // Half way between two perpendicular bones; linear blending would pull the vertex toward the joint.
  HandMade made = twoBones();
  const std::array<float, 4> half{0.5F, 0.5F, 0, 0};
  addVertex(made, model::DeformKind::Bdef2, {2, 1, 0}, half);
  addVertex(made, model::DeformKind::Sdef, {2, 1, 0}, half);
  made.model.mesh.sdefPoints.push_back({{2, 0, 0}, {2, 0, 0}, {2, 0, 0}});
  addVertex(made, model::DeformKind::Qdef, {2, 1, 0}, half);
  made.turn(1, test::aboutZ(90));
  const Skinned skinned = skin(made);
  const double middle = std::sqrt(0.5);
  EXPECT_EQ(at(skinned, 0), "1.500 0.500 0.000");
  EXPECT_EQ(at(skinned, 1), test::text({2 - middle, middle, 0}));
  EXPECT_EQ(at(skinned, 2), test::text({2 - middle, middle, 0}));
  EXPECT_EQ(test::text(toDouble(skinned.normals[1])), test::text({-middle, middle, 0}));
  EXPECT_EQ(test::text(toDouble(skinned.normals[2])), test::text({-middle, middle, 0}));
}

TEST(Skinning, MovesTheCenterOfSdefWithItsPoints) {
  HandMade made = twoBones();
  addVertex(made, model::DeformKind::Sdef, {2, 1, 0}, {0.25F, 0.75F, 0, 0});
  made.model.mesh.sdefPoints.push_back({{2, 0, 0}, {1, 0, 0}, {3, 0, 0}});
  made.turn(1, test::aboutZ(90));
  // rw = 2.5; the centers 1.25 and 2.25 move to (1.25,0) with the first bone and (2,0.25) with the second.
  const double turn = 67.5 * std::acos(-1.0) / 180;
  EXPECT_EQ(at(skin(made), 0), test::text({1.25 * 0.25 + 2 * 0.75 - std::sin(turn), 0.25 * 0.75 + std::cos(turn), 0}));
}

TEST(Skinning, BlendsRotationsAlongTheShorterArc) {
  for (const model::DeformKind kind : {model::DeformKind::Sdef, model::DeformKind::Qdef}) {
    HandMade made = twoBones();
    addVertex(made, kind, {2, 1, 0}, {0.5F, 0.5F, 0, 0});
    if (kind == model::DeformKind::Sdef) made.model.mesh.sdefPoints.push_back({{2, 0, 0}, {2, 0, 0}, {2, 0, 0}});
    made.turn(1, -test::aboutZ(90));
    const double middle = std::sqrt(0.5);
    EXPECT_EQ(at(skin(made), 0), test::text({2 - middle, middle, 0}));
  }
}

TEST(Skinning, IsTheSameWhenSplitIntoRangesOnThreads) {
  HandMade made = twoBones();
  made.turn(1, test::aboutZ(70));
  for (int i = 0; i < 40; ++i) {
    const auto kind = static_cast<model::DeformKind>(i % 5);
    addVertex(made, kind, {static_cast<float>(i) / 8, 1, 0}, {0.5F, 0.5F, 0, 0});
    const auto x = static_cast<float>(i);
    if (kind == model::DeformKind::Sdef) made.model.mesh.sdefPoints.push_back({{x, 0, 0}, {x, 1, 0}, {0, x, 0}});
  }
  const Skinned whole = skin(made);
  const Skinned parts = skin(made, {{0, 7}, {7, 7}, {7, 24}, {24, 40}});
  EXPECT_EQ(whole.positions, parts.positions);
  EXPECT_EQ(whole.normals, parts.normals);
}

TEST(Skinning, KeepsItsPrecisionFarFromTheOrigin) {
  HandMade made = twoBones();
  addVertex(made, model::DeformKind::Bdef2, {2.25F, 0, 0}, {0.5F, 0.5F, 0, 0});
  made.key(0, 0, {4096, 0, 0});
  EXPECT_EQ(at(skin(made), 0), "4098.250 0.000 0.000");
}

}  // namespace
}  // namespace furitsuke::eval
