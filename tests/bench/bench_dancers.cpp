// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QPixmap>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/panels/scene/formation_view.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/dancer_copying.h"
#include "app/session/scene/stage.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/motion/key_edits.h"
#include "core/render/offscreen_renderer.h"
#include "core/scene/actor_picking.h"
#include "tests/bench/bench_application.h"
#include "tests/support/corpus.h"

// A stage of one to ten dancers, each with a dance of 20,000 keys of its own: what a frame costs without and with
// drawing, jumping, an edit, opening, and memory. Physics is off, because it runs on a thread of its own. The budgets
// of the architecture page are those of one dancer.
namespace furitsuke::bench {
namespace {

constexpr std::size_t kKeys = 20'000;
constexpr std::array<const char*, 2> kModels = {"luka.pmx", "miku_v2/miku_v2.pmd"};

std::size_t keysUntil(const motion::Motion& motion, Frame frame) {
  std::size_t count = 0;
  for (const motion::TrackId id : motion.trackIds()) {
    const auto frames = motion.frames(id);
    count += static_cast<std::size_t>(std::ranges::upper_bound(frames, frame) - frames.begin());
  }
  return count;
}

/// The first 20,000 keys of a dance of 35,000, in time.
std::optional<motion::Motion> danceOfManyKeys() {
  const auto corpus = test::corpusFolder();
  if (!corpus) return {};
  Result<io::LoadedMotion> read = io::loadMotion(*corpus / "motions/dance_suki_yuki.vmd");
  if (!read) return {};
  Frame last = 0;
  for (Frame step = 1 << 20; step > 0; step /= 2) {
    if (keysUntil(read->motion, last + step) <= kKeys) last += step;
  }
  motion::KeySelection first;
  for (const motion::TrackId id : read->motion.trackIds()) first.add(motion::selectKeys(read->motion, id, {0, last}));
  return motion::extractKeys(read->motion, first, motion::Rebase::Keep);
}

std::unique_ptr<scene::Actor> loadModel(std::size_t number) {
  const auto path = *test::corpusFolder() / "models" / kModels[number % kModels.size()];
  Result<io::LoadedModel> model = io::loadModel(path);
  if (!model) return nullptr;
  auto shared = std::make_shared<const model::Model>(std::move(model->model));
  auto images = std::make_shared<const image::ModelImages>(image::loadModelImages(*shared, path).images);
  auto actor = std::make_unique<scene::Actor>(shared, std::move(images));
  const auto column = static_cast<double>(number % 5);
  const auto row = static_cast<double>(number / 5);
  actor->placement.position = {(column - 2) * 10, 0, row * 10};
  return actor;
}

double residentMiB() {
  std::ifstream statm("/proc/self/statm");
  double total = 0;
  double resident = 0;
  statm >> total >> resident;
  return resident * 4096 / (1 << 20);
}

/// A stage with dancers and motions, like that of a window.
struct Troupe {
  explicit Troupe(std::size_t count) {
    application();
    stage.physics().setMode(session::PhysicsMode::Off);
    const std::optional<motion::Motion> dance = danceOfManyKeys();
    if (!dance) return;
    for (std::size_t i = 0; i < count; ++i) {
      auto actor = loadModel(i);
      if (!actor) return;
      actor->title = std::to_string(i);
      const std::uint64_t id = stage.addActor(std::move(actor), {}).id();
      // Keys of its own: as many columns as are read from files.
      motion::Motion own = *dance;
      for (auto& track : own.bones) track.keys = copyOf(track.keys);
      documents.push_back(std::make_unique<edit::MotionDocument>(std::move(own)));
      stage.addMotion(*documents.back());
      stage.assignMotion(id, documents.back().get());
    }
    isReady = true;
    stage.evaluated();
  }
  ~Troupe() {
    for (const auto& document : documents) stage.removeMotion(*document);
  }
  Troupe(const Troupe&) = delete;
  Troupe& operator=(const Troupe&) = delete;

  static motion::Track<motion::BoneKey> copyOf(const motion::Track<motion::BoneKey>& track) {
    motion::Keys<motion::BoneKey> keys;
    for (std::size_t i = 0; i < track.size(); ++i) keys.append(track.frames()[i], track.values()[i]);
    return motion::Track<motion::BoneKey>(std::move(keys));
  }

