// SPDX-License-Identifier: MIT
#include "core/operations/time/pose_times.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/retarget/standard_bones.h"

namespace furitsuke::operations {

namespace {

/// The bones that show best how fast a body moves.
constexpr std::array<std::string_view, 6> kBodyBones{"左手首", "右手首", "左足首", "右足首", "下半身", "頭"};

/// A turn by this angle counts as much as a movement by one unit.
constexpr double kDegreesPerUnit = 10;

/// The part of the mean by which an extreme stands out of the curve around it.
constexpr double kClear = 0.25;

/// Poses may change the speed of the motion by this factor.
constexpr double kLargestSpeedup = 2.5;

std::vector<std::size_t> bodyBones(const model::Model& model) {
  const retarget::StandardBones names(model);
  std::vector<std::size_t> bones;
  for (const std::string_view text : kBodyBones) {
    const model::BoneIndex bone = names.find(text);
    if (bone != model::kNoIndex) bones.push_back(static_cast<std::size_t>(bone));
  }
  return bones;
}

/// Adds the squared movement between frames at each frame of a range; the one between a frame and the next is at the
/// earlier one.
class StepSums {
 public:
  StepSums(const OperationInput& in, FrameRange frames)
      : in_(in), frames_(frames), sums_(static_cast<std::size_t>(frames.last - frames.first), 0.0) {}

  void addModel(const model::Model& model, const std::vector<std::size_t>& bones) {
    const eval::Rig rig = eval::makeRig(model);
    eval::BoundMotion bound(in_.motion, model, rig);
    bound.setPreExtrapolation(in_.preExtrapolation);
    eval::RigPose pose(rig);
    std::vector<glm::dvec3> before(bones.size());
    for (std::size_t i = 0; i <= sums_.size() && !in_.control.isCanceled(); ++i) {
      eval::evaluatePose(rig, bound, frames_.first + static_cast<double>(i), pose);
      for (std::size_t k = 0; k < bones.size(); ++k) {
        const glm::dvec3 now = pose.transforms[bones[k]].position;
        const glm::dvec3 step = now - before[k];
        if (i > 0) sums_[i - 1] += glm::dot(step, step);
        before[k] = now;
      }
    }
  }

  void addTrack(const motion::Track<motion::BoneKey>& track) {
    eval::SampleCursor cursor;
    eval::BoneSample before = eval::sampleBone(track, frames_.first, &cursor, nullptr, in_.preExtrapolation);
    for (std::size_t i = 0; i < sums_.size() && !in_.control.isCanceled(); ++i) {
      const eval::BoneSample now =
          eval::sampleBone(track, frames_.first + static_cast<double>(i) + 1, &cursor, nullptr, in_.preExtrapolation);
      const double turn = eval::degreesBetween(before.rotation, now.rotation) / kDegreesPerUnit;
      const glm::dvec3 step = now.translation - before.translation;
      sums_[i] += glm::dot(step, step) + turn * turn;
      before = now;
    }
  }

  /// At each frame the mean of the speeds before and after it.
  [[nodiscard]] std::vector<double> speeds() const {
    std::vector<double> speeds;
    for (std::size_t i = 0; i <= sums_.size(); ++i) {
      const double before = std::sqrt(sums_[i == 0 ? 0 : i - 1]);
      const double after = std::sqrt(sums_[std::min(i, sums_.size() - 1)]);
      speeds.push_back((before + after) / 2);
    }
    return speeds;
  }

 private:
  const OperationInput& in_;
  FrameRange frames_;
  std::vector<double> sums_;
};

std::vector<double> smoothed(const std::vector<double>& values) {
  constexpr std::array kWeights{0.06, 0.24, 0.4, 0.24, 0.06};
  constexpr auto kHalfWidth = static_cast<std::ptrdiff_t>(kWeights.size() / 2);
  const auto size = static_cast<std::ptrdiff_t>(values.size());
  std::vector<double> smooth(values.size(), 0.0);
  for (std::ptrdiff_t i = 0; i < size; ++i) {
    for (std::ptrdiff_t k = -kHalfWidth; k <= kHalfWidth; ++k) {
      const auto at = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(i + k, 0, size - 1));
      smooth[static_cast<std::size_t>(i)] += kWeights[static_cast<std::size_t>(k + kHalfWidth)] * values[at];
    }
  }
  return smooth;
}

/// How far from an extreme the curve is examined: frames.
constexpr std::size_t kExaminedFrames = 300;

/// How far the curve rises on the lower side of a minimum before it falls below it.
double prominenceOf(const std::vector<double>& curve, std::size_t at) {
  const std::size_t first = at - std::min(at, kExaminedFrames);
  const std::size_t end = std::min(curve.size(), at + kExaminedFrames);
  double before = curve[at];
  for (std::size_t i = at; i > first && curve[i - 1] >= curve[at]; --i) before = std::max(before, curve[i - 1]);
  double after = curve[at];
  for (std::size_t i = at + 1; i < end && curve[i] >= curve[at]; ++i) after = std::max(after, curve[i]);
  return std::min(before, after) - curve[at];
}

bool isSpeedAllowed(const WarpPoint& a, const WarpPoint& b) {
  const double ratio = (b.to - a.to) / (b.from - a.from);
  return ratio >= 1 / kLargestSpeedup && ratio <= kLargestSpeedup;
}

double shiftOf(const WarpPoint& point) { return std::abs(point.to - point.from); }

}  // namespace

