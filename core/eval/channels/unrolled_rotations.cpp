// SPDX-License-Identifier: MIT
#include "core/eval/channels/unrolled_rotations.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/eval/sample.h"

namespace furitsuke {

namespace {

/// An arc is followed in steps of at most this, because the nearest angles over a longer one may be others than those
/// that the way leads to.
constexpr double kFollowedStep = 15.0 * std::numbers::pi / 180.0;

/// Radians of the shorter arc between two rotations.
double arcBetween(const glm::dquat& from, const glm::dquat& to) {
  const double dot = std::min(1.0, std::abs(glm::dot(from, to)));
  return 2 * std::acos(dot);
}

}  // namespace

EulerDegrees eulerAlong(const EulerDegrees& from, const Quat& earlier, const Quat& later, double h) {
  if (!(h > 0) || earlier == later) return from;
  const glm::dquat start = usable(earlier);
  const glm::dquat end = usable(later);
  const double steps = std::ceil(arcBetween(start, end) * h / kFollowedStep);
  EulerDegrees angles = from;
  for (double step = 1; step < steps; ++step) {
    angles = eulerNear(toStored(slerpShortest(start, end, h * step / steps)), angles);
  }
  // At its end the key itself counts, not the arc that leads to it.
  return eulerNear(h >= 1 ? later : toStored(slerpShortest(start, end, h)), angles);
}

void UnrolledRotations::update(const Track<BoneKey>& track, FrameRange changed) {
  const std::size_t count = track.size();
  const std::size_t first = std::min(track.lowerBound(changed.first), angles_.size());
  const std::size_t end = changed.last == kMaxFrame ? count : track.lowerBound(changed.last + 1);
  const std::size_t behind = count - end;  // keys that are what they were, at the end of both columns
  std::vector<EulerDegrees>& angles = angles_.edit();
  const bool isPlain = behind + first <= angles.size() && first <= end;
  if (!isPlain) angles.clear();
  const std::size_t from = isPlain ? first : 0;
  if (isPlain) {
    const auto oldEnd = angles.end() - static_cast<std::ptrdiff_t>(behind);
    const std::size_t oldCount = angles.size() - behind - first;
    const std::size_t newCount = end - first;
    if (newCount > oldCount) {
      angles.insert(oldEnd, newCount - oldCount, {});
    } else {
      angles.erase(oldEnd - static_cast<std::ptrdiff_t>(oldCount - newCount), oldEnd);
    }
  }
  angles.resize(count);
  for (std::size_t key = from; key < count; ++key) {
    const Quat& rotation = track.values()[key].rotation;
    const EulerDegrees now = key == 0 ? eulerFromRotation(rotation)
                                      : eulerAlong(angles[key - 1], track.values()[key - 1].rotation, rotation, 1);
    if (isPlain && key >= end && now == angles[key]) return;
    angles[key] = now;
  }
}

}  // namespace furitsuke
