// SPDX-License-Identifier: MIT
#include "core/operations/time/cycle_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include "core/base/parallel.h"
#include "core/eval/sample.h"
#include "core/operations/denoise/recorded_track.h"
#include "core/operations/time/carrying_bones.h"

namespace furitsuke::operations {

namespace {

/// Frames of movement that weigh as much as the pose.
constexpr float kVelocityWeight = 4;
/// A unit of a position weighs as much as this many radians.
constexpr float kUnitWeight = 0.1F;
/// Other cycles begin or end this many frames earlier or later.
constexpr Frame kCycleApart = 8;
/// A cycle moves at least by this share of the usual movement.
constexpr float kLeastMovement = 0.3F;
/// Cycles that are twice as long have to be better by this factor.
constexpr double kLengthPenalty = 1.5;

/// The pose of the chosen bones at each frame as numbers, frame by frame.
class PoseNumbers {
 public:
  PoseNumbers(const OperationInput& in, FrameRange frames)
      : carrying_(in.model), count_(static_cast<std::size_t>(frames.last - frames.first) + 1) {
    forEachSelectedTrack(
        in.motion, in.keys, in.control,
        [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns&) {
          if constexpr (std::is_same_v<Value, motion::BoneKey>) {
            if (track.size() > 1) add(in.motion.bones[id.index].name, track, frames);
          }
        });
    for (std::vector<float>& channel : channels_) addVelocity(channel);
    size_ = 2 * channels_.size();
    rows_.resize(count_ * size_);
    for (std::size_t c = 0; c < channels_.size(); ++c) {
      for (std::size_t i = 0; i < count_; ++i) {
        rows_[i * size_ + c] = channels_[c][i];
        rows_[i * size_ + channels_.size() + c] = velocities_[c][i];
      }
    }
  }

  [[nodiscard]] std::size_t count() const noexcept { return count_; }
  [[nodiscard]] bool isEmpty() const noexcept { return size_ == 0; }
  [[nodiscard]] float distance(std::size_t a, std::size_t b) const {
    const float* from = rows_.data() + a * size_;
    const float* to = rows_.data() + b * size_;
    float sum = 0;
    for (std::size_t k = 0; k < size_; ++k) sum += (from[k] - to[k]) * (from[k] - to[k]);
    return sum;
  }

  /// The mean of the squares of the distances from the mean pose.
  [[nodiscard]] float spread() const {
    double sum = 0;
    for (std::size_t k = 0; k < size_; ++k) {
      double mean = 0;
      double square = 0;
      for (std::size_t i = 0; i < count_; ++i) {
        const double value = rows_[i * size_ + k];
        mean += value;
        square += value * value;
      }
      const auto count = static_cast<double>(count_);
      sum += square / count - (mean / count) * (mean / count);
    }
    return static_cast<float>(std::max(sum, 0.0));
  }

 private:
  void add(const Name& bone, const motion::Track<motion::BoneKey>& track, FrameRange frames) {
    std::array<std::vector<float>, 6> numbers;
    const bool carries = carrying_.carriesDancer(bone);
    eval::SampleCursor cursor;
    const glm::dquat reference = eval::sampleBone(track, frames.first, &cursor).rotation;
    glm::dvec3 before{0, 0, 0};
    glm::dvec3 turn{0, 0, 0};
    for (Frame frame = frames.first; frame <= frames.last; ++frame) {
      const eval::BoneSample sample = eval::sampleBone(track, frame, &cursor);
      turn = nearestTurn(glm::conjugate(reference) * sample.rotation, turn);
      // Where on the floor the dancer is makes no difference, but how fast he moves does.
      const glm::dvec3 moved = frame == frames.first ? glm::dvec3{0, 0, 0} : sample.translation - before;
      before = sample.translation;
      for (glm::length_t c = 0; c < 3; ++c) {
        const bool isOnFloor = carries && c != 1;
        const double place = isOnFloor ? moved[c] * kVelocityWeight : sample.translation[c];
        numbers[static_cast<std::size_t>(c)].push_back(static_cast<float>(turn[c]));
        numbers[static_cast<std::size_t>(c) + 3].push_back(static_cast<float>(place) * kUnitWeight);
      }
    }
    for (std::vector<float>& channel : numbers) {
      const auto [least, most] = std::ranges::minmax(channel);
      if (most > least) channels_.push_back(std::move(channel));
    }
  }
  void addVelocity(const std::vector<float>& channel) {
    std::vector<float>& velocity = velocities_.emplace_back(channel.size());
    for (std::size_t i = 0; i < channel.size(); ++i) {
      const std::size_t from = i == 0 ? 0 : i - 1;
      const std::size_t to = std::min(i + 1, channel.size() - 1);
      if (to > from) velocity[i] = (channel[to] - channel[from]) * kVelocityWeight / static_cast<float>(to - from);
    }
  }

