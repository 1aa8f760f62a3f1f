// SPDX-License-Identifier: MIT
#include "core/eval/motion_comparison.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <iterator>
#include <mutex>
#include <span>
#include <utility>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::eval {

namespace {

constexpr double kMinDistance = 0.0005;  // model units; also for weights
constexpr double kMinTurn = 0.005;       // degrees
/// If a point of the series has many frames, several threads share them.
constexpr std::int64_t kMaxPieceFrames = 1024;

/// The largest value of a measure so far and the first frame with it; frames may come in any order.
struct Peak {
  double value = 0;
  Frame frame = 0;

  void update(double other, Frame at) {
    if (!(other > value || (other == value && at < frame))) return;
    value = other;
    frame = at;
  }
};

/// A stretch that has not ended yet.
struct OpenStretch {
  DifferenceStretch stretch{{0, -1}, 0};
  double score = 0;  ///< at its peak, relative to the bounds

  void extend(FrameRange frames, Frame peak, double peakScore) {
    if (stretch.frames.isEmpty()) stretch.frames.first = frames.first;
    stretch.frames.last = frames.last;
    if (peakScore <= score) return;
    score = peakScore;
    stretch.peak = peak;
  }
};

struct PartStretch {
  std::size_t part = 0;  ///< index of a bone, or number of bones plus index of a morph
  OpenStretch open;
};

/// Compares the frames of one piece after another in the memory of one thread.
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
      const RigidTransform& a = first_.transforms[bone];
      const RigidTransform& b = second_.transforms[bone];
      const double distance = glm::length(a.position - b.position);
      // The computed angle between equal rotations is not exactly 0.
      const double degrees = a.rotation == b.rotation ? 0 : degreesBetween(a.rotation, b.rotation);
      distances_[bone].update(distance, frame);
      degrees_[bone].update(degrees, frame);
      mark(bone, frame, std::max(distance / bounds_.distance, degrees / bounds_.degrees));
    }
    for (std::size_t morph = 0; morph < rig_.morphs.count; ++morph) {
      const double weight = std::abs(first_.weights[morph] - second_.weights[morph]);
      weights_[morph].update(weight, frame);
      mark(rig_.bones.size() + morph, frame, weight / bounds_.weight);
    }
  }

  /// Adds the piece's maxima to the point and its stretches to the list, and starts the next piece.
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

  /// Merges the overall maxima into the result.
  void merge(MotionComparison& result) const {
    const auto take = [](DifferenceSeries& series, const std::vector<Peak>& peaks, std::size_t part) {
      if (part >= peaks.size()) return;
      Peak larger{series.largest, series.frame};
      larger.update(peaks[part].value, peaks[part].frame);
      series.largest = larger.value;
      series.frame = larger.frame;
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
    // Also for NaN.
    if (!(score > 1)) return close(part);
    open_[part].extend({frame, frame}, frame, score);
  }
  void close(std::size_t part) {
    if (open_[part].stretch.frames.isEmpty()) return;
    stretches_.push_back({part, std::exchange(open_[part], {})});
  }
  static void write(DifferenceSeries& series, std::size_t point, Peak& peak, std::vector<Peak>& largest,
                    std::size_t part) {
    series.points[point] = std::max(series.points[point], static_cast<float>(peak.value));
    if (part >= largest.size()) largest.resize(part + 1);
    if (peak.value > 0) largest[part].update(peak.value, peak.frame);
    peak = {};
  }

  const Rig& rig_;
  ComparisonBounds bounds_;
  RigPose first_, second_;
  std::vector<Peak> distances_, degrees_, weights_;                       ///< of the piece
  std::vector<Peak> largestDistances_, largestDegrees_, largestWeights_;  ///< of all pieces of this thread
  std::vector<OpenStretch> open_;                                         ///< of each part
  std::vector<PartStretch> stretches_;                                    ///< those that ended within the piece
};

/// Consecutive frames, by index among the compared frames, that belong to one point of the series.
struct Piece {
  std::size_t point = 0;
  std::int64_t begin = 0, end = 0;
};

