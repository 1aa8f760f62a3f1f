// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/value_scale.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::panels {

namespace {

/// Within these limits, a double can distinguish neighboring pixels for all values of keys.
constexpr double kMinPixelsPerValue = 1e-4;
constexpr double kMaxPixelsPerValue = 1e6;

}  // namespace

void ValueScale::zoomAbout(double y, double factor) noexcept {
  const double under = valueAt(y);
  pixelsPerValue_ = std::clamp(pixelsPerValue_ * factor, kMinPixelsPerValue, kMaxPixelsPerValue);
  top_ = under + y / pixelsPerValue_;
}

void ValueScale::fit(const eval::ValueRange& range, double height, double margin) noexcept {
  if (range.isEmpty() || height <= 2 * margin) return;
  const double span = range.highest > range.lowest ? range.highest - range.lowest : 2.0;
  const double middle = (range.lowest + range.highest) / 2;
  pixelsPerValue_ = std::clamp((height - 2 * margin) / span, kMinPixelsPerValue, kMaxPixelsPerValue);
  top_ = middle + height / 2 / pixelsPerValue_;
}

double valueStepFor(double pixelsPerValue, double gap) {
  const double minimum = gap / pixelsPerValue;
  const double power = std::pow(10.0, std::floor(std::log10(minimum)));
  for (const double times : {1.0, 2.0, 5.0}) {
    if (power * times >= minimum) return power * times;
  }
  return power * 10;
}

int decimalsOfStep(double step) {
  constexpr double kRounding = 1e-9;  // a step such as 0.1 is not exact
  return std::max(0, static_cast<int>(-std::floor(std::log10(step) + kRounding)));
}

}  // namespace furitsuke::panels
