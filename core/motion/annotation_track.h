// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/accessory_keys.h"
#include "core/motion/gravity_track.h"
#include "core/motion/outside_parent_keys.h"

// Keys that motion files do not have: of gravity, of a prop, of what bones and the camera follow. They are few, so each
// kind is one list of keys, in the order of their frames, then of their tracks; each track has one key per frame. The
// functions here are those of all kinds.
namespace furitsuke::motion {

enum class AnnotationKind : std::uint8_t { Parent, Accessory, Gravity };

/// Identifies a track among the annotations of a motion.
struct AnnotationTrack {
  AnnotationKind kind = AnnotationKind::Parent;
  bool isCamera = false;  ///< only AnnotationKind::Parent: the camera follows
  std::string bone = {};  ///< only AnnotationKind::Parent: the bone that follows, UTF-8; empty: the whole model
  friend auto operator<=>(const AnnotationTrack&, const AnnotationTrack&) = default;
};

inline const AnnotationTrack kPlaceTrack{.kind = AnnotationKind::Accessory};
inline const AnnotationTrack kGravityTrack{.kind = AnnotationKind::Gravity};
inline const AnnotationTrack kCameraParentTrack{.kind = AnnotationKind::Parent, .isCamera = true};
[[nodiscard]] inline AnnotationTrack parentTrack(std::string_view bone) {
  return {.kind = AnnotationKind::Parent, .bone = std::string(bone)};
}

[[nodiscard]] inline AnnotationTrack trackOf(const OutsideParentKey& key) {
  return {AnnotationKind::Parent, key.isCamera, key.bone};
}
[[nodiscard]] inline AnnotationTrack trackOf(const AccessoryKey& /*key*/) { return kPlaceTrack; }
[[nodiscard]] inline AnnotationTrack trackOf(const GravityKey& /*key*/) { return kGravityTrack; }

/// Whether the key is one of the track, which may be of another kind.
[[nodiscard]] inline bool isOf(const OutsideParentKey& key, const AnnotationTrack& track) {
  return track.kind == AnnotationKind::Parent && key.isCamera == track.isCamera && key.bone == track.bone;
}
[[nodiscard]] inline bool isOf(const AccessoryKey& /*key*/, const AnnotationTrack& track) {
  return track == kPlaceTrack;
}
[[nodiscard]] inline bool isOf(const GravityKey& /*key*/, const AnnotationTrack& track) {
  return track == kGravityTrack;
}

/// What the keys of a list are ordered by.
[[nodiscard]] inline auto orderOf(const OutsideParentKey& key) {
  return std::tuple<Frame, bool, std::string_view>(key.frame, key.isCamera, key.bone);
}
[[nodiscard]] inline Frame orderOf(const AccessoryKey& key) { return key.frame; }
[[nodiscard]] inline Frame orderOf(const GravityKey& key) { return key.frame; }

/// Brings keys into their order. Of several keys of a track on a frame, the last one remains.
template <class Key>
void sortKeys(std::vector<Key>& keys) {
  const auto order = [](const Key& key) { return orderOf(key); };
  // The last of several keys at a place comes first, so that it is the one that std::unique() keeps.
  std::ranges::reverse(keys);
  std::ranges::stable_sort(keys, {}, order);
  const auto isSame = [](const Key& a, const Key& b) { return orderOf(a) == orderOf(b); };
  keys.erase(std::unique(keys.begin(), keys.end(), isSame), keys.end());
}

/// Adds the key, in place of a key of its track on its frame.
template <class Key>
void setKey(std::vector<Key>& keys, std::type_identity_t<Key> key) {
  const auto order = [](const Key& each) { return orderOf(each); };
  const auto at = std::ranges::lower_bound(keys, orderOf(key), {}, order);
  if (at != keys.end() && orderOf(*at) == orderOf(key)) {
    *at = std::move(key);
  } else {
    keys.insert(at, std::move(key));
  }
}

/// The key of the track on the frame; nullptr if there is none.
template <class Key>
[[nodiscard]] const Key* findKey(const std::vector<Key>& keys, Frame frame, const AnnotationTrack& track) {
  const auto at = std::ranges::find_if(keys, [&](const Key& key) { return key.frame == frame && isOf(key, track); });
  return at == keys.end() ? nullptr : &*at;
}

/// False if the track has no key on the frame.
template <class Key>
bool removeKey(std::vector<Key>& keys, Frame frame, const AnnotationTrack& track) {
  return std::erase_if(keys, [&](const Key& key) { return key.frame == frame && isOf(key, track); }) > 0;
}

/// The last key of the track at a whole or fractional frame or before it; nullptr if there is none.
template <class Key>
[[nodiscard]] const Key* keyAtOrBefore(const std::vector<Key>& keys, double frame, const AnnotationTrack& track) {
  const auto after =
      std::ranges::upper_bound(keys, frame, {}, [](const Key& key) { return static_cast<double>(key.frame); });
  const auto found =
      std::find_if(std::reverse_iterator(after), keys.rend(), [&track](const Key& key) { return isOf(key, track); });
  return found == keys.rend() ? nullptr : &*found;
}

}  // namespace furitsuke::motion
