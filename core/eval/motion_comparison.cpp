// SPDX-License-Identifier: MIT
#include "core/eval/motion_comparison.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <utility>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke {

namespace {

constexpr double kLeastDistance = 0.0005;  // model units; of weights too
constexpr double kLeastTurn = 0.005;       // degrees

/// The largest value of a measure so far and the first frame that has it, in whatever order frames come.
struct Peak {
  double value = 0;
  Frame frame = 0;

  void see(double other, Frame at) {
    if (!(other > value || (other == value && at < frame))) return;
    value = other;
    frame = at;
  }
};

/// A stretch that is being put together.
struct OpenStretch {
  DifferenceStretch stretch{{0, -1}, 0};
  double score = 0;  ///< at its peak, in bounds

  void extend(FrameRange frames, Frame peak, double peakScore) {
    if (stretch.frames.isEmpty()) stretch.frames.first = frames.first;
    stretch.frames.last = frames.last;
    if (peakScore <= score) return;
    score = peakScore;
    stretch.peak = peak;
  }
};

struct PartStretch {
  std::size_t part = 0;  ///< a bone, or behind them a morph
  OpenStretch open;
};

/// Compares the frames of one point of the courses after the other, each in memory of its own thread.
class PoseComparer {
 public:
  PoseComparer(const Rig& rig, const ComparisonBounds& bounds)
      : rig_(rig),
        bounds_(bounds),
        first_(rig),
        second_(rig),
        distances_(rig.bones.size()),
        degrees_(rig.bones.size()),
        weights_(rig.morphs.count),
        open_(rig.bones.size() + rig.morphs.count) {}

  void compare(const BoundMotion& first, const BoundMotion& second, Frame frame) {
    evaluatePose(rig_, first, frame, first_);
    evaluatePose(rig_, second, frame, second_);
    for (std::size_t bone = 0; bone < rig_.bones.size(); ++bone) {
      const BoneStance& a = first_.stances[bone];
      const BoneStance& b = second_.stances[bone];
      const double distance = glm::length(a.position - b.position);
      // The angle of a rotation against itself is not quite 0 by arithmetic.
      const double degrees = a.rotation == b.rotation ? 0 : degreesBetween(a.rotation, b.rotation);
      distances_[bone].see(distance, frame);
      degrees_[bone].see(degrees, frame);
      mark(bone, frame, std::max(distance / bounds_.distance, degrees / bounds_.degrees));
    }
    for (std::size_t morph = 0; morph < rig_.morphs.count; ++morph) {
      const double weight = std::abs(first_.weights[morph] - second_.weights[morph]);
      weights_[morph].see(weight, frame);
      mark(rig_.bones.size() + morph, frame, weight / bounds_.weight);
    }
  }

  /// Writes the point and what it knows of larger differences, and begins another.
  void finishPoint(std::size_t point, MotionComparison& result, std::vector<PartStretch>& stretches) {
    for (std::size_t bone = 0; bone < rig_.bones.size(); ++bone) {
      write(result.bones[bone].distance, point, distances_[bone], largestDistances_, bone);
      write(result.bones[bone].degrees, point, degrees_[bone], largestDegrees_, bone);
    }
    for (std::size_t morph = 0; morph < rig_.morphs.count; ++morph) {
      write(result.morphs[morph].weight, point, weights_[morph], largestWeights_, morph);
    }
    for (std::size_t part = 0; part < open_.size(); ++part) close(part);
    stretches = std::exchange(stretches_, {});
  }

  /// The larger of what it has found and what stands in the result.
  void merge(MotionComparison& result) const {
    const auto take = [](DifferenceCourse& course, const std::vector<Peak>& peaks, std::size_t part) {
      if (part >= peaks.size()) return;
      Peak larger{course.largest, course.frame};
      larger.see(peaks[part].value, peaks[part].frame);
      course.largest = larger.value;
      course.frame = larger.frame;
    };
    for (std::size_t bone = 0; bone < result.bones.size(); ++bone) {
      take(result.bones[bone].distance, largestDistances_, bone);
      take(result.bones[bone].degrees, largestDegrees_, bone);
    }
    for (std::size_t morph = 0; morph < result.morphs.size(); ++morph) {
      take(result.morphs[morph].weight, largestWeights_, morph);
    }
  }

 private:
  void mark(std::size_t part, Frame frame, double score) {
    // Also where a value is no number.
    if (!(score > 1)) return close(part);
    open_[part].extend({frame, frame}, frame, score);
  }
  void close(std::size_t part) {
    if (open_[part].stretch.frames.isEmpty()) return;
    stretches_.push_back({part, std::exchange(open_[part], {})});
  }
  static void write(DifferenceCourse& course, std::size_t point, Peak& peak, std::vector<Peak>& largest,
                    std::size_t part) {
    course.points[point] = static_cast<float>(peak.value);
    if (part >= largest.size()) largest.resize(part + 1);
    if (peak.value > 0) largest[part].see(peak.value, peak.frame);
    peak = {};
  }

