// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/channels/channel_curve.h"

namespace furitsuke::panels {

/// Values to pixels and back, as TimeScale for frames. Pixels increase downward from the top of the plot, values
/// upward.
class ValueScale {
 public:
  [[nodiscard]] double pixelsPerValue() const noexcept { return pixelsPerValue_; }
  /// The value at pixel 0.
  [[nodiscard]] double top() const noexcept { return top_; }
  void setTop(double value) noexcept { top_ = value; }

  [[nodiscard]] double yOf(double value) const noexcept { return (top_ - value) * pixelsPerValue_; }
  [[nodiscard]] double valueAt(double y) const noexcept { return top_ - y / pixelsPerValue_; }

  /// Multiplies the zoom by `factor`; the value under pixel `y` stays there.
  void zoomAbout(double y, double factor) noexcept;
  /// Shows the range between `margin` and `height` - `margin`; a single value in the middle of a range of 2.
  void fit(const eval::ValueRange& range, double height, double margin) noexcept;

  friend bool operator==(const ValueScale&, const ValueScale&) = default;

 private:
  double pixelsPerValue_ = 20.0;
  double top_ = 5.0;
};

/// The finest of 1, 2 and 5 times a power of ten that keeps `gap` pixels between lines.
[[nodiscard]] double valueStepFor(double pixelsPerValue, double gap);
/// The number of decimals that multiples of such a step need: none from 1 on.
[[nodiscard]] int decimalsOfStep(double step);

}  // namespace furitsuke::panels
