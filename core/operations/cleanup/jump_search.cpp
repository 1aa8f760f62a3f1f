// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/jump_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <span>
#include <tuple>
#include <type_traits>

namespace furitsuke::operations {

namespace {

constexpr double kDegrees = 180 / std::numbers::pi;

/// Keys that are farther apart may have been set by an animator: between them the bone has time to move, but not as
/// fast as below.
constexpr Frame kLargestRecordedGap = 3;

/// No dancer is this fast and back at once: degrees, and model units, per frame.
constexpr double kImpossibleTurn = 36;
constexpr double kImpossibleMove = 4;

/// How many keys before and after a jump show how fast the motion usually is there.
constexpr std::size_t kSurroundings = 8;

/// A jump is this much faster than the motion around it.
constexpr double kOutstanding = 4;

/// After a jump the motion goes on where it was before, up to this part of the jump.
constexpr double kReturn = 0.5;

/// The size of a step as a multiple of the size of a jump, of each value that jumps on its own.
std::array<double, 2> sizesOf(const BoneStep& step, const SpikeLimits& limits) {
  return {glm::length(step.move) / limits.position, glm::length(step.turn) * kDegrees / limits.angle};
}
std::array<double, 1> sizesOf(double step, const SpikeLimits& limits) { return {std::abs(step) / limits.weight}; }

/// The value of one sample in one place and all others of another sample.
void copyPart(eval::BoneSample& sample, const eval::BoneSample& from, std::size_t part) {
  if (part == 0) {
    sample.translation = from.translation;
  } else {
    sample.rotation = from.rotation;
  }
}
void copyPart(double& sample, double from, std::size_t /*part*/) { sample = from; }

/// Finds runs of keys that leave the motion and come back.
template <class Value>
class SpikeSearch {
 public:
  using Sample = SampleOf<Value>;

  SpikeSearch(const motion::Track<Value>& track, std::vector<Sample>& samples, const SpikeLimits& limits)
      : frames_(track.frames()), samples_(samples), limits_(limits) {}

  /// Smooths the spikes whose keys are all selected; `isChanged` marks them.
  void smooth(const std::vector<bool>& isSelected, std::vector<bool>& isChanged, const OperationControl& control,
              std::vector<Jump>& found) {
    constexpr std::size_t kPartCount = std::tuple_size_v<decltype(sizesOf(SampleStep{}, limits_))>;
    for (std::size_t part = 0; part < kPartCount; ++part) {
      for (std::size_t i = 1; i + 1 < samples_.size() && !control.isCanceled(); ++i) {
        const std::size_t end = isSelected[i] ? endOfSpike(i, part) : i;
        if (end == i || !std::all_of(isSelected.begin() + static_cast<std::ptrdiff_t>(i),
                                     isSelected.begin() + static_cast<std::ptrdiff_t>(end), [](bool is) { return is; }))
          continue;
        const bool isRotation = part > 0;
        found.push_back({i, end, false, distance(samples_[i - 1], samples_[i], part) * limitOf(part), isRotation});
        for (std::size_t k = i; k < end; ++k) {
          copyPart(samples_[k], between(i - 1, end, k), part);
          isChanged[k] = true;
        }
        i = end - 1;
      }
    }
  }

 private:
  using SampleStep = decltype(stepBetween(std::declval<const Sample&>(), std::declval<const Sample&>()));

  [[nodiscard]] double limitOf(std::size_t part) const {
    if constexpr (std::is_same_v<Value, motion::MorphKey>) return limits_.weight;
    return part == 0 ? limits_.position : limits_.angle;
  }
  [[nodiscard]] double distance(const Sample& a, const Sample& b, std::size_t part) const {
    return sizesOf(stepBetween(a, b), limits_)[part];
  }
  /// The motion without the keys between two keys.
  [[nodiscard]] Sample between(std::size_t before, std::size_t after, std::size_t at) const {
    const double part = static_cast<double>(frames_[at] - frames_[before]) / (frames_[after] - frames_[before]);
    return mixed(samples_[before], samples_[after], part);
  }

