// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include "core/eval/rig/double_pair.h"

// Vectors and rotations of `double` or DoublePair. Every formula adds and multiplies in the order of glm and of
// rotation_math.h, so that the results have the same bits. Internal to core/eval/rig.
namespace furitsuke::eval {

template <class Real>
struct LaneVector {
  Real x, y, z;

  [[nodiscard]] Real along(int axis) const { return axis == 0 ? x : axis == 1 ? y : z; }
  friend LaneVector operator+(const LaneVector& a, const LaneVector& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  friend LaneVector operator-(const LaneVector& a, const LaneVector& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
  friend LaneVector operator*(const LaneVector& a, Real b) { return {a.x * b, a.y * b, a.z * b}; }
};

template <class Real>
struct LaneQuat {
  Real w, x, y, z;

  friend LaneQuat operator*(const LaneQuat& p, const LaneQuat& q) {
    return {p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z, p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y,
            p.w * q.y + p.y * q.w + p.z * q.x - p.x * q.z, p.w * q.z + p.z * q.w + p.x * q.y - p.y * q.x};
  }
};

template <class Real>
[[nodiscard]] inline Real dot(const LaneVector<Real>& a, const LaneVector<Real>& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
template <class Real>
[[nodiscard]] inline LaneVector<Real> cross(const LaneVector<Real>& a, const LaneVector<Real>& b) {
  return {a.y * b.z - b.y * a.z, a.z * b.x - b.z * a.x, a.x * b.y - b.x * a.y};
}
template <class Real>
[[nodiscard]] inline LaneQuat<Real> conjugate(const LaneQuat<Real>& q) {
  return {q.w, -q.x, -q.y, -q.z};
}
template <class Real>
[[nodiscard]] inline LaneVector<Real> rotated(const LaneQuat<Real>& q, const LaneVector<Real>& v) {
  const LaneVector<Real> axis{q.x, q.y, q.z};
  const LaneVector<Real> across = cross(axis, v) * Real(2.0);
  return v + across * q.w + cross(axis, across);
}
template <class Real>
[[nodiscard]] inline LaneQuat<Real> unit(const LaneQuat<Real>& q) {
  const Real length = squareRoot((q.w * q.w + q.x * q.x) + (q.y * q.y + q.z * q.z));
  return {q.w / length, q.x / length, q.y / length, q.z / length};
}
template <class Real, class Mask>
[[nodiscard]] inline LaneQuat<Real> select(Mask mask, const LaneQuat<Real>& a, const LaneQuat<Real>& b) {
  return {select(mask, a.w, b.w), select(mask, a.x, b.x), select(mask, a.y, b.y), select(mask, a.z, b.z)};
}

template <class Real, class Mask>
[[nodiscard]] inline LaneVector<Real> select(Mask mask, const LaneVector<Real>& a, const LaneVector<Real>& b) {
  return {select(mask, a.x, b.x), select(mask, a.y, b.y), select(mask, a.z, b.z)};
}

template <class Real, class ValueOf>
[[nodiscard]] inline LaneVector<Real> gatheredVector(const ValueOf& valueOf) {
  return {gathered<Real>([&](std::size_t lane) { return valueOf(lane).x; }),
          gathered<Real>([&](std::size_t lane) { return valueOf(lane).y; }),
          gathered<Real>([&](std::size_t lane) { return valueOf(lane).z; })};
}
template <class Real, class ValueOf>
[[nodiscard]] inline LaneQuat<Real> gatheredQuat(const ValueOf& valueOf) {
  return {gathered<Real>([&](std::size_t lane) { return valueOf(lane).w; }),
          gathered<Real>([&](std::size_t lane) { return valueOf(lane).x; }),
          gathered<Real>([&](std::size_t lane) { return valueOf(lane).y; }),
          gathered<Real>([&](std::size_t lane) { return valueOf(lane).z; })};
}
template <class Real>
[[nodiscard]] inline LaneVector<double> laneOf(const LaneVector<Real>& v, std::size_t lane) {
  return {laneOf(v.x, lane), laneOf(v.y, lane), laneOf(v.z, lane)};
}
template <class Real>
[[nodiscard]] inline LaneQuat<double> laneOf(const LaneQuat<Real>& q, std::size_t lane) {
  return {laneOf(q.w, lane), laneOf(q.x, lane), laneOf(q.y, lane), laneOf(q.z, lane)};
}
[[nodiscard]] inline glm::dquat toGlm(const LaneQuat<double>& q) { return {q.w, q.x, q.y, q.z}; }

}  // namespace furitsuke::eval
