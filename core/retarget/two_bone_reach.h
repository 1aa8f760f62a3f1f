// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include "core/eval/rig/rotation_math.h"
#include "core/retarget/body_math.h"

// Used inside core/retarget only.
namespace furitsuke::retarget {

/// A limb of two bones: shoulder, elbow and wrist, or hip, knee and ankle.
struct TwoBoneLimb {
  glm::dvec3 root{}, joint{}, end{};
};

/// How both bones of a limb turn, in model space, each from its own direction.
struct TwoBoneTurns {
  glm::dquat upper{1, 0, 0, 0}, lower{1, 0, 0, 0};
};

/// The turns that bring the end of the limb to `target`, or as near as its lengths allow. The limb bends in the plane
/// that it is bent in; a straight one bends toward `forward`, a direction in model space.
[[nodiscard]] inline TwoBoneTurns reachWith(const TwoBoneLimb& limb, const glm::dvec3& target,
                                            const glm::dvec3& forward) {
  constexpr double kLongest = 0.9999;  // of the stretched limb, so that a knee keeps its direction
  constexpr double kStraight = 0.02;   // how much a straight limb bends toward `forward`
  const glm::dvec3 upper = limb.joint - limb.root, lower = limb.end - limb.joint;
  const double a = glm::length(upper), b = glm::length(lower);
  const glm::dvec3 along = unitOf(target - limb.root);
  if (!(a > 0) || !(b > 0) || along == glm::dvec3(0)) return {};
  const double distance =
      std::clamp(glm::distance(target, limb.root), std::abs(a - b) + 1e-4 * (a + b), kLongest * (a + b));
  const glm::dvec3 before = unitOf(limb.end - limb.root);
  const glm::dquat swing = arcBetween(before, along);
  const glm::dvec3 bend = eval::rotated(swing, upper - before * glm::dot(upper, before)) / a;
  glm::dvec3 side = bend + forward * kStraight;
  side = unitOf(side - along * glm::dot(side, along));
  const double cosine = std::clamp((a * a + distance * distance - b * b) / (2 * a * distance), -1.0, 1.0);
  const glm::dvec3 direction = along * cosine + side * std::sqrt(1 - cosine * cosine);
  const glm::dvec3 joint = limb.root + direction * a;
  return {arcBetween(upper, direction), arcBetween(lower, limb.root + along * distance - joint)};
}

}  // namespace furitsuke::retarget
