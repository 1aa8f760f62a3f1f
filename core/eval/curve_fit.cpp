// SPDX-License-Identifier: MIT
#include "core/eval/curve_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/eval/curve.h"
#include "core/eval/easing_polynomial.h"

namespace furitsuke::eval {

namespace {

/// x1, y1, x2, y2 as fractions.
using Handles = std::array<double, 4>;

double distanceAt(const motion::Curve& curve, const CurveGate& gate) {
  return std::abs(evaluateCurve(curve, gate.t) - gate.middle) / gate.tolerance;
}

/// The number of gates that a search uses; all gates are used to measure what it finds.
constexpr std::size_t kSearchedGates = 20;

/// The curve parameters of the searched gates.
using GateParameters = std::array<double, kSearchedGates>;

/// A search need not know where on a curve a gate is to the last bits: what it finds is measured exactly.
constexpr double kSearchStep = 1e-3;
/// Between neighbors on the grid, the parameters of which are a good guess.
constexpr double kGridStep = 1e-2;

GateParameters parametersOf(double x1, double x2, std::span<const CurveGate> gates) {
  GateParameters parameters{};
  const EasingPolynomial x(x1, x2);
  for (std::size_t i = 0; i < gates.size(); ++i) {
    parameters[i] = solveParameter(x, gates[i].t, kSearchStep, gates[i].t);
  }
  return parameters;
}

/// A small, evenly spread subset of the gates for the search; `memory` holds it.
std::span<const CurveGate> subsetOf(std::span<const CurveGate> gates, std::array<CurveGate, kSearchedGates>& memory) {
  if (gates.size() <= kSearchedGates) return gates;
  for (std::size_t i = 0; i < kSearchedGates; ++i) memory[i] = gates[i * (gates.size() - 1) / (kSearchedGates - 1)];
  return memory;
}

/// Curves whose handles have given times. The curve parameter of each gate is then fixed, and the heights of the
/// handles are a linear problem.
class HeightFit {
 public:
  /// At most kSearchedGates gates.
  HeightFit(double x1, double x2, std::span<const CurveGate> gates, const GateParameters& parameters)
      : x1_(x1), x2_(x2), count_(gates.size()) {
    for (std::size_t i = 0; i < count_; ++i) {
      const CurveGate& gate = gates[i];
      const double u = parameters[i];
      Row& row = rows_[i];
      row.first = 3 * (1 - u) * (1 - u) * u / gate.tolerance;
      row.second = 3 * (1 - u) * u * u / gate.tolerance;
      row.rest = (gate.middle - u * u * u) / gate.tolerance;
      a11_ += row.first * row.first, a12_ += row.first * row.second, a22_ += row.second * row.second;
      b1_ += row.first * row.rest, b2_ += row.second * row.rest;
      rest_ += row.rest * row.rest;
    }
  }

  /// No heights have a smaller largest distance: the mean of the squares is at least that of the best heights.
  [[nodiscard]] double leastWorst() const {
    const double determinant = a11_ * a22_ - a12_ * a12_;
    if (determinant <= 1e-9 * a11_ * a22_) return 0;
    const double explained = (b1_ * (b1_ * a22_ - b2_ * a12_) + b2_ * (b2_ * a11_ - b1_ * a12_)) / determinant;
    constexpr double kRounding = 1e-9;
    return std::sqrt(std::max(0.0, rest_ - explained - kRounding * rest_) / static_cast<double>(count_));
  }

  /// Those with the least squares; the given ones where many are equally good.
  [[nodiscard]] Handles best(double y1, double y2) const {
    const double determinant = a11_ * a22_ - a12_ * a12_;
    if (determinant > 1e-9 * a11_ * a22_) {
      y1 = std::clamp((b1_ * a22_ - b2_ * a12_) / determinant, 0.0, 1.0);
      y2 = std::clamp((b2_ * a11_ - b1_ * a12_) / determinant, 0.0, 1.0);
    }
    return {x1_, y1, x2_, y2};
  }
  /// The best second height for a first one.
  [[nodiscard]] double secondFor(double y1, double otherwise) const {
    return a22_ > 0 ? std::clamp((b2_ - a12_ * y1) / a22_, 0.0, 1.0) : otherwise;
  }
  [[nodiscard]] double sumOfSquares(double y1, double y2) const {
    double sum = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const double distance = rows_[i].first * y1 + rows_[i].second * y2 - rows_[i].rest;
      sum += distance * distance;
    }
    return sum;
  }
  /// The largest distance, or some distance of at least `limit`.
  [[nodiscard]] double worst(double y1, double y2, double limit) const {
    double worst = 0;
    for (std::size_t i = 0; i < count_ && worst < limit; ++i) {
      worst = std::max(worst, std::abs(rows_[i].first * y1 + rows_[i].second * y2 - rows_[i].rest));
    }
    return worst;
  }

