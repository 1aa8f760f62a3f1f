// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig_pose.h"
#include "core/physics/physics_rig.h"
#include "core/physics/physics_settings.h"
#include "core/physics/physics_world.h"
#include "core/physics/run_history.h"
#include "core/physics/switch_blends.h"

namespace furitsuke::physics {

/// An actor of a scene with what moves it. All must outlive the run.
struct PhysicsActor {
  const model::Model* model = nullptr;
  const eval::Rig* rig = nullptr;
  const eval::BoundMotion* motion = nullptr;  ///< bound to `rig`
  double scale = 1;                           ///< of the model in the scene, above 0
};

/// Where the actors are at a whole or half frame, from the poses of all of them before physics: writes one place for
/// each. May change the poses, of bones that follow another actor.
using FindTransforms =
    std::function<void(double frame, std::span<eval::RigPose* const> poses, std::span<RigidTransform> transforms)>;

/// The numbers of simulated bodies of actors, for a RunHistory.
[[nodiscard]] std::vector<std::size_t> simulatedBodies(std::span<const PhysicsActor> actors);

/// A simulation from the first tick of a history on, in ticks of half a frame. A simulation depends on its whole past,
/// so the run from tick 0 is the one that defines what physics shows at every frame: it is called the canonical run,
/// and every display, export and bake reads its history. Not thread-safe, but others may read the history.
class SimulatedRun {
 public:
  /// Simulates nothing yet. Ticks that the history has already are simulated again, because the state of a simulation
  /// cannot be stored, but not written again.
  /// @param actors what is simulated
  /// @param settings of the whole scene
  /// @param history that the run writes
  /// @param findTransforms empty: all actors are at the origin
  SimulatedRun(std::vector<PhysicsActor> actors, const PhysicsSettings& settings, std::shared_ptr<RunHistory> history,
               FindTransforms findTransforms = {});
  ~SimulatedRun();

  /// Places the bodies on the pose of the first tick and holds that pose for PhysicsSettings::settleTicks, but for at
  /// most `ticks` of them. Returns whether that is done; calling it again goes on.
  bool settle(std::int64_t ticks);
  /// Simulates up to the tick, at most the lastTick() of the history, unless that has been done; settles first. Returns
  /// false when it was stopped; calling it again goes on.
  bool advanceTo(std::int64_t tick, const std::stop_token& stop = {});

  /// Bodies that were placed on their bones again.
  [[nodiscard]] const std::vector<RunawayBody>& runaways() const { return world_.runaways(); }

 private:
  struct State;

  void sampleAll();
  void store();

  std::vector<PhysicsActor> actors_;
  PhysicsWorld world_;
  std::shared_ptr<RunHistory> history_;
  FindTransforms findTransforms_;
  std::vector<std::unique_ptr<State>> states_;
  std::vector<eval::RigPose*> poses_;
  std::vector<RigidTransform> transforms_;
  std::vector<ActorInput> worldStates_;
  std::int64_t settling_ = 0;  ///< ticks before the first one that are missing
  bool isPlaced_ = false;
  std::int64_t firstTick_;
  std::int64_t tick_;  ///< the next one
};

}  // namespace furitsuke::physics
