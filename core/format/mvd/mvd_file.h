// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/base/vector.h"

// MVD, the motion of MikuMikuMoving: objects with sections of keys. Byte tables with their sources:
// core/format/README.md.
namespace furitsuke::format::mvd {

/// The control points of a curve: x1 y1 x2 y2.
using CurveBytes = std::array<std::uint8_t, 4>;

inline constexpr CurveBytes kLinearBytes{20, 20, 107, 107};

struct BoneKey {
  std::int32_t stage = 0;  ///< of a bone in several stages, whose movements are combined
  std::int64_t frame = 0;  ///< in frames of Object::fps, as in all keys
  Vec3 translation{};
  Quat rotation{};
  std::array<CurveBytes, 4> curves{};  ///< x y z rotation
  bool isSpline = false;               ///< a spline through the keys instead of the curves
};

struct BoneSection {
  std::int32_t name = 0;  ///< a key of Object::names
  std::int32_t clip = -1;
  std::vector<BoneKey> keys;
};

struct MorphKey {
  std::int64_t frame = 0;
  float weight = 0;
  CurveBytes curve{};
};

struct MorphSection {
  std::int32_t name = 0;
  std::vector<MorphKey> keys;
};

/// An outside parent: a bone of this model that follows a bone of another one.
struct ParentLink {
  std::int32_t subject = 0;
  std::int32_t model = -1;
  std::int32_t bone = -1;
};

struct PropertyKey {
  std::int64_t frame = 0;
  bool isVisible = true;
  bool hasShadow = true;
  bool isAdditive = false;
  bool hasPhysics = true;
  float edgeWidth = 1;
  float scale = 1;
};

struct PropertySection {
  std::vector<PropertyKey> keys;
  std::vector<std::int32_t> ik;        ///< keys of Object::names
  std::vector<std::uint8_t> ikStates;  ///< ik.size() of each key
  std::size_t parentCount = 0;
  std::vector<ParentLink> parents;  ///< parentCount of each key
};

struct CameraKey {
  std::int32_t stage = 0;
  std::int64_t frame = 0;
  float distance = 50;
  Vec3 position{};
  Vec3 angles{};  ///< radians
  float fov = 0;  ///< radians
  bool isPerspective = true;
  std::array<CurveBytes, 4> curves{};  ///< position, rotation, distance, view angle
  bool isSpline = false;
};

struct CameraPropertyKey {
  std::int64_t frame = 0;
  bool isEnabled = true;
  bool isPerspective = true;
  bool follows = false;  ///< a bone of a model
};

struct LightKey {
  std::int64_t frame = 0;
  Vec3 direction{};
  Vec3 color{};  ///< 0..1
  bool isOn = true;
};

struct ProjectKey {
  std::int64_t frame = 0;
  std::int32_t shadowMode = 0;
  float shadowDistance = 1;
};

/// A section whose keys are not read.
struct SkippedSection {
  std::size_t at = 0;
  std::uint8_t tag = 0;
  std::uint8_t minorNumber = 0;
  std::size_t count = 0;  ///< of its items
};

/// Usually the only one: a model, a camera or a light.
struct Object {
  std::string name;  ///< UTF-8, possibly damaged
  std::string englishName;
  float fps = 30;
  std::vector<std::pair<std::int32_t, std::string>> names;  ///< UTF-8; keys can repeat
  std::vector<BoneSection> bones;
  std::vector<MorphSection> morphs;
  std::vector<PropertySection> properties;
  std::vector<CameraKey> camera;
  std::vector<CameraPropertyKey> cameraProperties;
  std::vector<LightKey> light;
  std::vector<ProjectKey> project;
  std::vector<SkippedSection> skipped;
};

struct File {
  float version = 1;
  std::vector<Object> objects;
  bool hasEnd = false;  ///< the last object has its end mark
  /// Set when something does not fit in the file; all complete sections are listed.
  std::optional<Error> damage;
};

inline constexpr std::string_view kSignature = "Motion Vector Data file";
inline constexpr std::size_t kSignatureBytes = 30;
inline constexpr std::size_t kHeaderBytes = 35;  ///< signature, version, encoding
inline constexpr std::size_t kMaxObjects = 1000;

enum class Tag : std::uint8_t {
  Names = 0,
  Bone = 16,
  Morph = 32,
  Clip = 40,
  Blend = 48,
  Property = 64,
  Accessory = 80,
  Effect = 88,
  Camera = 96,
  CameraProperty = 104,
  Light = 112,
  Project = 128,
  Filter = 136,
  End = 255,
};

/// Reads an MVD of version 1. Fails only if the bytes are not an MVD, have another version, or end inside the header.
/// For a damaged file, returns the readable part and sets File::damage. Unknown sections and later forms of known ones
/// are skipped. Takes at most about five times as much memory as the bytes.
[[nodiscard]] Result<File> read(ByteView bytes);

}  // namespace furitsuke::format::mvd
