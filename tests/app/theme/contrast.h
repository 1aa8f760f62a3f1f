// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <algorithm>
#include <cmath>

namespace furitsuke::test {

/// A channel of sRGB, 0 to 1, as linear light.
[[nodiscard]] inline double linearChannel(double v) {
  return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

/// Relative luminance and contrast ratio of WCAG 2.
[[nodiscard]] inline double luminance(const QColor& c) {
  return 0.2126 * linearChannel(c.redF()) + 0.7152 * linearChannel(c.greenF()) + 0.0722 * linearChannel(c.blueF());
}
[[nodiscard]] inline double contrast(const QColor& a, const QColor& b) {
  const double la = luminance(a), lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

}  // namespace furitsuke::test
