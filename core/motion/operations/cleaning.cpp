// SPDX-License-Identifier: MIT
#include "core/motion/operations/cleaning.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/motion/rotation.h"

namespace furitsuke {

namespace {

Quat turnedSign(const Quat& q) { return {-q.x, -q.y, -q.z, -q.w}; }
bool isSameRotation(const Quat& a, const Quat& b) {
  return a == b || (a.x == -b.x && a.y == -b.y && a.z == -b.z && a.w == -b.w);
}

// Whether two keys have the same value, whatever their curves.
bool isSameValue(const BoneKey& a, const BoneKey& b) {
  return a.translation == b.translation && isSameRotation(a.rotation, b.rotation) && a.physics == b.physics;
}
bool isSameValue(const CameraKey& a, const CameraKey& b) {
  return sameBits(a.distance, b.distance) && a.target == b.target && a.rotation == b.rotation && a.fov == b.fov &&
         a.perspective == b.perspective;
}
template <class Value>
bool isSameValue(const Value& a, const Value& b) {
  return a == b;
}

/// Removed keys of a track as runs.
template <class Value>
KeyRuns idleKeys(const Track<Value>& track, const KeyRuns& selected) {
  KeyRuns idle;
  const auto values = track.values();
  std::size_t before = 0;  // the last key that stays
  for (const KeyRun& run : selected) {
    if (run.first > 0) before = run.first - 1;
    for (std::size_t i = run.first; i < run.end; ++i) {
      const bool isInside = i > 0 && i + 1 < track.size();
      if (!isInside || !isSameValue(values[before], values[i]) ||
          !(std::is_same_v<Value, PropertyKey> || isSameValue(values[i], values[i + 1]))) {
        before = i;
      } else if (!idle.empty() && idle.back().end == i) {
        ++idle.back().end;
      } else {
        idle.push_back({i, i + 1});
      }
    }
  }
  return idle;
}

/// Changes the rotations of selected bone keys; change(rotation, index in the track) gives the new one.
template <class F>
OperationResult changeRotations(const Motion& motion, const KeySelection& keys, F&& changesOf) {
  OperationResult result;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns& runs) {
    if constexpr (std::is_same_v<Value, BoneKey>) {
      Keys<BoneKey> changed = keysOfRuns(track, runs);
      changesOf(track, runs, changed.values.edit());
      propose(result, id, track, {}, std::move(changed));
    }
  });
  return result;
}

}  // namespace

OperationResult cleanKeys(const Motion& motion, const KeySelection& keys) {
  OperationResult result;
  result.selection = keys;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns& runs) {
    KeyRuns idle = idleKeys(track, runs);
    if (idle.empty()) return;
    KeySelection gone;
    gone.addColumn(id, keysOfRuns(track, idle).frames);
    result.selection.remove(gone);
    KeyOverlay<Value>(id, track, std::move(idle), {}).appendTo(result.edit.keys);
  });
  return result;
}

OperationResult normaliseRotations(const Motion& motion, const KeySelection& keys) {
  // What rounding four components of a unit quaternion to floats can do to its length.
  constexpr double kRounding = 1e-6;
  return changeRotations(motion, keys, [](const auto&, const KeyRuns&, std::vector<BoneKey>& values) {
    for (BoneKey& key : values) {
      const glm::dquat q = toDouble(key.rotation);
      const double length = std::sqrt(q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z);
      if (!(std::abs(length - 1) <= kRounding)) key.rotation = toStored(unitRotation(key.rotation));
    }
  });
}

OperationResult unrollRotations(const Motion& motion, const KeySelection& keys) {
  return changeRotations(motion, keys,
                         [](const Track<BoneKey>& track, const KeyRuns& runs, std::vector<BoneKey>& values) {
                           std::size_t next = 0;
                           for (const KeyRun& run : runs) {
                             std::optional<Quat> before;
                             if (run.first > 0) before = track.values()[run.first - 1].rotation;
                             for (std::size_t i = run.first; i < run.end; ++i, ++next) {
                               Quat& rotation = values[next].rotation;
                               if (before) {
                                 const glm::dquat a = toDouble(*before);
                                 const glm::dquat b = toDouble(rotation);
                                 if (a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z < 0) rotation = turnedSign(rotation);
                               }
                               before = rotation;
                             }
                           }
                         });
}

}  // namespace furitsuke