 private:
  struct Row {
    double first, second, rest;
  };
  double x1_, x2_;
  std::size_t count_;
  std::array<Row, kSearchedGates> rows_;
  double a11_ = 0, a12_ = 0, a22_ = 0, b1_ = 0, b2_ = 0, rest_ = 0;
};

Handles handlesAt(double x1, double x2, std::span<const CurveGate> gates) {
  return HeightFit(x1, x2, gates, parametersOf(x1, x2, gates)).best(x1, x2);
}

/// The sum of squared distances for handles in real numbers, with the terms of its normal equations.
struct Squares {
  double sum = 0;
  double worst = 0;
  std::array<std::array<double, 4>, 4> matrix{};
  Handles right{};
};

/// `parameters`: those of similar handles, which become those of these.
Squares squaresOf(const Handles& handles, std::span<const CurveGate> gates, GateParameters& parameters) {
  Squares squares;
  const EasingPolynomial x(handles[0], handles[2]);
  const EasingPolynomial y(handles[1], handles[3]);
  for (std::size_t k = 0; k < gates.size(); ++k) {
    const CurveGate& gate = gates[k];
    const double u = solveParameter(x, gate.t, kSearchStep, parameters[k]);
    parameters[k] = u;
    const double distance = (y.at(u) - gate.middle) / gate.tolerance;
    squares.sum += distance * distance;
    squares.worst = std::max(squares.worst, std::abs(distance));
    const double f1 = 3 * (1 - u) * (1 - u) * u / gate.tolerance;
    const double f2 = 3 * (1 - u) * u * u / gate.tolerance;
    // Where the curve is vertical, moving a handle sideways changes the value without bounds.
    const double steepness = std::min(y.slopeAt(u) / std::max(x.slopeAt(u), 1e-6), 1e3);
    const Handles slope{-steepness * f1, f1, -steepness * f2, f2};
    for (std::size_t i = 0; i < 4; ++i) {
      squares.right[i] -= slope[i] * distance;
      for (std::size_t j = 0; j <= i; ++j) squares.matrix[i][j] += slope[i] * slope[j];
    }
  }
  return squares;
}

/// The step that solves the damped normal equations for the free handles (Cholesky; damping makes the matrix positive
/// definite).
Handles stepOf(const Squares& squares, double damping, const std::array<bool, 4>& isFree) {
  std::array<std::array<double, 4>, 4> root{};
  Handles step{};
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = isFree[i] && isFree[j] ? squares.matrix[i][j] : 0;
      if (i == j) sum = isFree[i] ? sum * (1 + damping) + 1e-12 : 1;
      for (std::size_t k = 0; k < j; ++k) sum -= root[i][k] * root[j][k];
      root[i][j] = i == j ? std::sqrt(std::max(sum, 1e-30)) : sum / root[j][j];
    }
  }
  for (std::size_t i = 0; i < 4; ++i) {
    step[i] = isFree[i] ? squares.right[i] : 0;
    for (std::size_t k = 0; k < i; ++k) step[i] -= root[i][k] * step[k];
    step[i] /= root[i][i];
  }
  for (std::size_t i = 4; i-- > 0;) {
    for (std::size_t k = i + 1; k < 4; ++k) step[i] -= root[k][i] * step[k];
    step[i] /= root[i][i];
  }
  return step;
}

