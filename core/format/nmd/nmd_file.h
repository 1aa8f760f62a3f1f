// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/base/vector.h"

// NMD, the motion of nanoem: a message of protocol buffers without a signature. Fields with their sources:
// core/format/README.md.
namespace furitsuke::format::nmd {

/// The control points of a curve: x1 y1 x2 y2.
using CurveBytes = std::array<std::uint8_t, 4>;

inline constexpr CurveBytes kLinearBytes{20, 20, 107, 107};

/// What all keys have.
struct KeyHead {
  std::uint64_t frame = 0;  ///< 30 per second
  std::uint32_t layer = 0;
  bool hasFrame = false;  ///< keys without one are not read
};

struct BoneKey {
  KeyHead head;
  std::uint64_t track = 0;
  Vec3 translation{};
  Quat rotation{0, 0, 0, 1};
  std::array<CurveBytes, 4> curves{kLinearBytes, kLinearBytes, kLinearBytes, kLinearBytes};  ///< x y z rotation
  std::uint32_t stage = 0;
  bool hasPhysics = true;
};

struct MorphKey {
  KeyHead head;
  std::uint64_t track = 0;
  float weight = 0;
  CurveBytes curve = kLinearBytes;
};

struct CameraKey {
  KeyHead head;
  Vec3 target{};
  Vec3 angles{};  ///< radians
  float fov = 0;  ///< degrees
  float distance = 0;
  /// x y z rotation distance view angle
  std::array<CurveBytes, 6> curves{kLinearBytes, kLinearBytes, kLinearBytes, kLinearBytes, kLinearBytes, kLinearBytes};
  std::uint32_t stage = 0;
  bool isPerspective = true;
};

struct LightKey {
  KeyHead head;
  Vec3 color{};
  Vec3 direction{};
};

struct IkState {
  std::uint64_t track = 0;
  bool isOn = true;
};

/// An outside parent: a bone that follows a bone of another model.
struct ParentBinding {
  std::uint64_t bone = 0;    ///< in File::boneTracks
  std::uint64_t object = 0;  ///< the followed model, in File::globalTracks
  std::uint64_t target = 0;  ///< its bone, in File::globalTracks
};

struct ModelKey {
  KeyHead head;
  bool isVisible = true;
  std::vector<IkState> ik;
  std::vector<ParentBinding> parents;
  bool hasAppearance = false;  ///< edge, effects, blending or physics
};

/// Where an accessory is and how it is drawn.
struct AccessoryKey {
  KeyHead head;
  Vec3 translation{};
  Quat rotation{0, 0, 0, 1};
  float scale = 1;
  float opacity = 1;
  std::optional<ParentBinding> parent;  ///< without a bone of its own
  bool isVisible = true;
  bool hasShadow = true;
  bool hasEffects = false;  ///< parameters of effects or additive blending
};

struct SelfShadowKey {
  KeyHead head;
  std::int32_t mode = 0;
  float distance = 0;
};

/// Names by the numbers that keys refer to, UTF-8.
using TrackNames = std::map<std::uint64_t, std::string>;

struct File {
  std::string name;  ///< of the model; UTF-8, possibly damaged
  float fps = 30;    ///< at which the author plays; frames are always 30 per second
  TrackNames globalTracks;
  TrackNames boneTracks;
  TrackNames morphTracks;
  std::vector<BoneKey> bones;
  std::vector<MorphKey> morphs;
  std::vector<CameraKey> camera;
  std::vector<LightKey> light;
  std::vector<ModelKey> model;
  std::vector<SelfShadowKey> selfShadow;
  std::vector<AccessoryKey> accessory;
  std::size_t extraBundles = 0;  ///< repeated ones, which nanoem does not read either
  std::size_t unknownFields = 0;
  /// Set when something does not fit in the file; all complete keys before it are listed.
  std::optional<Error> damage;
};

/// Whether the bytes at the start of a file may be an NMD. The format has no signature, so the fields must be those
/// of a motion, with their types and nesting.
[[nodiscard]] bool isNmdHead(std::string_view head);

/// Reads an NMD. Fails only if the first field is not that of a motion. For a damaged file, returns the readable part
/// and sets File::damage. Takes at most about 15 times as much memory as the bytes: defaults are not stored.
[[nodiscard]] Result<File> read(ByteView bytes);

}  // namespace furitsuke::format::nmd
