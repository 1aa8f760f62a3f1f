// SPDX-License-Identifier: MIT
#include "core/eval/operations/camera_cuts.h"

#include <algorithm>
#include <cmath>

#include "core/eval/sample.h"

namespace furitsuke {

namespace {

/// So many keys on neighbouring frames are a recording.
constexpr std::size_t kRecordedKeys = 4;

/// How far it goes from the key before to this one; 1 is about the least that can be seen.
double jumpTo(const Track<CameraKey>& track, std::size_t key) {
  constexpr double kSeenMove = 0.05;    // model units
  constexpr double kSeenTurn = 0.002;   // radians
  constexpr double kSeenViewAngle = 1;  // degrees
  const CameraKey& a = track.values()[key - 1];
  const CameraKey& b = track.values()[key];
  const glm::dvec3 turn = glm::abs(usable(b.rotation) - usable(a.rotation));
  return std::max({glm::length(usable(b.target) - usable(a.target)) / kSeenMove,
                   std::max({turn.x, turn.y, turn.z}) / kSeenTurn,
                   std::abs(usable(b.distance) - usable(a.distance)) / kSeenMove,
                   std::abs(static_cast<double>(b.fov) - static_cast<double>(a.fov)) / kSeenViewAngle});
}

}  // namespace

bool isCameraCut(const Track<CameraKey>& track, std::size_t key) {
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

}  // namespace furitsuke
