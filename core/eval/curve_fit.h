// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "core/base/frame.h"
#include "core/eval/curve.h"
#include "core/motion/key.h"

namespace furitsuke::eval {

/// A constraint of a fit: at the fraction `t` of its span, 0 < t < 1, the curve should be within `tolerance` of the
/// value `middle`. `tolerance` > 0.
struct CurveGate {
  double t = 0;
  double middle = 0;
  double tolerance = 1;
};

/// Sees gates in the order of time, and whether a curve may pass them: curves never fall, so none passes a gate that is
/// below an earlier one or outside 0..1. Takes much less time than a search, and needs no curve.
class GateOrder {
 public:
  /// `rejectAbove`: gates count as so many times as wide.
  explicit GateOrder(double rejectAbove) : rejectAbove_(rejectAbove) {}
  [[nodiscard]] bool canPass(const CurveGate& gate) noexcept {
    floor_ = std::max(floor_, gate.middle - rejectAbove_ * gate.tolerance);
    return floor_ <= std::min(1.0, gate.middle + rejectAbove_ * gate.tolerance);
  }

 private:
  double rejectAbove_;
  double floor_ = 0;
};

struct CurveFit {
  motion::Curve curve = motion::kLinearCurve;
  /// The largest distance from a middle, as a multiple of its reach: up to 1 the curve passes all gates.
  double worst = 0;
};

/// The fit of a given curve to the gates.
[[nodiscard]] CurveFit measuredFit(const motion::Curve& curve, std::span<const CurveGate> gates);

/// How far fitCurve() searches; distances are multiples of the reach.
struct CurveSearch {
  double acceptBelow = 1;  ///< the search ends at a curve whose largest distance is at most this
  double rejectAbove =
      1;  ///< nothing is searched for if even curves off the grid stay above this; at least `acceptBelow`
  /// When given: curves that other searches ended at, the last one first. They are tried before searching, because an
  /// animator uses few curves; a found curve is added. One list for each thread, or the result depends on the order.
  std::vector<motion::Curve>* known = nullptr;
  /// When given: counts the searches that neither the straight curve nor a known one ended.
  std::size_t* searches = nullptr;
};

/// A curve that passes all gates or, if there is none, approximately the best one: the straight curve if it passes,
/// then a known one, otherwise the least-squares fit in real numbers, from which the grid of 127 is searched for the
/// smallest largest distance. Deterministic.
[[nodiscard]] CurveFit fitCurve(std::span<const CurveGate> gates, const CurveSearch& search = {});

/// Moves a curve to neighboring grid points as long as its largest distance decreases and is above `acceptBelow`. The
/// result is at least as good as the start and each neighbor.
[[nodiscard]] CurveFit refinedCurve(const motion::Curve& start, std::span<const CurveGate> gates, double acceptBelow);

/// Splits the curve of a span for a key that is inserted `before` frames after its start and `after` frames before its
/// end, both at least one. Searches the grid points around the halves of splitCurve() for those with the smallest
/// distance from the curve at any whole frame.
[[nodiscard]] CurveHalves splitCurveBetweenFrames(const motion::Curve& curve, Frame before, Frame after);

}  // namespace furitsuke::eval
