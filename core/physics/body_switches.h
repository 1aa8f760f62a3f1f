// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/physics/physics_rig.h"

namespace furitsuke::physics {

/// Which bodies follow their bones at a frame because the motion switches physics off there, with the working memory.
class BodySwitches {
 public:
  explicit BodySwitches(const PhysicsRig& rig) : isOff_(rig.bodies.size()) {}

  /// All bodies of a bone are switched.
  void sample(const eval::BoundMotion& motion, const PhysicsRig& rig, double frame);
  /// Switches the bodies of a bone off, as if the motion did.
  void switchOff(std::size_t bone, const PhysicsRig& rig);
  /// An element for each body, not 0 for those that are off. Its address does not change.
  [[nodiscard]] std::span<const std::uint8_t> isOff() const noexcept { return isOff_; }

 private:
  std::vector<std::uint8_t> isOff_;
  std::vector<std::uint8_t> isBoneOn_;
};

}  // namespace furitsuke::physics
