// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/bytes.h"
#include "core/base/vector.h"

// The keys of a PMM as stored in the file: packed, little endian. A record is a view of the file's bytes that begins
// with the head of the key; reading a field copies it. Byte tables with their sources: core/format/README.md.
namespace furitsuke::format::pmm {

/// Four curve bytes in the order x1, y1, x2, y2.
using CurveBytes = std::array<std::uint8_t, 4>;

/// The head of every key, 12 bytes. The numbers of keys count the initial keys first.
///    0   4  frame, i32     4   4  previous key, i32     8   4  next key, i32; 0 ends the chain
struct KeyHead {
  static constexpr std::size_t kSize = 12;
  const std::byte* at;

  [[nodiscard]] std::int32_t frame() const { return loadLe<std::int32_t>(at); }
  [[nodiscard]] std::int32_t previous() const { return loadLe<std::int32_t>(at + 4); }
  [[nodiscard]] std::int32_t next() const { return loadLe<std::int32_t>(at + 8); }
};

/// 57 bytes in version 1, 58 in version 2.
///   12  16  curves of X, Y, Z, rotation     28  12  translation, f32     40  16  rotation x, y, z, w, f32
///   56   1  selected     57   1  version 2: 1 physics off
struct BoneKeyRecord {
  static constexpr std::size_t kSize1 = 57;
  static constexpr std::size_t kSize2 = 58;
  static constexpr std::size_t kSelectedAt = 56;
  const std::byte* at;

  [[nodiscard]] std::array<CurveBytes, 4> curves() const { return loadLe<std::array<CurveBytes, 4>>(at + 12); }
  [[nodiscard]] Vec3 translation() const { return loadLe<Vec3>(at + 28); }
  [[nodiscard]] Quat rotation() const { return loadLe<Quat>(at + 40); }
  [[nodiscard]] bool isPhysicsOff() const { return at[57] != std::byte{0}; }  ///< version 2 only
};

/// 17 bytes.
///   12   4  weight, f32     16   1  selected
struct MorphKeyRecord {
  static constexpr std::size_t kSize = 17;
  static constexpr std::size_t kSelectedAt = 16;
  const std::byte* at;

  [[nodiscard]] float weight() const { return loadLe<float>(at + 12); }
};

/// Visibility, IK switches and outside parents; its size depends on the model.
///   12   1  visible     13   n  IK switches
///    then, in version 2, for each subject of outside parents: model, i32; bone, i32; then 1 selected
struct PropertyKeyRecord {
  static constexpr std::size_t kFixedSize = 14;
  static constexpr std::size_t kParentSize = 8;
  static constexpr std::size_t kIkAt = 13;
  const std::byte* at;

  [[nodiscard]] bool isVisible() const { return at[12] != std::byte{0}; }
  [[nodiscard]] bool isIkOn(std::size_t ik) const { return at[kIkAt + ik] != std::byte{0}; }
  [[nodiscard]] std::int32_t parentModel(std::size_t ikCount, std::size_t subject) const {
    return loadLe<std::int32_t>(at + kIkAt + ikCount + kParentSize * subject);
  }
  [[nodiscard]] std::int32_t parentBone(std::size_t ikCount, std::size_t subject) const {
    return loadLe<std::int32_t>(at + kIkAt + ikCount + kParentSize * subject + 4);
  }
};

/// 78 bytes in version 2, 70 in version 1, which has no followed model and bone.
///   12   4  distance, f32     16  12  target, f32     28  12  angles, f32, radians
///   40   8  version 2: followed model and bone, i32; -1 none
///    then  24  curves of X, Y, Z, rotation, distance, view angle     1  perspective off     4  view angle, i32
///           1  selected
struct CameraKeyRecord {
  static constexpr std::size_t kSize1 = 70;
  static constexpr std::size_t kSize2 = 78;
  const std::byte* at;
  bool hasParent;

