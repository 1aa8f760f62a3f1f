// SPDX-License-Identifier: MIT
#include "core/motion/units.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace furitsuke::motion {

namespace {

constexpr double kLightLevels = 256;
constexpr double kShadowOffset = 10000;
constexpr double kShadowScale = 100000;

/// Returns 0 instead of -0, so that typing 0 gives the same zero as MMD's defaults.
double negated(double value) { return 0.0 - value; }

}  // namespace

double degreesFromRadians(double radians) { return radians * (180.0 / std::numbers::pi); }
double radiansFromDegrees(double degrees) { return degrees * (std::numbers::pi / 180.0); }

double shownCameraDistance(float stored) { return negated(stored); }
float storedCameraDistance(double shown) { return static_cast<float>(negated(shown)); }

double shownCameraAngle(Axis axis, float stored) {
  const double degrees = degreesFromRadians(stored);
  return axis == Axis::X ? negated(degrees) : degrees;
}

float storedCameraAngle(Axis axis, double shown) {
  const double radians = radiansFromDegrees(shown);
  return static_cast<float>(axis == Axis::X ? negated(radians) : radians);
}

int shownLightLevel(float stored) {
  const double level = std::round(stored * kLightLevels);
  if (!(level > 0)) return 0;  // NaN too
  return static_cast<int>(std::min<double>(level, kMaxLightLevel));
}

float storedLightLevel(int shown) { return static_cast<float>(std::clamp(shown, 0, kMaxLightLevel) / kLightLevels); }

double shownShadowDistance(float stored) {
  // A float near 0.1 differs by up to 3.7e-9 from the intended number, 0.00037 when shown.
  return std::round((kShadowOffset - stored * kShadowScale) * 1000) / 1000;
}

float storedShadowDistance(double shown) { return static_cast<float>((kShadowOffset - shown) / kShadowScale); }

}  // namespace furitsuke::motion
