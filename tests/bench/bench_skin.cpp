// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/eval/mesh/mesh_morphs.h"
#include "core/eval/mesh/skinning.h"
#include "core/io/model/model_file.h"
#include "tests/support/corpus.h"

// The cost of skinning the vertices of a model.
namespace furitsuke::bench {
namespace {

/// A dancer of 27,607 vertices with every bone rotated slightly; nothing without the corpus.
struct Dancer {
  model::Model model;
  eval::Rig rig;
  std::vector<eval::SkinBone> bones;
  std::vector<Vec3> positions, skinned, normals;
  std::vector<double> weights;
};

Dancer* dancer() {
  static std::optional<Dancer> made = []() -> std::optional<Dancer> {
    const auto corpus = test::corpusFolder();
    if (!corpus) return {};
    Result<io::LoadedModel> loaded = io::loadModel(*corpus / "models" / "luka.pmx");
    if (!loaded) return {};
    Dancer dancer;
    dancer.model = std::move(loaded->model);
    dancer.rig = eval::makeRig(dancer.model);
    eval::RigPose pose(dancer.rig);
    for (RigidTransform& transform : pose.transforms) transform = {{1, 2, 3}, {0.8, 0.6, 0, 0}};
    dancer.bones.resize(dancer.rig.bones.size());
    eval::makeSkinBones(dancer.rig, pose.transforms, dancer.bones);
    const std::size_t count = dancer.model.mesh.size();
    dancer.positions.resize(count);
    dancer.skinned.resize(count);
    dancer.normals.resize(count);
    dancer.weights.assign(dancer.model.morphs.size(), 0.5);
    return dancer;
  }();
  return made ? &*made : nullptr;
}

void skinMorphs(benchmark::State& state) {
  Dancer* made = dancer();
  if (made == nullptr) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  if (state.range(0) == 0) std::ranges::fill(made->weights, 0.0);
  for (auto _ : state) {
    eval::morphPositions(made->model, made->weights, made->positions);
    benchmark::ClobberMemory();
  }
  std::ranges::fill(made->weights, 0.5);
}
BENCHMARK(skinMorphs)->ArgName("all")->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

/// Each thread processes its part of the vertices.
void skinVertices(benchmark::State& state) {
  Dancer* made = dancer();
  if (made == nullptr) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  const std::size_t count = made->model.mesh.size();
  const auto part = static_cast<std::size_t>(state.thread_index());
  const auto parts = static_cast<std::size_t>(state.threads());
  const eval::VertexRange range{count * part / parts, count * (part + 1) / parts};
  const std::span<const Vec3> rest(made->model.mesh.positions.data(), count);
  for (auto _ : state) {
    furitsuke::eval::skinVertices(made->model.mesh, made->bones, rest, range, {made->skinned, made->normals});
    benchmark::ClobberMemory();
  }
}
BENCHMARK(skinVertices)->Threads(1)->Threads(2)->UseRealTime()->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace furitsuke::bench
