// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/eval/curve.h"
#include "core/eval/curve_fit.h"

namespace furitsuke::eval {
namespace {

constexpr double kTolerance = 0.005;

std::vector<CurveGate> gatesOf(const motion::Curve& curve, int frames) {
  std::vector<CurveGate> gates;
  for (int i = 1; i < frames; ++i) {
    const double t = static_cast<double>(i) / frames;
    gates.push_back({t, evaluateCurve(curve, t), kTolerance});
  }
  return gates;
}

TEST(FitCurve, FindsACurveThroughTheHeightsOfAnother) {
  for (const motion::Curve curve :
       {motion::Curve{64, 0, 64, 127}, motion::Curve{10, 90, 40, 120}, motion::Curve{100, 10, 30, 117},
        motion::Curve{0, 60, 90, 127}, motion::Curve{127, 0, 127, 0}, motion::Curve{30, 0, 90, 127},
        motion::Curve{3, 90, 11, 101}}) {
    for (const int frames : {2, 3, 7, 30, 200}) {
      const auto gates = gatesOf(curve, frames);
      const CurveFit fit = fitCurve(gates);
      // The search has the exact curve; what it finds is measured with MMD's steps.
      EXPECT_LE(fit.worst, 1.02) << int(curve.x1) << " " << frames;
      for (const CurveGate& gate : gates) {
        EXPECT_NEAR(evaluateCurve(fit.curve, gate.t), gate.middle, kTolerance * fit.worst * (1 + 1e-9));
      }
    }
  }
}

TEST(FitCurve, UsesTheStraightCurveIfItFits) {
  EXPECT_EQ(fitCurve({}).curve, motion::kLinearCurve);
  const std::vector<CurveGate> gates{{0.25, 0.26, 0.02}, {0.5, 0.5, 0.02}, {0.75, 0.74, 0.02}};
  EXPECT_EQ(fitCurve(gates).curve, motion::kLinearCurve);
  EXPECT_NEAR(fitCurve(gates).worst, 0.5, 1e-9);
}

TEST(FitCurve, ReportsThatNoneFits) {
  // Curves never fall, so no curve passes a high gate and then a low one.
  EXPECT_GT(fitCurve(std::vector<CurveGate>{{0.3, 0.6, 0.04}, {0.6, 0.5, 0.04}}).worst, 1);
  EXPECT_GT(fitCurve(std::vector<CurveGate>{{0.5, 1.2, 0.1}}).worst, 1) << "curves stay in 0..1";
  // Two steps with a plateau in between are impossible for one Bezier.
  EXPECT_GT(
      fitCurve(std::vector<CurveGate>{{0.1, 0.3, 0.02}, {0.2, 0.5, 0.02}, {0.8, 0.5, 0.02}, {0.9, 0.9, 0.02}}).worst,
      1);
}

TEST(RefinedCurve, EndsAtALocalMinimum) {
  const auto gates = gatesOf({37, 11, 88, 120}, 40);
  const CurveFit fit = refinedCurve({30, 20, 90, 110}, gates, 0);
  EXPECT_LT(fit.worst, measuredFit({30, 20, 90, 110}, gates).worst);
  for (int n = 0; n < 81; ++n) {
    const auto moved = [n](int byte, int index) {
      return static_cast<std::uint8_t>(std::clamp(byte + n / index % 3 - 1, 0, 127));
    };
    const motion::Curve next{moved(fit.curve.x1, 1), moved(fit.curve.y1, 3), moved(fit.curve.x2, 9),
                             moved(fit.curve.y2, 27)};
    EXPECT_GE(measuredFit(next, gates).worst, fit.worst);
  }
}

}  // namespace
}  // namespace furitsuke::eval
