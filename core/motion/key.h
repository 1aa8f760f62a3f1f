// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/vector.h"

namespace furitsuke::motion {

/// A cubic Bezier curve from (0,0) to (127,127) with the control points (x1,y1) and (x2,y2), as stored in the file;
/// valid bytes are 0..127. It applies to the span that ends at its key.
struct Curve {
  std::uint8_t x1, y1, x2, y2;
  friend constexpr bool operator==(const Curve&, const Curve&) = default;
};

/// The linear curve that MMD writes into every new key.
inline constexpr Curve kLinearCurve{20, 20, 107, 107};
/// The largest valid curve byte.
inline constexpr int kCurveMax = 127;

/// Index into BoneKey::curves.
enum class BoneChannel : std::uint8_t { X, Y, Z, Rotation };
inline constexpr std::size_t kBoneChannelCount = 4;

/// Values as in the file; they are normalized only when sampled. Use restBoneKey() for a new key.
struct BoneKey {
  Vec3 translation;  ///< model units, relative to the rest pose
  Quat rotation;     ///< relative to the rest pose
  std::array<Curve, kBoneChannelCount> curves;
  bool physics;  ///< false: the rigid bodies of the bone follow its animation from this key on
  friend bool operator==(const BoneKey&, const BoneKey&) = default;
};

struct MorphKey {
  float weight;  ///< usually 0..1; other values are applied unchanged
  friend constexpr bool operator==(const MorphKey& a, const MorphKey& b) noexcept {
    return sameBits(a.weight, b.weight);
  }
};

/// Index into CameraKey::curves.
enum class CameraChannel : std::uint8_t { X, Y, Z, Rotation, Distance, Fov };
inline constexpr std::size_t kCameraChannelCount = 6;

struct CameraKey {
  float distance;     ///< model units; MMD's dialog shows the negated value: 45 for -45
  Vec3 target;        ///< look-at point
  Vec3 rotation;      ///< Euler angles in radians; MMD's dialog shows -x
  std::uint32_t fov;  ///< vertical view angle, whole degrees
  std::array<Curve, kCameraChannelCount> curves;
  bool perspective;
  friend bool operator==(const CameraKey& a, const CameraKey& b) noexcept {
    return sameBits(a.distance, b.distance) && a.target == b.target && a.rotation == b.rotation && a.fov == b.fov &&
           a.curves == b.curves && a.perspective == b.perspective;
  }
};

struct LightKey {
  Vec3 color;      ///< 0..1; MMD's dialog shows color*256, at most 255
  Vec3 direction;  ///< the direction in which the light travels, not normalized
  friend bool operator==(const LightKey&, const LightKey&) = default;
};

struct SelfShadowKey {
  std::uint8_t mode;  ///< 0 off, 1 mode 1, 2 mode 2
  float distance;     ///< MMD's dialog shows 10000 - distance*100000
  friend bool operator==(const SelfShadowKey& a, const SelfShadowKey& b) noexcept {
    return a.mode == b.mode && sameBits(a.distance, b.distance);
  }
};

struct IkState {
  std::string name;  ///< CP932 bytes up to the first NUL; compared over kIkMatchBytes
  bool enabled;
  friend bool operator==(const IkState&, const IkState&) = default;
};

/// Visibility of the model and IK on/off.
struct VisibilityIkKey {
  bool visible;
  std::vector<IkState> ik;
  friend bool operator==(const VisibilityIkKey&, const VisibilityIkKey&) = default;
};

}  // namespace furitsuke::motion
