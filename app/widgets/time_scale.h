// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/frame.h"

namespace furitsuke {

/// One notch of the wheel zooms by this factor.
inline constexpr double kZoomPerNotch = 1.25;

/// Frames to pixels and back. Pixels are logical, measured from the left edge of the sheet, and fractional: nothing
/// is rounded until something is drawn, so zooming in and out again ends where it began.
class TimeScale {
 public:
  /// A key needs no more room than this.
  static constexpr double kMaxPixelsPerFrame = 48.0;
  /// At this zoom all frames that a file can hold fit in 215 pixels, less than most sheets are wide.
  static constexpr double kMinPixelsPerFrame = 1e-7;

  [[nodiscard]] double pixelsPerFrame() const noexcept { return pixelsPerFrame_; }
  /// The (fractional, maybe negative) frame at pixel 0.
  [[nodiscard]] double origin() const noexcept { return origin_; }
  void setOrigin(double frame) noexcept { origin_ = frame; }

  [[nodiscard]] double xOf(double frame) const noexcept { return (frame - origin_) * pixelsPerFrame_; }
  [[nodiscard]] double frameAt(double x) const noexcept { return origin_ + x / pixelsPerFrame_; }
  /// The whole frame nearest to a pixel, clamped to 0..kMaxFrame.
  [[nodiscard]] Frame nearestFrame(double x) const noexcept;
  /// The first whole frame at or right of a pixel and the last one at or left of another, clamped to 0..kMaxFrame.
  /// Empty when no frame lies between.
  [[nodiscard]] FrameRange framesBetween(double left, double right) const noexcept;

  /// Multiplies the zoom by `factor`; the frame under pixel `x` stays there.
  void zoomAbout(double x, double factor) noexcept;
  /// Shows `range` between `margin` and `width` - `margin`. A single frame is centred at the present zoom.
  void fit(FrameRange range, double width, double margin) noexcept;

  friend bool operator==(const TimeScale&, const TimeScale&) = default;

 private:
  double pixelsPerFrame_ = 8.0;
  double origin_ = 0.0;
};

}  // namespace furitsuke
