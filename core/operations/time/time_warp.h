// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/frame.h"

// Used inside core/operations only.
namespace furitsuke::operations {

/// A time that moves to another one, both in frames.
struct WarpPoint {
  double from = 0;
  double to = 0;
  friend bool operator==(const WarpPoint&, const WarpPoint&) = default;
};

/// How much a warp changes the speed of a motion.
struct SpeedChange {
  double factor = 1;           ///< the strongest change: 2 where a frame shows what two frames showed before
  FrameRange frames;           ///< the frames about it that are changed strongly, after the warp
  std::size_t frameCount = 0;  ///< all frames that are changed strongly
};

/// Moves times smoothly: monotone, exact at its points, with a continuous speed (the cubic interpolation of Fritsch and
/// Carlson). Times before the first point and after the last one move with that point.
class TimeWarp {
 public:
  /// At least one point; `from` and `to` must both be strictly ascending.
  explicit TimeWarp(std::vector<WarpPoint> points);

  [[nodiscard]] double at(double time) const;
  /// The time that moves to `time`.
  [[nodiscard]] double sourceOf(double time) const;
  /// From frame to frame, where the motion becomes at least `limit` times as fast or slow; nothing if it does nowhere.
  [[nodiscard]] std::optional<SpeedChange> strongestChange(double limit) const;
  [[nodiscard]] const std::vector<WarpPoint>& points() const noexcept { return points_; }

 private:
  /// The time at a part 0..1 of the span that ends at a point.
  [[nodiscard]] double within(std::size_t end, double part) const;

  std::vector<WarpPoint> points_;
  std::vector<double> slopes_;  ///< at each point
};

}  // namespace furitsuke::operations
