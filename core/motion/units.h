// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/vector.h"

// Numbers as MMD's windows show them and the values that stand in the file for them. "shown" is for people, "stored"
// for keys. A shown number of MMD's range that is stored and shown again is the same number.
// Source: core/format/README.md, camera, light and self-shadow keys.
namespace furitsuke {

enum class Axis { X, Y, Z };

[[nodiscard]] constexpr float component(const Vec3& v, Axis axis) {
  return axis == Axis::X ? v.x : axis == Axis::Y ? v.y : v.z;
}
[[nodiscard]] constexpr float& component(Vec3& v, Axis axis) {
  return axis == Axis::X ? v.x : axis == Axis::Y ? v.y : v.z;
}

[[nodiscard]] double degreesFromRadians(double radians);
[[nodiscard]] double radiansFromDegrees(double degrees);

/// Camera distance in model units, 45 in the window for -45 in the file. Zero is stored as +0.
[[nodiscard]] double shownCameraDistance(float stored);
[[nodiscard]] float storedCameraDistance(double shown);

/// A camera angle: degrees in the window, radians in the file, x with the other sign. Whole turns are kept.
[[nodiscard]] double shownCameraAngle(Axis axis, float stored);
[[nodiscard]] float storedCameraAngle(Axis axis, double shown);

/// A light component: value * 256 rounded, 0..255, in the window. Not every stored value lies on that grid, so only
/// a number that a person has changed may be stored again.
inline constexpr int kMaxLightLevel = 255;
[[nodiscard]] int shownLightLevel(float stored);
/// `shown` / 256; 0..255.
[[nodiscard]] float storedLightLevel(int shown);

/// Self-shadow distance: 10000 - value * 100000 in the window, 0..9999 in MMD. Shown to a thousandth, which is what
/// the float in the file can tell.
inline constexpr double kMaxShadowDistance = 9999;
[[nodiscard]] double shownShadowDistance(float stored);
[[nodiscard]] float storedShadowDistance(double shown);

}  // namespace furitsuke