/// The same for handles on the border of the unit square: those that would leave it are fixed.
Handles stepInside(const Squares& squares, double damping, const Handles& handles) {
  std::array<bool, 4> isFree{true, true, true, true};
  for (bool isSettled = false;;) {
    const Handles step = stepOf(squares, damping, isFree);
    isSettled = true;
    for (std::size_t i = 0; i < 4; ++i) {
      const bool leaves = (handles[i] <= 0 && step[i] < 0) || (handles[i] >= 1 && step[i] > 0);
      if (!isFree[i] || !leaves) continue;
      isFree[i] = false;
      isSettled = false;
    }
    if (isSettled) return step;
  }
}

/// Handles in real numbers and their largest distance.
struct RealFit {
  Handles handles{};
  double worst = INFINITY;
};

/// Levenberg-Marquardt, with the handles kept within the unit square.
RealFit leastSquaresHandles(Handles handles, std::span<const CurveGate> gates, double acceptBelow) {
  constexpr int kRounds = 30;
  double damping = 1e-2;
  GateParameters parameters = parametersOf(handles[0], handles[2], gates);
  Squares squares = squaresOf(handles, gates, parameters);
  for (int round = 0; round < kRounds && squares.worst > acceptBelow; ++round) {
    const Handles step = stepInside(squares, damping, handles);
    Handles next = handles;
    for (std::size_t i = 0; i < 4; ++i) next[i] = std::clamp(next[i] + step[i], 0.0, 1.0);
    const Squares tried = squaresOf(next, gates, parameters);
    if (tried.sum < squares.sum) {
      const bool isDone = tried.sum > 0.9995 * squares.sum;
      handles = next;
      squares = tried;
      damping *= 0.1;
      if (isDone) break;
    } else {
      damping *= 8;
      if (damping > 1e5) break;
    }
  }
  return {handles, squares.worst};
}

/// Starts at the thirds, where the curve parameter equals time; for a curve with a steep start or end that search gets
/// stuck, so it is then repeated from the two best places of a coarse net over the unit square.
RealFit realFit(std::span<const CurveGate> gates, double acceptBelow) {
  RealFit best = leastSquaresHandles(handlesAt(1.0 / 3, 2.0 / 3, gates), gates, acceptBelow);
  if (best.worst <= 1) return best;
  struct Start {
    double sum = INFINITY;
    Handles handles{};
  };
  std::array<Start, 2> starts;
  for (const double x1 : {0.0, 0.15, 0.5, 0.95}) {
    for (const double x2 : {0.05, 0.5, 0.85, 1.0}) {
      const HeightFit heights(x1, x2, gates, parametersOf(x1, x2, gates));
      const Handles handles = heights.best(x1, x2);
      const double sum = heights.sumOfSquares(handles[1], handles[3]);
      if (sum < starts[0].sum) {
        starts[1] = starts[0];
        starts[0] = {sum, handles};
      } else if (sum < starts[1].sum) {
        starts[1] = {sum, handles};
      }
    }
  }
  for (const Start& start : starts) {
    const RealFit fit = leastSquaresHandles(start.handles, gates, acceptBelow);
    if (fit.worst < best.worst) best = fit;
    if (best.worst <= 1) break;
  }
  return best;
}

bool canRise(std::span<const CurveGate> gates, double rejectAbove) {
  GateOrder order(rejectAbove);
  return std::ranges::all_of(gates, [&order](const CurveGate& gate) { return order.canPass(gate); });
}

/// The best curve whose first and second time of a handle are these. `parameters`: those of handles nearby.
void searchHeights(std::uint8_t x1, std::uint8_t x2, const Handles& near, std::span<const CurveGate> gates,
                   GateParameters parameters, double acceptBelow, CurveFit& best) {
  constexpr double kMax = motion::kCurveMax;
  const EasingPolynomial x(x1 / kMax, x2 / kMax);
  for (std::size_t i = 0; i < gates.size(); ++i) {
    parameters[i] = solveParameter(x, gates[i].t, kGridStep, parameters[i]);
  }
  const HeightFit heights(x1 / kMax, x2 / kMax, gates, parameters);
  if (heights.leastWorst() >= best.worst) return;
  const Handles start = heights.best(near[1], near[3]);
  const auto nearest = [](double height) { return static_cast<int>(height * kMax + 0.5); };
  const auto isOnGrid = [](int byte) { return byte >= 0 && byte <= motion::kCurveMax; };
  const int middle1 = nearest(start[1]);
  for (int i = -2; i <= 2; ++i) {
    const int y1 = middle1 + i;
    if (!isOnGrid(y1)) continue;
    const int middle2 = nearest(heights.secondFor(y1 / kMax, start[3]));
    for (int j = -1; j <= 1; ++j) {
      const int y2 = middle2 + j;
      if (!isOnGrid(y2)) continue;
      const double worst = heights.worst(y1 / kMax, y2 / kMax, best.worst);
      if (worst >= best.worst) continue;
      best = {{x1, static_cast<std::uint8_t>(y1), x2, static_cast<std::uint8_t>(y2)}, worst};
      if (worst <= acceptBelow) return;
    }
  }
}

