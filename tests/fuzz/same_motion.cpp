// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/same_motion.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace furitsuke::test {
namespace {

template <class Value>
bool isSameValue(const Value& a, const Value& b, bool comparePhysics) {
  if constexpr (std::is_same_v<Value, motion::BoneKey>) {
    if (!comparePhysics) return a.translation == b.translation && a.rotation == b.rotation && a.curves == b.curves;
  }
  return a == b;
}

template <class Value>
bool isSameTrack(const motion::Track<Value>& a, const motion::Track<Value>& b, bool comparePhysics) {
  if (!std::ranges::equal(a.frames(), b.frames())) return false;
  return std::ranges::equal(a.values(), b.values(),
                            [&](const Value& x, const Value& y) { return isSameValue(x, y, comparePhysics); });
}

template <class Value>
bool holdsAll(const std::vector<motion::NamedTrack<Value>>& tracks,
              const std::vector<motion::NamedTrack<Value>>& others, bool comparePhysics) {
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (track.keys.empty()) continue;
    const auto other = std::ranges::find(others, track.name, &motion::NamedTrack<Value>::name);
    if (other == others.end() || !isSameTrack(track.keys, other->keys, comparePhysics)) return false;
  }
  return true;
}

}  // namespace

bool isSameMotion(const motion::Motion& a, const motion::Motion& b, bool comparePhysics) {
  return a.modelName == b.modelName && a.keyCount() == b.keyCount() && holdsAll(a.bones, b.bones, comparePhysics) &&
         holdsAll(a.morphs, b.morphs, true) && isSameTrack(a.camera, b.camera, true) &&
         isSameTrack(a.light, b.light, true) && isSameTrack(a.selfShadow, b.selfShadow, true) &&
         isSameTrack(a.property, b.property, true);
}

}  // namespace furitsuke::test
