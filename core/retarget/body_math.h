// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>
#include <numbers>

// Used inside core/exchange only.
namespace furitsuke::retarget {

/// The vector with length 1; zero for a vector without length.
[[nodiscard]] inline glm::dvec3 unitOf(const glm::dvec3& v) noexcept {
  const double length = std::sqrt(glm::dot(v, v));
  return length > 1e-12 ? v / length : glm::dvec3(0);
}

/// The smallest rotation from one direction to another, of any length; none if one has no length.
[[nodiscard]] inline glm::dquat arcBetween(const glm::dvec3& from, const glm::dvec3& to) noexcept {
  const glm::dvec3 a = unitOf(from), b = unitOf(to);
  if (a == glm::dvec3(0) || b == glm::dvec3(0)) return {1, 0, 0, 0};
  const double cosine = glm::dot(a, b);
  if (cosine < -0.999999) {  // half a turn about any perpendicular axis
    const glm::dvec3 other = std::abs(a.x) < 0.9 ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 0, 1);
    const glm::dvec3 axis = unitOf(glm::cross(a, other));
    return {0, axis.x, axis.y, axis.z};
  }
  const glm::dvec3 across = glm::cross(a, b);
  return glm::normalize(glm::dquat{1 + cosine, across.x, across.y, across.z});
}

/// A rotation as seen after the reflection `m`, an orthogonal matrix with determinant -1.
[[nodiscard]] inline glm::dquat reflected(const glm::dmat3& m, const glm::dquat& q) noexcept {
  const glm::dvec3 axis = -(m * glm::dvec3(q.x, q.y, q.z));
  return {q.w, axis.x, axis.y, axis.z};
}

}  // namespace furitsuke::retarget
