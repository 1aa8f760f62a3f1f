// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/key.h"

namespace furitsuke::eval {

/// The value of a curve, 0..1, at the fraction `t` of its span, as MMD computes it: in single precision, with 12 steps
/// of bisection, which differ from the exact curve by up to 2e-4 of a time and, where the curve is steep, by up to 1e-2
/// of the value. Exactly 0 for t <= 0 (and NaN) and exactly 1 for t >= 1. Bytes above kCurveMax are clamped to it. A
/// curve with both handles on the diagonal gives t.
[[nodiscard]] double evaluateCurve(motion::Curve curve, double t) noexcept;

/// Whether evaluateCurve() returns t: MMD's linear curve, all zero bytes, and every other with x1 = y1, x2 = y2.
[[nodiscard]] bool isStraightCurve(motion::Curve curve) noexcept;

/// Two curves that together have the shape of one.
struct CurveHalves {
  motion::Curve before;
  motion::Curve after;
};

/// Splits a curve at the fraction `t` of its span, 0 < t < 1, for a key that is inserted between two others. Exact
/// except for rounding to the grid of 127. A straight curve gives itself twice.
[[nodiscard]] CurveHalves splitCurve(motion::Curve curve, double t) noexcept;

}  // namespace furitsuke::eval
