// SPDX-License-Identifier: MIT
#include "core/motion/rotation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace furitsuke::motion {

namespace {

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;
/// Gimbal lock: below this length of one of the pairs in halfAngles(), rounding errors of the float components (about
/// 1e-7) make its angle meaningless.
constexpr double kGimbalLockLength = 2e-7;

/// x, (y + z) / 2 and (y - z) / 2 in degrees. In gimbal lock the rotation determines only one of the latter two.
struct HalfAngles {
  double x = 0;
  double sum = 0;
  double difference = 0;
  bool hasSum = true;
  bool hasDifference = true;
};

/// With q = qy * qx * qz, s = (y + z) / 2, d = (y - z) / 2 and the half angle h = x / 2:
///   w + qx = (cos h + sin h) cos d     qy - qz = (cos h + sin h) sin d
///   w - qx = (cos h - sin h) cos s     qy + qz = (cos h - sin h) sin s
/// so that every angle is an atan2, which stays accurate near x = +-90, where both terms of one pair approach zero.
HalfAngles halfAngles(const glm::dquat& q) {
  const double plus = std::hypot(q.w + q.x, q.y - q.z);
  const double minus = std::hypot(q.w - q.x, q.y + q.z);
  HalfAngles half;
  half.x = 2 * std::atan2(plus, minus) * kDegreesPerRadian - 90;
  half.hasDifference = plus > kGimbalLockLength;
  half.hasSum = minus > kGimbalLockLength;
  half.difference = std::atan2(q.y - q.z, q.w + q.x) * kDegreesPerRadian;
  half.sum = std::atan2(q.y + q.z, q.w - q.x) * kDegreesPerRadian;
  return half;
}

/// Normalizes an angle to -180..180, the upper end included.
double wrapped(double degrees) {
  const double remainder = std::remainder(degrees, 360.0);
  return remainder == -180.0 ? 180.0 : remainder;
}

/// The angle nearest to `hint` that differs from `degrees` by whole turns; in -180..180 if `hint` is NaN.
double nearestTurn(double degrees, double hint) {
  if (!std::isfinite(hint)) return wrapped(degrees);
  return hint + std::remainder(degrees - hint, 360.0);
}

EulerDegrees nearestTurn(const EulerDegrees& angles, const EulerDegrees& hint) {
  return {nearestTurn(angles.x, hint.x), nearestTurn(angles.y, hint.y), nearestTurn(angles.z, hint.z)};
}

double squaredDistance(const EulerDegrees& angles, const EulerDegrees& hint) {
  double sum = 0;
  const std::array<double, 3> differences{angles.x - hint.x, angles.y - hint.y, angles.z - hint.z};
  for (const double difference : differences) {
    if (std::isfinite(difference)) sum += difference * difference;
  }
  return sum;
}

/// The angles in gimbal lock, where the rotation determines only y + z or y - z: the nearest to `hint` with that sum or
/// difference.
EulerDegrees gimbalLockAngles(const HalfAngles& half, const EulerDegrees& hint) {
  const double x = half.hasSum ? -90.0 : 90.0;
  const double sign = half.hasSum ? 1.0 : -1.0;  // y + sign * z is what the rotation determines
  const double known = 2 * (half.hasSum ? half.sum : half.difference);
  const bool hasY = std::isfinite(hint.y);
  const bool hasZ = std::isfinite(hint.z);
  if (hasY && hasZ) {
    // The nearest point of the line y + sign * z = known (mod 360): both angles change by half of what is missing.
    const double missing = std::remainder(known - hint.y - sign * hint.z, 360.0);
    return {nearestTurn(x, hint.x), hint.y + missing / 2, hint.z + sign * missing / 2};
  }
  if (hasY) return {nearestTurn(x, hint.x), hint.y, wrapped(sign * (known - hint.y))};
  const double z = hasZ ? hint.z : 0.0;
  return {nearestTurn(x, hint.x), wrapped(known - sign * z), z};
}

}  // namespace

glm::dquat unitRotation(const Quat& stored) {
  const glm::dquat q = toDouble(stored);
  // Divides by the largest component first, so that the squares of very small and very large components do not
  // underflow or overflow.
  const double largest = std::max({std::abs(q.x), std::abs(q.y), std::abs(q.z), std::abs(q.w)});
  if (!(largest > 0) || !std::isfinite(q.x + q.y + q.z + q.w)) return {1, 0, 0, 0};
  const glm::dquat scaled{q.w / largest, q.x / largest, q.y / largest, q.z / largest};
  const double length =
      std::sqrt(scaled.w * scaled.w + scaled.x * scaled.x + scaled.y * scaled.y + scaled.z * scaled.z);
  return {scaled.w / length, scaled.x / length, scaled.y / length, scaled.z / length};
}

EulerDegrees eulerFromRotation(const Quat& stored) {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  const HalfAngles half = halfAngles(unitRotation(stored));
  if (!half.hasSum || !half.hasDifference) return gimbalLockAngles(half, {kUnknown, kUnknown, kUnknown});
  return {half.x, wrapped(half.sum + half.difference), wrapped(half.sum - half.difference)};
}

EulerDegrees eulerNear(const Quat& stored, const EulerDegrees& hint) {
  const HalfAngles half = halfAngles(unitRotation(stored));
  if (!half.hasSum || !half.hasDifference) return gimbalLockAngles(half, hint);
  const EulerDegrees principal{half.x, half.sum + half.difference, half.sum - half.difference};
  const EulerDegrees near = nearestTurn(principal, hint);
  const EulerDegrees other = nearestTurn({180 - principal.x, principal.y + 180, principal.z + 180}, hint);
  return squaredDistance(other, hint) < squaredDistance(near, hint) ? other : near;
}

Quat rotationFromEuler(const EulerDegrees& angles, const Quat& like) {
  const auto about = [](double degrees, const glm::dvec3& axis) {
    const double half = degrees / (2 * kDegreesPerRadian);
    const double sine = std::sin(half);
    return glm::dquat{std::cos(half), axis.x * sine, axis.y * sine, axis.z * sine};
  };
  const glm::dquat q = about(angles.y, {0, 1, 0}) * about(angles.x, {1, 0, 0}) * about(angles.z, {0, 0, 1});
  const glm::dquat side = toDouble(like);
  const double dot = q.w * side.w + q.x * side.x + q.y * side.y + q.z * side.z;
  return toStored(dot < 0 ? glm::dquat{-q.w, -q.x, -q.y, -q.z} : q);
}

}  // namespace furitsuke::motion
