// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"
#include "core/physics/physics_rig.h"
#include "core/physics/physics_settings.h"
#include "core/physics/physics_world.h"

namespace furitsuke::physics {

/// An actor of a scene with what moves it. All must outlive the run.
struct PhysicsActor {
  const model::Model* model = nullptr;
  const eval::Rig* rig = nullptr;
  const eval::BoundMotion* motion = nullptr;  ///< bound to `rig`
};

/// The one simulation that defines what physics shows at every frame: from the pose of frame 0 in ticks of half a
/// frame. A simulation depends on its whole past, so every display, export and bake reads this run. It keeps the place
/// of each simulated body at each tick, 28 bytes each. Not thread-safe.
class CanonicalRun {
 public:
  CanonicalRun(std::vector<PhysicsActor> actors, const PhysicsSettings& settings);
  ~CanonicalRun();

  /// Simulates up to the tick (half frames from frame 0), unless that has been done. Returns false when it was stopped;
  /// calling it again goes on.
  bool advanceTo(std::int64_t tick, const std::stop_token& stop = {});

  /// The number of ticks that can be shown, at least 1.
  [[nodiscard]] std::int64_t validTicks() const noexcept;

  /// The pose of an actor with physics at a frame from 0 up to the last valid tick; later frames show that one. Frames
  /// between ticks show bodies between their two places. `pose` is made for the rig of the actor.
  void evaluate(std::size_t actor, double frame, eval::RigPose& pose);

  /// For each bone of the actor whether the last evaluate() moved it to a body.
  [[nodiscard]] const std::vector<std::uint8_t>& writtenBones(std::size_t actor) const;

  /// Bodies that were placed on their bones again.
  [[nodiscard]] const std::vector<RunawayBody>& runaways() const { return world_.runaways(); }

  /// The last tick up to which callers should simulate, two hours: the places of 100 bodies then take 1.2 GB.
  static constexpr std::int64_t kLastTick = std::int64_t{2} * 60 * 60 * kTicksPerSecond;

 private:
  struct State;

  void sample(std::size_t actor, double frame, eval::RigPose& pose, std::vector<std::uint8_t>& isOff) const;
  void sampleAll(double frame);
  void store();

  std::vector<PhysicsActor> actors_;
  PhysicsWorld world_;
  std::vector<std::unique_ptr<State>> states_;
  std::vector<ActorState> worldStates_;
  std::int64_t ticks_ = 0;
};

}  // namespace furitsuke::physics
