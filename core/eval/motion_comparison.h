// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/frame.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/motion/motion.h"

namespace furitsuke::eval {

/// The smallest visible differences: a tenth of a centimeter on a model of 160 cm, a tenth of a degree.
struct ComparisonBounds {
  double distance = 0.01;  ///< model units
  double degrees = 0.1;
  double weight = 0.005;
};

/// One measure of how a bone or morph differs, over time.
struct DifferenceSeries {
  double largest = 0;
  Frame frame = 0;  ///< the first frame with the largest difference
  /// The maximum of each interval of MotionComparison::framesPerPoint frames, starting at the first frame.
  std::vector<float> points;
};

/// Consecutive compared frames at which a part differs by more than a bound.
struct DifferenceStretch {
  FrameRange frames;
  Frame peak = 0;  ///< the first frame with the largest difference relative to the bounds
  friend bool operator==(const DifferenceStretch&, const DifferenceStretch&) = default;
};

struct ComparedBone {
  DifferenceSeries distance;                 ///< between its positions in model space, model units
  DifferenceSeries degrees;                  ///< of the rotation between them, 0..180
  std::vector<DifferenceStretch> stretches;  ///< ascending
};

struct ComparedMorph {
  DifferenceSeries weight;  ///< of the effective weights, with groups and flips applied
  std::vector<DifferenceStretch> stretches;
};

/// Whether the difference is large enough to show: half of a thousandth of a model unit or weight, or half of a
/// hundredth of a degree. Smaller differences are rounding errors.
[[nodiscard]] bool isNoticeable(const ComparedBone& bone);
[[nodiscard]] bool isNoticeable(const ComparedMorph& morph);

/// The frames that are compared: every frame up to the last key within the first two hours, because a single key at a
/// very late frame would otherwise make the comparison take very long. After that: the frames with keys of either
/// motion that move a model, the frames next to them, the first frame of each point of the series, and the last frame.
struct ComparedFrames {
  FrameRange whole;            ///< the range in which every frame is compared
  std::vector<Frame> further;  ///< after that range, ascending

  [[nodiscard]] FrameRange range() const { return {whole.first, further.empty() ? whole.last : further.back()}; }
  [[nodiscard]] std::int64_t count() const;
  /// The i-th compared frame, 0 <= i < count().
  [[nodiscard]] Frame at(std::int64_t i) const;
};

/// The differences of a model between two motions at whole frames.
struct MotionComparison {
  FrameRange frames;                  ///< from the first to the last compared frame
  FrameRange whole;                   ///< the range without gaps: see ComparedFrames
  Frame framesPerPoint = 1;           ///< of all series
  std::vector<ComparedBone> bones;    ///< one for each bone of the model
  std::vector<ComparedMorph> morphs;  ///< one for each morph

  [[nodiscard]] bool leavesOutFrames() const { return whole.last < frames.last; }
};

/// Progress of a comparison and a way to cancel it, from any thread.
struct ComparisonControl {
  std::atomic<bool> canceled{false};
  std::atomic<std::int64_t> compared{0};  ///< frames
};

/// The maximum number of points of a series, however long the motions are.
inline constexpr std::int64_t kMaxSeriesPoints = 512;

/// Two hours at 30 frames per second.
inline constexpr std::int64_t kMaxWholeFrames = 216'000;

/// From frame 0 to the last key of either motion that moves a model; only frame 0 without such keys.
[[nodiscard]] ComparedFrames comparedFrames(const motion::Motion& first, const motion::Motion& second);

/// Poses the model with both motions at all of the frames, at least one, with append, bone morphs and IK, but without
/// physics, on as many threads as there are cores. Deterministic: motions with the same values differ by 0. Parts
/// without keys are at rest; after the last key its value holds. Nothing if it was canceled.
[[nodiscard]] std::optional<MotionComparison> compareMotions(const Rig& rig, const BoundMotion& first,
                                                             const BoundMotion& second, const ComparedFrames& frames,
                                                             const ComparisonBounds& bounds = {},
                                                             ComparisonControl* control = nullptr);

}  // namespace furitsuke::eval
