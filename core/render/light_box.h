// SPDX-License-Identifier: MIT
#pragma once

#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <limits>

#include "core/scene/actor.h"

namespace furitsuke::render {

/// An axis-aligned box in a space whose z axis is the light direction; empty at first.
struct LightBox {
  glm::dvec3 low{std::numeric_limits<double>::max()};
  glm::dvec3 high{std::numeric_limits<double>::lowest()};

  /// Extends the box. NaN is ignored, because comparisons with it are false.
  void extend(const glm::dvec3& point);
  /// Extends the box by the current mesh of the actor.
  void extend(const scene::Actor& actor, const glm::dmat4& toWorld, const glm::dmat3& toLight);
  /// Clips x and y.
  void clip(const glm::dvec2& least, const glm::dvec2& most);
  [[nodiscard]] bool isEmpty() const { return !(low.x <= high.x && low.y <= high.y && low.z <= high.z); }
  [[nodiscard]] glm::dvec3 center() const { return (low + high) * 0.5; }
};

/// The rotation to a space whose z axis is `direction`, which has unit length.
[[nodiscard]] glm::dmat3 lightSpace(const glm::dvec3& direction);

/// The distance from the eye, along its view direction, that self shadow centers on: where the view axis comes nearest
/// to the center of all shadow casters.
[[nodiscard]] double shadowFocusDepth(const LightBox& casters, const glm::dmat3& toLight, const glm::dvec3& eye,
                                      const glm::dvec3& forward);

}  // namespace furitsuke::render
