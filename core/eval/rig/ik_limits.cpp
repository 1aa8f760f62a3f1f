// SPDX-License-Identifier: MIT
#include <array>
#include <cmath>

#include "core/eval/float_functions.h"
#include "core/eval/rig/ik_chain.h"

// As measured on MMD: the order of the angles depends on the limits, the middle angle is limited to 88 degrees, and in
// the first half of the rounds an angle beyond a bound is reflected, which makes knees bend the right way.
namespace furitsuke::eval {

namespace {

constexpr float kRightAngle = 1.570796F;
constexpr float kMaxMiddleAngle = 1.535889F;

float withinBounds(float angle, float lower, float upper, bool reflect) {
  if (angle < lower) {
    const float mirrored = 2 * lower - angle;
    angle = reflect && mirrored <= upper ? mirrored : lower;
  }
  if (angle > upper) {
    const float mirrored = 2 * upper - angle;
    angle = reflect && mirrored >= lower ? mirrored : upper;
  }
  return angle;
}

/// The angle in the middle of three, and its cosine.
struct MiddleAngle {
  float angle, cosine;

  explicit MiddleAngle(float sine) : angle(arcsineOf(sine)), cosine(1) {
    if (std::fabs(angle) > kMaxMiddleAngle) angle = angle < 0 ? -kMaxMiddleAngle : kMaxMiddleAngle;
    if (angle != 0) cosine = cosineOf(angle);
  }
};

/// The angles about x, y and z of a rotation matrix.
Vec3 anglesOf(const FloatAxes& axes, EulerOrder order) {
  const std::array<Vec3, 3> m{axes[0].toVec3(), axes[1].toVec3(), axes[2].toVec3()};
  switch (order) {
    case EulerOrder::Yxz: {
      const MiddleAngle x(-m[2].y);
      return {x.angle, angleOf(m[2].x / x.cosine, m[2].z / x.cosine), angleOf(m[0].y / x.cosine, m[1].y / x.cosine)};
    }
    case EulerOrder::Zyx: {
      const MiddleAngle y(-m[0].z);
      return {angleOf(m[1].z / y.cosine, m[2].z / y.cosine), y.angle, angleOf(m[0].y / y.cosine, m[0].x / y.cosine)};
    }
    case EulerOrder::Xzy: break;
  }
  const MiddleAngle z(-m[1].x);
  return {angleOf(m[1].z / z.cosine, m[1].y / z.cosine), angleOf(m[2].x / z.cosine, m[0].x / z.cosine), z.angle};
}

FloatAxes aboutX(float angle) {
  const SineAndCosine of = sineAndCosineOf(angle);
  return {FloatRow(1, 0, 0), FloatRow(0, of.cosine, of.sine), FloatRow(0, -of.sine, of.cosine)};
}
FloatAxes aboutY(float angle) {
  const SineAndCosine of = sineAndCosineOf(angle);
  return {FloatRow(of.cosine, 0, -of.sine), FloatRow(0, 1, 0), FloatRow(of.sine, 0, of.cosine)};
}
FloatAxes aboutZ(float angle) {
  const SineAndCosine of = sineAndCosineOf(angle);
  return {FloatRow(of.cosine, of.sine, 0), FloatRow(-of.sine, of.cosine, 0), FloatRow(0, 0, 1)};
}

/// First a, then b.
FloatAxes product(const FloatAxes& a, const FloatAxes& b) {
  return {a[0].times(b[0], b[1], b[2]), a[1].times(b[0], b[1], b[2]), a[2].times(b[0], b[1], b[2])};
}

FloatAxes turnOf(const Vec3& angles, EulerOrder order) {
  const FloatAxes x = aboutX(angles.x);
  const FloatAxes y = aboutY(angles.y);
  const FloatAxes z = aboutZ(angles.z);
  switch (order) {
    case EulerOrder::Yxz: return product(product(z, x), y);
    case EulerOrder::Zyx: return product(product(x, y), z);
    case EulerOrder::Xzy: break;
  }
  return product(product(y, z), x);
}

}  // namespace

LinkLimits::LinkLimits(const Vec3& lower, const Vec3& upper) : lower_(lower), upper_(upper) {
  const auto isWithinRightAngles = [](float low, float high) { return low > -kRightAngle && high < kRightAngle; };
  order_ = isWithinRightAngles(lower.x, upper.x)   ? EulerOrder::Yxz
           : isWithinRightAngles(lower.y, upper.y) ? EulerOrder::Zyx
                                                   : EulerOrder::Xzy;
  const bool isClosedX = lower.x == 0 && upper.x == 0;
  const bool isClosedY = lower.y == 0 && upper.y == 0;
  const bool isClosedZ = lower.z == 0 && upper.z == 0;
  closed_ = isClosedX && isClosedY && isClosedZ;
  if (isClosedY && isClosedZ) {
    onlyAxis_ = 0;
  } else if (isClosedX && isClosedZ) {
    onlyAxis_ = 1;
  } else if (isClosedX && isClosedY) {
    onlyAxis_ = 2;
  }
  isHinge_ = onlyAxis_ == 0 && order_ == EulerOrder::Zyx;
}

Vec3 LinkLimits::within(const Vec3& angles, bool reflect) const noexcept {
  return {withinBounds(angles.x, lower_.x, upper_.x, reflect), withinBounds(angles.y, lower_.y, upper_.y, reflect),
          withinBounds(angles.z, lower_.z, upper_.z, reflect)};
}

FloatAxes LinkLimits::limited(FloatRow turn, bool reflect) const noexcept {
  const FloatAxes axes = axesOf(turn);
  if (isHinge_) {
    // The same in less time: the other two angles become 0.
    const MiddleAngle y(-axes[0].get<2>());
    const float x = angleOf(axes[1].get<2>() / y.cosine, axes[2].get<2>() / y.cosine);
    return aboutX(withinBounds(x, lower_.x, upper_.x, reflect));
  }
  return turnOf(within(anglesOf(axes, order_), reflect), order_);
}

void LinkLimits::apply(glm::dquat& turn, bool reflect) const noexcept {
  turn = glm::normalize(toDouble(rotationOf(limited(FloatRow(toStored(turn)), reflect)).toQuat()));
}

}  // namespace furitsuke::eval
