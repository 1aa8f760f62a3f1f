// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/core/physics/absurd_models.h"
#include "tests/core/physics/physics_pairs.h"
#include "tests/support/corpus.h"

// The cost of physics: a tick of 1/60 s of a run, a frame of a run that is shown, and the memory of a run, beside the
// cost of the pose. One thread unless noted.
namespace furitsuke::bench {
namespace {

using physics::kTicksPerFrame;
using physics::RunHistory;
using physics::SimulatedRun;
using test::PhysicsPair;

constexpr std::int64_t kLastTick = 600;

/// A run that starts again after kLastTick. `copies`: the same model several times, side by side.
class EndlessRun {
 public:
  EndlessRun(const PhysicsPair& pair, int steps, std::size_t copies = 1)
      : actors_(copies, pair.actors().front()), transforms_(copies) {
    constexpr double kApart = 30;
    settings_.stepsPerSecond = steps;
    for (std::size_t i = 0; i < copies; ++i) transforms_[i].position.x = kApart * static_cast<double>(i);
    restart();
  }
  /// Advances by a tick; the start of another run is not measured.
  void next(benchmark::State& state) {
    if (tick_ == kLastTick) {
      state.PauseTiming();
      restart();
      state.ResumeTiming();
    }
    run_->advanceTo(++tick_);
  }

 private:
  void restart() {
    tick_ = 0;
    run_ = std::make_unique<SimulatedRun>(actors_, settings_,
                                          std::make_shared<RunHistory>(physics::simulatedBodies(actors_)),
                                          [this](double /*frame*/, auto /*poses*/, auto transforms) {
                                            std::ranges::copy(transforms_, transforms.begin());
                                          });
  }

