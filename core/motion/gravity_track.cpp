// SPDX-License-Identifier: MIT
#include "core/motion/gravity_track.h"

#include <algorithm>
#include <utility>

namespace furitsuke::motion {

void sortGravityKeys(GravityTrack& track) {
  // The last of several keys on a frame comes first, so that it is the one that std::unique() keeps.
  std::ranges::reverse(track.keys);
  std::ranges::stable_sort(track.keys, {}, &GravityKey::frame);
  const auto isSameFrame = [](const GravityKey& a, const GravityKey& b) { return a.frame == b.frame; };
  track.keys.erase(std::unique(track.keys.begin(), track.keys.end(), isSameFrame), track.keys.end());
}

void setGravityKey(GravityTrack& track, GravityKey key) {
  const auto at = std::ranges::lower_bound(track.keys, key.frame, {}, &GravityKey::frame);
  if (at != track.keys.end() && at->frame == key.frame) {
    *at = std::move(key);
  } else {
    track.keys.insert(at, std::move(key));
  }
}

void removeGravityKey(GravityTrack& track, Frame frame) {
  std::erase_if(track.keys, [frame](const GravityKey& key) { return key.frame == frame; });
}

}  // namespace furitsuke::motion
