// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/key.h"

namespace furitsuke {

/// The height of a curve, 0..1, at the fraction `t` of its span. Exactly 0 for t <= 0 (and NaN) and exactly 1 for
/// t >= 1; between them within 1e-12 of the Bezier, save where the curve stands upright. Bytes above kCurveMax count as
/// kCurveMax. A curve whose handles both lie on the diagonal gives t itself.
[[nodiscard]] double evaluateCurve(Curve curve, double t) noexcept;

/// Whether evaluateCurve() gives t itself: MMD's linear curve, all zero bytes, and every other with x1 = y1, x2 = y2.
[[nodiscard]] bool isStraightCurve(Curve curve) noexcept;

/// Two curves that together draw what one drew.
struct CurveHalves {
  Curve before;
  Curve after;
};

/// Cuts a curve at the fraction `t` of its span, 0 < t < 1, for a key that is put between two others. Exact but for
/// the rounding to whole 127ths. A straight curve gives itself twice.
[[nodiscard]] CurveHalves splitCurve(Curve curve, double t) noexcept;

}  // namespace furitsuke
