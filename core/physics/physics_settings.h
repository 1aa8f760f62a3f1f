// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/vec3.hpp>
#include <vector>

#include "core/motion/gravity_track.h"

namespace furitsuke::physics {

/// How a scene is simulated. The defaults are what is known of MMD, see README.md.
struct PhysicsSettings {
  /// Acceleration as MMD's dialog shows it, 9.8; the simulation uses ten times as many model units per second squared.
  double gravity = 9.8;
  glm::dvec3 gravityDirection{0, -1, 0};  ///< of any length above 0
  bool ground = true;                     ///< the plane y = 0, for bodies that collide with group 16
  int stepsPerSecond = 60;                ///< 60, as MMD, 120 or 240
  /// Ticks for which the pose of the first frame is held before the simulation of that frame.
  int settleTicks = 0;
  /// How far gravity changes at random from tick to tick on each axis, in percent of it; 0 for none.
  double gravityNoise = 0;
  std::uint32_t seed = 0;  ///< the noise depends on it and on the tick only
  /// In the order of their frames, each frame once. If there are any, they replace the gravity above.
  std::vector<motion::GravityKey> gravityKeys;
  friend bool operator==(const PhysicsSettings&, const PhysicsSettings&) = default;
};

/// The simulation advances in ticks of half a frame, whatever the display does.
constexpr int kTicksPerSecond = 60;
constexpr int kTicksPerFrame = 2;

}  // namespace furitsuke::physics
