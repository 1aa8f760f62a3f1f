// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <optional>

#include "core/exchange/capture_file.h"
#include "core/exchange/motion_export.h"
#include "core/exchange/motion_from_capture.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "tests/support/corpus.h"

// Motions for other programs and from them: a dance of 2,635 frames on a model of 188 bones, one thread, without
// textures. Budgets: out 1.5 s, in 1 s.
namespace furitsuke::bench {
namespace {

struct Dance {
  model::Model model;
  motion::Motion motion;
};

const Dance* dance() {
  static const std::optional<Dance> kDance = []() -> std::optional<Dance> {
    const auto folder = test::corpusFolder();
    if (!folder) return {};
    return Dance{io::loadModel(*folder / "models" / "luka.pmx").value().model,
                 io::loadMotion(*folder / "motions" / "dance_galaxias_v2.vmd").value().motion};
  }();
  return kDance ? &*kDance : nullptr;
}

void exportDance(benchmark::State& state, exchange::ExportFormat format) {
  if (dance() == nullptr) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  for (auto _ : state) {
    benchmark::DoNotOptimize(exchange::exportMotion(format, dance()->motion, dance()->model, {}, {}));
  }
}

void importDance(benchmark::State& state, exchange::ExportFormat format, bool isDense) {
  if (dance() == nullptr) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  const Bytes bytes = exchange::exportMotion(format, dance()->motion, dance()->model, {}, {}).value().bytes;
  exchange::CaptureFitOptions options;
  options.isDense = isDense;
  for (auto _ : state) {
    const auto capture = format == exchange::ExportFormat::Bvh ? exchange::readBvh(bytes) : exchange::readGltf(bytes);
    benchmark::DoNotOptimize(exchange::motionFromCapture(capture->motion, dance()->model, options));
  }
}

BENCHMARK_CAPTURE(exportDance, glb, exchange::ExportFormat::Glb)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exportDance, vrma, exchange::ExportFormat::Vrma)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exportDance, bvh, exchange::ExportFormat::Bvh)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(importDance, glb_dense, exchange::ExportFormat::Glb, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(importDance, vrma_dense, exchange::ExportFormat::Vrma, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(importDance, vrma_reduced, exchange::ExportFormat::Vrma, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(importDance, bvh_dense, exchange::ExportFormat::Bvh, true)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
