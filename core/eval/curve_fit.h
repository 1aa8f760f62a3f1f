// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/base/frame.h"
#include "core/eval/curve.h"
#include "core/motion/key.h"

namespace furitsuke {

/// What a curve should come through: at the fraction `t` of its span, 0 < t < 1, it has the height `middle` or is at
/// most `reach` above or below it. The reach is above 0.
struct CurveGate {
  double t = 0;
  double middle = 0;
  double reach = 1;
};

struct CurveFit {
  Curve curve = kLinearCurve;
  /// The largest distance from a middle, as a multiple of the reach there: up to 1 the curve comes through all gates.
  double worst = 0;
};

/// How a curve does with these gates.
[[nodiscard]] CurveFit measuredFit(const Curve& curve, std::span<const CurveGate> gates);

/// A curve through all gates, or about the best of those that do not: the straight one when it will do, else the
/// nearest one by least squares, put onto whole 127ths and moved there to where the largest distance is smallest.
/// Depends on its input alone.
[[nodiscard]] CurveFit fitCurve(std::span<const CurveGate> gates);

/// Moves a curve from one set of whole 127ths to the next as long as its largest distance becomes smaller and is above
/// `enough`. What comes out is no worse than the start and than each of its neighbours.
[[nodiscard]] CurveFit refinedCurve(const Curve& start, std::span<const CurveGate> gates, double enough);

/// Cuts the curve of a span for a key that is put `before` frames behind its start and `after` frames before its end,
/// both at least one. Of the halves that splitCurve() rounds to whole 127ths, and of all that lie around them on the
/// grid, those whose largest distance from the curve at a whole frame is smallest.
[[nodiscard]] CurveHalves splitCurveBetweenFrames(const Curve& curve, Frame before, Frame after);

}  // namespace furitsuke
