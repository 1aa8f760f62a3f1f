// SPDX-License-Identifier: MIT
#include "core/eval/curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/eval/easing_polynomial.h"

namespace furitsuke::eval {

namespace {

int handle(std::uint8_t byte) { return std::min<int>(byte, motion::kCurveMax); }

/// A table, because a division takes as long as a step of the solver.
double handleFraction(std::uint8_t byte) {
  static constexpr auto kFractions = [] {
    std::array<double, motion::kCurveMax + 1> fractions{};
    for (int i = 0; i <= motion::kCurveMax; ++i)
      fractions[static_cast<std::size_t>(i)] = i / static_cast<double>(motion::kCurveMax);
    return fractions;
  }();
  return kFractions[static_cast<std::size_t>(handle(byte))];
}

/// One coordinate of both halves of a Bezier split at the parameter u (de Casteljau), each scaled to 0..1.
struct HalfHandles {
  double before1, before2, after1, after2;

  HalfHandles(double handle1, double handle2, double u) {
    const double a = handle1 * u;
    const double b = std::lerp(handle1, handle2, u);
    const double c = std::lerp(handle2, 1.0, u);
    const double d = std::lerp(a, b, u);
    const double e = std::lerp(b, c, u);
    const double cut = std::lerp(d, e, u);
    // A half without height has no effect; its handles can have any position.
    before1 = cut > 0 ? a / cut : 0;
    before2 = cut > 0 ? d / cut : 0;
    after1 = cut < 1 ? (e - cut) / (1 - cut) : 1;
    after2 = cut < 1 ? (c - cut) / (1 - cut) : 1;
  }
};

std::uint8_t handleByte(double fraction) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(fraction, 0.0, 1.0) * motion::kCurveMax));
}

}  // namespace

bool isStraightCurve(motion::Curve curve) noexcept {
  return handle(curve.x1) == handle(curve.y1) && handle(curve.x2) == handle(curve.y2);
}

double evaluateCurve(motion::Curve curve, double t) noexcept {
  if (!(t > 0)) return 0;
  if (t >= 1) return 1;
  if (isStraightCurve(curve)) return t;
  const EasingPolynomial x(handleFraction(curve.x1), handleFraction(curve.x2));
  const EasingPolynomial y(handleFraction(curve.y1), handleFraction(curve.y2));
  return std::clamp(y.at(solveParameter(x, t)), 0.0, 1.0);
}

CurveHalves splitCurve(motion::Curve curve, double t) noexcept {
  if (isStraightCurve(curve)) return {curve, curve};
  const double x1 = handleFraction(curve.x1);
  const double x2 = handleFraction(curve.x2);
  const double u = solveParameter(EasingPolynomial(x1, x2), t);
  const HalfHandles x(x1, x2, u);
  const HalfHandles y(handleFraction(curve.y1), handleFraction(curve.y2), u);
  return {{handleByte(x.before1), handleByte(y.before1), handleByte(x.before2), handleByte(y.before2)},
          {handleByte(x.after1), handleByte(y.after1), handleByte(x.after2), handleByte(y.after2)}};
}

}  // namespace furitsuke::eval
