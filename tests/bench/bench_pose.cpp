// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/io/model/model_file.h"
#include "core/motion/layers/layer_stack.h"
#include "tests/core/eval/reference_pair.h"
#include "tests/support/corpus.h"

// The cost of a pose, as a whole and by step, for the models and motions for which the reference numbers contain the
// times of other programs. One thread unless noted, physics off.
namespace furitsuke::bench {
namespace {

using test::ReferencePair;

/// Frames in playback order, or far apart.
class FrameWalk {
 public:
  FrameWalk(const motion::Motion& motion, bool isForward)
      : last_(std::max(1.0, static_cast<double>(motion.frameRange().last))),
        step_(isForward ? 0.5 : last_ * 0.618034) {}
  double next() {
    frame_ = std::fmod(frame_ + step_, last_);
    return frame_;
  }

 private:
  double last_, step_;
  double frame_ = 0;
};

enum class Order { Forward, Jumping };

void wholePose(benchmark::State& state, const ReferencePair& pair, Order order) {
  eval::RigPose pose(pair.rig);
  FrameWalk frames(pair.motion, order == Order::Forward);
  for (auto _ : state) {
    eval::evaluatePose(pair.rig, pair.bound, frames.next(), pose);
    benchmark::DoNotOptimize(pose.transforms.data());
    benchmark::ClobberMemory();
  }
}

/// The motion under three layers that have keys of every one of its bones and morphs. They change the pose little, so
/// that IK takes as long as without them.
void layeredPose(benchmark::State& state, const ReferencePair& pair) {
  motion::Motion motion = pair.motion;
  motion::LayerArrangement layers;
  for (const motion::LayerMode mode : {motion::LayerMode::Add, motion::LayerMode::Replace, motion::LayerMode::Add}) {
    layers.active = static_cast<motion::LayerSlot>(layers.settings.size());
    layers.order.push_back(*layers.active);
    layers.settings.push_back({.name = {}, .mode = mode, .weights = {{0, 0.25F}, {1000, 0.75F}}});
    motion::arrangeLayers(motion, layers);
    motion.bones = pair.motion.bones;
    motion.morphs = pair.motion.morphs;
    if (mode == motion::LayerMode::Replace) continue;
    for (motion::NamedTrack<motion::BoneKey>& track : motion.bones) {
      motion::Keys<motion::BoneKey> keys = track.keys.keys();
      for (motion::BoneKey& key : keys.values.edit()) {
        key.translation = toStored(0.01 * toDouble(key.translation));
        key.rotation = toStored(eval::scaledRotation(eval::usable(key.rotation), 0.01));
      }
      track.keys = motion::Track<motion::BoneKey>(std::move(keys));
    }
  }
  const eval::BoundMotion bound(motion, pair.model, pair.rig);
  eval::RigPose pose(pair.rig);
  FrameWalk frames(pair.motion, true);
  for (auto _ : state) {
    eval::evaluatePose(pair.rig, bound, frames.next(), pose);
    benchmark::DoNotOptimize(pose.transforms.data());
    benchmark::ClobberMemory();
  }
}

void poseWithoutIk(benchmark::State& state, const ReferencePair& pair) {
  eval::RigPose pose(pair.rig);
  FrameWalk frames(pair.motion, true);
  for (auto _ : state) {
    pair.bound.sample(frames.next(), pose);
    eval::applyMorphs(pair.rig, pose);
    std::ranges::fill(pose.ikEnabled, std::uint8_t{0});
    eval::poseBonesBeforePhysics(pair.rig, pose);
    eval::poseBonesAfterPhysics(pair.rig, pose);
    benchmark::DoNotOptimize(pose.transforms.data());
    benchmark::ClobberMemory();
  }
}

void poseKeys(benchmark::State& state, const ReferencePair& pair) {
  eval::RigPose pose(pair.rig);
  FrameWalk frames(pair.motion, true);
  for (auto _ : state) {
    pair.bound.sample(frames.next(), pose);
    benchmark::DoNotOptimize(pose.locals.data());
    benchmark::ClobberMemory();
  }
}

void poseMorphs(benchmark::State& state, const ReferencePair& pair) {
  eval::RigPose pose(pair.rig);
  pair.bound.sample(pair.motion.frameRange().last / 2.0, pose);
  for (auto _ : state) {
    eval::applyMorphs(pair.rig, pose);
    benchmark::DoNotOptimize(pose.weights.data());
    benchmark::ClobberMemory();
  }
}

void bindingMotion(benchmark::State& state, const ReferencePair& pair) {
  for (auto _ : state) benchmark::DoNotOptimize(eval::BoundMotion(pair.motion, pair.model, pair.rig));
}

/// Eight dancers; each thread poses some of them.
void posesOfEightModels(benchmark::State& state, const ReferencePair& pair) {
  constexpr int kModels = 8;
  std::vector<eval::RigPose> poses(static_cast<std::size_t>(kModels / state.threads()), eval::RigPose(pair.rig));
  FrameWalk frames(pair.motion, true);
  for (auto _ : state) {
    const double frame = frames.next();
    for (eval::RigPose& pose : poses) {
      eval::evaluatePose(pair.rig, pair.bound, frame, pose);
      benchmark::DoNotOptimize(pose.transforms.data());
    }
    benchmark::ClobberMemory();
  }
}

void openingModel(benchmark::State& state, const std::filesystem::path& path) {
  for (auto _ : state) benchmark::DoNotOptimize(io::loadModel(path));
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                          static_cast<std::int64_t>(std::filesystem::file_size(path)));
}

void makingRig(benchmark::State& state, const ReferencePair& pair) {
  for (auto _ : state) benchmark::DoNotOptimize(eval::makeRig(pair.model));
}

const std::vector<ReferencePair>& pairs() {
  static const auto all = [] {
    const auto reference = test::referenceFolder();
    return reference ? test::loadReferencePairs(*reference) : std::vector<ReferencePair>();
  }();
  return all;
}

/// Registered when the program starts, because the pairs are only known then; loaded when one of them runs.
void registerPair(const std::string& name) {
  const auto add = [&name](const std::string& what, auto run) {
    return benchmark::RegisterBenchmark(("pose" + what + "/" + name).c_str(), [name, run](benchmark::State& state) {
      const auto pair = std::ranges::find(pairs(), name, &ReferencePair::name);
      if (pair == pairs().end()) return state.SkipWithError("FURITSUKE_REFERENCE is not set");
      run(state, *pair);
    });
  };
  add("Whole", [](auto& state, const auto& pair) { wholePose(state, pair, Order::Forward); });
  add("Jumping", [](auto& state, const auto& pair) { wholePose(state, pair, Order::Jumping); });
  add("Layered", layeredPose);
  add("WithoutIk", poseWithoutIk);
  add("Keys", poseKeys);
  add("Morphs", poseMorphs);
  add("Binding", bindingMotion);
  add("Rig", makingRig);
  add("OfEight", posesOfEightModels)->Threads(1)->Threads(2)->UseRealTime();
}

void registerLargestModels() {
  const auto corpus = test::corpusFolder();
  if (!corpus) return;
  auto files = test::filesIn(*corpus, ".pmx");
  std::ranges::sort(files, std::ranges::greater(), [](const auto& path) { return std::filesystem::file_size(path); });
  files.resize(std::min<std::size_t>(files.size(), 3));
  for (const auto& path : files) {
    benchmark::RegisterBenchmark(("openingModel/" + path.filename().string()).c_str(), [path](benchmark::State& state) {
      openingModel(state, path);
    })->Unit(benchmark::kMillisecond);
  }
}

[[maybe_unused]] const bool kIsRegistered = [] {
  for (const char* pair :
       {"yw_run", "yw_mcwalk", "miku_walk", "standard_synth", "luka_galaxias", "gene_wavefile", "mikupmd_galaxias"}) {
    registerPair(pair);
  }
  registerLargestModels();
  return true;
}();

}  // namespace
}  // namespace furitsuke::bench
