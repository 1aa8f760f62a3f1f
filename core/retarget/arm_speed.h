// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <optional>

#include "core/eval/rig/rig_pose.h"
#include "core/retarget/body_math.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::retarget {

/// The directions of left upper arm, left forearm, right upper arm, right forearm, in model space, of unit length.
using ArmDirections = std::array<glm::dvec3, 4>;

/// `positionOf(role)` is the position of the bone of a role.
template <class F>
[[nodiscard]] ArmDirections armDirections(F&& positionOf) {
  ArmDirections directions;
  std::size_t at = 0;
  for (const Side side : kEachSide) {
    const glm::dvec3 shoulder = positionOf(roleOf(side, Limb::UpperArm));
    const glm::dvec3 elbow = positionOf(roleOf(side, Limb::LowerArm));
    const glm::dvec3 wrist = positionOf(roleOf(side, Limb::Hand));
    directions[at++] = unitOf(elbow - shoulder);
    directions[at++] = unitOf(wrist - elbow);
  }
  return directions;
}

[[nodiscard]] inline ArmDirections armsOf(const eval::RigPose& pose, const HumanoidModel& model) {
  return armDirections(
      [&](HumanoidBone role) { return pose.transforms[static_cast<std::size_t>(model.bone(role))].position; });
}

/// The angle between directions of unit length, in radians.
[[nodiscard]] inline double angleBetweenUnits(const glm::dvec3& a, const glm::dvec3& b) noexcept {
  return 2 * std::asin(std::min(1.0, glm::length(a - b) / 2));
}

/// Finds the fastest turn of an arm in a motion.
class ArmSpeed {
 public:
  /// Adds the next frame.
  void add(const ArmDirections& arms) {
    for (std::size_t i = 0; before_ && i < arms.size(); ++i) {
      fastest_ = std::max(fastest_, angleBetweenUnits((*before_)[i], arms[i]));
    }
    before_ = arms;
  }
  /// Radians per frame.
  [[nodiscard]] double fastest() const noexcept { return fastest_; }

 private:
  std::optional<ArmDirections> before_;
  double fastest_ = 0;
};

}  // namespace furitsuke::retarget
