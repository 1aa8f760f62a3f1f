// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/bytes.h"
#include "core/base/message.h"
#include "core/base/vector.h"

// The records of a VMD as stored in the file: packed, little endian. A record is a view of the file's bytes; reading a
// field copies it. Byte tables with their sources: core/format/README.md.
namespace furitsuke::format::vmd {

inline constexpr std::size_t kSignatureBytes = 30;
inline constexpr std::size_t kModelNameBytesV1 = 10;
inline constexpr std::size_t kModelNameBytesV2 = 20;
/// The size of the model name in the header of version 1 or 2.
[[nodiscard]] constexpr std::size_t modelNameBytesOf(int version) {
  return version == 1 ? kModelNameBytesV1 : kModelNameBytesV2;
}

/// The sections in file order.
enum class SectionKind : std::uint8_t { Bone, Morph, Camera, Light, SelfShadow, Property };
inline constexpr std::size_t kSectionCount = 6;
/// "bone keys", "morph keys", ...; for messages.
[[nodiscard]] MessageText sectionName(SectionKind kind);

/// One bone key, 111 bytes.
///    0  15  bone name, CP932, NUL-terminated when shorter
///   15   4  frame, u32
///   19  12  translation x y z, f32, model units relative to the rest pose
///   31  16  rotation x y z w, f32, relative to the rest pose
///   47  64  interpolation block; bytes 2 and 3 may be the physics flag
struct BoneRecord {
  static constexpr std::size_t kSize = 111;
  static constexpr std::size_t kNameBytes = 15;
  static constexpr std::size_t kFrameAt = 15;
  static constexpr std::size_t kTranslationAt = 19;
  static constexpr std::size_t kRotationAt = 31;
  static constexpr std::size_t kBlockAt = 47;
  static constexpr std::size_t kBlockBytes = 64;
  const std::byte* at;

  [[nodiscard]] std::string_view nameField() const { return {reinterpret_cast<const char*>(at), kNameBytes}; }
  [[nodiscard]] std::uint32_t frame() const { return loadLe<std::uint32_t>(at + kFrameAt); }
  [[nodiscard]] Vec3 translation() const { return loadLe<Vec3>(at + kTranslationAt); }
  [[nodiscard]] Quat rotation() const { return loadLe<Quat>(at + kRotationAt); }
  [[nodiscard]] const std::byte* block() const { return at + kBlockAt; }
};

/// One morph key, 23 bytes: name 15, frame u32, weight f32.
struct MorphRecord {
  static constexpr std::size_t kSize = 23;
  static constexpr std::size_t kNameBytes = 15;
  static constexpr std::size_t kFrameAt = 15;
  static constexpr std::size_t kWeightAt = 19;
  const std::byte* at;

  [[nodiscard]] std::string_view nameField() const { return {reinterpret_cast<const char*>(at), kNameBytes}; }
  [[nodiscard]] std::uint32_t frame() const { return loadLe<std::uint32_t>(at + kFrameAt); }
  [[nodiscard]] float weight() const { return loadLe<float>(at + kWeightAt); }
};

/// One camera key, 61 bytes.
///    0   4  frame, u32           4   4  distance, f32, negated (45 in MMD is -45)
///    8  12  target x y z, f32   20  12  angles x y z, f32, radians, x negated
///   32  24  curves: X Y Z rotation distance fov, each x1 x2 y1 y2 (not the order of bone curves)
///   56   4  view angle, u32, whole degrees
///   60   1  0 = perspective on
struct CameraRecord {
  static constexpr std::size_t kSize = 61;
  static constexpr std::size_t kDistanceAt = 4;
  static constexpr std::size_t kTargetAt = 8;
  static constexpr std::size_t kRotationAt = 20;
  static constexpr std::size_t kCurvesAt = 32;
  static constexpr std::size_t kCurveBytes = 24;
  static constexpr std::size_t kFovAt = 56;
  static constexpr std::size_t kPerspectiveAt = 60;
  const std::byte* at;

  [[nodiscard]] std::uint32_t frame() const { return loadLe<std::uint32_t>(at); }
  [[nodiscard]] float distance() const { return loadLe<float>(at + kDistanceAt); }
  [[nodiscard]] Vec3 target() const { return loadLe<Vec3>(at + kTargetAt); }
  [[nodiscard]] Vec3 rotation() const { return loadLe<Vec3>(at + kRotationAt); }
  [[nodiscard]] const std::byte* curves() const { return at + kCurvesAt; }
  [[nodiscard]] std::uint32_t fov() const { return loadLe<std::uint32_t>(at + kFovAt); }
  [[nodiscard]] std::uint8_t perspectiveByte() const { return loadLe<std::uint8_t>(at + kPerspectiveAt); }
};

/// One light key, 28 bytes: frame u32, color r g b f32, direction x y z f32.
struct LightRecord {
  static constexpr std::size_t kSize = 28;
  static constexpr std::size_t kColorAt = 4;
  static constexpr std::size_t kDirectionAt = 16;
  const std::byte* at;

  [[nodiscard]] std::uint32_t frame() const { return loadLe<std::uint32_t>(at); }
  [[nodiscard]] Vec3 color() const { return loadLe<Vec3>(at + kColorAt); }
  [[nodiscard]] Vec3 direction() const { return loadLe<Vec3>(at + kDirectionAt); }
};

/// One self-shadow key, 9 bytes: frame u32, mode u8, distance f32.
struct SelfShadowRecord {
  static constexpr std::size_t kSize = 9;
  static constexpr std::size_t kModeAt = 4;
  static constexpr std::size_t kDistanceAt = 5;
  const std::byte* at;

  [[nodiscard]] std::uint32_t frame() const { return loadLe<std::uint32_t>(at); }
  [[nodiscard]] std::uint8_t mode() const { return loadLe<std::uint8_t>(at + kModeAt); }
  [[nodiscard]] float distance() const { return loadLe<float>(at + kDistanceAt); }
};

/// One property key, 9 + 21k bytes: frame u32, visible u8, k u32, then k times { IK bone name 20, enabled u8 }.
struct PropertyRecord {
  static constexpr std::size_t kFixedSize = 9;
  static constexpr std::size_t kVisibleAt = 4;
  static constexpr std::size_t kIkCountAt = 5;
  static constexpr std::size_t kIkSize = 21;
  static constexpr std::size_t kIkNameBytes = 20;
  const std::byte* at;

  [[nodiscard]] std::uint32_t frame() const { return loadLe<std::uint32_t>(at); }
  [[nodiscard]] std::uint8_t visibleByte() const { return loadLe<std::uint8_t>(at + kVisibleAt); }
  [[nodiscard]] std::uint32_t ikCount() const { return loadLe<std::uint32_t>(at + kIkCountAt); }
  [[nodiscard]] std::size_t size() const { return kFixedSize + kIkSize * ikCount(); }
  [[nodiscard]] std::string_view ikNameField(std::uint32_t i) const {
    return {reinterpret_cast<const char*>(at + kFixedSize + kIkSize * i), kIkNameBytes};
  }
  [[nodiscard]] std::uint8_t ikEnabledByte(std::uint32_t i) const {
    return loadLe<std::uint8_t>(at + kFixedSize + kIkSize * i + kIkNameBytes);
  }
};

}  // namespace furitsuke::format::vmd