  const Rig& rig_;
  ComparisonBounds bounds_;
  RigPose first_, second_;
  std::vector<Peak> distances_, degrees_, weights_;                       ///< of the point
  std::vector<Peak> largestDistances_, largestDegrees_, largestWeights_;  ///< of all points of this thread
  std::vector<OpenStretch> open_;                                         ///< of each part
  std::vector<PartStretch> stretches_;                                    ///< that have ended within the point
};

/// Stretches of neighbouring points that touch become one.
void joinStretches(const std::vector<std::vector<PartStretch>>& points, MotionComparison& result) {
  std::vector<OpenStretch> open(result.bones.size() + result.morphs.size());
  const auto close = [&](std::size_t part) {
    if (open[part].stretch.frames.isEmpty()) return;
    auto& stretches =
        part < result.bones.size() ? result.bones[part].stretches : result.morphs[part - result.bones.size()].stretches;
    stretches.push_back(std::exchange(open[part], {}).stretch);
  };
  for (const std::vector<PartStretch>& point : points) {
    for (const auto& [part, found] : point) {
      const FrameRange& before = open[part].stretch.frames;
      if (!before.isEmpty() && found.stretch.frames.first - before.last > 1) close(part);
      open[part].extend(found.stretch.frames, found.stretch.peak, found.score);
    }
  }
  for (std::size_t part = 0; part < open.size(); ++part) close(part);
}

MotionComparison emptyComparison(const Rig& rig, FrameRange frames) {
  MotionComparison result;
  result.frames = frames;
  const std::int64_t count = std::int64_t{frames.last} - frames.first + 1;
  result.framesPerPoint = static_cast<Frame>((count + kMostCoursePoints - 1) / kMostCoursePoints);
  const auto points = static_cast<std::size_t>((count + result.framesPerPoint - 1) / result.framesPerPoint);
  result.bones.resize(rig.bones.size());
  result.morphs.resize(rig.morphs.count);
  for (ComparedBone& bone : result.bones) {
    bone.distance.points.resize(points);
    bone.degrees.points.resize(points);
  }
  for (ComparedMorph& morph : result.morphs) morph.weight.points.resize(points);
  return result;
}

}  // namespace

bool isNoticeable(const ComparedBone& bone) {
  return bone.distance.largest >= kLeastDistance || bone.degrees.largest >= kLeastTurn;
}

bool isNoticeable(const ComparedMorph& morph) { return morph.weight.largest >= kLeastDistance; }

FrameRange comparedFrames(const Motion& first, const Motion& second) {
  Frame last = 0;
  for (const Motion* motion : {&first, &second}) {
    const auto see = [&last](const auto& track) {
      if (!track.empty()) last = std::max(last, track.frames().back());
    };
    for (const auto& track : motion->bones) see(track.keys);
    for (const auto& track : motion->morphs) see(track.keys);
    see(motion->property);
  }
  return {0, last};
}

std::optional<MotionComparison> compareMotions(const Rig& rig, const BoundMotion& first, const BoundMotion& second,
                                               FrameRange frames, const ComparisonBounds& bounds,
                                               ComparisonControl* control) {
  MotionComparison result = emptyComparison(rig, frames);
  const std::int64_t step = result.framesPerPoint;
  const auto points = static_cast<std::size_t>((std::int64_t{frames.last} - frames.first) / step + 1);
  std::vector<std::vector<PartStretch>> stretches(points);
  std::vector<std::optional<PoseComparer>> workers(parallelWorkers(points));
  forEachInParallel(points, [&](std::size_t point, std::size_t worker) {
    if (!workers[worker]) workers[worker].emplace(rig, bounds);
    const std::int64_t begin = frames.first + static_cast<std::int64_t>(point) * step;
    const std::int64_t end = std::min(begin + step, std::int64_t{frames.last} + 1);
    for (std::int64_t frame = begin; frame < end; ++frame) {
      if (control != nullptr && control->cancelled) return;
      workers[worker]->compare(first, second, static_cast<Frame>(frame));
      if (control != nullptr) ++control->compared;
    }
    workers[worker]->finishPoint(point, result, stretches[point]);
  });
  if (control != nullptr && control->cancelled) return {};
  for (const auto& worker : workers) {
    if (worker) worker->merge(result);
  }
  joinStretches(stretches, result);
  return result;
}

}  // namespace furitsuke
