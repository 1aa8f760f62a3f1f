// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/motion.h"

namespace furitsuke::motion {

/// How a layer changes what is below it.
enum class LayerMode : std::uint8_t {
  /// Adds its translation and weight of a morph; its rotation is applied after that of the motion below. Of camera,
  /// light
  /// and self shadow it adds the difference from MMD's default values.
  Add,
  Replace,  ///< shows its own values instead
};
/// The names in files and scripts, in the order of LayerMode.
inline constexpr std::array<std::string_view, 2> kLayerModeNames{"add", "replace"};
[[nodiscard]] std::optional<LayerMode> layerModeFrom(std::string_view name);

/// The weight of a layer at a frame; linear between keys, constant before the first and after the last one.
struct LayerWeightKey {
  Frame frame = 0;
  float weight = 1;  ///< 0..1
  friend bool operator==(const LayerWeightKey&, const LayerWeightKey&) = default;
};

inline constexpr std::size_t kMaxLayers = 64;

/// What a layer is, without its tracks.
struct LayerSettings {
  std::string name;  ///< UTF-8; not unique
  LayerMode mode = LayerMode::Add;
  bool isMuted = false;
  bool isSolo = false;                  ///< while any layer is solo, only solo layers have an effect
  std::vector<LayerWeightKey> weights;  ///< strictly ascending by frame; none: 1 at every frame
  /// JSON members that this version does not know, written by a newer version; kept verbatim.
  std::string unknown = {};
  friend bool operator==(const LayerSettings&, const LayerSettings&) = default;
};

/// From this weight on a layer decides about what cannot be blended: visibility and IK in both modes, and perspective
/// and the mode of self shadow in LayerMode::Replace.
inline constexpr double kSwitchingWeight = 0.5;

/// The weight at a frame, 0..1.
[[nodiscard]] double weightAt(std::span<const LayerWeightKey> weights, double frame);
/// Sets the key at `frame`, or removes it if there is no weight.
void setWeightKey(LayerSettings& settings, Frame frame, std::optional<float> weight);

/// Identifies a layer during the lifetime of a motion, like TrackId: slots are appended and never removed, so that undo
/// and redo find the tracks of a removed layer.
using LayerSlot = std::uint32_t;

/// All layers without their tracks. Small, so that a change of it is stored as the arrangement before and after.
struct LayerArrangement {
  std::vector<LayerSettings> settings;  ///< by slot
  std::vector<LayerSlot> order;         ///< the layers that exist, from the lowest to the highest; each once
  std::optional<LayerSlot> active;      ///< one of `order`; nothing: the motion itself is edited
  friend bool operator==(const LayerArrangement&, const LayerArrangement&) = default;
};

/// The tracks of a layer.
struct LayerTracks {
  std::vector<NamedTrack<BoneKey>> bones = {};
  std::vector<NamedTrack<MorphKey>> morphs = {};
  Track<CameraKey> camera = {};
  Track<LightKey> light = {};
  Track<SelfShadowKey> selfShadow = {};
  Track<VisibilityIkKey> property = {};
  [[nodiscard]] std::size_t keyCount() const noexcept;
};
/// Whether tracks of the same names have the same keys; empty tracks are ignored.
[[nodiscard]] bool haveSameKeys(const LayerTracks& a, const LayerTracks& b);
/// Whether the same names have the same keys; empty tracks are ignored.
[[nodiscard]] bool haveSameKeys(const std::vector<NamedTrack<BoneKey>>& a, const std::vector<NamedTrack<BoneKey>>& b);
[[nodiscard]] bool haveSameKeys(const std::vector<NamedTrack<MorphKey>>& a, const std::vector<NamedTrack<MorphKey>>& b);

/// The layers of a motion, in Motion::layers. The tracks of the active layer are those in Motion, where all editing
/// takes place; the tracks of the motion itself are then in `base`.
struct LayerStack {
  LayerArrangement arrangement;
  std::vector<LayerTracks> tracks;  ///< by slot, at least as many as settings; that of the active layer is empty
  LayerTracks base;                 ///< of the motion itself while a layer is active, otherwise empty
};

/// From the first to the last key of the tracks that are in the stack: of existing layers, and of `base`.
[[nodiscard]] FrameRange frameRangeOfLayers(const LayerStack& stack) noexcept;

/// The arrangement of a motion; empty without layers.
[[nodiscard]] const LayerArrangement& arrangementOf(const Motion& motion) noexcept;
[[nodiscard]] bool hasLayers(const Motion& motion) noexcept;
/// Whether the tracks in Motion are those of a layer.
[[nodiscard]] bool isOnLayer(const Motion& motion) noexcept;
/// Changes the layers of a motion and exchanges its tracks if another layer becomes active. Layers with new slots are
/// empty. The arrangement must be valid.
void arrangeLayers(Motion& motion, const LayerArrangement& arrangement);
/// Whether all slots exist, and those of the order are different.
[[nodiscard]] bool isValid(const LayerArrangement& arrangement);

// Views of the tracks of a motion, wherever they are; valid until the motion changes.

[[nodiscard]] const std::vector<NamedTrack<BoneKey>>& baseBones(const Motion& motion) noexcept;
[[nodiscard]] const std::vector<NamedTrack<MorphKey>>& baseMorphs(const Motion& motion) noexcept;
/// The track of camera, light, self shadow, or visibility and IK, of the motion itself.
template <class Value>
[[nodiscard]] const Track<Value>& baseTrack(const Motion& motion) noexcept;

/// A layer with its tracks.
struct LayerView {
  const LayerSettings* settings;
  const std::vector<NamedTrack<BoneKey>>* bones;
  const std::vector<NamedTrack<MorphKey>>* morphs;
  const Track<CameraKey>* camera;
  const Track<LightKey>* light;
  const Track<SelfShadowKey>* selfShadow;
  const Track<VisibilityIkKey>* property;
  LayerSlot slot;

