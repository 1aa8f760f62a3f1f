// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/curve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace furitsuke::eval {
namespace {

struct BezierPoint {
  double x, y;
};

BezierPoint bezierAt(motion::Curve c, double u) {
  const double s = 1 - u;
  const auto cubic = [&](int a, int b) {
    return 3 * s * s * u * (a / 127.0) + 3 * s * u * u * (b / 127.0) + u * u * u;
  };
  return {cubic(c.x1, c.x2), cubic(c.y1, c.y2)};
}

const std::vector<motion::Curve> kCurves{
    {20, 20, 107, 107}, {0, 0, 0, 0},     {127, 127, 127, 127}, {0, 127, 127, 0},   {127, 0, 0, 127}, {0, 127, 0, 127},
    {127, 0, 127, 0},   {64, 0, 64, 127}, {1, 126, 2, 3},       {100, 7, 120, 125}, {3, 90, 15, 127}, {127, 64, 0, 64}};

/// MMD stops after 12 steps, with six digits of 1/127: where the curve is steep it misses most.
double toleranceOf(motion::Curve curve, double u) {
  const BezierPoint before = bezierAt(curve, std::max(0.0, u - 3e-4));
  const BezierPoint after = bezierAt(curve, std::min(1.0, u + 3e-4));
  return 2e-5 + std::abs(after.y - before.y);
}

TEST(EvaluateCurve, GoesNearThePointsOfTheBezier) {
  for (const motion::Curve& curve : kCurves) {
    for (int i = 1; i < 200; ++i) {
      const BezierPoint point = bezierAt(curve, i / 200.0);
      const double slope = (bezierAt(curve, i / 200.0 + 1e-6).x - bezierAt(curve, i / 200.0 - 1e-6).x) / 2e-6;
      const double tolerance = slope > 1e-2 ? toleranceOf(curve, i / 200.0) : 2e-2;
      EXPECT_NEAR(evaluateCurve(curve, point.x), point.y, tolerance)
          << int{curve.x1} << ' ' << int{curve.y1} << ' ' << int{curve.x2} << ' ' << int{curve.y2}
          << " u=" << i / 200.0;
    }
  }
}

/// As MMD does it: one step after the other.
float halvedTwelveTimes(const motion::Curve& curve, float time) {
  const auto at = [](std::uint8_t handle1, std::uint8_t handle2, float u) {
    const auto fraction = [](std::uint8_t byte) { return static_cast<float>(byte * 0.007874); };
    const float v = 1.0F - u;
    return v * v * u * 3.0F * fraction(handle1) + v * u * u * 3.0F * fraction(handle2) + u * u * u;
  };
  float u = 0.5F;
  float step = 0.5F;
  for (int i = 0; i < 12; ++i) {
    step *= 0.5F;
    u += time < at(curve.x1, curve.x2, u) ? -step : step;
  }
  return at(curve.y1, curve.y2, u);
}

TEST(EvaluateCurve, TakesTheStepsOfMmdBitForBit) {
  for (int x1 = 0; x1 < 128; x1 += 7) {
    for (int x2 = 1; x2 < 128; x2 += 9) {
      const motion::Curve curve{static_cast<std::uint8_t>(x1), 31, static_cast<std::uint8_t>(x2), 119};
      for (int i = 1; i < 300; ++i) {
        const double time = i / 300.0;
        ASSERT_EQ(evaluateCurve(curve, time), halvedTwelveTimes(curve, static_cast<float>(time)))
            << x1 << ' ' << x2 << " at " << time;
      }
    }
  }
}

TEST(EvaluateCurve, IsExactAtTheEndsAndBeyond) {
  for (const motion::Curve& curve : kCurves) {
    for (const double t : {0.0, -0.0, -1.0, -std::numeric_limits<double>::infinity(), std::nan("")}) {
      EXPECT_EQ(evaluateCurve(curve, t), 0.0);
    }
    for (const double t : {1.0, 1.5, std::numeric_limits<double>::infinity()}) EXPECT_EQ(evaluateCurve(curve, t), 1.0);
  }
}

TEST(EvaluateCurve, RisesWithTIfTheHandlesDo) {
  for (const motion::Curve& curve : {motion::Curve{0, 0, 127, 127}, motion::Curve{64, 0, 64, 127},
                                     motion::Curve{1, 100, 2, 120}, motion::Curve{127, 0, 0, 127}}) {
    double before = 0;
    for (int i = 1; i <= 1000; ++i) {
      const double now = evaluateCurve(curve, i / 1000.0);
      EXPECT_GE(now, before - 1e-6);
      before = now;
    }
  }
}

TEST(EvaluateCurve, IsTheStraightLineIfBothHandlesAreOnTheDiagonal) {
  for (const std::uint8_t a : {0, 20, 63, 127}) {
    for (const std::uint8_t b : {0, 20, 107, 127}) {
      EXPECT_TRUE(isStraightCurve({a, a, b, b}));
      EXPECT_EQ(evaluateCurve({a, a, b, b}, 0.3), 0.3);
    }
  }
  EXPECT_FALSE(isStraightCurve({20, 21, 107, 107}));
}

TEST(EvaluateCurve, ClampsBytesAbove127To127) {
  for (const double t : {0.01, 0.25, 0.5, 0.99}) {
    EXPECT_EQ(evaluateCurve({255, 0, 128, 200}, t), evaluateCurve({127, 0, 127, 127}, t));
  }
  EXPECT_TRUE(isStraightCurve({200, 127, 20, 20}));
}

TEST(EvaluateCurve, TerminatesForEveryCombinationOfExtremeHandles) {
  for (int x1 = 0; x1 <= 127; x1 += 127) {
    for (int x2 = 0; x2 <= 127; x2 += 127) {
      for (int i = 0; i <= 4096; ++i) {
        const motion::Curve curve{static_cast<std::uint8_t>(x1), 127, static_cast<std::uint8_t>(x2), 0};
        const double y = evaluateCurve(curve, i / 4096.0);
        ASSERT_TRUE(0 <= y && y <= 1.00001);
      }
    }
  }
}

/// Measured on MMD: a flat curve shows the steps of the bisection.
TEST(EvaluateCurve, MissesTheMiddleOfAFlatCurveAsMmdDoes) {
  EXPECT_NEAR(evaluateCurve({127, 0, 0, 127}, 0.5), 0.5086, 1e-4);
}

}  // namespace
}  // namespace furitsuke::eval
