// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/bytes.h"
#include "core/base/vector.h"

// The records of a PMD as stored in the file: packed, little endian. A record is a view of the file's bytes; reading a
// field copies it. Byte tables with their sources: core/format/README.md.
namespace furitsuke::format::pmd {

inline constexpr std::size_t kNameBytes = 20;
inline constexpr std::size_t kCommentBytes = 256;
inline constexpr std::size_t kHeaderBytes = 283;
inline constexpr std::size_t kModelNameAt = 7;
inline constexpr std::size_t kCommentAt = 27;
inline constexpr std::size_t kGroupNameBytes = 50;
inline constexpr std::size_t kToonNameBytes = 100;
inline constexpr std::size_t kToonCount = 10;
inline constexpr std::uint8_t kNoToon = 0xFF;

/// A text field of fixed width.
[[nodiscard]] inline std::string_view fieldAt(const std::byte* at, std::size_t width) {
  return {reinterpret_cast<const char*>(at), width};
}

/// One vertex, 38 bytes.
///    0  12  position, f32     12  12  normal, f32     24   8  uv, f32
///   32   4  two bones, i16    36   1  weight of the first in percent     37   1  0 edge drawn, 1 not
struct VertexRecord {
  static constexpr std::size_t kSize = 38;
  const std::byte* at;

  [[nodiscard]] Vec3 position() const { return loadLe<Vec3>(at); }
  [[nodiscard]] Vec3 normal() const { return loadLe<Vec3>(at + 12); }
  [[nodiscard]] Vec2 uv() const { return loadLe<Vec2>(at + 24); }
  [[nodiscard]] std::array<std::int16_t, 2> bones() const { return loadLe<std::array<std::int16_t, 2>>(at + 32); }
  [[nodiscard]] std::uint8_t weightPercent() const { return loadLe<std::uint8_t>(at + 36); }
  [[nodiscard]] std::uint8_t edgeByte() const { return loadLe<std::uint8_t>(at + 37); }
};

/// One index of a face, u16.
struct IndexRecord {
  static constexpr std::size_t kSize = 2;
  const std::byte* at;

  [[nodiscard]] std::uint16_t vertex() const { return loadLe<std::uint16_t>(at); }
};

/// One material, 70 bytes.
///    0  16  diffuse r g b a, f32    16   4  specular power, f32    20  12  specular, f32    32  12  ambient, f32
///   44   1  toon 0..9, FF none      45   1  edge                   46   4  indices, u32     50  20  textures, "a*b"
struct MaterialRecord {
  static constexpr std::size_t kSize = 70;
  const std::byte* at;

  [[nodiscard]] Vec4 diffuse() const { return loadLe<Vec4>(at); }
  [[nodiscard]] float power() const { return loadLe<float>(at + 16); }
  [[nodiscard]] Vec3 specular() const { return loadLe<Vec3>(at + 20); }
  [[nodiscard]] Vec3 ambient() const { return loadLe<Vec3>(at + 32); }
  [[nodiscard]] std::uint8_t toon() const { return loadLe<std::uint8_t>(at + 44); }
  [[nodiscard]] std::uint8_t edgeByte() const { return loadLe<std::uint8_t>(at + 45); }
  [[nodiscard]] std::uint32_t indexCount() const { return loadLe<std::uint32_t>(at + 46); }
  [[nodiscard]] std::string_view textureField() const { return fieldAt(at + 50, kNameBytes); }
};

// The types of bones.
inline constexpr std::uint8_t kRotate = 0;
inline constexpr std::uint8_t kRotateAndMove = 1;
inline constexpr std::uint8_t kIk = 2;
inline constexpr std::uint8_t kUnknown = 3;
inline constexpr std::uint8_t kUnderIk = 4;
inline constexpr std::uint8_t kUnderRotation = 5;  ///< takes the rotation of the bone in `extra`
inline constexpr std::uint8_t kIkTarget = 6;
inline constexpr std::uint8_t kInvisible = 7;
inline constexpr std::uint8_t kTwist = 8;           ///< rotates about the axis toward its tail
inline constexpr std::uint8_t kFollowRotation = 9;  ///< takes `extra` percent of the rotation of the bone in `tail`
inline constexpr std::uint8_t kBoneTypeCount = kFollowRotation + 1;

/// One bone, 39 bytes.
///    0  20  name    20  2  parent, i16, -1 none    22  2  tail, i16, 0 none    24  1  type
///   25   2  IK bone, rotation source or percent, i16, by type    27  12  position, f32
struct BoneRecord {
  static constexpr std::size_t kSize = 39;
  const std::byte* at;

  [[nodiscard]] std::string_view nameField() const { return fieldAt(at, kNameBytes); }
  [[nodiscard]] std::int16_t parent() const { return loadLe<std::int16_t>(at + 20); }
  [[nodiscard]] std::int16_t tail() const { return loadLe<std::int16_t>(at + 22); }
  [[nodiscard]] std::uint8_t type() const { return loadLe<std::uint8_t>(at + 24); }
  [[nodiscard]] std::int16_t extra() const { return loadLe<std::int16_t>(at + 25); }
  [[nodiscard]] Vec3 position() const { return loadLe<Vec3>(at + 27); }
};

/// One IK chain, 11 + 2k bytes: IK bone i16, target i16, k u8, iterations u16, angle f32, then k bones i16 from the
/// target toward the root.
struct IkRecord {
  static constexpr std::size_t kFixedSize = 11;
  const std::byte* at;

