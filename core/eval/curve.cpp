// SPDX-License-Identifier: MIT
#include "core/eval/curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/eval/easing_polynomial.h"
#include "core/eval/rig/float_math.h"

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

/// MMD multiplies by six digits of 1/127.
float singleFraction(std::uint8_t byte) {
  static constexpr auto kFractions = [] {
    std::array<float, motion::kCurveMax + 1> fractions{};
    for (int i = 0; i <= motion::kCurveMax; ++i)
      fractions[static_cast<std::size_t>(i)] = static_cast<float>(i * 0.007874);
    return fractions;
  }();
  return kFractions[static_cast<std::size_t>(handle(byte))];
}

FloatRow everywhere(float value) { return {value, value, value, value}; }

/// One coordinate of the curve at four values of its parameter u. The order of the products is part of the result.
FloatRow easingAt(FloatRow handle1, FloatRow handle2, FloatRow u) {
  const FloatRow v = everywhere(1) - u;
  const FloatRow three = everywhere(3);
  return v * v * u * three * handle1 + v * u * u * three * handle2 + u * u * u;
}

/// MMD halves the step twelve times and goes down where the curve is above the time, otherwise up. Three such steps
/// after each other compare the time with the curve at three of seven places. This is the sum of these steps in units
/// of the last one, by where of all seven the curve is above: one and two steps from the place (bits 0 to 2), and three
/// (bits 3 to 6), each in ascending order.
constexpr std::array<float, 128> kThreeSteps = [] {
  std::array<float, 128> sums{};
  for (unsigned above = 0; above < sums.size(); ++above) {
    const unsigned first = above >> 1U & 1U;
    const unsigned second = above >> (first == 1 ? 0U : 2U) & 1U;
    const unsigned third = above >> (3 + (first == 1 ? 0U : 2U) + (second == 1 ? 0U : 1U)) & 1U;
    const auto step = [](unsigned isAbove, float size) { return isAbove == 1 ? -size : size; };
    sums[above] = step(first, 4) + step(second, 2) + step(third, 1);
  }
  return sums;
}();

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

double evaluateCurve(motion::Curve curve, double time) noexcept {
  if (!(time > 0)) return 0;
  if (time >= 1) return 1;
  if (isStraightCurve(curve)) return time;
  const auto t = static_cast<float>(time);
  const float x1 = singleFraction(curve.x1);
  const float x2 = singleFraction(curve.x2);
  const FloatRow handle1 = everywhere(x1);
  const FloatRow handle2 = everywhere(x2);
  float u = 0.5F;
  float unit = 1.0F / 16;
  for (int i = 0; i < 4; ++i) {
    const FloatRow one = everywhere(u) + unit * FloatRow(-4, 0, 4, 4);
    const FloatRow two = everywhere(u) + unit * FloatRow(-6, -2, 2, 6);
    const unsigned above = (easingAt(handle1, handle2, one).above(t) & 7U) | easingAt(handle1, handle2, two).above(t)
                                                                                 << 3U;
    u += kThreeSteps[above] * unit;
    unit *= 1.0F / 8;
  }
  return easingAt(everywhere(singleFraction(curve.y1)), everywhere(singleFraction(curve.y2)), everywhere(u)).get<0>();
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