  session::Stage stage;
  std::vector<std::unique_ptr<edit::MotionDocument>> documents;
  bool isReady = false;
};

std::unique_ptr<Troupe> troupeFor(benchmark::State& state) {
  auto troupe = std::make_unique<Troupe>(static_cast<std::size_t>(state.range(0)));
  if (troupe->isReady) return troupe;
  state.SkipWithError("FURITSUKE_CORPUS is not set");
  return nullptr;
}

/// The poses and meshes of the next frame at 60 frames per second.
void dancersPlay(benchmark::State& state) {
  const auto troupe = troupeFor(state);
  if (!troupe) return;
  double frame = 0;
  for (auto _ : state) {
    troupe->stage.setPosition(frame = std::fmod(frame + 0.5, 1500));
    benchmark::DoNotOptimize(&troupe->stage.evaluated());
  }
  state.counters["keys"] = static_cast<double>(troupe->documents.front()->motion().keyCount());
}

/// The same, one dancer after the other on this thread.
void dancersPlayInTurn(benchmark::State& state) {
  const auto troupe = troupeFor(state);
  if (!troupe) return;
  double frame = 0;
  for (auto _ : state) {
    frame = std::fmod(frame + 0.5, 1500);
    for (const auto& actor : troupe->stage.actors()) actor->evaluate(frame);
  }
}

/// The same at frames far apart.
void dancersScrub(benchmark::State& state) {
  const auto troupe = troupeFor(state);
  if (!troupe) return;
  double frame = 0;
  for (auto _ : state) {
    troupe->stage.setPosition(frame = std::fmod(frame + 927.05, 1500));
    benchmark::DoNotOptimize(&troupe->stage.evaluated());
  }
}

/// One key of one dancer changes, as in a drag.
void dancersEdit(benchmark::State& state) {
  const auto troupe = troupeFor(state);
  if (!troupe) return;
  edit::MotionDocument& document = *troupe->documents.front();
  const auto center = document.motion().findBone(document.motion().bones.front().name.bytes);
  document.history().beginGesture("drag");
  float x = 0;
  for (auto _ : state) {
    document.history().updateGesture([&](const motion::Motion& motion) {
      motion::EditBuilder builder(motion);
      motion::BoneKey key = motion::restBoneKey();
      key.translation.x = x += 0.01F;
      builder.set(*center, 0, key);
      return motion::Edit{.keys = builder.build()};
    });
    benchmark::DoNotOptimize(&troupe->stage.evaluated());
  }
  document.history().cancelGesture();
}

/// Evaluated and drawn at 1280 by 720 without anti-aliasing, by software where there is no graphics device.
void dancersDraw(benchmark::State& state) {
  const auto troupe = troupeFor(state);
  if (!troupe) return;
  auto renderer = render::OffscreenRenderer::create();
  if (!renderer) return state.SkipWithError("there is no OpenGL");
  render::RenderOptions options;
  options.samples = 1;
  eval::CameraSample camera = troupe->stage.scene().camera();
  camera.distance = -80;
  const eval::CameraView view = eval::viewOf(camera, 1280.0 / 720);
  (void)(*renderer)->draw(troupe->stage.evaluated(), view, options, 1280, 720);
  double frame = 0;
  for (auto _ : state) {
    troupe->stage.setPosition(frame = std::fmod(frame + 0.5, 1500));
    benchmark::DoNotOptimize((*renderer)->draw(troupe->stage.evaluated(), view, options, 1280, 720));
  }
}

/// What the dialog of "Copy Motion to Dancer" computes after each change: a mirrored copy to all others.
void dancersCopy(benchmark::State& state) {
  const auto troupe = troupeFor(state);
  if (!troupe) return;
  session::DancerCopyPlan plan;
  for (const auto& actor : troupe->stage.actors()) plan.targets.push_back(actor->id());
  plan.offset = plan.step = 15;
  plan.mirror = true;
  plan.position = {10, 0, 0};
  for (auto _ : state) {
    benchmark::DoNotOptimize(session::plannedCopies(troupe->stage, *troupe->documents.front(), plan).ok());
  }
}

/// A click beside all bones: the ray is tested against every triangle.
void dancersClick(benchmark::State& state) {
  const auto troupe = troupeFor(state);
  if (!troupe) return;
  const scene::Scene& scene = troupe->stage.evaluated();
  for (auto _ : state) benchmark::DoNotOptimize(scene::firstHit(scene, {{0, 12, -60}, {0, 0, 1}}));
}

/// The formation panel at a frame that it has not shown yet, with paths of five seconds on each side.
void dancersFormation(benchmark::State& state) {
  const auto troupe = troupeFor(state);
  if (!troupe) return;
  panels::FormationView view(troupe->stage);
  view.paths().setLength(150);
  view.resize(400, 400);
  QPixmap picture(view.size());
  double frame = 0;
  for (auto _ : state) {
    troupe->stage.setPosition(frame = std::fmod(frame + 1, 1500));
    view.render(&picture);
  }
}

/// Models and motions that are in memory become a stage. MiB: what each dancer takes, with its model and textures.
void dancersOpen(benchmark::State& state) {
  application();
  const double before = residentMiB();
  double most = 0;
  for (auto _ : state) {
    const auto troupe = troupeFor(state);
    if (!troupe) return;
    most = std::max(most, residentMiB() - before);
  }
  state.counters["MiB_each"] = most / static_cast<double>(state.range(0));
}

#define FURITSUKE_DANCERS(step)                                                                       \
  BENCHMARK(step)->ArgName("dancers")->Arg(1)->Arg(10)->UseRealTime()->MeasureProcessCPUTime()->Unit( \
      benchmark::kMicrosecond)
FURITSUKE_DANCERS(dancersOpen)->Iterations(1);
FURITSUKE_DANCERS(dancersPlay);
FURITSUKE_DANCERS(dancersPlayInTurn);
FURITSUKE_DANCERS(dancersScrub);
FURITSUKE_DANCERS(dancersEdit);
FURITSUKE_DANCERS(dancersCopy);
FURITSUKE_DANCERS(dancersClick);
FURITSUKE_DANCERS(dancersFormation);
FURITSUKE_DANCERS(dancersDraw);
#undef FURITSUKE_DANCERS

}  // namespace
}  // namespace furitsuke::bench
