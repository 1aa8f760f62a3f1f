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
  return std::abs(evaluateCurve(curve, gate.t) - gate.middle) / gate.reach;
}

/// A small, evenly spread subset of the gates for the search.
std::vector<CurveGate> subsetOf(std::span<const CurveGate> gates) {
  constexpr std::size_t kFew = 20;
  if (gates.size() <= kFew) return {gates.begin(), gates.end()};
  std::vector<CurveGate> subset;
  subset.reserve(kFew);
  for (std::size_t i = 0; i < kFew; ++i) subset.push_back(gates[i * (gates.size() - 1) / (kFew - 1)]);
  return subset;
}

/// The best values of handles at these times.
Handles handlesAt(double x1, double x2, std::span<const CurveGate> gates) {
  double a11 = 0, a12 = 0, a22 = 0, b1 = 0, b2 = 0;
  const EasingPolynomial x(x1, x2);
  for (const CurveGate& gate : gates) {
    const double u = solveParameter(x, gate.t);
    const double f1 = 3 * (1 - u) * (1 - u) * u / gate.reach;
    const double f2 = 3 * (1 - u) * u * u / gate.reach;
    const double rest = (gate.middle - u * u * u) / gate.reach;
    a11 += f1 * f1, a12 += f1 * f2, a22 += f2 * f2;
    b1 += f1 * rest, b2 += f2 * rest;
  }
  const double determinant = a11 * a22 - a12 * a12;
  Handles handles{x1, x1, x2, x2};
  if (determinant > 1e-9 * a11 * a22) {
    handles[1] = std::clamp((b1 * a22 - b2 * a12) / determinant, 0.0, 1.0);
    handles[3] = std::clamp((b2 * a11 - b1 * a12) / determinant, 0.0, 1.0);
  }
  return handles;
}

/// The sum of squared distances for handles in real numbers, with the terms of its normal equations.
struct Squares {
  double sum = 0;
  double worst = 0;
  std::array<std::array<double, 4>, 4> matrix{};
  Handles right{};
};

Squares squaresOf(const Handles& handles, std::span<const CurveGate> gates) {
  Squares squares;
  const EasingPolynomial x(handles[0], handles[2]);
  const EasingPolynomial y(handles[1], handles[3]);
  for (const CurveGate& gate : gates) {
    const double u = solveParameter(x, gate.t);
    const double distance = (y.at(u) - gate.middle) / gate.reach;
    squares.sum += distance * distance;
    squares.worst = std::max(squares.worst, std::abs(distance));
    const double f1 = 3 * (1 - u) * (1 - u) * u / gate.reach;
    const double f2 = 3 * (1 - u) * u * u / gate.reach;
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

/// Levenberg-Marquardt, with the handles kept within the unit square.
Handles leastSquaresHandles(Handles handles, std::span<const CurveGate> gates) {
  constexpr int kRounds = 20;
  constexpr double kCloseEnough = 0.6;  // leaves room for rounding to the grid of 127
  double damping = 1e-2;
  Squares squares = squaresOf(handles, gates);
  for (int round = 0; round < kRounds && squares.worst > kCloseEnough; ++round) {
    const Handles step = stepInside(squares, damping, handles);
    Handles next = handles;
    for (std::size_t i = 0; i < 4; ++i) next[i] = std::clamp(next[i] + step[i], 0.0, 1.0);
    const Squares tried = squaresOf(next, gates);
    if (tried.sum < squares.sum) {
      const bool isDone = tried.sum > 0.999 * squares.sum;
      handles = next;
      squares = tried;
      damping *= 0.2;
      if (isDone) break;
    } else {
      damping *= 8;
      if (damping > 1e4) break;
    }
  }
  return handles;
}

/// The best handles on a coarse grid over the unit square: for a curve with a steep start or end, a search that starts
/// at the thirds gets stuck.
Handles coarseBestHandles(std::span<const CurveGate> gates) {
  Handles best{};
  double least = INFINITY;
  for (const double x1 : {0.0, 0.15, 0.5, 0.95}) {
    for (const double x2 : {0.05, 0.5, 0.85, 1.0}) {
      const Handles handles = handlesAt(x1, x2, gates);
      const double sum = squaresOf(handles, gates).sum;
      if (sum >= least) continue;
      least = sum;
      best = handles;
    }
  }
  return best;
}

/// Curves never fall: none passes a gate that is below an earlier one or outside 0..1.
bool isMonotone(std::span<const CurveGate> gates) {
  double floor = 0;
  for (const CurveGate& gate : gates) {
    floor = std::max(floor, gate.middle - gate.reach);
    if (floor > std::min(1.0, gate.middle + gate.reach)) return false;
  }
  return true;
}

std::uint8_t wholeHandle(double fraction) {
  return static_cast<std::uint8_t>(std::lround(fraction * motion::kCurveMax));
}

CurveFit fitFrom(const Handles& start, std::span<const CurveGate> subset, std::span<const CurveGate> gates) {
  // The largest distance that the slow search on the grid may still reduce to 1.
  constexpr double kHopeful = 3;
  const Handles handles = leastSquaresHandles(start, subset);
  const motion::Curve whole{wholeHandle(handles[0]), wholeHandle(handles[1]), wholeHandle(handles[2]),
                            wholeHandle(handles[3])};
  const CurveFit fit = measuredFit(whole, gates);
  return fit.worst > 1 && fit.worst < kHopeful ? refinedCurve(whole, gates, 1) : fit;
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
  CurveFit fit{curve, 0};
  for (const CurveGate& gate : gates) fit.worst = std::max(fit.worst, distanceAt(curve, gate));
  return fit;
}

CurveFit refinedCurve(const motion::Curve& start, std::span<const CurveGate> gates, double enough) {
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
  for (bool isBetter = true; isBetter && best.worst > enough;) {
    isBetter = false;
    const motion::Curve from = best.curve;
    for (int n = 0; n < kNeighbors; ++n) {
      const auto moved = [n](std::uint8_t byte, int place) {
        return static_cast<std::uint8_t>(std::clamp(byte + n / place % 3 - 1, 0, motion::kCurveMax));
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

CurveFit fitCurve(std::span<const CurveGate> gates) {
  const CurveFit straight = measuredFit(motion::kLinearCurve, gates);
  if (straight.worst <= 1 || !isMonotone(gates)) return straight;
  const std::vector<CurveGate> subset = subsetOf(gates);
  // Handles at the thirds, where the curve parameter equals time; then where a search from there does not lead.
  CurveFit best = fitFrom(handlesAt(1.0 / 3, 2.0 / 3, subset), subset, gates);
  if (best.worst > 1) {
    const CurveFit other = fitFrom(coarseBestHandles(subset), subset, gates);
    if (other.worst < best.worst) best = other;
  }
  return best.worst < straight.worst ? best : straight;
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
