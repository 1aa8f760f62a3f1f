// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/base/vector.h"
#include "core/format/pmm/pmm_records.h"

namespace furitsuke::format::pmm {

inline constexpr std::size_t kMaxBytes = std::size_t{1} << 31U;  ///< of a file
inline constexpr std::size_t kPathBytes = 256;
inline constexpr std::size_t kSelectedParts = 5;  ///< a bone and the morphs of brow, eye, lip and other

/// A place in the file.
struct Span {
  std::uint32_t at = 0;
  std::uint32_t size = 0;
};

/// The keys of one kind: one initial key for each track, without an index, then a counted list of the others, each with
/// its index before it. Keys are numbered from the initial ones on; links between them form one chain for each track.
struct KeyList {
  std::size_t initialAt = 0;
  std::uint32_t initials = 0;  ///< the number of tracks
  std::size_t countAt = 0;     ///< of the count of the list
  std::uint32_t count = 0;
  std::size_t size = 0;  ///< bytes of a key without its index; 0: the file ends before the list

  static constexpr std::size_t kIndexBytes = 4;
  [[nodiscard]] std::uint32_t total() const { return initials + count; }
  /// The offset of the head of a key, which must be below total().
  [[nodiscard]] std::size_t offsetOf(std::uint32_t key) const {
    if (key < initials) return initialAt + size * key;
    return countAt + 4 + (size + kIndexBytes) * (key - initials) + kIndexBytes;
  }
  [[nodiscard]] std::size_t end() const { return countAt + 4 + (size + kIndexBytes) * count; }
};

struct ModelBlock {
  std::uint8_t id = 0;  ///< by which other parts of the file refer to the model
  Span name;
  Span englishName;              ///< version 2
  Span path;                     ///< kPathBytes
  std::vector<Span> bones;       ///< names; version 2
  std::vector<Span> morphs;      ///< names; version 2
  std::vector<std::int32_t> ik;  ///< the bone of each IK switch; version 2
  /// Version 2: what can follow a bone of a model: -1 the model itself, otherwise a bone.
  std::vector<std::int32_t> subjects;
  std::uint32_t boneCount = 0;
  std::uint32_t morphCount = 0;
  std::uint32_t ikCount = 0;
  std::uint8_t drawOrder = 0;
  std::size_t visibleAt = 0;  ///< offset of the following field
  bool isVisible = true;
  std::array<std::int32_t, kSelectedParts> selected{};  ///< -1 none
  Span groups;                                          ///< one byte for each row of the frame panel: 1 open
  std::int32_t scroll = 0;
  std::int32_t lastFrame = 0;
  KeyList boneKeys;
  KeyList morphKeys;
  KeyList propertyKeys;     ///< one track
  std::size_t stateAt = 0;  ///< of the pose that was shown when the project was saved
  std::size_t at = 0;
  std::size_t end = 0;
};

struct AccessoryBlock {
  std::uint8_t id = 0;
  Span name;
  Span path;  ///< kPathBytes
  std::uint8_t drawOrder = 0;
  KeyList keys;  ///< one track
};

/// A file that is shown or played with the project.
struct MediaLink {
  bool isUsed = false;
  Span path;  ///< kPathBytes; may begin with a NUL, followed by text from earlier saves
  std::int32_t x = 0;
  std::int32_t y = 0;
  float scale = 0;
};

struct Settings {
  std::int32_t frame = 0;
  bool isRepeated = false;
  std::size_t playAt = 0;  ///< offset of the two following fields
  std::int32_t playFrom = 0;
  std::int32_t playTo = 0;
  MediaLink sound;
  MediaLink film;
  MediaLink picture;
  float framesPerSecond = 0;  ///< limit; 0 none
  std::optional<std::uint8_t> physicsMode;
  float gravity = 9.8F;
  std::int32_t gravityNoise = 10;
  Vec3 gravityDirection{0, -1, 0};
  bool isGravityNoisy = false;
  KeyList gravityKeys;  ///< one track; version 2
  bool isSelfShadowOn = false;
  float selfShadowDistance = 0;
  KeyList selfShadowKeys;  ///< one track; version 2, and 1 since MMD 7
  /// Version 1, since MMD 7: what the camera follows in its keys, of the same number and order as these. A
  /// CameraLinkRecord each, without the head of a key.
  KeyList cameraLinks;
  /// Version 2, since MMD 9.24: the offset after the list that has an entry for each model.
  std::optional<std::size_t> rangesEnd;
};

/// A project of MikuMikuDance, with every byte accounted for. Owns the bytes of the file.
struct File {
  Bytes bytes;
  int version = 2;  ///< 1: MMD up to 8; 2: since MMD 9
  std::int32_t width = 0;
  std::int32_t height = 0;
  float fov = 0;  ///< degrees
  std::uint8_t selectedModel = 0;
  std::vector<ModelBlock> models;
  KeyList camera;  ///< one track
  KeyList light;   ///< one track
  std::vector<AccessoryBlock> accessories;
  std::optional<Settings> settings;
  std::size_t trailingAt = 0;  ///< offset of the bytes after the last known field
  /// Set if something after the first model does not fit in the file. The complete parts are listed.
  std::optional<Error> damage;
  Diagnostics diagnostics;

  /// A text up to its first NUL. The bytes after it are padding or leftovers and must never be shown.
  [[nodiscard]] std::string_view text(Span span) const;
  /// A record of a key; `Record{at}`.
  [[nodiscard]] const std::byte* key(const KeyList& list, std::uint32_t number) const {
    return bytes.data() + list.offsetOf(number);
  }
};

/// Reads a project. Fails if the bytes are not a project, or if nothing after its header can be read; otherwise the
/// complete parts are returned, and File::damage is set if there is more. A version 1 does not say how many bones,
/// morphs and IK bones a model has; they are found by the structure of the bytes. Memory use is limited by the size of
/// the file.
[[nodiscard]] Result<File> read(Bytes bytes);

}  // namespace furitsuke::format::pmm
