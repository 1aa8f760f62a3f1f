// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/base/frame.h"
#include "core/eval/curve.h"
#include "core/motion/key.h"

namespace furitsuke::eval {

/// A constraint of a fit: at the fraction `t` of its span, 0 < t < 1, the curve should be within `reach` of the value
/// `middle`. `reach` > 0.
struct CurveGate {
  double t = 0;
  double middle = 0;
  double reach = 1;
};

struct CurveFit {
  motion::Curve curve = motion::kLinearCurve;
  /// The largest distance from a middle, as a multiple of its reach: up to 1 the curve passes all gates.
  double worst = 0;
};

/// The fit of a given curve to the gates.
[[nodiscard]] CurveFit measuredFit(const motion::Curve& curve, std::span<const CurveGate> gates);

/// A curve that passes all gates or, if there is none, approximately the best one: the straight curve if it passes,
/// otherwise the least-squares fit rounded to the grid of 127 and improved there by minimizing the largest distance.
/// Deterministic.
[[nodiscard]] CurveFit fitCurve(std::span<const CurveGate> gates);

/// Moves a curve to neighboring grid points as long as its largest distance decreases and is above `enough`. The result
/// is at least as good as the start and each neighbor.
[[nodiscard]] CurveFit refinedCurve(const motion::Curve& start, std::span<const CurveGate> gates, double enough);

/// Splits the curve of a span for a key that is inserted `before` frames after its start and `after` frames before its
/// end, both at least one. Searches the grid points around the halves of splitCurve() for those with the smallest
/// distance from the curve at any whole frame.
[[nodiscard]] CurveHalves splitCurveBetweenFrames(const motion::Curve& curve, Frame before, Frame after);

}  // namespace furitsuke::eval
