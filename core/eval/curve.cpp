// SPDX-License-Identifier: MIT
#include "core/eval/curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
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
  [[nodiscard]] double bendAt(double u) const { return 6 * c3_ * u + 2 * c2_; }

 private:
  double c1_, c2_, c3_;
};

int handle(std::uint8_t byte) { return std::min<int>(byte, kCurveMax); }

/// Looked up, because a division takes as long as a step of the solver.
double handleFraction(std::uint8_t byte) {
  static constexpr auto kFractions = [] {
    std::array<double, kCurveMax + 1> fractions{};
    for (int i = 0; i <= kCurveMax; ++i) fractions[static_cast<std::size_t>(i)] = i / static_cast<double>(kCurveMax);
    return fractions;
  }();
  return kFractions[static_cast<std::size_t>(handle(byte))];
}

/// The parameter at which the monotone x reaches t, 0 < t < 1. Halley's method inside a bracket that shrinks with every
/// round: where the curve is so steep or flat that a step leaves the bracket, its middle is taken instead.
double solveParameter(const EasingPolynomial& x, double t) {
  // A step this small ends in the last bits: the error of the next one is its cube.
  constexpr double kLastStep = 1e-7;
  constexpr int kMaxRounds = 100;
  double low = 0;
  double high = 1;
  double u = t;
  for (int round = 0; round < kMaxRounds; ++round) {
    const double error = x.at(u) - t;
    if (error == 0) return u;
    (error > 0 ? high : low) = u;
    const double slope = x.slopeAt(u);
    const double square = slope * slope;
    const double bend = error * x.bendAt(u);
    // Where the bend outweighs the slope a small step does not mean a small error.
    const double step = square > std::abs(bend) ? error * slope / (square - 0.5 * bend) : 1;
    const double next = u - step;
    const bool inside = low < next && next < high;
    if (inside && std::abs(step) < kLastStep) return next;
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) return u;
    u = inside ? next : middle;
  }
  return u;
}

/// One coordinate of both halves of a Bezier cut at the parameter u (de Casteljau), each scaled to 0..1.
struct HalfHandles {
  double before1, before2, after1, after2;

  HalfHandles(double handle1, double handle2, double u) {
    const double a = handle1 * u;
    const double b = std::lerp(handle1, handle2, u);
    const double c = std::lerp(handle2, 1.0, u);
    const double d = std::lerp(a, b, u);
    const double e = std::lerp(b, c, u);
    const double cut = std::lerp(d, e, u);
    // A half without height moves nothing; its handles may lie anywhere.
    before1 = cut > 0 ? a / cut : 0;
    before2 = cut > 0 ? d / cut : 0;
    after1 = cut < 1 ? (e - cut) / (1 - cut) : 1;
    after2 = cut < 1 ? (c - cut) / (1 - cut) : 1;
  }
};

std::uint8_t handleByte(double fraction) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(fraction, 0.0, 1.0) * kCurveMax));
}

}  // namespace

bool isStraightCurve(Curve curve) noexcept {
  return handle(curve.x1) == handle(curve.y1) && handle(curve.x2) == handle(curve.y2);
}

double evaluateCurve(Curve curve, double t) noexcept {
  if (!(t > 0)) return 0;
  if (t >= 1) return 1;
  if (isStraightCurve(curve)) return t;
  const EasingPolynomial x(handleFraction(curve.x1), handleFraction(curve.x2));
  const EasingPolynomial y(handleFraction(curve.y1), handleFraction(curve.y2));
  return std::clamp(y.at(solveParameter(x, t)), 0.0, 1.0);
}

CurveHalves splitCurve(Curve curve, double t) noexcept {
  if (isStraightCurve(curve)) return {curve, curve};
  const double x1 = handleFraction(curve.x1);
  const double x2 = handleFraction(curve.x2);
  const double u = solveParameter(EasingPolynomial(x1, x2), t);
  const HalfHandles x(x1, x2, u);
  const HalfHandles y(handleFraction(curve.y1), handleFraction(curve.y2), u);
  return {{handleByte(x.before1), handleByte(y.before1), handleByte(x.before2), handleByte(y.before2)},
          {handleByte(x.after1), handleByte(y.after1), handleByte(x.after2), handleByte(y.after2)}};
}

}  // namespace furitsuke
