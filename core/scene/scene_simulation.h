// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/physics/physics_settings.h"
#include "core/physics/run_history.h"
#include "core/physics/simulated_run.h"
#include "core/scene/scene.h"

namespace furitsuke::scene {

/// The simulation of all bodies of a scene, with the motions, placements and order that the actors had when it was
/// created. Thread-safe: any thread may advance it, one at a time, while others show it.
class SceneSimulation {
 public:
  /// Cheap: simulates nothing yet. With `firstTick` 0 it is the canonical run, which every picture shows; a run that
  /// begins later approximates it after a second or two.
  SceneSimulation(const Scene& scene, const physics::PhysicsSettings& settings, std::int64_t firstTick = 0);
  ~SceneSimulation();

  /// Takes over the ticks of another simulation before `end`: those that the changes since then, also of gravity
  /// keys, do not affect. Ignored if it has other actors or settings. Before the first advanceTo().
  void keepTicks(const SceneSimulation& earlier, std::int64_t end);

  /// Whether a scene has bodies to simulate.
  [[nodiscard]] static bool isNeeded(const Scene& scene);
  /// The last tick that a frame needs.
  [[nodiscard]] static std::int64_t tickFor(double frame) noexcept;
  /// The last tick for which there may be memory, at most two hours.
  [[nodiscard]] std::int64_t lastTick() const noexcept { return history_->lastTick(); }
  /// Frames from 0 to the last tick can be simulated; others are shown without physics.
  [[nodiscard]] bool isPossible(double frame) const noexcept;

  /// Simulates up to the tick, unless that has been done. Returns false when it was stopped.
  bool advanceTo(std::int64_t tick, const std::stop_token& stop = {});

  [[nodiscard]] std::int64_t firstTick() const noexcept { return history_->firstTick(); }
  [[nodiscard]] std::int64_t endTick() const noexcept { return history_->endTick(); }
  [[nodiscard]] bool covers(double frame) const noexcept { return history_->covers(frame); }

  /// Lets the actors of the scene show this simulation; those that it does not have are without physics. Only for the
  /// thread that evaluates the scene.
  void showIn(Scene& scene) const;
  /// The same for one actor, which need not be in the scene.
  void showIn(Actor& actor) const;

  /// A body that moved impossibly fast and was placed on its bone again.
  struct Runaway {
    std::uint64_t actor = 0;  ///< id
    std::size_t body = 0;
  };
  [[nodiscard]] std::vector<Runaway> runaways() const;

 private:
  struct Part;

  /// Also poses the bones that follow another actor.
  void findTransforms(double frame, std::span<eval::RigPose* const> poses, std::span<RigidTransform> transforms);
  [[nodiscard]] double scaleOf(const Part& part) const;

  physics::PhysicsSettings settings_;
  std::vector<std::unique_ptr<Part>> parts_;
  bool areMoved_ = false;  ///< some actor is not at the origin, or follows another one
  std::optional<OutsideParents> parents_;
  std::map<std::size_t, eval::RigPose> trials_;  ///< working memory of findTransforms()
  std::shared_ptr<physics::RunHistory> history_;
  std::mutex mutex_;  ///< of `run_`
  std::unique_ptr<physics::SimulatedRun> run_;
  mutable std::mutex runawaysMutex_;  ///< its own, because advanceTo() may take long
  std::vector<Runaway> runaways_;
};

/// Switches physics of a scene on: the canonical run with these settings. Simulates nothing yet.
void simulate(Scene& scene, const physics::PhysicsSettings& settings);

}  // namespace furitsuke::scene
