// SPDX-License-Identifier: MIT
#include "core/motion/parent_keys.h"

#include <algorithm>
#include <utility>

namespace furitsuke::motion {

namespace {

bool isOrdered(const ParentKey& a, const ParentKey& b) {
  if (a.frame != b.frame) return a.frame < b.frame;
  return a.isCamera != b.isCamera ? b.isCamera : a.bone < b.bone;
}

bool isSamePlace(const ParentKey& a, const ParentKey& b) {
  return a.frame == b.frame && a.isCamera == b.isCamera && a.bone == b.bone;
}

}  // namespace

void sortParentKeys(std::vector<ParentKey>& keys) {
  // The last of several keys of a bone on a frame comes first, so that it is the one that std::unique() keeps.
  std::ranges::reverse(keys);
  std::ranges::stable_sort(keys, isOrdered);
  keys.erase(std::unique(keys.begin(), keys.end(), isSamePlace), keys.end());
}

void setParentKey(std::vector<ParentKey>& keys, ParentKey key) {
  const auto at = std::ranges::lower_bound(keys, key, isOrdered);
  if (at != keys.end() && isSamePlace(*at, key)) {
    *at = std::move(key);
  } else {
    keys.insert(at, std::move(key));
  }
}

void removeParentKey(std::vector<ParentKey>& keys, Frame frame, std::string_view bone) {
  std::erase_if(keys, [&](const ParentKey& key) { return !key.isCamera && key.frame == frame && key.bone == bone; });
}

ParentTarget parentAt(const std::vector<ParentKey>& keys, Frame frame, std::string_view bone) {
  ParentTarget target;
  for (const ParentKey& key : keys) {
    if (key.frame > frame) break;
    if (!key.isCamera && key.bone == bone) target = key.target;
  }
  return target;
}

ParentTarget cameraParentAt(const std::vector<ParentKey>& keys, double frame) {
  ParentTarget target;
  for (const ParentKey& key : keys) {
    if (key.frame > frame) break;
    if (key.isCamera) target = key.target;
  }
  return target;
}

bool hasCameraParents(const std::vector<ParentKey>& keys) { return std::ranges::any_of(keys, &ParentKey::isCamera); }

void removeCameraParentKey(std::vector<ParentKey>& keys, Frame frame) {
  std::erase_if(keys, [frame](const ParentKey& key) { return key.isCamera && key.frame == frame; });
}

}  // namespace furitsuke::motion
