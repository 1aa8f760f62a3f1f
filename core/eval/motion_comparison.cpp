// SPDX-License-Identifier: MIT
#include "core/eval/motion_comparison.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <mutex>
#include <span>
#include <utility>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke {

namespace {

constexpr double kLeastDistance = 0.0005;  // model units; of weights too
constexpr double kLeastTurn = 0.005;       // degrees
/// So that where a point of the courses has many frames, several threads share them.
constexpr std::int64_t kMostPieceFrames = 1024;

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

/// Compares the frames of one piece of the courses after the other, each in memory of its own thread.
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

  /// Adds a piece of the point and what it knows of larger differences, and begins another.
  void finishPiece(std::size_t point, MotionComparison& result, std::vector<PartStretch>& stretches) {
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
    course.points[point] = std::max(course.points[point], static_cast<float>(peak.value));
    if (part >= largest.size()) largest.resize(part + 1);
    if (peak.value > 0) largest[part].see(peak.value, peak.frame);
    peak = {};
  }

  const Rig& rig_;
  ComparisonBounds bounds_;
  RigPose first_, second_;
  std::vector<Peak> distances_, degrees_, weights_;                       ///< of the piece
  std::vector<Peak> largestDistances_, largestDegrees_, largestWeights_;  ///< of all pieces of this thread
  std::vector<OpenStretch> open_;                                         ///< of each part
  std::vector<PartStretch> stretches_;                                    ///< that have ended within the piece
};

/// Frames in a row, by their place among those that are compared, that belong to one point of the courses.
struct Piece {
  std::size_t point = 0;
  std::int64_t begin = 0, end = 0;
};

std::vector<Piece> piecesOf(const ComparedFrames& frames, Frame framesPerPoint) {
  std::vector<Piece> pieces;
  pieces.reserve(static_cast<std::size_t>(kMostCoursePoints + frames.count() / kMostPieceFrames + 1));
  for (std::int64_t i = 0; i < frames.count(); ++i) {
    const auto point = static_cast<std::size_t>((std::int64_t{frames.at(i)} - frames.whole.first) / framesPerPoint);
    if (pieces.empty() || pieces.back().point != point || i - pieces.back().begin >= kMostPieceFrames) {
      pieces.push_back({point, i, i});
    }
    pieces.back().end = i + 1;
  }
  return pieces;
}

/// Stretches of neighbouring pieces that touch become one.
void joinStretches(const ComparedFrames& frames, const std::vector<Piece>& pieces,
                   const std::vector<std::vector<PartStretch>>& stretches, MotionComparison& result) {
  std::vector<OpenStretch> open(result.bones.size() + result.morphs.size());
  const auto close = [&](std::size_t part) {
    if (open[part].stretch.frames.isEmpty()) return;
    auto& closed =
        part < result.bones.size() ? result.bones[part].stretches : result.morphs[part - result.bones.size()].stretches;
    closed.push_back(std::exchange(open[part], {}).stretch);
  };
  for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
    const std::int64_t begin = pieces[piece].begin;
    for (const auto& [part, found] : stretches[piece]) {
      const bool touches = begin > 0 && found.stretch.frames.first == frames.at(begin) &&
                           open[part].stretch.frames.last == frames.at(begin - 1);
      if (!touches) close(part);
      open[part].extend(found.stretch.frames, found.stretch.peak, found.score);
    }
  }
  for (std::size_t part = 0; part < open.size(); ++part) close(part);
}

std::int64_t frameCountOf(FrameRange frames) { return std::int64_t{frames.last} - frames.first + 1; }

Frame framesPerPointOf(FrameRange frames) {
  return static_cast<Frame>((frameCountOf(frames) + kMostCoursePoints - 1) / kMostCoursePoints);
}

/// Calls f(frames) with the frames of the keys of each track that moves a model.
template <class F>
void forEachMovingTrack(const Motion& motion, F&& f) {
  for (const auto& track : motion.bones) f(track.keys.frames());
  for (const auto& track : motion.morphs) f(track.keys.frames());
  f(motion.property.frames());
}

/// See ComparedFrames.
std::vector<Frame> furtherFrames(const Motion& first, const Motion& second, FrameRange range, Frame wholeLast) {
  std::vector<Frame> further;
  const auto add = [&](std::int64_t frame) {
    if (frame > wholeLast && frame <= range.last) further.push_back(static_cast<Frame>(frame));
  };
  for (const Motion* motion : {&first, &second}) {
    forEachMovingTrack(*motion, [&](std::span<const Frame> frames) {
      for (auto key = std::ranges::lower_bound(frames, wholeLast); key != frames.end(); ++key) {
        for (const std::int64_t beside : {-1, 0, 1}) add(*key + beside);
      }
    });
  }
  const std::int64_t step = framesPerPointOf(range);
  for (std::int64_t frame = range.first; frame <= range.last; frame += step) add(frame);
  std::ranges::sort(further);
  further.erase(std::unique(further.begin(), further.end()), further.end());
  return further;
}

MotionComparison emptyComparison(const Rig& rig, const ComparedFrames& frames) {
  MotionComparison result;
  result.frames = frames.range();
  result.whole = frames.whole;
  result.framesPerPoint = framesPerPointOf(result.frames);
  const auto points =
      static_cast<std::size_t>((frameCountOf(result.frames) + result.framesPerPoint - 1) / result.framesPerPoint);
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

std::int64_t ComparedFrames::count() const { return frameCountOf(whole) + static_cast<std::int64_t>(further.size()); }

Frame ComparedFrames::at(std::int64_t i) const {
  const std::int64_t behind = i - frameCountOf(whole);
  return behind < 0 ? static_cast<Frame>(whole.first + i) : further[static_cast<std::size_t>(behind)];
}

ComparedFrames comparedFrames(const Motion& first, const Motion& second) {
  Frame last = 0;
  for (const Motion* motion : {&first, &second}) {
    forEachMovingTrack(*motion, [&last](std::span<const Frame> frames) {
      if (!frames.empty()) last = std::max(last, frames.back());
    });
  }
  if (last < kMostWholeFrames) return {{0, last}, {}};
  const auto wholeLast = static_cast<Frame>(kMostWholeFrames - 1);
  return {{0, wholeLast}, furtherFrames(first, second, {0, last}, wholeLast)};
}

std::optional<MotionComparison> compareMotions(const Rig& rig, const BoundMotion& first, const BoundMotion& second,
                                               const ComparedFrames& frames, const ComparisonBounds& bounds,
                                               ComparisonControl* control) {
  MotionComparison result = emptyComparison(rig, frames);
  const std::vector<Piece> pieces = piecesOf(frames, result.framesPerPoint);
  std::vector<std::vector<PartStretch>> stretches(pieces.size());
  std::vector<std::optional<PoseComparer>> workers(parallelWorkers(pieces.size()));
  std::mutex writing;  // several pieces may belong to one point
  forEachInParallel(pieces.size(), [&](std::size_t i, std::size_t worker) {
    if (!workers[worker]) workers[worker].emplace(rig, bounds);
    for (std::int64_t place = pieces[i].begin; place < pieces[i].end; ++place) {
      if (control != nullptr && control->cancelled) return;
      workers[worker]->compare(first, second, frames.at(place));
      if (control != nullptr) ++control->compared;
    }
    const std::lock_guard lock(writing);
    workers[worker]->finishPiece(pieces[i].point, result, stretches[i]);
  });
  if (control != nullptr && control->cancelled) return {};
  for (const auto& worker : workers) {
    if (worker) worker->merge(result);
  }
  joinStretches(frames, pieces, stretches, result);
  return result;
}

}  // namespace furitsuke