  [[nodiscard]] std::int16_t bone() const { return loadLe<std::int16_t>(at); }
  [[nodiscard]] std::int16_t target() const { return loadLe<std::int16_t>(at + 2); }
  [[nodiscard]] std::uint8_t linkCount() const { return loadLe<std::uint8_t>(at + 4); }
  [[nodiscard]] std::uint16_t iterations() const { return loadLe<std::uint16_t>(at + 5); }
  /// A quarter of the angle in radians by which a link may rotate in one iteration.
  [[nodiscard]] float angleWeight() const { return loadLe<float>(at + 7); }
  [[nodiscard]] std::int16_t link(std::size_t i) const { return loadLe<std::int16_t>(at + kFixedSize + 2 * i); }
  [[nodiscard]] std::size_t size() const { return kFixedSize + 2 * std::size_t{linkCount()}; }
};

/// One morph, 25 + 16k bytes: name, k u32, kind u8 (0 base, 1 brow, 2 eye, 3 lip, 4 other), then k times { index u32,
/// f32 x y z }: in the base morph, vertices and their positions; in other morphs, indices into the list of the base
/// morph, and offsets.
struct MorphRecord {
  static constexpr std::size_t kFixedSize = 25;
  static constexpr std::size_t kElementSize = 16;
  const std::byte* at;

  [[nodiscard]] std::string_view nameField() const { return fieldAt(at, kNameBytes); }
  [[nodiscard]] std::uint32_t elementCount() const { return loadLe<std::uint32_t>(at + kNameBytes); }
  [[nodiscard]] std::uint8_t kind() const { return loadLe<std::uint8_t>(at + 24); }
  [[nodiscard]] std::uint32_t index(std::size_t i) const {
    return loadLe<std::uint32_t>(at + kFixedSize + kElementSize * i);
  }
  [[nodiscard]] Vec3 offset(std::size_t i) const { return loadLe<Vec3>(at + kFixedSize + kElementSize * i + 4); }
};

/// One morph of the face panel, u16.
struct FaceRecord {
  static constexpr std::size_t kSize = 2;
  const std::byte* at;

  [[nodiscard]] std::uint16_t morph() const { return loadLe<std::uint16_t>(at); }
};

/// A text of fixed width: the name of a bone group, an English name, the file of a toon.
template <std::size_t Width>
struct TextRecord {
  static constexpr std::size_t kSize = Width;
  const std::byte* at;

  [[nodiscard]] std::string_view field() const { return fieldAt(at, Width); }
};

/// One bone of a group, 3 bytes: bone i16, group u8 (0 the center, 1 the first named group).
struct GroupBoneRecord {
  static constexpr std::size_t kSize = 3;
  const std::byte* at;

  [[nodiscard]] std::int16_t bone() const { return loadLe<std::int16_t>(at); }
  [[nodiscard]] std::uint8_t group() const { return loadLe<std::uint8_t>(at + 2); }
};

/// One rigid body, 83 bytes.
///    0  20  name    20   2  bone, i16, -1 none    22  1  group    23  2  mask of groups it collides with
///   25   1  shape   26  36  size, position relative to the bone, rotation in radians, f32
///   62  20  mass, linear and angular damping, restitution, friction, f32    82  1  mode
struct BodyRecord {
  static constexpr std::size_t kSize = 83;
  const std::byte* at;

  [[nodiscard]] std::string_view nameField() const { return fieldAt(at, kNameBytes); }
  [[nodiscard]] std::int16_t bone() const { return loadLe<std::int16_t>(at + 20); }
  [[nodiscard]] std::uint8_t group() const { return loadLe<std::uint8_t>(at + 22); }
  [[nodiscard]] std::uint16_t mask() const { return loadLe<std::uint16_t>(at + 23); }
  [[nodiscard]] std::uint8_t shape() const { return loadLe<std::uint8_t>(at + 25); }
  [[nodiscard]] Vec3 size() const { return loadLe<Vec3>(at + 26); }
  [[nodiscard]] Vec3 position() const { return loadLe<Vec3>(at + 38); }
  [[nodiscard]] Vec3 rotation() const { return loadLe<Vec3>(at + 50); }
  /// Mass, linear damping, angular damping, restitution, friction.
  [[nodiscard]] std::array<float, 5> constants() const { return loadLe<std::array<float, 5>>(at + 62); }
  [[nodiscard]] std::uint8_t mode() const { return loadLe<std::uint8_t>(at + 82); }
};

/// One joint, 124 bytes: name, two bodies u32, then f32 x y z each: position, rotation, lower and upper limit of the
/// movement, lower and upper limit of the rotation, springs of the movement and the rotation.
struct JointRecord {
  static constexpr std::size_t kSize = 124;
  const std::byte* at;

  [[nodiscard]] std::string_view nameField() const { return fieldAt(at, kNameBytes); }
  [[nodiscard]] std::int32_t bodyA() const { return loadLe<std::int32_t>(at + 20); }
  [[nodiscard]] std::int32_t bodyB() const { return loadLe<std::int32_t>(at + 24); }
  /// In the order of the file.
  [[nodiscard]] std::array<Vec3, 8> vectors() const { return loadLe<std::array<Vec3, 8>>(at + 28); }
};

}  // namespace furitsuke::format::pmd
