// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

// The mathematics of curves. Internal to core/eval.
namespace furitsuke::eval {

/// One coordinate of a Bezier from 0 by two handles to 1, as a polynomial of the curve parameter.
class EasingPolynomial {
 public:
  EasingPolynomial(double handle1, double handle2)
      : c1_(3 * handle1), c2_(3 * (handle2 - 2 * handle1)), c3_(1 + 3 * (handle1 - handle2)) {}

  [[nodiscard]] double at(double u) const { return ((c3_ * u + c2_) * u + c1_) * u; }
  [[nodiscard]] double slopeAt(double u) const { return (3 * c3_ * u + 2 * c2_) * u + c1_; }
  [[nodiscard]] double bendAt(double u) const { return 6 * c3_ * u + 2 * c2_; }

 private:
  double c1_, c2_, c3_;
};

/// The parameter at which the monotone x equals t, 0 < t < 1. Halley's method within a shrinking bracket; bisects where
/// the curve is so steep or flat that a step leaves the bracket. After a step of at most `lastStep` the result is used:
/// the convergence is cubic, so that it is accurate to the last bits after one of 1e-7. `start`, 0..1, is a guess.
[[nodiscard]] inline double solveParameter(const EasingPolynomial& x, double t, double lastStep, double start) {
  constexpr int kMaxRounds = 100;
  double low = 0;
  double high = 1;
  double u = start;
  for (int round = 0; round < kMaxRounds; ++round) {
    const double error = x.at(u) - t;
    if (error == 0) return u;
    (error > 0 ? high : low) = u;
    const double slope = x.slopeAt(u);
    const double square = slope * slope;
    const double bend = error * x.bendAt(u);
    // Where curvature dominates the slope, a small step does not mean a small error.
    const double step = square > std::abs(bend) ? error * slope / (square - 0.5 * bend) : 1;
    const double next = u - step;
    const bool inside = low < next && next < high;
    if (inside && std::abs(step) < lastStep) return next;
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) return u;
    u = inside ? next : middle;
  }
  return u;
}

[[nodiscard]] inline double solveParameter(const EasingPolynomial& x, double t) {
  constexpr double kLastStep = 1e-7;
  return solveParameter(x, t, kLastStep, t);
}

}  // namespace furitsuke::eval
