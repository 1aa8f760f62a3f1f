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

namespace furitsuke {

/// From where on a difference can be seen: a tenth of a centimetre on a model of 160 cm, a tenth of a degree.
struct ComparisonBounds {
  double distance = 0.01;  ///< model units
  double degrees = 0.1;
  double weight = 0.005;
};

/// One measure of how a bone or morph differs, over time.
struct DifferenceCourse {
  double largest = 0;
  Frame frame = 0;  ///< the first at which it is so large
  /// The largest of MotionComparison::framesPerPoint frames each, from the first frame on.
  std::vector<float> points;
};

/// Compared frames in a row at which a part differs by more than a bound.
struct DifferenceStretch {
  FrameRange frames;
  Frame peak = 0;  ///< the first at which it differs most, measured by the bounds
  friend bool operator==(const DifferenceStretch&, const DifferenceStretch&) = default;
};

struct ComparedBone {
  DifferenceCourse distance;                 ///< between the places where it stands in the model, model units
  DifferenceCourse degrees;                  ///< of the turn from one to the other, 0..180
  std::vector<DifferenceStretch> stretches;  ///< ascending
};

struct ComparedMorph {
  DifferenceCourse weight;  ///< of the weights with which it acts, groups and flips spread
  std::vector<DifferenceStretch> stretches;
};

/// Whether it differs by as much as a person reads: half of a thousandth of a model unit or of a weight, or half of a
/// hundredth of a degree. Below that it is arithmetic.
[[nodiscard]] bool isNoticeable(const ComparedBone& bone);
[[nodiscard]] bool isNoticeable(const ComparedMorph& morph);

/// Which frames are compared: every one of the first two hours, so that a stray key that lies hours behind all others
/// does not make the work endless. Behind them those at which either motion has a key that moves a model, those beside
/// them, the first of each point of the courses, and the last.
struct ComparedFrames {
  FrameRange whole;            ///< of which every frame is compared
  std::vector<Frame> further;  ///< behind it, ascending

  [[nodiscard]] FrameRange range() const { return {whole.first, further.empty() ? whole.last : further.back()}; }
  [[nodiscard]] std::int64_t count() const;
  /// The i-th of those that are compared, 0 <= i < count().
  [[nodiscard]] Frame at(std::int64_t i) const;
};

/// How a model differs by two motions at whole frames.
struct MotionComparison {
  FrameRange frames;                  ///< from the first to the last that was compared
  FrameRange whole;                   ///< of which none was left out: see ComparedFrames
  Frame framesPerPoint = 1;           ///< of all courses
  std::vector<ComparedBone> bones;    ///< of each bone of the model
  std::vector<ComparedMorph> morphs;  ///< of each morph

  [[nodiscard]] bool leavesOutFrames() const { return whole.last < frames.last; }
};

/// How far a comparison is, and the way to end it, from any thread.
struct ComparisonControl {
  std::atomic<bool> cancelled{false};
  std::atomic<std::int64_t> compared{0};  ///< frames
};

/// No course has more points than so many, however long the motions are.
inline constexpr std::int64_t kMostCoursePoints = 512;

/// At 30 frames per second two hours.
inline constexpr std::int64_t kMostWholeFrames = 216'000;

/// From frame 0 to the last key that moves a model in either motion; frame 0 alone without such keys.
[[nodiscard]] ComparedFrames comparedFrames(const Motion& first, const Motion& second);

/// Poses the model by both at all of the frames, of which there must be one, with append, bone morphs and IK, but
/// without physics, on as many threads as there are cores. Depends on its input alone: two motions that say the same
/// differ by 0. Where a motion has no keys for a part it rests, behind the last key it holds. Nothing when it was
/// cancelled.
[[nodiscard]] std::optional<MotionComparison> compareMotions(const Rig& rig, const BoundMotion& first,
                                                             const BoundMotion& second, const ComparedFrames& frames,
                                                             const ComparisonBounds& bounds = {},
                                                             ComparisonControl* control = nullptr);

}  // namespace furitsuke
