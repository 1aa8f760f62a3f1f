// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluates every model of the corpus completely.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <filesystem>
#include <vector>

#include "core/eval/mesh/mesh_morphs.h"
#include "core/eval/mesh/skinning.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/io/model/model_file.h"
#include "tests/support/corpus.h"

namespace furitsuke::eval {
namespace {

double distance(const Vec3& a, const Vec3& b) { return glm::length(toDouble(a) - toDouble(b)); }

/// Linear weights of BDEF need not add up to 1; then the mesh at rest differs from the positions in the file.
bool hasNormalizedWeights(const model::Mesh& mesh, std::size_t vertex) {
  const auto& weights = mesh.weights[vertex];
  return mesh.deforms[vertex] == model::DeformKind::Bdef1 ||
         std::abs(weights[0] + weights[1] + weights[2] + weights[3] - 1) < 1e-6F;
}

void expectRest(const model::Model& model) {
  const Rig rig = makeRig(model);
  RigPose pose(rig);
  evaluatePose(rig, BoundMotion(), 0, pose);
  const std::size_t count = model.mesh.size();
  std::vector<SkinBone> bones(rig.bones.size());
  makeSkinBones(rig, pose.transforms, bones);
  std::vector<Vec3> rest(count);
  std::vector<Vec3> positions(count);
  std::vector<Vec3> normals(count);
  morphPositions(model, pose.weights, rest);
  skinVertices(model.mesh, bones, rest, {0, count}, {positions, normals});
  std::size_t moved = 0;
  // IK of a model at rest closes the gap between bones and goal, at most the distance by which a chain misses its goal.
  constexpr double kClose = 0.5;
  for (std::size_t i = 0; i < count; ++i) {
    const bool isMoved =
        hasNormalizedWeights(model.mesh, i) && !(distance(positions[i], model.mesh.positions[i]) < kClose);
    moved += isMoved ? 1 : 0;
  }
  EXPECT_EQ(moved, 0U);
}

TEST(CorpusPoses, EveryModelIsAtRestWithoutAMotion) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t count = 0;
  for (const char* extension : {".pmx", ".pmd"}) {
    for (const auto& path : test::filesIn(*corpus, extension)) {
      const Result<io::LoadedModel> loaded = io::loadModel(path);
      if (!loaded) continue;  // some are damaged intentionally
      SCOPED_TRACE(path.string());
      expectRest(loaded->model);
      ++count;
    }
  }
  EXPECT_GT(count, 20U);
}

}  // namespace
}  // namespace furitsuke::eval