  /// The size of the step to a key from the one before, per frame.
  [[nodiscard]] double speed(std::size_t at, std::size_t part) const {
    return distance(samples_[at - 1], samples_[at], part) / (frames_[at] - frames_[at - 1]);
  }
  /// Whether the step to a key may be part of a jump.
  [[nodiscard]] bool isSudden(std::size_t at, std::size_t part) const {
    if (frames_[at] - frames_[at - 1] <= kLargestRecordedGap) return true;
    if (std::is_same_v<Value, motion::MorphKey>) return false;  // a blink
    return speed(at, part) * limitOf(part) > (part == 0 ? kImpossibleMove : kImpossibleTurn);
  }

  /// The key after the spike that starts at `first`; `first` if there is none.
  [[nodiscard]] std::size_t endOfSpike(std::size_t first, std::size_t part) const {
    if (!isSudden(first, part)) return first;
    const double in = distance(samples_[first - 1], samples_[first], part);
    if (in <= 1) return first;
    for (std::size_t end = first + 1; end < samples_.size(); ++end) {
      if (frames_[end - 1] - frames_[first] >= limits_.longest) break;
      if (!isSudden(end, part)) break;
      if (isSpike(first, end, in, part)) return end;
    }
    return first;
  }

  [[nodiscard]] bool isSpike(std::size_t first, std::size_t end, double in, std::size_t part) const {
    const double smaller = std::min(in, distance(samples_[end - 1], samples_[end], part));
    if (smaller <= 1 || distance(samples_[first - 1], samples_[end], part) > kReturn * smaller) return false;
    for (std::size_t k = first; k < end; ++k) {
      if (distance(samples_[k], between(first - 1, end, k), part) <= 1) return false;
    }
    return smaller > kOutstanding * usualStep(first, end, part);
  }

  /// The median of the steps before and after a run of keys.
  [[nodiscard]] double usualStep(std::size_t first, std::size_t end, std::size_t part) const {
    std::vector<double> steps;
    for (std::size_t k = first - 1; k > 0 && first - k <= kSurroundings; --k) {
      steps.push_back(distance(samples_[k - 1], samples_[k], part));
    }
    for (std::size_t k = end; k + 1 < samples_.size() && k - end < kSurroundings; ++k) {
      steps.push_back(distance(samples_[k], samples_[k + 1], part));
    }
    if (steps.empty()) return 0;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    return *middle;
  }

  std::span<const Frame> frames_;
  std::vector<Sample>& samples_;
  const SpikeLimits& limits_;
};

/// What programs do to rotations by mistake: components with the wrong sign, or a half turn about an axis of the bone.
constexpr std::size_t kFlipCount = 10;

glm::dquat flipped(const glm::dquat& q, std::size_t flip) {
  switch (flip) {
    case 0: return {q.w, -q.x, -q.y, -q.z};
    case 1: return {q.w, -q.x, q.y, q.z};
    case 2: return {q.w, q.x, -q.y, q.z};
    case 3: return {q.w, q.x, q.y, -q.z};
    case 4: return {q.w, -q.x, -q.y, q.z};
    case 5: return {q.w, -q.x, q.y, -q.z};
    case 6: return {q.w, q.x, -q.y, -q.z};
    case 7: return q * glm::dquat(0, 1, 0, 0);
    case 8: return q * glm::dquat(0, 0, 1, 0);
    default: return q * glm::dquat(0, 0, 0, 1);
  }
}

/// Finds runs of keys whose rotation becomes continuous by one of the flips.
class FlipSearch {
 public:
  FlipSearch(std::span<const Frame> frames, std::vector<eval::BoneSample>& samples, Frame longest)
      : frames_(frames), samples_(samples), longest_(longest) {}

