// SPDX-License-Identifier: MIT
#pragma once

#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <limits>

#include "core/scene/actor.h"

namespace furitsuke {

/// Between two corners, in a space whose z runs along the light; empty at first.
struct LightBox {
  glm::dvec3 low{std::numeric_limits<double>::max()};
  glm::dvec3 high{std::numeric_limits<double>::lowest()};

  /// Comparisons with NaN are false, so that it moves nothing.
  void take(const glm::dvec3& point);
  /// The mesh of the moment.
  void take(const Actor& actor, const glm::dmat4& toWorld, const glm::dmat3& toLight);
  /// In x and y.
  void cut(const glm::dvec2& least, const glm::dvec2& most);
  [[nodiscard]] bool isEmpty() const { return !(low.x <= high.x && low.y <= high.y && low.z <= high.z); }
  [[nodiscard]] glm::dvec3 center() const { return (low + high) * 0.5; }
};

/// To a space whose z runs along the light, from a direction of unit length.
[[nodiscard]] glm::dmat3 lightSpace(const glm::dvec3& direction);

/// How far before the eye it looks, as self shadow has it: where it comes nearest to the middle of all that casts.
[[nodiscard]] double watchedDepth(const LightBox& casters, const glm::dmat3& toLight, const glm::dvec3& eye,
                                  const glm::dvec3& forward);

}  // namespace furitsuke
