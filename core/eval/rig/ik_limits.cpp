// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/eval/rig/ik_chain.h"
#include "core/eval/rig/ik_hinge.h"
#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"

// Limits as in the D3DX routines that tool authors received for MMD's IK and as in babylon-mmd, which agree: the order
// of the angles depends on the limits, the middle angle is limited to 88 degrees, and in the first half of the
// iterations an angle beyond a bound is reflected. That makes knees bend the right way: without it the error is up to 4
// units.
namespace furitsuke::eval {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kMaxMiddleAngle = 88 * kPi / 180;

double rankOf(double angle) {
  if (angle >= kPi) return 2;
  if (angle <= -kPi) return -2;
  return angleRank(std::cos(angle), std::sin(angle));
}

glm::dquat turnAboutX(double angle) { return {std::cos(angle / 2), std::sin(angle / 2), 0, 0}; }

double within(double angle, double lower, double upper, bool reflect) {
  if (angle < lower) {
    const double mirrored = 2 * lower - angle;
    return reflect && mirrored <= upper ? mirrored : lower;
  }
  if (angle > upper) {
    const double mirrored = 2 * upper - angle;
    return reflect && mirrored >= lower ? mirrored : upper;
  }
  return angle;
}

double middleAngle(double sine) {
  return std::clamp(std::asin(std::clamp(sine, -1.0, 1.0)), -kMaxMiddleAngle, kMaxMiddleAngle);
}

/// The angles about x, y and z of R, whose elements R[row][column] are named r<row><column>.
glm::dvec3 anglesOf(const glm::dquat& q, EulerOrder order) {
  const double r01 = 2 * (q.x * q.y - q.w * q.z);
  const double r02 = 2 * (q.x * q.z + q.w * q.y);
  const double r10 = 2 * (q.x * q.y + q.w * q.z);
  const double r12 = 2 * (q.y * q.z - q.w * q.x);
  const double r20 = 2 * (q.x * q.z - q.w * q.y);
  const double r21 = 2 * (q.y * q.z + q.w * q.x);
  const double r00 = 1 - 2 * (q.y * q.y + q.z * q.z);
  const double r11 = 1 - 2 * (q.x * q.x + q.z * q.z);
  const double r22 = 1 - 2 * (q.x * q.x + q.y * q.y);
  switch (order) {
    case EulerOrder::Yxz: return {middleAngle(-r12), std::atan2(r02, r22), std::atan2(r10, r11)};
    case EulerOrder::Zyx: return {std::atan2(r21, r22), middleAngle(-r20), std::atan2(r10, r00)};
    case EulerOrder::Xzy: break;
  }
  return {std::atan2(r21, r11), std::atan2(r02, r00), middleAngle(-r01)};
}

glm::dquat turnOf(const glm::dvec3& angles, EulerOrder order) {
  const glm::dquat x = turnAboutX(angles.x);
  const glm::dquat y{std::cos(angles.y / 2), 0, std::sin(angles.y / 2), 0};
  const glm::dquat z{std::cos(angles.z / 2), 0, 0, std::sin(angles.z / 2)};
  switch (order) {
    case EulerOrder::Yxz: return y * x * z;
    case EulerOrder::Zyx: return z * y * x;
    case EulerOrder::Xzy: break;
  }
  return x * z * y;
}

}  // namespace

LinkLimits::LinkLimits(const Vec3& first, const Vec3& second) {
  const glm::dvec3 a = usable(first);
  const glm::dvec3 b = usable(second);
  lower_ = glm::min(a, b);
  upper_ = glm::max(a, b);
  const auto isWithinRightAngles = [this](int axis) { return lower_[axis] > -kPi / 2 && upper_[axis] < kPi / 2; };
  order_ = isWithinRightAngles(0) ? EulerOrder::Yxz : isWithinRightAngles(1) ? EulerOrder::Zyx : EulerOrder::Xzy;
  int open = 0;
  for (int axis = 0; axis < 3; ++axis) {
    if (lower_[axis] == 0 && upper_[axis] == 0) continue;
    ++open;
    onlyAxis_ = axis;
  }
  closed_ = open == 0;
  if (open != 1) onlyAxis_ = model::kNoIndex;
  // -180 degrees stored as a float is slightly beyond -pi.
  constexpr double kStoredHalfTurn = kPi + 1e-6;
  isHinge_ = onlyAxis_ == 0 && order_ == EulerOrder::Zyx && lower_.x >= -kStoredHalfTurn && upper_.x <= kStoredHalfTurn;
  if (!isHinge_) return;
  hinge_.low = hingeBound(lower_.x, upper_.x, true);
  hinge_.high = hingeBound(upper_.x, lower_.x, false);
}

HingeBound LinkLimits::hingeBound(double bound, double other, bool isLower) {
  HingeBound result;
  result.rank = rankOf(bound);
  result.reflectRank = rankOf(2 * bound - other);
  // If the limits include 180 degrees, every angle is within them, including 180 itself.
  constexpr double kBeyondAll = 4;
  if (isLower && bound <= -kPi) result.rank = -kBeyondAll;
  if (!isLower && bound >= kPi) result.rank = kBeyondAll;
  if (isLower && 2 * bound - other <= -kPi) result.reflectRank = -kBeyondAll;
  if (!isLower && 2 * bound - other >= kPi) result.reflectRank = kBeyondAll;
  result.cosTwice = std::cos(2 * bound);
  result.sinTwice = std::sin(2 * bound);
  const glm::dquat turn = turnAboutX(bound);
  result.halfCosine = turn.w;
  result.halfSine = turn.x;
  return result;
}

void LinkLimits::apply(glm::dquat& turn, bool reflect) const noexcept {
  if (isHinge_) {
    LaneQuat<double> limited{turn.w, turn.x, turn.y, turn.z};
    if (!limitToHinge<double>({&hinge_}, limited, reflect)) {
      turn = toGlm(limited);
      return;
    }
  }
  applyEuler(turn, reflect);
}

void LinkLimits::applyEuler(glm::dquat& turn, bool reflect) const noexcept {
  glm::dvec3 angles = anglesOf(turn, order_);
  for (int axis = 0; axis < 3; ++axis) angles[axis] = within(angles[axis], lower_[axis], upper_[axis], reflect);
  turn = turnOf(angles, order_);
}

}  // namespace furitsuke::eval