/// Searches the grid around handles in real numbers: the times in the rings `first` to `last`, the heights for each.
/// `best` is what the rings before found.
void searchGrid(const Handles& near, std::span<const CurveGate> gates, int first, int last, double acceptBelow,
                CurveFit& best) {
  const auto middle1 = static_cast<int>(std::lround(near[0] * motion::kCurveMax));
  const auto middle2 = static_cast<int>(std::lround(near[2] * motion::kCurveMax));
  const GateParameters parameters = parametersOf(near[0], near[2], gates);
  for (int ring = first; ring <= last; ++ring) {
    for (int i = -ring; i <= ring; ++i) {
      for (int j = -ring; j <= ring; ++j) {
        const int x1 = middle1 + i;
        const int x2 = middle2 + j;
        if (std::max(std::abs(i), std::abs(j)) != ring) continue;
        if (std::min(x1, x2) < 0 || std::max(x1, x2) > motion::kCurveMax) continue;
        searchHeights(static_cast<std::uint8_t>(x1), static_cast<std::uint8_t>(x2), near, gates, parameters,
                      acceptBelow, best);
        if (best.worst <= acceptBelow) return;
      }
    }
  }
}

/// As measuredFit(), but may end at a distance above `limit`.
CurveFit measuredUpTo(double limit, const motion::Curve& curve, std::span<const CurveGate> gates) {
  CurveFit fit{curve, 0};
  for (const CurveGate& gate : gates) {
    fit.worst = std::max(fit.worst, distanceAt(curve, gate));
    if (fit.worst > limit) break;
  }
  return fit;
}

/// Puts a curve at the front of the list of known ones.
void remember(std::vector<motion::Curve>* known, const motion::Curve& curve) {
  constexpr std::size_t kMostKnown = 12;
  if (known == nullptr) return;
  const auto at = std::find(known->begin(), known->end(), curve);
  if (at != known->end()) {
    std::rotate(known->begin(), at, at + 1);
    return;
  }
  if (known->size() >= kMostKnown) known->pop_back();
  known->insert(known->begin(), curve);
}

/// The gates for one half of a curve: the values of the whole curve at the frames of the half, from `first` on,
/// relative to the rise of the half. In a very long span only some frames are used.
std::vector<CurveGate> gatesOfHalf(const motion::Curve& curve, Frame first, Frame count, double frames) {
  constexpr Frame kMaxGates = 512;
  const double from = evaluateCurve(curve, first / frames);
  const double rise = evaluateCurve(curve, (static_cast<double>(first) + count) / frames) - from;
  std::vector<CurveGate> gates;
  constexpr double kNoRise = 1e-9;
  if (rise < kNoRise) return gates;
  const Frame step = 1 + (count - 1) / kMaxGates;
  for (Frame i = step; i < count; i += step) {
    const double height = evaluateCurve(curve, (static_cast<double>(first) + i) / frames);
    gates.push_back({static_cast<double>(i) / count, (height - from) / rise, 1});
    if (count - i <= step) break;
  }
  return gates;
}

}  // namespace

CurveFit measuredFit(const motion::Curve& curve, std::span<const CurveGate> gates) {
  return measuredUpTo(INFINITY, curve, gates);
}

