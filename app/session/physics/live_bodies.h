// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/physics/physics_settings.h"
#include "core/physics/physics_world.h"
#include "core/scene/scene.h"

namespace furitsuke::session {

/// The bodies of a scene in a world that runs by the clock, for posing by hand: drafts count, and there is no history.
class LiveBodies {
 public:
  /// Puts the bodies on the pose at the frame. The actors must be those of later calls.
  LiveBodies(const scene::Scene& scene, const physics::PhysicsSettings& settings, double frame);
  ~LiveBodies();

  /// Whether the scene has the actors, in the order, that this was made for.
  [[nodiscard]] bool fits(const scene::Scene& scene) const;
  /// Advances by ticks of 1/60 s toward the pose at the frame. A jump of the playhead puts the bodies on the pose
  /// again.
  void advance(const scene::Scene& scene, double frame, int ticks);
  /// Lets the actors show the bodies.
  void showIn(scene::Scene& scene) const;

 private:
  struct Part;

  void sample(const scene::Scene& scene, double frame);

  std::vector<std::unique_ptr<Part>> parts_;
  physics::PhysicsWorld world_;
  std::vector<physics::ActorInput> states_;
  bool isGravityKeyed_;
  double frame_ = 0;
  std::int64_t tick_ = 0;  ///< since the world was made
};

}  // namespace furitsuke::session
