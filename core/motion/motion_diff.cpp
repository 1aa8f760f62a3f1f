// SPDX-License-Identifier: MIT
#include "core/motion/motion_diff.h"

#include <unordered_map>

namespace furitsuke::motion {

namespace {

template <class Value>
void diffTracks(const Track<Value>& before, TrackId beforeId, const Track<Value>& after, TrackId afterId,
                std::vector<KeyDifference>& differences) {
  std::size_t a = 0;
  std::size_t b = 0;
  while (a < before.size() || b < after.size()) {
    const bool hasBefore = a < before.size() && (b == after.size() || before.frames()[a] <= after.frames()[b]);
    const bool hasAfter = b < after.size() && (a == before.size() || after.frames()[b] <= before.frames()[a]);
    KeyDifference difference;
    difference.frame = hasBefore ? before.frames()[a] : after.frames()[b];
    if (hasBefore) difference.before = KeyIndex{beforeId, a};
    if (hasAfter) difference.after = KeyIndex{afterId, b};
    if (!hasBefore || !hasAfter || !(before.values()[a] == after.values()[b])) differences.push_back(difference);
    a += hasBefore ? 1 : 0;
    b += hasAfter ? 1 : 0;
  }
}

template <class Value>
void diffNamed(const std::vector<NamedTrack<Value>>& before, const std::vector<NamedTrack<Value>>& after,
               TrackKind kind, std::vector<KeyDifference>& differences) {
  const Track<Value> none;
  std::unordered_map<std::string_view, std::uint32_t> places;
  for (std::uint32_t b = 0; b < after.size(); ++b) places.emplace(after[b].name.bytes, b);
  for (std::uint32_t a = 0; a < before.size(); ++a) {
    const auto keyIndex = places.find(before[a].name.bytes);
    if (keyIndex == places.end()) {
      diffTracks(before[a].keys, {kind, a}, none, {kind, 0}, differences);
      continue;
    }
    diffTracks(before[a].keys, {kind, a}, after[keyIndex->second].keys, {kind, keyIndex->second}, differences);
    places.erase(keyIndex);
  }
  for (std::uint32_t b = 0; b < after.size(); ++b) {
    if (places.contains(after[b].name.bytes)) diffTracks(none, {kind, 0}, after[b].keys, {kind, b}, differences);
  }
}

}  // namespace

std::string_view differenceName(const KeyDifference& difference) {
  if (!difference.before) return "added";
  return difference.after ? "changed" : "removed";
}

MotionDifferences diffMotions(const Motion& before, const Motion& after) {
  MotionDifferences differences;
  differences.modelName = before.modelName != after.modelName;
  diffNamed(before.bones, after.bones, TrackKind::Bone, differences.keys);
  diffNamed(before.morphs, after.morphs, TrackKind::Morph, differences.keys);
  diffTracks(before.camera, kCameraTrack, after.camera, kCameraTrack, differences.keys);
  diffTracks(before.light, kLightTrack, after.light, kLightTrack, differences.keys);
  diffTracks(before.selfShadow, kSelfShadowTrack, after.selfShadow, kSelfShadowTrack, differences.keys);
  diffTracks(before.property, kPropertyTrack, after.property, kPropertyTrack, differences.keys);
  return differences;
}

}  // namespace furitsuke::motion
