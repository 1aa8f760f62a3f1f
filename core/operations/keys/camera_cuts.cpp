// SPDX-License-Identifier: MIT
#include "core/operations/keys/camera_cuts.h"

#include <algorithm>
#include <cmath>

#include "core/eval/sample.h"

namespace furitsuke::operations {

namespace {

/// This many keys on adjacent frames are a recording.
constexpr std::size_t kRecordedKeys = 4;

/// The movement from the previous key to this one; 1 is about the smallest visible movement.
double jumpTo(const motion::Track<motion::CameraKey>& track, std::size_t key) {
  constexpr double kSeenMove = 0.05;    // model units
  constexpr double kSeenTurn = 0.002;   // radians
  constexpr double kSeenViewAngle = 1;  // degrees
  const motion::CameraKey& a = track.values()[key - 1];
  const motion::CameraKey& b = track.values()[key];
  const glm::dvec3 turn = glm::abs(eval::usable(b.rotation) - eval::usable(a.rotation));
  return std::max({glm::length(eval::usable(b.target) - eval::usable(a.target)) / kSeenMove,
                   std::max({turn.x, turn.y, turn.z}) / kSeenTurn,
                   std::abs(eval::usable(b.distance) - eval::usable(a.distance)) / kSeenMove,
                   std::abs(static_cast<double>(b.fov) - static_cast<double>(a.fov)) / kSeenViewAngle});
}

}  // namespace

bool isCameraCut(const motion::Track<motion::CameraKey>& track, std::size_t key) {
  const auto frames = track.frames();
  const auto isNext = [&](std::size_t i) { return i > 0 && i < frames.size() && frames[i] - frames[i - 1] == 1; };
  if (!isNext(key)) return false;
  std::size_t first = key - 1;
  std::size_t last = key;
  while (key - first < kRecordedKeys && isNext(first)) --first;
  while (last - key < kRecordedKeys && isNext(last + 1)) ++last;
  if (last - first + 1 < kRecordedKeys) return true;
  constexpr double kLeap = 4;
  const double before = isNext(key - 1) ? jumpTo(track, key - 1) : 0;
  const double after = isNext(key + 1) ? jumpTo(track, key + 1) : 0;
  return jumpTo(track, key) > 1 + kLeap * std::max(before, after);
}

}  // namespace furitsuke::operations
