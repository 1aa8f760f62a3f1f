// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/physics/physics_rig.h"
#include "core/physics/physics_settings.h"

namespace furitsuke::physics {

/// What the world needs of an actor at one tick.
struct ActorInput {
  const eval::RigPose* pose = nullptr;        ///< after poseBonesBeforePhysics()
  std::span<const std::uint8_t> isOff = {};   ///< of each body: not 0 if it follows its bone at this tick
  const RigidTransform* transform = nullptr;  ///< null: at the origin
};

/// A body that was placed on its bone again, because it moved impossibly fast or lost its place.
struct RunawayBody {
  std::size_t actor = 0;
  std::size_t body = 0;
  friend bool operator==(const RunawayBody&, const RunawayBody&) = default;
};

/// The rigid bodies and joints of all actors of a scene, simulated by Bullet with the settings that make it behave like
/// the version in MMD (README.md). All actors share one space, so their bodies collide.
///
/// The same calls give the same bits on every thread, but only from a new world: Bullet's state can neither be saved
/// nor reset. Not thread-safe; several worlds may run side by side.
class PhysicsWorld {
 public:
  explicit PhysicsWorld(const PhysicsSettings& settings);
  ~PhysicsWorld();
  PhysicsWorld(const PhysicsWorld&) = delete;
  PhysicsWorld& operator=(const PhysicsWorld&) = delete;

  /// Adds the bodies and joints of an actor, before the first transform(). `rig` is made from `model`; neither is kept.
  /// @param model of the actor
  /// @param rig its bodies and joints
  /// @param scale of the model in the scene, above 0: with as much more gravity, it moves like the model itself
  void add(const model::Model& model, const PhysicsRig& rig, double scale = 1);

  /// Puts all bodies on their bones, without velocity. `actors` has one state for each add().
  void transform(std::span<const ActorInput> actors);

  /// Advances by 1/60 s: bodies that follow bones go to their pose, then impulses and the steps. Runaway bodies are
  /// placed on their bones.
  /// @param actors one state for each add()
  /// @param number of the tick, in half frames from frame 0: gravity depends on it
  void tick(std::span<const ActorInput> actors, std::int64_t number);

  /// The places of the bodies of an actor in its model space, in the order of the model. Valid until the next call.
  [[nodiscard]] std::span<const RigidTransformF> transforms(std::size_t actor) const;

  /// Bodies that ran away in any tick so far, each once.
  [[nodiscard]] const std::vector<RunawayBody>& runaways() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace furitsuke::physics
