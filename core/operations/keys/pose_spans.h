// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/operations/keys/pose_paths.h"
#include "core/operations/operation_control.h"

namespace furitsuke::operations {

/// What it costs to have poses at two frames and none between them, for every pair of frames that are near enough: the
/// errors that remain when each channel has the smooth curve that suits it best. Used inside core/operations only.
class PoseSpans {
 public:
  /// Measures all pairs on all cores; sets the progress. Two poses are at most 512 frames apart, so that even a motion
  /// without movement needs one every 17 seconds, and less, but at least 64, where a motion is so large that this would
  /// take too long. Incomplete after a cancellation.
  PoseSpans(const PosePaths& paths, OperationControl& control);

  [[nodiscard]] std::size_t frameCount() const noexcept { return frames_; }
  /// The earliest pose before the one at `end`. Frames are counted from the first one.
  [[nodiscard]] std::size_t firstStart(std::size_t end) const noexcept { return end > longest_ ? end - longest_ : 0; }
  /// The costs of the spans that start at firstStart(end), ..., end - 1: the sum over frames and channels of the square
  /// of the error in model units.
  [[nodiscard]] std::span<const float> costsTo(std::size_t end) const { return row(costs_, end); }
  /// Of the same spans, the largest error of a channel in model units.
  [[nodiscard]] std::span<const float> largestTo(std::size_t end) const { return row(largest_, end); }
  [[nodiscard]] double cost(std::size_t start, std::size_t end) const { return costsTo(end)[start - firstStart(end)]; }
  [[nodiscard]] double largest(std::size_t start, std::size_t end) const {
    return largestTo(end)[start - firstStart(end)];
  }

 private:
  [[nodiscard]] std::span<const float> row(const std::vector<float>& table, std::size_t end) const {
    return std::span(table).subspan(end * longest_, end - firstStart(end));
  }

  std::size_t frames_;
  std::size_t longest_;
  std::vector<float> costs_, largest_;  ///< longest_ for each end
};

}  // namespace furitsuke::operations
