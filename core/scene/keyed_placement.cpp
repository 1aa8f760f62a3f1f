// SPDX-License-Identifier: MIT
#include "core/scene/keyed_placement.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <utility>

#include "core/scene/vac.h"

namespace furitsuke::scene {

namespace {

/// The same angles in degrees, each with as many full turns as bring it closest to `near`.
glm::dvec3 nearestTurns(const glm::dvec3& degrees, const glm::dvec3& near) {
  constexpr double kTurn = 360;
  return degrees + kTurn * glm::round((near - degrees) / kTurn);
}

}  // namespace

Placement keyedPlacement(Placement placement, const motion::AccessoryKey& key) {
  placement.position = key.position;
  placement.rotation = rotationFromDegrees(glm::degrees(key.angles));
  placement.scale = key.scale;
  placement.opacity = key.opacity;
  placement.castsShadow = key.castsShadow;
  return placement;
}

motion::AccessoryKey accessoryKeyOf(Frame frame, const Placement& placement, bool isShown, const glm::dvec3& near) {
  const glm::dvec3 hint = glm::degrees(near);
  const glm::dvec3 degrees = degreesOf(placement.rotation);
  const glm::dvec3 one = nearestTurns(degrees, hint);
  const glm::dvec3 other = nearestTurns({180 - degrees.x, degrees.y + 180, degrees.z + 180}, hint);
  const bool isOther = glm::distance(other, hint) < glm::distance(one, hint);
  return {.frame = frame,
          .position = placement.position,
          .angles = glm::radians(isOther ? other : one),
          .scale = placement.scale,
          .opacity = std::clamp(placement.opacity, 0.0, 1.0),
          .isVisible = isShown,
          .castsShadow = placement.castsShadow};
}

}  // namespace furitsuke::scene