  CarryingBones carrying_;
  std::size_t count_;
  std::size_t size_ = 0;  ///< numbers of a frame
  std::vector<std::vector<float>> channels_, velocities_;
  std::vector<float> rows_;
};

/// How far the pose moves up to each frame, summed over the frames.
std::vector<float> movementUpTo(const PoseNumbers& poses) {
  std::vector<float> sums{0};
  for (std::size_t i = 1; i < poses.count(); ++i) sums.push_back(sums.back() + std::sqrt(poses.distance(i - 1, i)));
  return sums;
}

/// How far two poses of the motion are apart on average, squared: twice their spread about the mean pose.
float usualDistance(const PoseNumbers& poses) { return 2 * poses.spread(); }

struct CycleEnds {
  std::size_t first = 0, last = 0;
  double score = 0;
  double distance = 0;
};

/// The best end of a cycle for each start.
std::vector<CycleEnds> bestEnds(const PoseNumbers& poses, std::size_t shortest, const OperationControl& control) {
  const std::vector<float> moved = movementUpTo(poses);
  const double usual = usualDistance(poses);
  const float usualMovement = moved.back() / static_cast<float>(moved.size());
  std::vector<std::vector<CycleEnds>> found(poses.count());
  forEachInParallel(poses.count(), [&](std::size_t first, std::size_t) {
    if (control.isCanceled()) return;
    std::vector<double> scores;
    std::vector<double> distances;
    for (std::size_t last = first + shortest; last < poses.count(); ++last) {
      const double length = static_cast<double>(last - first);
      const bool isStill = (moved[last] - moved[first]) < kLeastMovement * usualMovement * static_cast<float>(length);
      const double distance = poses.distance(first, last) / usual;
      const double penalty = std::pow(kLengthPenalty, std::log2(length / static_cast<double>(shortest)));
      distances.push_back(distance);
      scores.push_back(isStill ? 1e9 : (distance + 1e-4) * penalty);
    }
    for (std::size_t i = 1; i + 1 < scores.size(); ++i) {
      if (scores[i] < scores[i - 1] && scores[i] <= scores[i + 1]) {
        found[first].push_back({first, first + shortest + i, scores[i], distances[i]});
      }
    }
  });
  std::vector<CycleEnds> all;
  for (const auto& ofStart : found) all.insert(all.end(), ofStart.begin(), ofStart.end());
  return all;
}

bool areAlike(const CycleEnds& a, const CycleEnds& b) {
  const auto apart = [](std::size_t x, std::size_t y) { return x < y ? y - x : x - y; };
  constexpr auto kApart = static_cast<std::size_t>(kCycleApart);
  // The same cycle a little earlier or later is the same one.
  return apart(a.last - a.first, b.last - b.first) < kApart / 2 && apart(a.first, b.first) < 4 * kApart;
}

}  // namespace

std::vector<Cycle> foundCycles(const OperationInput& in, Frame shortest) {
  const FrameRange chosen = in.keys.frameRange();
  const FrameRange frames{chosen.first, std::min(chosen.last, chosen.first + kMostCycleFrames)};
  std::vector<Cycle> cycles;
  if (frames.last - frames.first <= shortest + 2) return cycles;
  const PoseNumbers poses(in, frames);
  if (poses.isEmpty() || in.control.isStopped()) return cycles;
  std::vector<CycleEnds> all = bestEnds(poses, static_cast<std::size_t>(shortest), in.control);
  std::ranges::stable_sort(all, {}, &CycleEnds::score);
  std::vector<CycleEnds> chosenEnds;
  for (const CycleEnds& ends : all) {
    if (chosenEnds.size() == kMostCycles) break;
    if (std::ranges::any_of(chosenEnds, [&](const CycleEnds& other) { return areAlike(ends, other); })) continue;
    chosenEnds.push_back(ends);
    cycles.push_back({{frames.first + static_cast<Frame>(ends.first), frames.first + static_cast<Frame>(ends.last)},
                      std::sqrt(ends.distance)});
  }
  return cycles;
}

}  // namespace furitsuke::operations