CurveFit refinedCurve(const motion::Curve& start, std::span<const CurveGate> gates, double acceptBelow) {
  constexpr int kNeighbors = 81;
  CurveFit best{start, -1};
  std::size_t worstGate = 0;
  // Gates that rejected one neighbor reject most others; they are checked first.
  const auto measure = [&](const motion::Curve& curve, double limit) {
    CurveFit fit{curve, gates.empty() ? 0 : distanceAt(curve, gates[worstGate])};
    std::size_t worst = worstGate;
    for (std::size_t i = 0; i < gates.size() && fit.worst < limit; ++i) {
      const double distance = distanceAt(curve, gates[i]);
      if (distance <= fit.worst) continue;
      fit.worst = distance;
      worst = i;
    }
    worstGate = worst;
    return fit;
  };
  best = measure(start, INFINITY);
  for (bool isBetter = true; isBetter && best.worst > acceptBelow;) {
    isBetter = false;
    const motion::Curve from = best.curve;
    for (int n = 0; n < kNeighbors; ++n) {
      const auto moved = [n](std::uint8_t byte, int index) {
        return static_cast<std::uint8_t>(std::clamp(byte + n / index % 3 - 1, 0, motion::kCurveMax));
      };
      const motion::Curve next{moved(from.x1, 1), moved(from.y1, 3), moved(from.x2, 9), moved(from.y2, 27)};
      if (next == from) continue;
      const CurveFit fit = measure(next, best.worst);
      if (fit.worst >= best.worst) continue;
      best = fit;
      isBetter = true;
    }
  }
  return best;
}

CurveFit fitCurve(std::span<const CurveGate> gates, const CurveSearch& search) {
  CurveFit best = measuredFit(motion::kLinearCurve, gates);
  if (best.worst <= search.acceptBelow || !canRise(gates, search.rejectAbove)) return best;
  const auto take = [&](const CurveFit& fit) {
    if (fit.worst < best.worst) best = fit;
    return best.worst <= search.acceptBelow;
  };
  // A curve that is worse is of no use.
  const auto limit = [&] { return std::min(best.worst, search.rejectAbove); };
  if (search.known != nullptr) {
    for (const motion::Curve& curve : *search.known) {
      if (!take(measuredUpTo(limit(), curve, gates))) continue;
      remember(search.known, best.curve);
      return best;
    }
  }
  if (search.searches != nullptr) ++*search.searches;
  std::array<CurveGate, kSearchedGates> memory;
  const std::span<const CurveGate> subset = subsetOf(gates, memory);
  constexpr double kRoundingRoom = 0.3;  // so that the nearest grid point is probably within reach too
  const RealFit real = realFit(subset, kRoundingRoom * search.acceptBelow);
  if (real.worst > search.rejectAbove) return best;
  // The subset and rounding leave a little to all gates.
  const double acceptBelow = 0.999 * search.acceptBelow;
  constexpr int kNear = 1;
  constexpr int kFar = 4;
  constexpr double kSearchError = 1e-3;
  CurveFit found{motion::kLinearCurve, (1 + kSearchError) * limit()};
  searchGrid(real.handles, subset, 0, kNear, acceptBelow, found);
  bool isEnough = take(measuredUpTo(limit(), found.curve, gates));
  // Where no curve comes near, a wider search gains nothing that can be seen.
  constexpr double kFarOff = 3;
  if (!isEnough && found.worst > acceptBelow && real.worst <= std::max(kFarOff, search.acceptBelow)) {
    searchGrid(real.handles, subset, kNear + 1, kFar, acceptBelow, found);
    isEnough = take(measuredUpTo(limit(), found.curve, gates));
  }
  if (isEnough) remember(search.known, best.curve);
  return best;
}

CurveHalves splitCurveBetweenFrames(const motion::Curve& curve, Frame before, Frame after) {
  const double frames = static_cast<double>(before) + after;
  CurveHalves halves = splitCurve(curve, before / frames);
  if (isStraightCurve(curve)) return halves;
  constexpr double kUnseen = 1e-4;  // as a fraction of the rise
  halves.before = refinedCurve(halves.before, gatesOfHalf(curve, 0, before, frames), kUnseen).curve;
  halves.after = refinedCurve(halves.after, gatesOfHalf(curve, before, after, frames), kUnseen).curve;
  return halves;
}

}  // namespace furitsuke::eval
