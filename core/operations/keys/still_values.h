// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <glm/geometric.hpp>

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

[[nodiscard]] inline bool isStill(const motion::BoneKey& a, const motion::BoneKey& b) {
  return glm::length(eval::usable(a.translation) - eval::usable(b.translation)) <= kStillDistance &&
         eval::degreesBetween(eval::usable(a.rotation), eval::usable(b.rotation)) <= kStillRotation;
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