  std::vector<physics::PhysicsActor> actors_;
  std::vector<RigidTransform> transforms_;
  physics::PhysicsSettings settings_;
  std::unique_ptr<SimulatedRun> run_;
  std::int64_t tick_ = 0;
};

void tick(benchmark::State& state, const PhysicsPair& pair, int steps) {
  EndlessRun run(pair, steps);
  for (auto _ : state) run.next(state);
}

/// Three dancers in one scene. 60 ticks are needed for a second of playback.
void ticksOfThree(benchmark::State& state, const PhysicsPair& pair) {
  EndlessRun run(pair, 120, 3);
  for (auto _ : state) run.next(state);
  state.counters["ticks/s"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

/// The same poses without physics.
void poseAlone(benchmark::State& state, const PhysicsPair& pair) {
  eval::RigPose pose(pair.rig);
  std::int64_t tick = 0;
  for (auto _ : state) {
    tick = tick % kLastTick + 1;
    eval::evaluatePose(pair.rig, pair.bound, static_cast<double>(tick) / kTicksPerFrame, pose);
    benchmark::DoNotOptimize(pose.transforms.data());
    benchmark::ClobberMemory();
  }
}

/// Frames of a finished run. `offset`: 0 for ticks, above 0 for frames between two of them.
void cachedFrame(benchmark::State& state, const PhysicsPair& pair, double offset) {
  physics::BodyPoser poser(std::make_shared<physics::PhysicsRig>(physics::makePhysicsRig(pair.model, pair.rig)));
  poser.show(test::simulatePair(pair, 0, kLastTick), 0);
  eval::RigPose pose(pair.rig);
  std::int64_t tick = 0;
  for (auto _ : state) {
    tick = tick % (kLastTick - 1) + 1;
    const double frame = static_cast<double>(tick) / kTicksPerFrame + offset;
    pair.bound.sample(frame, pose);
    eval::applyMorphs(pair.rig, pose);
    eval::poseBonesBeforePhysics(pair.rig, pose);
    poser.poseBones(pair.rig, pair.bound, frame, pose);
    benchmark::DoNotOptimize(pose.transforms.data());
    benchmark::ClobberMemory();
  }
}

void makingWorld(benchmark::State& state, const PhysicsPair& pair) {
  const auto actors = pair.actors();
  for (auto _ : state) {
    SimulatedRun run(actors, {}, std::make_shared<RunHistory>(physics::simulatedBodies(actors)));
    benchmark::DoNotOptimize(run.runaways().data());
  }
}

/// A whole dance; one iteration. The slowest models and the longest dance of the corpus: four and a half minutes.
void dance(benchmark::State& state, const char* model, const char* motion) {
  const auto corpus = test::corpusFolder();
  if (!corpus) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  const auto pair = test::loadPhysicsPair(*corpus / "models" / model, *corpus / "motions" / motion);
  const std::int64_t last = std::int64_t{pair->motion.frameRange().last} * kTicksPerFrame;
  std::shared_ptr<const RunHistory> history;
  for (auto _ : state) history = test::simulatePair(*pair, 0, last);
  float speed = 0;
  for (std::int64_t at = 1; at <= last; ++at) speed = std::max(speed, test::fastestBody(*history, at));
  const double transforms = static_cast<double>(history->bodies()[0]) * static_cast<double>(last + 1);
  state.counters["s of dance"] = static_cast<double>(last) / physics::kTicksPerSecond;
  state.counters["bodies"] = static_cast<double>(history->bodies()[0]);
  state.counters["MB"] = transforms * sizeof(RigidTransformF) / 1e6;
  state.counters["fastest body"] = speed;
}

/// Ticks of a model with 10,000 bodies, from the placing on.
void absurdModel(benchmark::State& state, const model::Model& model) {
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion still({}, model, rig);
  const std::vector<physics::PhysicsActor> actors = {{&model, &rig, &still}};
  SimulatedRun run(actors, {}, std::make_shared<RunHistory>(physics::simulatedBodies(actors)));
  std::int64_t tick = 0;
  for (auto _ : state) run.advanceTo(++tick);
  state.counters["ticks/s"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

const std::vector<std::unique_ptr<PhysicsPair>>& physicsPairs() {
  static const auto all = [] {
    const auto reference = test::referenceFolder();
    return reference ? test::loadPhysicsPairs(*reference) : std::vector<std::unique_ptr<PhysicsPair>>();
  }();
  return all;
}

/// Loaded when one of them runs.
void registerPhysicsPair(const std::string& name) {
  using Run = std::function<void(benchmark::State&, const PhysicsPair&)>;
  const auto add = [&name](const std::string& what, Run run) {
    benchmark::RegisterBenchmark(("physics" + what + "/" + name).c_str(), [name, run](benchmark::State& state) {
      const auto pair = std::ranges::find(physicsPairs(), name, [](const auto& each) { return each->name; });
      if (pair == physicsPairs().end()) return state.SkipWithError("FURITSUKE_REFERENCE is not set");
      run(state, **pair);
    })->Unit(benchmark::kMicrosecond);
  };
  for (const int steps : {60, 120, 240}) {
    add("Tick" + std::to_string(steps), [steps](auto& state, const auto& pair) { tick(state, pair, steps); });
  }
  add("Pose", poseAlone);
  add("CachedTick", [](auto& state, const auto& pair) { cachedFrame(state, pair, 0); });
  add("CachedBetween", [](auto& state, const auto& pair) { cachedFrame(state, pair, 0.2); });
  add("World", makingWorld);
  add("TickOfThree", ticksOfThree);
}

void registerDance(const char* model, const char* motion) {
  benchmark::RegisterBenchmark((std::string("physicsDance/") + motion).c_str(),
                               [model, motion](benchmark::State& state) { dance(state, model, motion); })
      ->Iterations(1)
      ->Unit(benchmark::kMillisecond);
}

void registerAbsurd(const char* name, model::Model (*make)()) {
  constexpr int kTicks = 20;
  benchmark::RegisterBenchmark((std::string("physicsAbsurd/") + name).c_str(),
                               [make](benchmark::State& state) { absurdModel(state, make()); })
      ->Iterations(kTicks)
      ->Unit(benchmark::kMillisecond);
}

[[maybe_unused]] const bool kIsPhysicsRegistered = [] {
  for (const char* pair : {"luka_galaxias", "mikupmd_galaxias", "anmicius_wavefile", "gene_mortifying", "mokou_kiss"}) {
    registerPhysicsPair(pair);
  }
  registerDance("miku_v2/miku_v2.pmd", "dance_galaxias_v2.vmd");
  registerDance("luka.pmx", "dance_step.vmd");
  registerDance("anmicius.pmx", "dance_wavefile_lat.vmd");
  registerDance("mokou/mokou_A.pmd", "dance_kiss_me_L.vmd");
  registerDance("gene/Gene_light.pmx", "dance_suki_yuki.vmd");
  registerAbsurd("inOnePlace", [] { return test::manyBalls(0); });
  registerAbsurd("heap", [] { return test::manyBalls(22); });
  registerAbsurd("chain", test::ballChain);
  registerAbsurd("joints", test::manyJoints);
  return true;
}();

}  // namespace
}  // namespace furitsuke::bench
