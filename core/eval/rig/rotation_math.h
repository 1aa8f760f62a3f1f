// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <numbers>

// Rotation functions for evaluation. All quaternions have unit length; q and -q are the same rotation.
namespace furitsuke::eval {

inline const glm::dquat kNoRotation{1, 0, 0, 0};

[[nodiscard]] inline glm::dvec3 vectorPart(const glm::dquat& q) noexcept { return {q.x, q.y, q.z}; }

/// Rotates `v` by `q`.
[[nodiscard]] inline glm::dvec3 rotated(const glm::dquat& q, const glm::dvec3& v) noexcept {
  const glm::dvec3 axis = vectorPart(q);
  const glm::dvec3 across = 2.0 * glm::cross(axis, v);
  return v + q.w * across + glm::cross(axis, across);
}

/// Rotates `v` by the inverse of `q`.
[[nodiscard]] inline glm::dvec3 rotatedBack(const glm::dquat& q, const glm::dvec3& v) noexcept {
  return rotated(glm::conjugate(q), v);
}

/// The angle of the rotation between both, 0..180 degrees.
[[nodiscard]] inline double degreesBetween(const glm::dquat& a, const glm::dquat& b) noexcept {
  // The sine of the half angle instead of the cosine, which is too flat near 1.
  const glm::dquat between = glm::conjugate(a) * b;
  const double sine = std::sqrt(between.x * between.x + between.y * between.y + between.z * between.z);
  return 2 * std::asin(std::min(1.0, sine)) * (180 / std::numbers::pi);
}

/// The rotation about the same axis by `ratio` times the angle, which is in 0..pi. A negative ratio reverses the
/// rotation; ratios above 1 extrapolate.
[[nodiscard]] inline glm::dquat scaledRotation(const glm::dquat& q, double ratio) noexcept {
  const glm::dquat near = q.w < 0 ? -q : q;
  if (ratio == 1) return near;
  if (ratio == -1) return glm::conjugate(near);
  const glm::dvec3 axis = vectorPart(near);
  const double sine = std::sqrt(glm::dot(axis, axis));
  if (sine == 0) return kNoRotation;
  const double half = std::atan2(sine, near.w) * ratio;
  const glm::dvec3 scaled = axis * (std::sin(half) / sine);
  return {std::cos(half), scaled.x, scaled.y, scaled.z};
}

/// The part of a rotation that is about `axis`, of unit length: q = swing * twist = twist * other swing. Of all
/// rotations about the axis it is the nearest to `q`.
[[nodiscard]] inline glm::dquat twistAbout(const glm::dquat& q, const glm::dvec3& axis) noexcept {
  const glm::dvec3 along = axis * glm::dot(vectorPart(q), axis);
  const glm::dquat twist{q.w, along.x, along.y, along.z};
  const double length = std::sqrt(glm::dot(twist, twist));
  // Half a turn about a perpendicular axis has no twist.
  return length > 1e-9 ? twist / length : kNoRotation;
}

/// Reduces `q` to a rotation about `axis`, which may have any length: by the angle of q, with the sign given by the
/// side of the axis that q's own axis is on; 0 counts as positive. The identity for an axis of zero length. This is
/// MMD's treatment of a bone with a fixed axis when a key is registered or loaded.
[[nodiscard]] inline glm::dquat aboutFixedAxis(const glm::dquat& q, const glm::dvec3& axis) noexcept {
  const double length = std::sqrt(glm::dot(axis, axis));
  if (!(length > 0)) return kNoRotation;
  const glm::dvec3 own = vectorPart(q);
  const double sine = std::sqrt(glm::dot(own, own));
  const glm::dvec3 turned = axis * ((glm::dot(own, axis) < 0 ? -sine : sine) / length);
  const glm::dquat onAxis{q.w, turned.x, turned.y, turned.z};
  return onAxis / std::sqrt(glm::dot(onAxis, onAxis));
}

}  // namespace furitsuke::eval