std::vector<Piece> piecesOf(const ComparedFrames& frames, Frame framesPerPoint) {
  std::vector<Piece> pieces;
  pieces.reserve(static_cast<std::size_t>(kMaxSeriesPoints + frames.count() / kMaxPieceFrames + 1));
  for (std::int64_t i = 0; i < frames.count(); ++i) {
    const auto point = static_cast<std::size_t>((std::int64_t{frames.at(i)} - frames.whole.first) / framesPerPoint);
    if (pieces.empty() || pieces.back().point != point || i - pieces.back().begin >= kMaxPieceFrames) {
      pieces.push_back({point, i, i});
    }
    pieces.back().end = i + 1;
  }
  return pieces;
}

/// Joins stretches of neighboring pieces that touch.
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
  return static_cast<Frame>((frameCountOf(frames) + kMaxSeriesPoints - 1) / kMaxSeriesPoints);
}

/// Calls f(frames) with the frames of the keys of each track that moves a model, also those of its layers.
template <class F>
void forEachMovingTrack(const motion::Motion& motion, F&& f) {
  for (const auto& track : motion::baseBones(motion)) f(track.keys.frames());
  for (const auto& track : motion::baseMorphs(motion)) f(track.keys.frames());
  for (const motion::LayerView& layer : motion::layersOf(motion)) {
    for (const auto& track : *layer.bones) f(track.keys.frames());
    for (const auto& track : *layer.morphs) f(track.keys.frames());
    f(layer.property->frames());
  }
  f(motion::baseTrack<motion::VisibilityIkKey>(motion).frames());
}

/// ComparedFrames::further.
std::vector<Frame> furtherFrames(const motion::Motion& first, const motion::Motion& second, FrameRange range,
                                 Frame wholeLast) {
  std::vector<Frame> further;
  const auto add = [&](std::int64_t frame) {
    if (frame > wholeLast && frame <= range.last) further.push_back(static_cast<Frame>(frame));
  };
  for (const motion::Motion* motion : {&first, &second}) {
    forEachMovingTrack(*motion, [&](std::span<const Frame> frames) {
      for (auto key = std::ranges::lower_bound(frames, wholeLast); key != frames.end(); ++key) {
        for (const std::int64_t neighbor : {-1, 0, 1}) add(*key + neighbor);
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
  return bone.distance.largest >= kMinDistance || bone.degrees.largest >= kMinTurn;
}

bool isNoticeable(const ComparedMorph& morph) { return morph.weight.largest >= kMinDistance; }

std::int64_t ComparedFrames::count() const { return frameCountOf(whole) + static_cast<std::int64_t>(further.size()); }

Frame ComparedFrames::at(std::int64_t i) const {
  const std::int64_t index = i - frameCountOf(whole);
  return index < 0 ? static_cast<Frame>(whole.first + i) : further[static_cast<std::size_t>(index)];
}

ComparedFrames comparedFrames(const motion::Motion& first, const motion::Motion& second) {
  Frame last = 0;
  Frame wholeLast = 0;
  for (const motion::Motion* motion : {&first, &second}) {
    forEachMovingTrack(*motion, [&](std::span<const Frame> frames) {
      if (frames.empty()) return;
      last = std::max(last, frames.back());
      const auto later = std::ranges::lower_bound(frames, static_cast<Frame>(kMaxWholeFrames));
      if (later != frames.begin()) wholeLast = std::max(wholeLast, *std::prev(later));
    });
  }
  if (last == wholeLast) return {{0, last}, {}};
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
    for (std::int64_t index = pieces[i].begin; index < pieces[i].end; ++index) {
      if (control != nullptr && control->canceled) return;
      workers[worker]->compare(first, second, frames.at(index));
      if (control != nullptr) ++control->compared;
    }
    const std::lock_guard lock(writing);
    workers[worker]->finishPiece(pieces[i].point, result, stretches[i]);
  });
  if (control != nullptr && control->canceled) return {};
  for (const auto& worker : workers) {
    if (worker) worker->merge(result);
  }
  joinStretches(frames, pieces, stretches, result);
  return result;
}

}  // namespace furitsuke::eval
