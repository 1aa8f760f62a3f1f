// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/vector.h"

// Conversion between the numbers in MMD's dialogs ("shown") and the values in files and keys ("stored"). A shown number
// within MMD's range is unchanged after conversion to a stored value and back. Source: core/format/README.md, camera,
// light and self-shadow keys.
namespace furitsuke::motion {

enum class Axis { X, Y, Z };

[[nodiscard]] constexpr float component(const Vec3& v, Axis axis) {
  return axis == Axis::X ? v.x : axis == Axis::Y ? v.y : v.z;
}
[[nodiscard]] constexpr float& component(Vec3& v, Axis axis) {
  return axis == Axis::X ? v.x : axis == Axis::Y ? v.y : v.z;
}

[[nodiscard]] double degreesFromRadians(double radians);
[[nodiscard]] double radiansFromDegrees(double degrees);

/// Camera distance in model units: 45 shown for -45 stored. Zero is stored as +0.
[[nodiscard]] double shownCameraDistance(float stored);
[[nodiscard]] float storedCameraDistance(double shown);

/// A camera angle: shown in degrees, stored in radians, with x negated. Angles are not reduced to one turn.
[[nodiscard]] double shownCameraAngle(Axis axis, float stored);
[[nodiscard]] float storedCameraAngle(Axis axis, double shown);

/// A light component, shown as value * 256 rounded, 0..255. Not every stored value is a multiple of 1/256, so that only
/// a number that the user has changed should be stored.
inline constexpr int kMaxLightLevel = 255;
[[nodiscard]] int shownLightLevel(float stored);
/// `shown` / 256; 0..255.
[[nodiscard]] float storedLightLevel(int shown);

/// Self-shadow distance, shown as 10000 - value * 100000, 0..9999 in MMD, rounded to a thousandth, the precision of the
/// float in the file.
inline constexpr double kMaxShadowDistance = 9999;
[[nodiscard]] double shownShadowDistance(float stored);
[[nodiscard]] float storedShadowDistance(double shown);

}  // namespace furitsuke::motion
