// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/frame.h"

namespace furitsuke::widgets {

/// Zoom factor of one wheel notch.
inline constexpr double kZoomPerNotch = 1.25;

/// Converts between frames and pixels. Pixels are logical, fractional, and measured from the left edge of the sheet.
/// Only drawing rounds them, so that zooming in and out again restores the view.
class TimeScale {
 public:
  /// Enough to show each key at full size.
  static constexpr double kMaxPixelsPerFrame = 48.0;
  /// At this zoom, all frames that a file can store fit into 215 pixels, less than the width of most sheets.
  static constexpr double kMinPixelsPerFrame = 1e-7;

  [[nodiscard]] double pixelsPerFrame() const noexcept { return pixelsPerFrame_; }
  /// The frame at pixel 0; can be fractional or negative.
  [[nodiscard]] double origin() const noexcept { return origin_; }
  void setOrigin(double frame) noexcept { origin_ = frame; }

  [[nodiscard]] double xOf(double frame) const noexcept { return (frame - origin_) * pixelsPerFrame_; }
  [[nodiscard]] double frameAt(double x) const noexcept { return origin_ + x / pixelsPerFrame_; }
  /// The whole frame nearest to pixel `x`, clamped to 0..kMaxFrame.
  [[nodiscard]] Frame nearestFrame(double x) const noexcept;
  /// The whole frames from pixel `left` to pixel `right`, inclusive, clamped to 0..kMaxFrame. Empty if there is no
  /// frame in between.
  [[nodiscard]] FrameRange framesBetween(double left, double right) const noexcept;

  /// Multiplies the zoom by `factor` and keeps the frame at pixel `x` in place.
  void zoomAbout(double x, double factor) noexcept;
  /// Shows `range` between `margin` and `width` - `margin`. A single frame is centered without a change of zoom.
  void fit(FrameRange range, double width, double margin) noexcept;

  friend bool operator==(const TimeScale&, const TimeScale&) = default;

 private:
  double pixelsPerFrame_ = 8.0;
  double origin_ = 0.0;
};

}  // namespace furitsuke::widgets
