// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <array>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/render/offscreen_renderer.h"
#include "tests/support/corpus.h"

// Pictures of 1280 by 720 of dancers that fill most of their height, read back as for a file. The cost of a stage is
// the difference of two rows: "still" draws without a new pose, so that nothing is uploaded.
namespace furitsuke::bench {
namespace {

struct RenderDancer {
  const char* model;
  const char* motion;
};
constexpr std::array<RenderDancer, 4> kDancers = {{
    {"miku_v2/miku_v2.pmd", "dance_galaxias_v2.vmd"},
    {"mokou/mokou_A.pmd", "mmdjs_kishimen.vmd"},
    {"luka.pmx", "dance_step.vmd"},
    {"gene/Gene_light.pmx", "gene_sad.vmd"},
}};

struct RenderCase {
  const char* name;
  bool moves, edges, groundShadow, selfShadow, grid;
  int samples;
};
constexpr std::array<RenderCase, 8> kCases = {{
    {"still", false, false, false, false, false, 1},
    {"plain", true, false, false, false, false, 1},
    {"edges", true, true, false, false, false, 1},
    {"ground shadow", true, false, true, false, false, 1},
    {"self shadow", true, false, false, true, false, 1},
    {"grid", true, false, false, false, true, 1},
    {"all", true, true, true, true, true, 1},
    {"all, 4 samples", true, true, true, true, true, 4},
}};

std::unique_ptr<scene::Actor> loadDancer(const RenderDancer& dancer) {
  const auto corpus = test::corpusFolder();
  if (!corpus) return nullptr;
  const auto path = *corpus / "models" / dancer.model;
  Result<io::LoadedModel> model = io::loadModel(path);
  const Result<io::LoadedMotion> motion = io::loadMotion(*corpus / "motions" / dancer.motion);
  if (!model || !motion) return nullptr;
  auto shared = std::make_shared<const model::Model>(std::move(model->model));
  auto actor = std::make_unique<scene::Actor>(
      shared, std::make_shared<const image::ModelImages>(image::loadModelImages(*shared, path).images));
  actor->setMotion(motion->motion);
  return actor;
}

// Resident memory of this process, MiB; 0 if the system does not report it here.
double residentMemory() {
  std::ifstream statm("/proc/self/statm");
  double total = 0;
  double resident = 0;
  statm >> total >> resident;
  return resident * 4096 / (1 << 20);
}

void renderPicture(benchmark::State& state) {
  const RenderCase& what = kCases[static_cast<std::size_t>(state.range(1))];
  auto renderer = render::OffscreenRenderer::create();
  if (!renderer) return state.SkipWithError("there is no OpenGL");
  scene::Scene scene;
  auto actor = loadDancer(kDancers[static_cast<std::size_t>(state.range(0))]);
  if (!actor) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  const std::string name = actor->title;
  const auto vertices = static_cast<double>(actor->model().mesh.size());
  scene.actors.push_back(std::move(actor));
  scene.evaluate(0);
  render::RenderOptions options;
  options.edges = what.edges;
  options.groundShadow = what.groundShadow;
  options.selfShadow = what.selfShadow;
  options.grid = what.grid;
  options.samples = what.samples;
  const eval::CameraView view = eval::viewOf(scene.camera(), 1280.0 / 720);
  // The driver compiles shaders at the first picture.
  (void)(*renderer)->draw(scene, view, options, 1280, 720);
  double frame = 0;
  for (auto _ : state) {
    if (what.moves) scene.evaluate(frame += 1);
    benchmark::DoNotOptimize((*renderer)->draw(scene, view, options, 1280, 720));
  }
  state.SetLabel(name + ", " + what.name);
  state.counters["pictures"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["vertices"] = vertices;
  state.counters["MiB"] = residentMemory();
}
BENCHMARK(renderPicture)
    ->ArgNames({"model", "case"})
    ->ArgsProduct({benchmark::CreateDenseRange(0, kDancers.size() - 1, 1),
                   benchmark::CreateDenseRange(0, kCases.size() - 1, 1)})
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void renderEvaluate(benchmark::State& state) {
  const auto actor = loadDancer(kDancers[static_cast<std::size_t>(state.range(0))]);
  if (!actor) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  double frame = 0;
  for (auto _ : state) actor->evaluate(frame += 1);
  state.SetLabel(actor->title);
}
BENCHMARK(renderEvaluate)->ArgName("model")->DenseRange(0, kDancers.size() - 1)->Unit(benchmark::kMillisecond);

/// From the start to the first picture of an already loaded model: context, programs, textures, meshes.
void renderFirstPicture(benchmark::State& state) {
  auto actor = loadDancer(kDancers[static_cast<std::size_t>(state.range(0))]);
  if (!actor) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  state.SetLabel(actor->title);
  scene::Scene scene;
  scene.actors.push_back(std::move(actor));
  scene.evaluate(0);
  const eval::CameraView view = eval::viewOf(scene.camera(), 1280.0 / 720);
  for (auto _ : state) {
    auto renderer = render::OffscreenRenderer::create();
    if (!renderer) return state.SkipWithError("there is no OpenGL");
    benchmark::DoNotOptimize((*renderer)->draw(scene, view, {}, 1280, 720));
  }
}
BENCHMARK(renderFirstPicture)
    ->ArgName("model")
    ->DenseRange(0, kDancers.size() - 1)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
