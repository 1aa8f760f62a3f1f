// SPDX-License-Identifier: MIT
#include "core/operations/time/time_warp.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "core/operations/composed_keys.h"

namespace furitsuke::operations {

TimeWarp::TimeWarp(std::vector<WarpPoint> points) : points_(std::move(points)), slopes_(points_.size(), 1.0) {
  const auto chord = [this](std::size_t end) {
    return (points_[end].to - points_[end - 1].to) / (points_[end].from - points_[end - 1].from);
  };
  for (std::size_t i = 1; i + 1 < points_.size(); ++i) slopes_[i] = (chord(i) + chord(i + 1)) / 2;
  // Slopes within a circle of radius 3 about the chord keep each span monotone.
  for (std::size_t i = 1; i < points_.size(); ++i) {
    const double a = slopes_[i - 1] / chord(i);
    const double b = slopes_[i] / chord(i);
    const double radius = std::hypot(a, b);
    constexpr double kMonotone = 3;
    if (radius <= kMonotone) continue;
    slopes_[i - 1] *= kMonotone / radius;
    slopes_[i] *= kMonotone / radius;
  }
}

double TimeWarp::within(std::size_t end, double part) const {
  const WarpPoint& a = points_[end - 1];
  const WarpPoint& b = points_[end];
  const double length = b.from - a.from;
  const double rest = 1 - part;
  return a.to * rest * rest * (1 + 2 * part) + b.to * part * part * (3 - 2 * part) +
         part * rest * length * (slopes_[end - 1] * rest - slopes_[end] * part);
}

double TimeWarp::at(double time) const {
  if (time <= points_.front().from) return time + points_.front().to - points_.front().from;
  if (time >= points_.back().from) return time + points_.back().to - points_.back().from;
  const auto end = std::ranges::lower_bound(points_, time, {}, &WarpPoint::from);
  const auto index = static_cast<std::size_t>(end - points_.begin());
  const WarpPoint& a = points_[index - 1];
  return within(index, (time - a.from) / (end->from - a.from));
}

double TimeWarp::sourceOf(double time) const {
  if (time <= points_.front().to) return time + points_.front().from - points_.front().to;
  if (time >= points_.back().to) return time + points_.back().from - points_.back().to;
  const auto end = std::ranges::lower_bound(points_, time, {}, &WarpPoint::to);
  const auto index = static_cast<std::size_t>(end - points_.begin());
  double low = 0;
  double high = 1;
  constexpr int kHalvings = 50;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (within(index, middle) < time ? low : high) = middle;
  }
  const WarpPoint& a = points_[index - 1];
  return a.from + (end->from - a.from) * high;
}

std::optional<SpeedChange> TimeWarp::strongestChange(double limit) const {
  std::optional<SpeedChange> strongest;
  double most = 0;
  std::size_t count = 0;
  bool isInRun = false;       // whether the frame before is changed strongly
  bool hasStrongest = false;  // whether the run of such frames contains the strongest change
  Frame start = 0;            // of the run
  for (std::size_t i = 1; i < points_.size(); ++i) {
    const auto first = static_cast<Frame>(std::ceil(points_[i - 1].to));
    const auto last = static_cast<Frame>(std::ceil(points_[i].to));
    // Between the first and the last pose of a motion with a very late key, the speed changes slowly.
    const Frame step = sampleStep({first, last});
    for (std::int64_t at = first; at < last; at += step) {
      const auto frame = static_cast<Frame>(at);
      const double factor = sourceOf(frame + 1.0) - sourceOf(frame);
      const double change = std::max(factor, 1 / factor);
      if (change < limit) {
        isInRun = hasStrongest = false;
        continue;
      }
      count += static_cast<std::size_t>(std::min<std::int64_t>(step, last - at));
      if (!isInRun) start = frame;
      isInRun = true;
      if (change > most) {
        most = change;
        hasStrongest = true;
        strongest = SpeedChange{factor, {start, frame}, 0};
      }
      if (hasStrongest) strongest->frames.last = static_cast<Frame>(std::min<std::int64_t>(last, at + step));
    }
  }
  if (strongest) strongest->frameCount = count;
  return strongest;
}

}  // namespace furitsuke::operations
