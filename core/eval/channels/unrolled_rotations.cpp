// SPDX-License-Identifier: MIT
#include "core/eval/channels/unrolled_rotations.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/eval/sample.h"

namespace furitsuke::eval {

namespace {

/// The maximum step along an arc: over a longer one, the nearest angles may not be those that a continuous rotation
/// leads to.
constexpr double kFollowedStep = 15.0 * std::numbers::pi / 180.0;

/// Radians of the shorter arc between two rotations.
double arcBetween(const glm::dquat& from, const glm::dquat& to) {
  const double dot = std::min(1.0, std::abs(glm::dot(from, to)));
  return 2 * std::acos(dot);
}

}  // namespace

motion::EulerDegrees eulerAlong(const motion::EulerDegrees& from, const Quat& earlier, const Quat& later, double h) {
  return eulerOnward(from, 0, earlier, later, h);
}

motion::EulerDegrees eulerOnward(const motion::EulerDegrees& from, double fromH, const Quat& earlier, const Quat& later,
                                 double h) {
  if (!(h > 0) || earlier == later) return from;
  const glm::dquat start = usable(earlier);
  const glm::dquat end = usable(later);
  const double way = h - fromH;
  const double steps = std::ceil(arcBetween(start, end) * std::abs(way) / kFollowedStep);
  motion::EulerDegrees angles = from;
  for (double step = 1; step < steps; ++step) {
    angles = motion::eulerNear(toStored(slerpShortest(start, end, fromH + way * step / steps)), angles);
  }
  // The end is the key itself, not the interpolated arc.
  return motion::eulerNear(h >= 1 ? later : toStored(slerpShortest(start, end, h)), angles);
}

void UnrolledRotations::update(const motion::Track<motion::BoneKey>& track, FrameRange changed) {
  const std::size_t count = track.size();
  const std::size_t first = std::min(track.lowerBound(changed.first), angles_.size());
  const std::size_t end = changed.last == kMaxFrame ? count : track.lowerBound(changed.last + 1);
  const std::size_t unchanged = count - end;  // unchanged keys at the end of both columns
  std::vector<motion::EulerDegrees>& angles = angles_.edit();
  const bool isPlain = unchanged + first <= angles.size() && first <= end;
  if (!isPlain) angles.clear();
  const std::size_t from = isPlain ? first : 0;
  if (isPlain) {
    const auto oldEnd = angles.end() - static_cast<std::ptrdiff_t>(unchanged);
    const std::size_t oldCount = angles.size() - unchanged - first;
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
    const motion::EulerDegrees now = key == 0
                                         ? motion::eulerFromRotation(rotation)
                                         : eulerAlong(angles[key - 1], track.values()[key - 1].rotation, rotation, 1);
    if (isPlain && key >= end && now == angles[key]) return;
    angles[key] = now;
  }
}

}  // namespace furitsuke::eval
