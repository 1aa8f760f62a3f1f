// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/base/frame.h"
#include "core/format/vmd/vmd_block.h"
#include "core/motion/key.h"

// What is judged odd about the values of a key: told by the reader and the check, mended by the repairs.
namespace furitsuke {

/// Ten hours: nobody looks for keys later than that.
inline constexpr Frame kFarFrame = 10 * 60 * 60 * 30;
/// Keys that MMD is said to load: of a camera, of a model in older versions, of anything in any version.
inline constexpr std::size_t kSaidCameraLimit = 10'000;
inline constexpr std::size_t kSaidModelLimit = 50'000;
inline constexpr std::size_t kSaidKeyLimit = 600'000;
/// MMD's window shows self-shadow distances from 9999 down to 0.
inline constexpr float kLargestShadowDistance = 0.1F;
/// The self-shadow modes are 0, 1 and 2.
inline constexpr std::uint8_t kLargestShadowMode = 2;
/// View angles above this, and 0, show nothing; MMD's window takes 1 to 125 degrees.
inline constexpr std::uint32_t kLargestFov = 180;

[[nodiscard]] inline bool isFinite(const BoneKey& key) { return isFinite(key.translation) && isFinite(key.rotation); }
[[nodiscard]] inline bool isFinite(const MorphKey& key) { return std::isfinite(key.weight); }
[[nodiscard]] inline bool isFinite(const CameraKey& key) {
  return std::isfinite(key.distance) && isFinite(key.target) && isFinite(key.rotation);
}
[[nodiscard]] inline bool isFinite(const LightKey& key) { return isFinite(key.color) && isFinite(key.direction); }
[[nodiscard]] inline bool isFinite(const SelfShadowKey& key) { return std::isfinite(key.distance); }

/// Within 0.001 of the length; also false for what is no number.
[[nodiscard]] inline bool isUnit(const Quat& q) {
  return std::abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1.0F) <= 0.002F;
}

[[nodiscard]] inline float dot(const Quat& a, const Quat& b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }

[[nodiscard]] inline bool isCurveInRange(const Curve& curve) {
  return ((curve.x1 | curve.y1 | curve.x2 | curve.y2) & 0x80) == 0;
}

[[nodiscard]] inline bool isFovVisible(std::uint32_t fov) { return fov != 0 && fov <= kLargestFov; }
[[nodiscard]] inline bool isColorShown(const Vec3& color) {
  const auto isOutside = [](float v) { return v < 0 || v > 1; };
  return !isOutside(color.x) && !isOutside(color.y) && !isOutside(color.z);
}
/// A little more than the largest distance for rounding.
[[nodiscard]] inline bool isShadowDistanceShown(float distance) {
  return !(distance < 0) && !(distance > kLargestShadowDistance + 1e-6F);
}

/// Bytes 2 and 3 are one of the states of the physics switch, or the curve bytes of a file from before it.
[[nodiscard]] bool isPhysicsKnown(const std::byte* block);

/// Only the first of the four rows is filled: MMD takes one channel from each row, such writers meant one run.
[[nodiscard]] bool hasOnlyFirstRow(const std::byte* block);
/// What the first row of such a block means: X, Y, Z, rotation. Where the physics switch stands over the first bytes of
/// Z and rotation, they are taken as on the diagonal.
[[nodiscard]] std::array<Curve, kBoneChannelCount> curvesOfFirstRow(const std::byte* block);

}  // namespace furitsuke