  /// The track of camera, light, self shadow, or visibility and IK.
  template <class Value>
  [[nodiscard]] const Track<Value>& track() const noexcept;
};
/// Whether the motion itself or one of its layers has such keys.
template <class Value>
[[nodiscard]] bool hasKeysOf(const Motion& motion);
/// From the lowest to the highest.
[[nodiscard]] std::vector<LayerView> layersOf(const Motion& motion);
/// Those that have an effect: not muted, and solo if any is.
[[nodiscard]] std::vector<LayerView> heardLayers(const Motion& motion);

/// The motion itself without its layers.
[[nodiscard]] Motion withoutLayers(Motion motion);

/// Same layers in the same order with the same keys, and the same one active; slots may differ.
[[nodiscard]] bool haveSameLayers(const Motion& a, const Motion& b);

// --- implementation --------------------------------------------------------------------------------------------------

/// The track of that kind in a Motion, LayerTracks or, as a pointer, in a LayerView.
template <class Value, class Tracks>
[[nodiscard]] const auto& trackOfKind(const Tracks& tracks) noexcept {
  if constexpr (std::is_same_v<Value, CameraKey>) {
    return tracks.camera;
  } else if constexpr (std::is_same_v<Value, LightKey>) {
    return tracks.light;
  } else if constexpr (std::is_same_v<Value, SelfShadowKey>) {
    return tracks.selfShadow;
  } else {
    static_assert(std::is_same_v<Value, VisibilityIkKey>);
    return tracks.property;
  }
}

template <class Value>
const Track<Value>& LayerView::track() const noexcept {
  return *trackOfKind<Value>(*this);
}

template <class Value>
const Track<Value>& baseTrack(const Motion& motion) noexcept {
  return isOnLayer(motion) ? trackOfKind<Value>(motion.layers->base) : trackOfKind<Value>(motion);
}

template <class Value>
bool hasKeysOf(const Motion& motion) {
  if (!baseTrack<Value>(motion).empty()) return true;
  const std::vector<LayerView> layers = layersOf(motion);
  return std::ranges::any_of(layers, [](const LayerView& layer) { return !layer.track<Value>().empty(); });
}

}  // namespace furitsuke::motion
