// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "core/check/repair/repair_functions.h"
#include "core/io/key_faults.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/motion/key_edits.h"

namespace furitsuke::check::repair {

namespace {

bool isOfModel(motion::TrackKind kind) {
  return kind == motion::TrackKind::Bone || kind == motion::TrackKind::Morph || kind == motion::TrackKind::Property;
}

template <class Choose>
std::vector<motion::TrackId> tracksOf(const RepairScope& scope, Choose&& choose) {
  std::vector<motion::TrackId> tracks =
      scope.track ? std::vector<motion::TrackId>{*scope.track} : scope.motion.trackIds();
  std::erase_if(tracks, [&](motion::TrackId id) { return !choose(id); });
  return tracks;
}

motion::Edit removeKeys(const motion::Motion& motion, const std::vector<motion::TrackId>& tracks, FrameRange frames) {
  motion::KeySelection keys;
  for (const motion::TrackId id : tracks) keys.add(motion::selectKeys(motion, id, frames));
  return {motion::deleteKeys(motion, keys, motion::FrameZeroRule::Ordinary).keys, {}};
}

bool isAtRest(const motion::BoneKey& key) {
  return key.translation == Vec3{} && key.rotation == motion::restKey<motion::BoneKey>().rotation;
}
bool isAtRest(const motion::MorphKey& key) { return key.weight == 0; }
bool isAtRest(const motion::CameraKey& key) {
  const motion::CameraKey rest = motion::restCameraKey();
  return key.distance == rest.distance && key.target == rest.target && key.rotation == rest.rotation &&
         key.fov == rest.fov;
}
bool isAtRest(const motion::LightKey& key) { return key == motion::restLightKey(); }
bool isAtRest(const motion::SelfShadowKey& key) { return key == motion::restKey<motion::SelfShadowKey>(); }
bool isAtRest(const motion::VisibilityIkKey& /*key*/) { return true; }

/// Adds a key at frame 0 to each late track, made from its first key.
template <class Make>
motion::Edit withKeysAtFrameZero(const RepairScope& scope, Make&& make) {
  motion::EditBuilder builder(scope.motion);
  for (const motion::TrackId id : lateTracks(scope.motion)) {
    if (scope.track && *scope.track != id) continue;
    scope.motion.visit(id, [&](const auto& track) { builder.set(id, 0, make(track.values().front())); });
  }
  return {builder.build(), {}};
}

/// Removes all keys on and after the first frame with which the tracks together have more than `limit` keys.
motion::Edit keepFirstKeys(const motion::Motion& motion, const std::vector<motion::TrackId>& tracks,
                           std::size_t limit) {
  std::vector<Frame> frames;
  for (const motion::TrackId id : tracks) {
    const std::span<const Frame> own = motion.frames(id);
    frames.insert(frames.end(), own.begin(), own.end());
  }
  if (frames.size() <= limit) return {};
  const auto first = frames.begin() + static_cast<std::ptrdiff_t>(limit);
  std::ranges::nth_element(frames, first);
  return removeKeys(motion, tracks, {*first, kMaxFrame});
}

}  // namespace

motion::Edit withoutFarKeys(const RepairScope& scope) {
  return removeKeys(scope.motion, tracksOf(scope, [](motion::TrackId) { return true; }),
                    {io::kFarFrame + 1, kMaxFrame});
}

motion::Edit withoutNamelessKeys(const RepairScope& scope) {
  const auto isNameless = [&](motion::TrackId id) {
    if (id.kind == motion::TrackKind::Bone) return scope.motion.bones[id.index].name.bytes.empty();
    return id.kind == motion::TrackKind::Morph && scope.motion.morphs[id.index].name.bytes.empty();
  };
  return removeKeys(scope.motion, tracksOf(scope, isNameless), kAllFrames);
}

motion::Edit withoutIgnoredHalf(const RepairScope& scope) {
  const bool isCamera = scope.motion.modelName.bytes == nameInField(io::kCameraModelName);
  return removeKeys(scope.motion, tracksOf(scope, [&](motion::TrackId id) { return isOfModel(id.kind) == isCamera; }),
                    kAllFrames);
}

motion::Edit startAtFrameZero(const RepairScope& scope) {
  const FrameRange frames = scope.motion.frameRange();
  if (frames.isEmpty()) return {};
  return {motion::moveKeys(scope.motion, motion::selectAllKeys(scope.motion), -std::int64_t{frames.first},
                           motion::FrameZeroRule::Ordinary)
              .keys,
          {}};
}

std::vector<motion::TrackId> lateTracks(const motion::Motion& motion) {
  std::vector<motion::TrackId> late;
  for (const motion::TrackId id : motion.trackIds()) {
    if (id.kind == motion::TrackKind::Property) continue;
    motion.visit(id, [&](const auto& track) {
      if (!track.empty() && track.frames().front() > 0 && !isAtRest(track.values().front())) late.push_back(id);
    });
  }
  return late;
}

motion::Edit restAtFrameZero(const RepairScope& scope) {
  return withKeysAtFrameZero(scope, [](const auto& first) { return motion::restKey<std::decay_t<decltype(first)>>(); });
}

motion::Edit firstKeyAtFrameZero(const RepairScope& scope) {
  return withKeysAtFrameZero(scope, [](const auto& first) { return first; });
}

motion::Edit withinCameraLimit(const RepairScope& scope) {
  return keepFirstKeys(scope.motion, {motion::kCameraTrack}, io::kReportedCameraLimit);
}

motion::Edit withinModelLimit(const RepairScope& scope) {
  return keepFirstKeys(scope.motion, tracksOf(scope, [](motion::TrackId id) { return isOfModel(id.kind); }),
                       io::kReportedModelLimit);
}

motion::Edit withinKeyLimit(const RepairScope& scope) {
  return keepFirstKeys(scope.motion, tracksOf(scope, [](motion::TrackId) { return true; }), io::kReportedKeyLimit);
}

}  // namespace furitsuke::check::repair
