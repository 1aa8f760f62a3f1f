// SPDX-License-Identifier: MIT
#include "core/eval/curve.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace furitsuke {

namespace {

/// One coordinate of a Bezier from 0 over two handles to 1, as a polynomial of the curve parameter.
class EasingPolynomial {
 public:
  EasingPolynomial(double handle1, double handle2)
      : c1_(3 * handle1), c2_(3 * (handle2 - 2 * handle1)), c3_(1 + 3 * (handle1 - handle2)) {}

  [[nodiscard]] double at(double u) const { return ((c3_ * u + c2_) * u + c1_) * u; }
  [[nodiscard]] double slopeAt(double u) const { return (3 * c3_ * u + 2 * c2_) * u + c1_; }

 private:
  double c1_, c2_, c3_;
};

double handleFraction(std::uint8_t byte) { return std::min<int>(byte, kCurveMax) / static_cast<double>(kCurveMax); }

/// The parameter at which the monotone x reaches t, 0 < t < 1. Newton inside a bracket that shrinks with every round:
/// where the curve is so steep or flat that a step leaves the bracket, its middle is taken instead.
double solveParameter(const EasingPolynomial& x, double t) {
  // A step this small ends in the last bits: the error of the next one is its square.
  constexpr double kLastStep = 1e-9;
  constexpr int kMaxRounds = 100;
  double low = 0;
  double high = 1;
  double u = t;
  for (int round = 0; round < kMaxRounds; ++round) {
    const double error = x.at(u) - t;
    if (error == 0) return u;
    (error > 0 ? high : low) = u;
    const double slope = x.slopeAt(u);
    const double step = slope > 0 ? error / slope : 1;
    const double next = u - step;
    const bool inside = low < next && next < high;
    if (inside && std::abs(step) < kLastStep) return next;
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) return u;
    u = inside ? next : middle;
  }
  return u;
}

}  // namespace

bool isStraightCurve(Curve curve) noexcept {
  return handleFraction(curve.x1) == handleFraction(curve.y1) && handleFraction(curve.x2) == handleFraction(curve.y2);
}

double evaluateCurve(Curve curve, double t) noexcept {
  if (!(t > 0)) return 0;
  if (t >= 1) return 1;
  if (isStraightCurve(curve)) return t;
  const EasingPolynomial x(handleFraction(curve.x1), handleFraction(curve.x2));
  const EasingPolynomial y(handleFraction(curve.y1), handleFraction(curve.y2));
  return std::clamp(y.at(solveParameter(x, t)), 0.0, 1.0);
}

}  // namespace furitsuke
