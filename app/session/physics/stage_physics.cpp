// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/stage_physics.h"

#include <QThread>
#include <algorithm>
#include <array>
#include <utility>

#include "app/session/physics/live_bodies.h"
#include "app/session/physics/scene_gravity.h"
#include "app/session/scene/stage.h"
#include "core/physics/gravity.h"

namespace furitsuke::session {

namespace {

constexpr std::array<std::pair<PhysicsMode, const char*>, 3> kModeIds = {
    {{PhysicsMode::Off, "off"}, {PhysicsMode::On, "on"}, {PhysicsMode::Live, "live"}}};

constexpr std::int64_t kSecond = physics::kTicksPerSecond;
constexpr std::int64_t kRunUp = 2 * kSecond;      // of a provisional run
constexpr std::int64_t kAhead = kSecond;          // of the playhead
constexpr std::int64_t kUnhurried = 4 * kSecond;  // the lead over the playhead beyond which playback lets it rest
constexpr int kEditPause = 200;                   // milliseconds after an edit
constexpr int kReport = 100;                      // milliseconds between reports of progress
constexpr int kLiveTick = 16;                     // milliseconds
constexpr std::int64_t kMaxLiveTicks = 10;        // at once, as MMD; what is left is dropped

}  // namespace

QString physicsModeId(PhysicsMode mode) {
  return std::ranges::find(kModeIds, mode, [](const auto& row) { return row.first; })->second;
}

std::optional<PhysicsMode> physicsModeFromId(const QString& id) {
  const auto found = std::ranges::find_if(kModeIds, [&id](const auto& row) { return id == row.second; });
  return found == kModeIds.end() ? std::nullopt : std::optional(found->first);
}

std::optional<std::int64_t> firstChangedTick(const motion::Motion& motion, const edit::MotionChange& change) {
  switch (change.kind) {
    case edit::MotionChange::Kind::Keys: break;
    case edit::MotionChange::Kind::ModelName: return {};
    case edit::MotionChange::Kind::Tracks:
    case edit::MotionChange::Kind::Names:
    case edit::MotionChange::Kind::Layers:
    case edit::MotionChange::Kind::Reloaded: return 0;
  }
  std::optional<std::int64_t> first;
  for (const motion::TrackId& track : change.tracks) {
    const bool moves = track.kind == motion::TrackKind::Bone || track.kind == motion::TrackKind::Morph ||
                       track.kind == motion::TrackKind::Property;
    if (!moves) continue;
    // A key changes what is between it and the key before it; that key itself is not changed.
    const std::span<const Frame> frames = motion.frames(track);
    const auto after = std::ranges::lower_bound(frames, change.frames.first);
    const std::int64_t tick =
        after == frames.begin() ? 0 : std::int64_t{*std::prev(after)} * physics::kTicksPerFrame + 1;
    first = std::min(first.value_or(tick), tick);
  }
  return first;
}

StagePhysics::StagePhysics(Stage& stage) : stage_(stage) {
  startTimer_.setSingleShot(true);
  startTimer_.setInterval(kEditPause);
  stepTimer_.setInterval(kReport);
  liveTimer_.setInterval(kLiveTick);
  connect(&startTimer_, &QTimer::timeout, this, [this] {
    canonical_.advanceTo(goal());
    stepTimer_.start();
  });
  connect(&stepTimer_, &QTimer::timeout, this, &StagePhysics::onStep);
  connect(&liveTimer_, &QTimer::timeout, this, &StagePhysics::onLiveStep);
}

StagePhysics::~StagePhysics() = default;

PhysicsMode StagePhysics::mode() const { return stage_.state().physicsMode; }

const physics::PhysicsSettings& StagePhysics::settings() const { return stage_.state().physics; }

void StagePhysics::setMode(PhysicsMode mode) {
  scene::SceneState after = stage_.state();
  after.physicsMode = mode;
  stage_.sceneDocument().adapt(after);
}

void StagePhysics::setSettings(const physics::PhysicsSettings& settings) {
  scene::SceneState after = stage_.state();
  after.physics = settings;
  stage_.sceneDocument().change([] { return tr("Change the physics"); }, after);
}

void StagePhysics::follow(const scene::SceneState& before) {
  const bool isOtherMode = before.physicsMode != mode(), isOther = before.physics != settings();
  if (isOther) {
    reset();
  } else if (isOtherMode) {
    live_.reset();
    refreshStage();
  }
  if (isOther || isOtherMode) emit changed();
}

void StagePhysics::reset() {
  live_.reset();
  invalidate();
  canonical_.set(nullptr);
  provisional_.set(nullptr);
  refreshStage();
}

void StagePhysics::setPlaying(bool on) {
  if (std::exchange(isPlaying_, on) == on) return;
  live_.reset();
  if (!on) {
    isProvisionalShown_ = false;
    canonical_.restAfter(BackgroundRun::kWithoutRests);
  }
  stage_.invalidate();
}

void StagePhysics::refreshStage() {
  stage_.invalidate(Stage::Poses::Changed);
  emit progressed();
}

bool StagePhysics::followGravity() {
  const auto before = std::exchange(simulated_, physics::withGravityOf(settings(), gravityOf(stage_)));
  const std::optional<std::int64_t> tick = physics::firstTickOfOtherGravity(before, simulated_);
  if (!tick) return false;
  live_.reset();
  invalidate(*tick);
  return true;
}

void StagePhysics::invalidate(std::int64_t tick) { invalidFrom_ = std::min(invalidFrom_.value_or(tick), tick); }

bool StagePhysics::isSimulating() const {
  return mode() != PhysicsMode::Off && scene::SceneSimulation::isNeeded(stage_.scene());
}

std::optional<double> StagePhysics::exactUpTo() const {
  if (!isSimulating() || !canonical_.simulation()) return {};
  std::int64_t end = canonical_.simulation()->endTick();
  if (invalidFrom_) end = std::min(end, *invalidFrom_);
  return static_cast<double>(end - 1) / physics::kTicksPerFrame;
}

bool StagePhysics::isBehind() const { return isSimulating() && (isComputing() || stepTimer_.isActive()); }

bool StagePhysics::isComputing() const {
  return isSimulating() && (invalidFrom_ || startTimer_.isActive() || canonical_.isBehind());
}

std::int64_t StagePhysics::goal() const {
  const std::int64_t end = scene::SceneSimulation::tickFor(lastFrameOn(stage_));
  const double frame = stage_.position();
  const bool isPossible = canonical_.simulation() && canonical_.simulation()->isPossible(frame);
  const std::int64_t shown = isPossible ? scene::SceneSimulation::tickFor(frame) : 0;
  return std::max(std::min(end, kLongestRun), shown + kAhead);
}

void StagePhysics::finish(double frame) {
  (void)stage_.evaluated();
  if (!isSimulating() || !canonical_.simulation() || !canonical_.simulation()->isPossible(frame)) return;
  canonical_.restAfter(BackgroundRun::kWithoutRests);
  canonical_.advanceTo(std::max(canonical_.goal(), scene::SceneSimulation::tickFor(frame)));
  // The other thread may hold the simulation until it has reached its own goal.
  while (!canonical_.covers(frame)) QThread::msleep(1);
  isProvisionalShown_ = false;
  refreshStage();
}

void StagePhysics::restart(const scene::Scene& scene) {
  auto next = std::make_shared<scene::SceneSimulation>(scene, simulated_);
  if (canonical_.simulation()) next->keepTicks(*canonical_.simulation(), *invalidFrom_);
  canonical_.set(std::move(next));
  provisional_.set(nullptr);
  isProvisionalShown_ = false;
  invalidFrom_.reset();
  reportedTick_ = -1;
  // Edits in quick succession, as of a drag, are simulated when they pause.
  startTimer_.start();
  stepTimer_.start();
}

void StagePhysics::approximate(const scene::Scene& scene, double frame) {
  const std::int64_t tick = scene::SceneSimulation::tickFor(frame);
  const std::shared_ptr<scene::SceneSimulation>& run = provisional_.simulation();
  // A run that ends shortly before the frame goes on.
  const bool goesOn = run && tick >= run->firstTick() && tick <= provisional_.goal() + kRunUp;
  if (!goesOn) {
    provisional_.set(
        std::make_shared<scene::SceneSimulation>(scene, simulated_, std::max<std::int64_t>(0, tick - kRunUp)));
  }
  provisional_.advanceTo(tick + (isPlaying_ ? kAhead : 0));
}

void StagePhysics::prepare(scene::Scene& scene, double frame) {
  isWaiting_ = false;
  if (!isSimulating()) {
    scene.simulation = nullptr;
    for (const auto& actor : scene.actors) actor->switchPhysicsOff();
    canonical_.set(nullptr);
    provisional_.set(nullptr);
    invalidFrom_ = 0;
    live_.reset();
    liveTimer_.stop();
    return;
  }
  followGravity();
  if (invalidFrom_) restart(scene);
  scene.simulation = canonical_.simulation();
  if (!scene.simulation->isPossible(frame)) {
    for (const auto& actor : scene.actors) actor->switchPhysicsOff();
    return;
  }
  if (mode() == PhysicsMode::Live && !isPlaying_) {
    if (!live_ || !live_->fits(scene)) {
      live_ = std::make_unique<LiveBodies>(scene, simulated_, frame);
      liveClock_.start();
      liveTicks_ = 0;
    }
    liveTimer_.start();
    return live_->showIn(scene);
  }
  liveTimer_.stop();
  if (isPlaying_) canonical_.restAfter(scene::SceneSimulation::tickFor(frame) + kUnhurried);
  isProvisionalShown_ = (isPlaying_ && isProvisionalShown_ && provisional_.covers(frame)) ||
                        (!canonical_.covers(frame) && provisional_.covers(frame));
  if (isProvisionalShown_) {
    provisional_.simulation()->showIn(scene);
    if (isPlaying_) provisional_.advanceTo(scene::SceneSimulation::tickFor(frame) + kAhead);
    return;
  }
  canonical_.simulation()->showIn(scene);
  isWaiting_ = !canonical_.covers(frame);
  const std::int64_t missing = scene::SceneSimulation::tickFor(frame) - canonical_.simulation()->endTick();
  if (missing > kRunUp) approximate(scene, frame);
  // Not before the timer has started it: the first picture of a window needs the processor.
  if (canonical_.goal() >= 0) canonical_.advanceTo(std::max(canonical_.goal(), goal()));
  if (isWaiting_) stepTimer_.start();
}

void StagePhysics::onStep() {
  const double frame = stage_.position();
  const bool arrived = isWaiting_ && (canonical_.covers(frame) || provisional_.covers(frame));
  // Playback keeps the run that it shows.
  const bool isBetter = isProvisionalShown_ && !isPlaying_ && canonical_.covers(frame);
  const bool isDone = !isComputing();
  if (isDone) stepTimer_.stop();
  if (arrived || isBetter || (isDone && !isPlaying_)) return refreshStage();
  const std::int64_t end = canonical_.simulation() ? canonical_.simulation()->endTick() : 0;
  if (std::exchange(reportedTick_, end) != end || isDone) emit progressed();
}

void StagePhysics::onLiveStep() {
  const std::int64_t passed = liveClock_.elapsed() * physics::kTicksPerSecond / 1000;
  const std::int64_t ticks = passed - std::exchange(liveTicks_, passed);
  if (ticks == 0 || !live_) return;
  const scene::Scene& scene = stage_.evaluated();
  if (!live_ || !live_->fits(scene)) return;
  live_->advance(scene, stage_.position(), static_cast<int>(std::min(ticks, kMaxLiveTicks)));
  stage_.invalidate();
}

QStringList StagePhysics::runaways() const {
  QStringList names;
  if (!canonical_.simulation()) return names;
  for (const scene::SceneSimulation::Runaway& runaway : canonical_.simulation()->runaways()) {
    if (const scene::Actor* actor = stage_.scene().find(runaway.actor)) {
      names.append(QString::fromStdString(actor->model().bodies[runaway.body].name.text));
    }
  }
  return names;
}

}  // namespace furitsuke::session
