// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/name.h"
#include "core/base/text_encoding.h"
#include "core/motion/annotations.h"
#include "core/motion/default_keys.h"
#include "core/motion/key.h"
#include "core/motion/track.h"

namespace furitsuke::motion {

/// In the order of the sections of a VMD file.
enum class TrackKind : std::uint8_t { Bone, Morph, Camera, Light, SelfShadow, Property };
inline constexpr std::size_t kTrackKindCount = 6;

/// Identifies a track during the lifetime of a motion: tracks are appended and never removed; empty ones are not saved.
struct TrackId {
  TrackKind kind = TrackKind::Bone;
  std::uint32_t index = 0;  ///< into Motion::bones or Motion::morphs; 0 for the other kinds
  friend auto operator<=>(const TrackId&, const TrackId&) = default;
};

inline constexpr TrackId kCameraTrack{TrackKind::Camera, 0};
inline constexpr TrackId kLightTrack{TrackKind::Light, 0};
inline constexpr TrackId kSelfShadowTrack{TrackKind::SelfShadow, 0};
inline constexpr TrackId kPropertyTrack{TrackKind::Property, 0};

template <class Value>
struct NamedTrack {
  Name name;
  Track<Value> keys;
  friend bool operator==(const NamedTrack&, const NamedTrack&) = default;
};

struct LayerStack;

/// The content of a motion file, independent of the format: tracks of keys, and annotations. A plain value that can be
/// copied and compared.
class Motion {
 public:
  Name modelName;
  /// Of the names in the file of the motion, in which they are saved again; another one if it lacks a character.
  TextEncoding nameEncoding = TextEncoding::Cp932;
  std::vector<NamedTrack<BoneKey>> bones;    ///< in order of first appearance in the file; names differ in bytes
  std::vector<NamedTrack<MorphKey>> morphs;  ///< in the same order
  Track<CameraKey> camera;
  Track<LightKey> light;
  Track<SelfShadowKey> selfShadow;
  Track<VisibilityIkKey> property;
  Annotations annotations;  ///< not in motion files; see core/io/json/annotation_file.h
  /// Layers above the motion, or null: see layers/layer_stack.h, whose functions read and change it. While a layer is
  /// active, all tracks here are those of the layer. Not in motion files, which contain the flattened motion.
  std::shared_ptr<const LayerStack> layers;

  /// The track with that name, of which all bytes are compared; nothing if there is none.
  [[nodiscard]] std::optional<TrackId> findBone(std::string_view nameBytes) const;
  [[nodiscard]] std::optional<TrackId> findMorph(std::string_view nameBytes) const;
  /// The track with that name, which is added empty if there is none.
  TrackId ensureBone(const Name& name);
  TrackId ensureMorph(const Name& name);

  [[nodiscard]] bool contains(TrackId id) const noexcept;
  /// Every track, including empty ones, in the order of TrackId.
  [[nodiscard]] std::vector<TrackId> trackIds() const;
  [[nodiscard]] std::size_t keyCount() const noexcept;
  [[nodiscard]] std::size_t keyCount(TrackId id) const;
  [[nodiscard]] std::span<const Frame> frames(TrackId id) const;
  /// The frames as a column that can be shared. The reference is valid until the track changes.
  [[nodiscard]] const SharedColumn<Frame>& frameColumn(TrackId id) const;
  /// From the first to the last key of all tracks, also those of all layers; empty without keys.
  [[nodiscard]] FrameRange frameRange() const noexcept;
  /// Whether there are camera, light or self-shadow keys and no bone, morph or property keys, in the motion
  /// itself and in its layers.
  [[nodiscard]] bool isCameraMotion() const noexcept;

  /// Calls f(track) with the Track<...> of `id`, which must exist.
  template <class F>
  decltype(auto) visit(TrackId id, F&& f) const {
    return visitTrack(*this, id, std::forward<F>(f));
  }
  template <class F>
  decltype(auto) visit(TrackId id, F&& f) {
    return visitTrack(*this, id, std::forward<F>(f));
  }

  /// Same model name, annotations, layers and keys in tracks of the same names; empty tracks are ignored.
  friend bool operator==(const Motion& a, const Motion& b);

 private:
  template <class Self, class F>
  static decltype(auto) visitTrack(Self& self, TrackId id, F&& f) {
    switch (id.kind) {
      case TrackKind::Bone: return f(self.bones[id.index].keys);
      case TrackKind::Morph: return f(self.morphs[id.index].keys);
      case TrackKind::Camera: return f(self.camera);
      case TrackKind::Light: return f(self.light);
      case TrackKind::SelfShadow: return f(self.selfShadow);
      case TrackKind::Property: break;
    }
    return f(self.property);
  }
};

/// Whether the keys of a track move its bone: MMD writes a key at rest for every bone on the first frame.
[[nodiscard]] bool hasMovement(const NamedTrack<BoneKey>& track);
/// Whether the keys of a track ever show its morph. The base morph of a PMD, for which MMD writes a key, shows nothing.
[[nodiscard]] bool hasMovement(const NamedTrack<MorphKey>& track);

/// The name of a track in the command line, actions and diagnostics: "センター" (bone), "morph:あ", "camera", "light",
/// "selfShadow", "property". A bone with one of the fixed names is written "bone:camera".
[[nodiscard]] std::string trackPath(const Motion& motion, TrackId id);
/// The track with that path; nothing if there is none, or if the name cannot be encoded.
[[nodiscard]] std::optional<TrackId> findTrack(const Motion& motion, std::string_view path);

}  // namespace furitsuke::motion
