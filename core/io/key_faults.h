// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/base/frame.h"
#include "core/format/vmd/vmd_block.h"
#include "core/motion/key.h"

// Limits and validation of key values, shared by the reader, the check and the repairs.
namespace furitsuke::io {

/// Ten hours, in frames. Later keys are probably unintended.
inline constexpr Frame kFarFrame = 10 * 60 * 60 * 30;
/// The maximum numbers of keys that MMD reportedly loads: of camera keys, of keys of a model in older versions, and of
/// all keys in any version.
inline constexpr std::size_t kReportedCameraLimit = 10'000;
inline constexpr std::size_t kReportedModelLimit = 50'000;
inline constexpr std::size_t kReportedKeyLimit = 600'000;
/// The stored value of self-shadow distance 0; MMD accepts distances from 0 to 9999.
inline constexpr float kLargestShadowDistance = 0.1F;
/// The self-shadow modes are 0, 1 and 2.
inline constexpr std::uint8_t kLargestShadowMode = 2;
/// The largest view angle in degrees with which something is visible; at 0 nothing is. MMD accepts 1 to 125.
inline constexpr std::uint32_t kLargestFov = 180;

[[nodiscard]] inline bool isFinite(const motion::BoneKey& key) {
  return isFinite(key.translation) && isFinite(key.rotation);
}
[[nodiscard]] inline bool isFinite(const motion::MorphKey& key) { return std::isfinite(key.weight); }
[[nodiscard]] inline bool isFinite(const motion::CameraKey& key) {
  return std::isfinite(key.distance) && isFinite(key.target) && isFinite(key.rotation);
}
[[nodiscard]] inline bool isFinite(const motion::LightKey& key) {
  return isFinite(key.color) && isFinite(key.direction);
}
[[nodiscard]] inline bool isFinite(const motion::SelfShadowKey& key) { return std::isfinite(key.distance); }

/// Whether the length is within 0.001 of 1; false for NaN.
[[nodiscard]] inline bool isUnit(const Quat& q) {
  return std::abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1.0F) <= 0.002F;
}

[[nodiscard]] inline float dot(const Quat& a, const Quat& b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }

[[nodiscard]] inline bool isCurveInRange(const motion::Curve& curve) {
  return ((curve.x1 | curve.y1 | curve.x2 | curve.y2) & 0x80) == 0;
}

[[nodiscard]] inline bool isFovInRange(std::uint32_t fov) { return fov != 0 && fov <= kLargestFov; }
[[nodiscard]] inline bool isColorInRange(const Vec3& color) {
  const auto isOutside = [](float v) { return v < 0 || v > 1; };
  return !isOutside(color.x) && !isOutside(color.y) && !isOutside(color.z);
}
/// Whether the stored distance is within the range that MMD accepts, with a tolerance for rounding.
[[nodiscard]] inline bool isShadowDistanceInRange(float distance) {
  return !(distance < 0) && !(distance > kLargestShadowDistance + 1e-6F);
}

/// Whether bytes 2 and 3 are a known value of the physics flag or, in a file from before MMD had the flag, curve bytes.
[[nodiscard]] bool isPhysicsKnown(const std::byte* block);

/// Whether only the first of the four rows is filled. MMD reads one channel from each row; programs that write such
/// blocks expect all channels to be read from the first row.
[[nodiscard]] bool hasOnlyFirstRow(const std::byte* block);
/// The curves X, Y, Z and rotation in the first row of such a block. If the physics flag overwrites x1 of Z and
/// rotation, their x1 is set to y1.
[[nodiscard]] std::array<motion::Curve, motion::kBoneChannelCount> curvesOfFirstRow(const std::byte* block);

}  // namespace furitsuke::io
