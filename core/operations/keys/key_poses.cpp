// SPDX-License-Identifier: MIT
#include "core/operations/keys/key_poses.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace furitsuke::operations {

namespace {

constexpr float kUnreached = std::numeric_limits<float>::infinity();

/// Of two numbers of equal count the smallest sum; its first index.
struct Smallest {
  float sum = kUnreached;
  std::size_t index = 0;
};

Smallest smallestSum(std::span<const float> a, std::span<const float> b) {
  constexpr std::size_t kLanes = 8;
  std::array<float, kLanes> lanes;
  lanes.fill(kUnreached);
  std::size_t i = 0;
  for (; i + kLanes <= a.size(); i += kLanes) {
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      const float sum = a[i + lane] + b[i + lane];
      lanes[lane] = sum < lanes[lane] ? sum : lanes[lane];
    }
  }
  Smallest smallest;
  for (; i < a.size(); ++i) smallest.sum = std::min(smallest.sum, a[i] + b[i]);
  for (const float sum : lanes) smallest.sum = std::min(smallest.sum, sum);
  if (smallest.sum == kUnreached) return smallest;
  while (a[smallest.index] + b[smallest.index] != smallest.sum) ++smallest.index;
  return smallest;
}

}  // namespace

KeyPoses::KeyPoses(const PoseSpans& spans, std::span<const std::size_t> pins, const OperationControl& control)
    : spans_(spans), starts_(spans.frameCount()) {
  std::size_t pin = 0;  // the last one before a frame
  std::size_t next = 0;
  for (std::size_t end = 0; end < starts_.size(); ++end) {
    while (next < pins.size() && pins[next] < end) pin = pins[next++];
    starts_[end] = std::max(spans.firstStart(end), pin);
  }
  solve(control);
  if (!control.isCanceled()) makeCurve();
}

void KeyPoses::solve(const OperationControl& control) {
  const std::size_t frames = starts_.size();
  // Two bytes for each: 64 MB. Only motions of more than 3 minutes have fewer rows than frames.
  constexpr std::size_t kMostLengths = std::size_t{1} << 25;
  const std::size_t rows = std::min(frames, std::max<std::size_t>(2, kMostLengths / std::max<std::size_t>(frames, 1)));
  // The smallest number of poses, by going back as far as possible from each.
  std::size_t least = 1;
  for (std::size_t end = frames - 1; end > 0; end = starts_[end]) ++least;
  fewest_ = least;
  std::vector<float> before(frames, kUnreached);
  std::vector<float> next(frames);
  before[0] = 0;
  lengths_.assign(frames, 0);
  if (frames == 1) totals_.push_back(0);
  float limit = kUnreached;
  std::vector<std::size_t> useful = starts_;
  for (std::size_t row = 1; row < std::max(rows, least) && !control.isCanceled(); ++row) {
    lengths_.resize((row + 1) * frames);
    addPose(row, before, next, limit, useful);
    std::swap(before, next);
    if (row + 1 < fewest_) continue;
    totals_.push_back(before.back());
    // One more pose costs no more than these with the best split of one of their spans. That may be a little more than
    // without it, because costs are those of some frames only, so that twice as much is allowed.
    constexpr double kRoom = 1e-3;
    limit = std::min(limit, static_cast<float>(2 * costAfterSplit(row + 1) + kRoom));
  }
}

void KeyPoses::addPose(std::size_t row, const std::vector<float>& before, std::vector<float>& next, float limit,
                       std::vector<std::size_t>& useful) {
  std::fill(next.begin(), next.end(), kUnreached);
  std::uint16_t* lengths = lengths_.data() + row * next.size();
  for (std::size_t end = row; end < next.size(); ++end) {
    const std::span<const float> costs = spans_.costsTo(end);
    const std::size_t first = spans_.firstStart(end);
    // That many poses do not fit before an earlier frame.
    std::size_t& start = useful[end];
    start = std::max(start, row - 1);
    while (start + 1 < end && costs[start - first] > limit) ++start;
    const Smallest best = smallestSum(std::span(before).subspan(start, end - start), costs.subspan(start - first));
    next[end] = best.sum;
    lengths[end] = static_cast<std::uint16_t>(end - start - best.index);
  }
}

double KeyPoses::costAfterSplit(std::size_t count) const {
  const std::vector<std::size_t> chosen = poses(count);
  double gain = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < chosen.size(); ++i) {
    const double whole = spans_.cost(chosen[i - 1], chosen[i]);
    for (std::size_t middle = chosen[i - 1] + 1; middle < chosen[i]; ++middle) {
      gain = std::max(gain, whole - spans_.cost(chosen[i - 1], middle) - spans_.cost(middle, chosen[i]));
    }
  }
  return totals_[count - fewest_] - gain;
}

std::vector<std::size_t> KeyPoses::poses(std::size_t count) const {
  std::vector<std::size_t> chosen(count);
  std::size_t at = starts_.size() - 1;
  for (std::size_t row = count; row-- > 0;) {
    chosen[row] = at;
    at -= lengths_[row * starts_.size() + at];
  }
  return chosen;
}

std::vector<std::size_t> KeyPoses::posesWithin(double bound) const {
  struct Path {
    std::size_t poses = 0;
    double cost = 0;
    std::size_t start = 0;
  };
  std::vector<Path> paths(starts_.size());
  paths[0].poses = 1;
  for (std::size_t end = 1; end < paths.size(); ++end) {
    const std::size_t first = spans_.firstStart(end);
    const std::span<const float> costs = spans_.costsTo(end);
    const std::span<const float> largest = spans_.largestTo(end);
    for (std::size_t start = starts_[end]; start < end; ++start) {
      if (largest[start - first] > bound) continue;  // never for neighboring frames
      const Path path{paths[start].poses + 1, paths[start].cost + costs[start - first], start};
      const bool isBetter = paths[end].poses == 0 || path.poses < paths[end].poses ||
                            (path.poses == paths[end].poses && path.cost < paths[end].cost);
      if (isBetter) paths[end] = path;
    }
  }
  std::vector<std::size_t> chosen;
  for (std::size_t at = paths.size() - 1; at > 0; at = paths[at].start) chosen.push_back(at);
  chosen.push_back(0);
  std::reverse(chosen.begin(), chosen.end());
  return chosen;
}

void KeyPoses::makeCurve() {
  curve_.reserve(totals_.size());
  for (std::size_t i = 0; i < totals_.size(); ++i) {
    PosePoint point{fewest_ + i, std::sqrt(totals_[i] / static_cast<double>(starts_.size())), 0};
    const std::vector<std::size_t> chosen = poses(point.poses);
    for (std::size_t k = 1; k < chosen.size(); ++k) {
      point.largest = std::max(point.largest, spans_.largest(chosen[k - 1], chosen[k]));
    }
    curve_.push_back(point);
  }
}

}  // namespace furitsuke::operations