  void undo(const std::vector<bool>& isSelected, std::vector<bool>& isChanged, const OperationControl& control,
            std::vector<Jump>& found) {
    for (std::size_t i = 1; i + 1 < samples_.size() && !control.isCanceled(); ++i) {
      if (!isSelected[i] || !jumps(i)) continue;
      const std::optional<Run> run = runAt(i);
      if (!run || !std::all_of(isSelected.begin() + static_cast<std::ptrdiff_t>(i),
                               isSelected.begin() + static_cast<std::ptrdiff_t>(run->end), [](bool is) { return is; }))
        continue;
      found.push_back({i, run->end, true, degrees(i), true});
      for (std::size_t k = i; k < run->end; ++k) {
        samples_[k].rotation = flipped(samples_[k].rotation, run->flip);
        isChanged[k] = true;
      }
      i = run->end - 1;
    }
  }

 private:
  struct Run {
    std::size_t end;  ///< the key after it
    std::size_t flip;
  };
  /// A bone cannot turn this far in a frame.
  static constexpr double kFlipDegrees = 90;
  /// What remains of the jump when the flip is undone.
  static constexpr double kRemainder = 0.2;

  [[nodiscard]] double degrees(std::size_t at) const {
    return eval::degreesBetween(samples_[at - 1].rotation, samples_[at].rotation);
  }
  [[nodiscard]] bool jumps(std::size_t at) const {
    const Frame gap = frames_[at] - frames_[at - 1];
    const double turned = degrees(at);
    return turned > kFlipDegrees && (gap <= kLargestRecordedGap || turned > kImpossibleTurn * gap);
  }

  [[nodiscard]] std::optional<Run> runAt(std::size_t first) const {
    std::size_t end = first + 1;
    while (end < samples_.size() && !jumps(end) && frames_[end] - frames_[first] < longest_) ++end;
    if (end == samples_.size() || !jumps(end) || frames_[end - 1] - frames_[first] >= longest_) return {};
    std::optional<Run> best;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t flip = 0; flip < kFlipCount; ++flip) {
      const double in = eval::degreesBetween(samples_[first - 1].rotation, flipped(samples_[first].rotation, flip));
      const double out = eval::degreesBetween(flipped(samples_[end - 1].rotation, flip), samples_[end].rotation);
      const bool isContinuous = in < kRemainder * degrees(first) && out < kRemainder * degrees(end);
      if (!isContinuous || in + out >= least) continue;
      least = in + out;
      best = Run{end, flip};
    }
    return best;
  }

  std::span<const Frame> frames_;
  std::vector<eval::BoneSample>& samples_;
  Frame longest_;
};

}  // namespace

template <class Value>
std::vector<Jump> correctJumps(const motion::Track<Value>& track, std::vector<SampleOf<Value>>& samples,
                               const std::vector<bool>& isSelected, std::vector<bool>& isChanged,
                               const SpikeLimits& limits, const OperationControl& control) {
  std::vector<Jump> found;
  if constexpr (std::is_same_v<Value, motion::BoneKey>) {
    if (limits.longestFlip > 0) {
      FlipSearch(track.frames(), samples, limits.longestFlip).undo(isSelected, isChanged, control, found);
    }
  }
  SpikeSearch<Value>(track, samples, limits).smooth(isSelected, isChanged, control, found);
  return found;
}

template std::vector<Jump> correctJumps(const motion::Track<motion::BoneKey>&, std::vector<eval::BoneSample>&,
                                        const std::vector<bool>&, std::vector<bool>&, const SpikeLimits&,
                                        const OperationControl&);
template std::vector<Jump> correctJumps(const motion::Track<motion::MorphKey>&, std::vector<double>&,
                                        const std::vector<bool>&, std::vector<bool>&, const SpikeLimits&,
                                        const OperationControl&);

}  // namespace furitsuke::operations
