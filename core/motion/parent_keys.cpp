// SPDX-License-Identifier: MIT
#include "core/motion/parent_keys.h"

#include <algorithm>
#include <utility>

namespace furitsuke::motion {

namespace {

bool isOrdered(const ParentKey& a, const ParentKey& b) {
  return a.frame != b.frame ? a.frame < b.frame : a.bone < b.bone;
}

}  // namespace

void sortParentKeys(std::vector<ParentKey>& keys) {
  // The last of several keys of a bone on a frame comes first, so that it is the one that std::unique() keeps.
  std::ranges::reverse(keys);
  std::ranges::stable_sort(keys, isOrdered);
  const auto isSame = [](const ParentKey& a, const ParentKey& b) { return a.frame == b.frame && a.bone == b.bone; };
  keys.erase(std::unique(keys.begin(), keys.end(), isSame), keys.end());
}

void setParentKey(std::vector<ParentKey>& keys, ParentKey key) {
  const auto at = std::ranges::lower_bound(keys, key, isOrdered);
  if (at != keys.end() && at->frame == key.frame && at->bone == key.bone) {
    *at = std::move(key);
  } else {
    keys.insert(at, std::move(key));
  }
}

void removeParentKey(std::vector<ParentKey>& keys, Frame frame, std::string_view bone) {
  std::erase_if(keys, [&](const ParentKey& key) { return key.frame == frame && key.bone == bone; });
}

ParentTarget parentAt(const std::vector<ParentKey>& keys, Frame frame, std::string_view bone) {
  ParentTarget target;
  for (const ParentKey& key : keys) {
    if (key.frame > frame) break;
    if (key.bone == bone) target = key.target;
  }
  return target;
}

}  // namespace furitsuke::motion