std::vector<double> bodySpeeds(const OperationInput& in, FrameRange frames) {
  if (frames.last <= frames.first) return {};
  const std::vector<std::size_t> bones = in.model == nullptr ? std::vector<std::size_t>() : bodyBones(*in.model);
  const std::size_t sampled = bones.empty() ? in.keys.trackCount() : in.model->bones.size();
  const std::int64_t length = std::int64_t{frames.last} - frames.first;
  if (!in.control.requireSamples(length * static_cast<std::int64_t>(sampled))) return {};
  StepSums sums(in, frames);
  if (!bones.empty()) {
    sums.addModel(*in.model, bones);
  } else {
    for (const auto& [id, selected] : in.keys.tracks()) {
      if (id.kind == motion::TrackKind::Bone && in.motion.contains(id)) sums.addTrack(in.motion.bones[id.index].keys);
    }
  }
  return smoothed(sums.speeds());
}

std::vector<Frame> extremesOf(const std::vector<double>& curve, bool isMaximum, Frame apart) {
  std::vector<double> lows = curve;
  double sum = 0;
  for (double& value : lows) {
    sum += std::abs(value);
    if (isMaximum) value = -value;
  }
  struct Extreme {
    Frame at;
    double prominence;
  };
  std::vector<Extreme> found;
  for (std::size_t i = 1; i + 1 < lows.size(); ++i) {
    if (!(lows[i] < lows[i - 1] && lows[i] <= lows[i + 1])) continue;
    const double prominence = prominenceOf(lows, i);
    if (prominence >= kClear * sum / static_cast<double>(lows.size())) {
      found.push_back({static_cast<Frame>(i), prominence});
    }
  }
  std::ranges::stable_sort(found, std::greater(), &Extreme::prominence);
  std::vector<Frame> chosen;
  for (const Extreme& one : found) {
    const bool isFree = std::ranges::all_of(chosen, [&](Frame other) { return std::abs(other - one.at) >= apart; });
    if (isFree) chosen.push_back(one.at);
  }
  std::ranges::sort(chosen);
  return chosen;
}

double nearestOnGrid(const motion::TempoMap& beats, BeatGrid grid, double frame) {
  const std::int64_t nearest = beats.nearestBeat(frame);
  double best = beats.frameOfBeat(nearest);
  const auto tryFrame = [&](double other) {
    if (std::abs(other - frame) < std::abs(best - frame)) best = other;
  };
  if (grid == BeatGrid::HalfBeats) {
    for (const std::int64_t next : {nearest - 1, nearest}) {
      tryFrame((beats.frameOfBeat(next) + beats.frameOfBeat(next + 1)) / 2);
    }
  }
  if (grid != BeatGrid::Bars) return best;
  best = std::numeric_limits<double>::infinity();
  for (const std::int64_t step : {-1, 1}) {
    std::int64_t beat = nearest;
    for (int i = 0; i < motion::kMaxBeatsPerBar && !beats.isBarLine(beat); ++i) beat += step;
    tryFrame(beats.frameOfBeat(beat));
  }
  return best;
}

std::vector<WarpPoint> posesOnGrid(const std::vector<Frame>& poses, FrameRange range, const motion::TempoMap& beats,
                                   BeatGrid grid, Frame farthest) {
  const WarpPoint start{static_cast<double>(range.first), static_cast<double>(range.first)};
  const WarpPoint end{static_cast<double>(range.last), static_cast<double>(range.last)};
  std::vector<WarpPoint> points{start};
  for (const Frame pose : poses) {
    const WarpPoint point{static_cast<double>(pose), std::round(nearestOnGrid(beats, grid, pose))};
    if (pose <= range.first || pose >= range.last || shiftOf(point) > farthest) continue;
    // Of two poses that are too close together after the move the one that moves farther is left out.
    while (points.size() > 1 && !isSpeedAllowed(points.back(), point) && shiftOf(points.back()) > shiftOf(point)) {
      points.pop_back();
    }
    if (isSpeedAllowed(points.back(), point)) points.push_back(point);
  }
  while (points.size() > 1 && !isSpeedAllowed(points.back(), end)) points.pop_back();
  points.push_back(end);
  return points;
}

}  // namespace furitsuke::operations
