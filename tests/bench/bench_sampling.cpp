// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/eval/curve.h"
#include "core/eval/sample.h"
#include "core/eval/sample_pose.h"
#include "core/io/motion_file.h"
#include "tests/bench/bench_motion.h"
#include "tests/support/corpus.h"

// The cost of sampling a motion at one frame, without a model: curves, single bones, whole local poses.
namespace furitsuke::bench {
namespace {

/// 140 bones as in a common model, with a key about every 25 frames.
const motion::Motion& madeDance() {
  static const motion::Motion motion = io::motionFromBytes(makeVmd(RecordOrder::ByBone, {140, 100}))->motion;
  return motion;
}

/// A handmade dance, whose keys are dense where there is much movement; null without the corpus.
const motion::Motion* realDance() {
  static const std::optional<motion::Motion> motion = []() -> std::optional<motion::Motion> {
    const auto corpus = test::corpusFolder();
    if (!corpus) return {};
    Result<io::LoadedMotion> loaded = io::loadMotion(*corpus / "motions" / "dance_galaxias_v2.vmd");
    if (!loaded) return {};
    return std::move(loaded->motion);
  }();
  return motion ? &*motion : nullptr;
}

void samplingCurve(benchmark::State& state) {
  const std::vector<motion::Curve> curves{{10, 60, 70, 120}, {0, 127, 127, 0}, {64, 0, 64, 127}, {30, 0, 90, 127}};
  double t = 0;
  std::size_t i = 0;
  for (auto _ : state) {
    t = t < 0.98 ? t + 0.013 : 0.001;
    benchmark::DoNotOptimize(eval::evaluateCurve(curves[++i % curves.size()], t));
  }
}
BENCHMARK(samplingCurve);

/// Single bones in playback order (with a cursor) or in random order (without).
void samplingBone(benchmark::State& state) {
  const bool isForward = state.range(0) != 0;
  const motion::Track<motion::BoneKey>& track = madeDance().bones[1].keys;
  const double last = track.frameRange().last;
  eval::SampleCursor cursor;
  double frame = 0;
  for (auto _ : state) {
    frame = std::fmod(frame + (isForward ? 0.5 : last * 0.618), last);
    benchmark::DoNotOptimize(eval::sampleBone(track, frame, isForward ? &cursor : nullptr));
  }
}
BENCHMARK(samplingBone)->ArgName("forward")->Arg(0)->Arg(1);

/// Every bone of the motion at half frames in sequence, as in playback.
void samplePoses(benchmark::State& state, const motion::Motion& motion) {
  std::vector<eval::SampleCursor> cursors(motion.bones.size());
  std::vector<eval::BoneSample> pose(motion.bones.size());
  const double last = motion.frameRange().last;
  double frame = 0;
  for (auto _ : state) {
    frame = std::fmod(frame + 0.5, last);
    for (std::size_t i = 0; i < pose.size(); ++i) pose[i] = eval::sampleBone(motion.bones[i].keys, frame, &cursors[i]);
    benchmark::DoNotOptimize(pose.data());
    benchmark::ClobberMemory();
  }
  state.counters["bones"] = static_cast<double>(motion.bones.size());
}

void samplingLocalPose(benchmark::State& state) { samplePoses(state, madeDance()); }
BENCHMARK(samplingLocalPose)->Unit(benchmark::kMicrosecond);

void samplingLocalPoseOfRealDance(benchmark::State& state) {
  const motion::Motion* motion = realDance();
  if (motion == nullptr) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  samplePoses(state, *motion);
}
BENCHMARK(samplingLocalPoseOfRealDance)->Unit(benchmark::kMicrosecond);

/// With names and without cursors: as for exporting a pose.
void samplingNamedPose(benchmark::State& state) {
  double frame = 0;
  const double last = madeDance().frameRange().last;
  for (auto _ : state) {
    frame = std::fmod(frame + 0.5, last);
    benchmark::DoNotOptimize(eval::samplePose(madeDance(), frame));
  }
}
BENCHMARK(samplingNamedPose)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace furitsuke::bench
