// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "core/convert/key_faults.h"
#include "core/convert/repair/repair_functions.h"
#include "core/convert/vmd_key_codec.h"
#include "core/motion/operations.h"

namespace furitsuke::repair {

namespace {

bool isOfModel(TrackKind kind) {
  return kind == TrackKind::Bone || kind == TrackKind::Morph || kind == TrackKind::Property;
}

template <class Choose>
std::vector<TrackId> tracksOf(const RepairScope& scope, Choose&& choose) {
  std::vector<TrackId> tracks = scope.track ? std::vector<TrackId>{*scope.track} : scope.motion.trackIds();
  std::erase_if(tracks, [&](TrackId id) { return !choose(id); });
  return tracks;
}

MotionEdit removeKeys(const Motion& motion, const std::vector<TrackId>& tracks, FrameRange frames) {
  KeySelection keys;
  for (const TrackId id : tracks) keys.add(selectKeys(motion, id, frames));
  return {deleteKeys(motion, keys, FrameZeroRule::Ordinary).edits, {}};
}

/// Removes all keys from that frame on at which the tracks together hold more than `limit`.
MotionEdit keepFirstKeys(const Motion& motion, const std::vector<TrackId>& tracks, std::size_t limit) {
  std::vector<Frame> frames;
  for (const TrackId id : tracks) {
    const std::span<const Frame> own = motion.frames(id);
    frames.insert(frames.end(), own.begin(), own.end());
  }
  if (frames.size() <= limit) return {};
  const auto first = frames.begin() + static_cast<std::ptrdiff_t>(limit);
  std::ranges::nth_element(frames, first);
  return removeKeys(motion, tracks, {*first, kMaxFrame});
}

}  // namespace

MotionEdit withoutFarKeys(const RepairScope& scope) {
  return removeKeys(scope.motion, tracksOf(scope, [](TrackId) { return true; }), {kFarFrame + 1, kMaxFrame});
}

MotionEdit withoutNamelessKeys(const RepairScope& scope) {
  const auto isNameless = [&](TrackId id) {
    if (id.kind == TrackKind::Bone) return scope.motion.bones[id.index].name.bytes.empty();
    return id.kind == TrackKind::Morph && scope.motion.morphs[id.index].name.bytes.empty();
  };
  return removeKeys(scope.motion, tracksOf(scope, isNameless), kAllFrames);
}

MotionEdit withoutIgnoredHalf(const RepairScope& scope) {
  const bool isCamera = scope.motion.modelName.bytes == nameInField(kCameraModelName);
  return removeKeys(scope.motion, tracksOf(scope, [&](TrackId id) { return isOfModel(id.kind) == isCamera; }),
                    kAllFrames);
}

MotionEdit startAtFrameZero(const RepairScope& scope) {
  const FrameRange frames = scope.motion.frameRange();
  if (frames.isEmpty()) return {};
  return {
      moveKeys(scope.motion, selectAllKeys(scope.motion), -std::int64_t{frames.first}, FrameZeroRule::Ordinary).edits,
      {}};
}

MotionEdit withinCameraLimit(const RepairScope& scope) {
  return keepFirstKeys(scope.motion, {kCameraTrack}, kSaidCameraLimit);
}

MotionEdit withinModelLimit(const RepairScope& scope) {
  return keepFirstKeys(scope.motion, tracksOf(scope, [](TrackId id) { return isOfModel(id.kind); }), kSaidModelLimit);
}

MotionEdit withinKeyLimit(const RepairScope& scope) {
  return keepFirstKeys(scope.motion, tracksOf(scope, [](TrackId) { return true; }), kSaidKeyLimit);
}

}  // namespace furitsuke::repair
