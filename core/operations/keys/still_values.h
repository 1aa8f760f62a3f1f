// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <glm/geometric.hpp>
#include <limits>
#include <numbers>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/motion/key.h"

// Whether the values of two keys are the same. Baked keys of something at rest differ in their last bits, so that bits
// are not compared. Curves and values that step are not compared either. Used inside core/operations only.
namespace furitsuke::operations {

inline constexpr double kStillDistance = 1e-5;  // model units
inline constexpr double kStillRotation = 5e-5;  // degrees
inline constexpr double kStillAngle = 1e-6;     // radians
inline constexpr double kStillWeight = 1e-6;

/// Whether one component already decides that two positions are farther apart than kStillDistance, as the first one of
/// most keys does. The margin is ten times the rounding of the difference. Never for NaN and infinities, which are
/// replaced before exact comparisons.
[[nodiscard]] inline bool isClearlyApart(const Vec3& a, const Vec3& b) {
  constexpr auto kBound = static_cast<float>(kStillDistance * (1 + 1e-6));
  const auto isFar = [](float from, float to) {
    const float difference = std::abs(from - to);
    return difference > kBound && difference <= std::numeric_limits<float>::max();
  };
  return isFar(a.x, b.x) || isFar(a.y, b.y) || isFar(a.z, b.z);
}

/// Whether the angle between two rotations is clearly larger than kStillRotation, without their lengths and the angle.
/// The margin is a thousand times the rounding errors. Never for NaN, infinities and rotations of length 0.
[[nodiscard]] inline bool isClearlyTurned(const Quat& a, const Quat& b) {
  constexpr double kHalfAngle = kStillRotation * (std::numbers::pi / 360);
  constexpr double kMargin = 1 + 1e-6;
  const glm::dquat from = toDouble(a);
  const glm::dquat to = toDouble(b);
  const glm::dvec3 turn = eval::vectorPart(glm::conjugate(from) * to);
  const double lengths = glm::dot(from, from) * glm::dot(to, to);
  return glm::dot(turn, turn) > kHalfAngle * kHalfAngle * kMargin * lengths && std::isfinite(lengths);
}

/// isStill() for positions that are not clearly apart.
[[nodiscard]] inline bool isStillNearby(const motion::BoneKey& a, const motion::BoneKey& b) {
  const bool isMoved = a.translation != b.translation;
  if (isMoved && glm::length(eval::usable(a.translation) - eval::usable(b.translation)) > kStillDistance) return false;
  if (a.rotation == b.rotation) return true;
  return !isClearlyTurned(a.rotation, b.rotation) &&
         eval::degreesBetween(eval::usable(a.rotation), eval::usable(b.rotation)) <= kStillRotation;
}

[[nodiscard]] inline bool isStill(const motion::BoneKey& a, const motion::BoneKey& b) {
  return !isClearlyApart(a.translation, b.translation) && isStillNearby(a, b);
}

[[nodiscard]] inline bool isStill(const motion::MorphKey& a, const motion::MorphKey& b) {
  return std::abs(eval::usable(a.weight) - eval::usable(b.weight)) <= kStillWeight;
}

[[nodiscard]] inline bool isStill(const motion::CameraKey& a, const motion::CameraKey& b) {
  return std::abs(eval::usable(a.distance) - eval::usable(b.distance)) <= kStillDistance &&
         glm::length(eval::usable(a.target) - eval::usable(b.target)) <= kStillDistance &&
         glm::length(eval::usable(a.rotation) - eval::usable(b.rotation)) <= kStillAngle && a.fov == b.fov;
}

}  // namespace furitsuke::operations
