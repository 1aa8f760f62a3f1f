// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/run.h"
#include "tests/support/corpus.h"

// Fits a dance of 2634 frames, made for a model of 140 bones, to one of 224 bones. In seconds of computing; the
// reduction of the keys uses several threads.
namespace furitsuke::bench {
namespace {

void fitADance(benchmark::State& state) {
  const auto folder = test::corpusFolder();
  if (!folder) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  const auto source = io::loadModel(*folder / "models/miku_v2/miku_v2.pmd");
  const auto target = io::loadModel(*folder / "models/gene/Gene_light.pmx");
  const auto dance = io::loadMotion(*folder / "motions/dance_galaxias_v2.vmd");
  if (!source.ok() || !target.ok() || !dance.ok()) return state.SkipWithError("a file cannot be read");
  operations::ArgumentFiles files;
  files.model = [&source](const std::string&) -> Result<std::shared_ptr<const model::Model>> {
    return std::make_shared<const model::Model>(source->model);
  };
  operations::OperationCall call;
  call.operation = operations::findOperation("fit-to-model");
  const auto arguments = operations::OperationArguments::read(call.operation->parameters, {{"source", "m"}}, files);
  if (!arguments.ok()) return state.SkipWithError(arguments.error().message().c_str());
  call.arguments = *arguments;
  for (auto _ : state) {
    auto outcome = operations::runOperation(call, dance->motion, &target->model);
    if (!outcome.ok()) return state.SkipWithError(outcome.error().message().c_str());
    benchmark::DoNotOptimize(outcome);
  }
  state.counters["frames"] = static_cast<double>(dance->motion.frameRange().last + 1);
  state.counters["bones"] = static_cast<double>(target->model.bones.size());
}
BENCHMARK(fitADance)->Name("retarget/galaxias to Gene")->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
