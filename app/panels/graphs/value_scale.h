// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/channels/channel_curve.h"

namespace furitsuke::panels {

/// Converts between values and pixels, as TimeScale does for frames. Pixels increase downward from the top of the plot,
/// values upward.
class ValueScale {
 public:
  [[nodiscard]] double pixelsPerValue() const noexcept { return pixelsPerValue_; }
  /// The value at pixel 0.
  [[nodiscard]] double top() const noexcept { return top_; }
  void setTop(double value) noexcept { top_ = value; }

  [[nodiscard]] double yOf(double value) const noexcept { return (top_ - value) * pixelsPerValue_; }
  [[nodiscard]] double valueAt(double y) const noexcept { return top_ - y / pixelsPerValue_; }

  /// Multiplies the zoom by `factor` and keeps the value at pixel `y` in place.
  void zoomAbout(double y, double factor) noexcept;
  /// Shows the range between `margin` and `height` - `margin`. A single value is centered in a range of 2.
  void fit(const eval::ValueRange& range, double height, double margin) noexcept;

  friend bool operator==(const ValueScale&, const ValueScale&) = default;

 private:
  double pixelsPerValue_ = 20.0;
  double top_ = 5.0;
};

/// The finest step with at least `gap` pixels between lines: 1, 2 or 5 times a power of ten.
[[nodiscard]] double valueStepFor(double pixelsPerValue, double gap);
/// The number of decimals needed for multiples of such a step; 0 for steps of 1 or more.
[[nodiscard]] int decimalsOfStep(double step);

}  // namespace furitsuke::panels