  [[nodiscard]] float distance() const { return loadLe<float>(at + 12); }
  [[nodiscard]] Vec3 target() const { return loadLe<Vec3>(at + 16); }
  [[nodiscard]] Vec3 angles() const { return loadLe<Vec3>(at + 28); }
  [[nodiscard]] std::int32_t parentModel() const { return hasParent ? loadLe<std::int32_t>(at + 40) : -1; }
  [[nodiscard]] std::int32_t parentBone() const { return hasParent ? loadLe<std::int32_t>(at + 44) : -1; }
  [[nodiscard]] std::array<CurveBytes, 6> curves() const { return loadLe<std::array<CurveBytes, 6>>(at + curvesAt()); }
  [[nodiscard]] bool isPerspectiveOff() const { return at[curvesAt() + 24] != std::byte{0}; }
  [[nodiscard]] std::int32_t fov() const { return loadLe<std::int32_t>(at + curvesAt() + 25); }
  [[nodiscard]] std::size_t curvesAt() const { return hasParent ? 48 : 40; }
};

/// 8 bytes, in version 1: what the camera follows in a key.
///    0   4  id of a model, i32, -1 none      4   4  bone, i32
struct CameraLinkRecord {
  static constexpr std::size_t kSize = 8;
  const std::byte* at;

  [[nodiscard]] std::int32_t parentModel() const { return loadLe<std::int32_t>(at); }
  [[nodiscard]] std::int32_t parentBone() const { return loadLe<std::int32_t>(at + 4); }
};

/// 37 bytes.
///   12  12  color, f32     24  12  direction, f32     36   1  selected
struct LightKeyRecord {
  static constexpr std::size_t kSize = 37;
  const std::byte* at;

  [[nodiscard]] Vec3 color() const { return loadLe<Vec3>(at + 12); }
  [[nodiscard]] Vec3 direction() const { return loadLe<Vec3>(at + 24); }
};

/// 51 bytes.
///   12   1  visible + 2 * (100 - opacity in percent)     13   8  parent model and bone, i32     21  12  position, f32
///   33  12  angles, f32, radians     45   4  scale, f32     49   1  casts shadows     50   1  selected
struct AccessoryKeyRecord {
  static constexpr std::size_t kSize = 51;
  const std::byte* at;

  [[nodiscard]] std::uint8_t visibility() const { return loadLe<std::uint8_t>(at + 12); }
  [[nodiscard]] std::int32_t parentModel() const { return loadLe<std::int32_t>(at + 13); }
  [[nodiscard]] std::int32_t parentBone() const { return loadLe<std::int32_t>(at + 17); }
  [[nodiscard]] Vec3 position() const { return loadLe<Vec3>(at + 21); }
  [[nodiscard]] Vec3 angles() const { return loadLe<Vec3>(at + 33); }
  [[nodiscard]] float scale() const { return loadLe<float>(at + 45); }
  [[nodiscard]] bool hasShadow() const { return at[49] != std::byte{0}; }
};

/// 34 bytes.
///   12   1  noise on     13   4  noise, i32     17   4  acceleration, f32     21  12  direction, f32     33   1
///   selected
struct GravityKeyRecord {
  static constexpr std::size_t kSize = 34;
  const std::byte* at;

  [[nodiscard]] bool isNoiseOn() const { return at[12] != std::byte{0}; }
  [[nodiscard]] std::int32_t noise() const { return loadLe<std::int32_t>(at + 13); }
  [[nodiscard]] float acceleration() const { return loadLe<float>(at + 17); }
  [[nodiscard]] Vec3 direction() const { return loadLe<Vec3>(at + 21); }
};

/// 18 bytes.
///   12   1  mode     13   4  distance, f32     17   1  selected
struct SelfShadowKeyRecord {
  static constexpr std::size_t kSize = 18;
  const std::byte* at;

  [[nodiscard]] std::uint8_t mode() const { return loadLe<std::uint8_t>(at + 12); }
  [[nodiscard]] float distance() const { return loadLe<float>(at + 13); }
};

}  // namespace furitsuke::format::pmm
