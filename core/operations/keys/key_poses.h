// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/frame.h"
#include "core/operations/keys/pose_spans.h"

namespace furitsuke::operations {

/// How well a number of poses represents a motion.
struct PosePoint {
  std::size_t poses = 0;
  /// The square root of the mean over all frames of the summed squares of all channels, model units.
  double typical = 0;
  double largest = 0;  ///< of any channel at any frame, model units
};

/// The points of every number of poses and the number that was chosen: OperationResult::extra of "reduce-poses".
struct ChosenPoses {
  std::vector<PosePoint> curve;  ///< ascending without gaps
  std::size_t poses = 0;         ///< of the first group
};

/// The best poses for every number of them: dynamic programming over the spans, which finds the smallest sum of costs
/// for each. Used inside core/operations only.
class KeyPoses {
 public:
  /// `pins`: frames that always have a pose, counted from the first frame, which is one itself, as is the last.
  /// Incomplete after a cancellation. The spans must outlive this object.
  KeyPoses(const PoseSpans& spans, std::span<const std::size_t> pins, const OperationControl& control);

  /// The smallest and the largest number of poses that can be chosen.
  [[nodiscard]] std::size_t fewest() const noexcept { return fewest_; }
  [[nodiscard]] std::size_t most() const noexcept { return fewest_ + totals_.size() - 1; }
  /// The best `count` poses, from fewest() to most(): frames counted from the first one, ascending.
  [[nodiscard]] std::vector<std::size_t> poses(std::size_t count) const;
  /// As few poses as possible with no error above `bound`; of these, the ones with the smallest cost.
  [[nodiscard]] std::vector<std::size_t> posesWithin(double bound) const;
  /// The point of each number of poses, ascending.
  [[nodiscard]] const std::vector<PosePoint>& curve() const noexcept { return curve_; }

 private:
  void solve(const OperationControl& control);
  /// Sets the costs up to each frame for one more pose. `limit`: the largest cost of a span that can be of use for this
  /// or any larger number of poses; `useful`: the earliest start of each span, which only increases.
  void addPose(std::size_t row, const std::vector<float>& before, std::vector<float>& next, float limit,
               std::vector<std::size_t>& useful);
  [[nodiscard]] double costAfterSplit(std::size_t count) const;
  void makeCurve();

  const PoseSpans& spans_;
  std::vector<std::size_t> starts_;  ///< of each end: no span starts earlier
  std::size_t fewest_ = 1;
  std::vector<double> totals_;          ///< costs by number of poses, from fewest_ on
  std::vector<std::uint16_t> lengths_;  ///< of the last span, by number of poses, then by frame
  std::vector<PosePoint> curve_;
};

}  // namespace furitsuke::operations
