// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "core/base/vector.h"
#include "core/eval/float_functions.h"

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

// Matrices and rotations of single precision as MMD computes them: row vectors, a point times a matrix. The order of
// every sum is part of the result. Internal to core/eval.
namespace furitsuke::eval {

/// A row of a matrix: three numbers, of which one instruction computes all.
class FloatRow {
 public:
#if defined(__SSE2__) || defined(_M_X64)
  FloatRow() : value_(_mm_setzero_ps()) {}
  FloatRow(float x, float y, float z) : value_(_mm_set_ps(0, z, y, x)) {}
  explicit FloatRow(const Vec3& v) : FloatRow(v.x, v.y, v.z) {}

  [[nodiscard]] Vec3 toVec3() const {
    return {_mm_cvtss_f32(value_), _mm_cvtss_f32(_mm_shuffle_ps(value_, value_, _MM_SHUFFLE(1, 1, 1, 1))),
            _mm_cvtss_f32(_mm_movehl_ps(value_, value_))};
  }
  /// As a row vector times the matrix of three rows.
  [[nodiscard]] FloatRow times(FloatRow x, FloatRow y, FloatRow z) const {
    const __m128 ofX = _mm_mul_ps(_mm_shuffle_ps(value_, value_, _MM_SHUFFLE(0, 0, 0, 0)), x.value_);
    const __m128 ofY = _mm_mul_ps(_mm_shuffle_ps(value_, value_, _MM_SHUFFLE(1, 1, 1, 1)), y.value_);
    const __m128 ofZ = _mm_mul_ps(_mm_shuffle_ps(value_, value_, _MM_SHUFFLE(2, 2, 2, 2)), z.value_);
    return FloatRow(_mm_add_ps(_mm_add_ps(ofX, ofY), ofZ));
  }
  friend FloatRow operator+(FloatRow a, FloatRow b) { return FloatRow(_mm_add_ps(a.value_, b.value_)); }
  friend FloatRow operator*(float a, FloatRow b) { return FloatRow(_mm_mul_ps(_mm_set1_ps(a), b.value_)); }

 private:
  explicit FloatRow(__m128 value) : value_(value) {}
  __m128 value_;
#else
  FloatRow() = default;
  FloatRow(float x, float y, float z) : value_{x, y, z} {}
  explicit FloatRow(const Vec3& v) : value_(v) {}

  [[nodiscard]] Vec3 toVec3() const { return value_; }
  /// As a row vector times the matrix of three rows.
  [[nodiscard]] FloatRow times(FloatRow x, FloatRow y, FloatRow z) const {
    return value_.x * x + value_.y * y + value_.z * z;
  }
  friend FloatRow operator+(FloatRow a, FloatRow b) {
    return {a.value_.x + b.value_.x, a.value_.y + b.value_.y, a.value_.z + b.value_.z};
  }
  friend FloatRow operator*(float a, FloatRow b) { return {a * b.value_.x, a * b.value_.y, a * b.value_.z}; }

 private:
  Vec3 value_{0, 0, 0};
#endif
};

[[nodiscard]] inline float dotOf(const Vec3& a, const Vec3& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
[[nodiscard]] inline Vec3 crossOf(const Vec3& a, const Vec3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
[[nodiscard]] inline Vec3 differenceOf(const Vec3& a, const Vec3& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
/// The zero vector stays.
[[nodiscard]] inline Vec3 unitOf(const Vec3& v) {
  const float length = std::sqrt(dotOf(v, v));
  if (length == 0) return {0, 0, 0};
  return {v.x / length, v.y / length, v.z / length};
}

/// An affine transform: three rows for the axes and one for the origin.
struct FloatMatrix {
  std::array<FloatRow, 3> axes{FloatRow(1, 0, 0), FloatRow(0, 1, 0), FloatRow(0, 0, 1)};
  FloatRow origin;
};

[[nodiscard]] inline FloatRow axisTimes(FloatRow v, const FloatMatrix& m) {
  return v.times(m.axes[0], m.axes[1], m.axes[2]);
}
[[nodiscard]] inline FloatRow pointTimes(FloatRow v, const FloatMatrix& m) { return axisTimes(v, m) + m.origin; }

/// First a, then b.
[[nodiscard]] inline FloatMatrix operator*(const FloatMatrix& a, const FloatMatrix& b) {
  return {{axisTimes(a.axes[0], b), axisTimes(a.axes[1], b), axisTimes(a.axes[2], b)}, pointTimes(a.origin, b)};
}

/// The elements of a rotation matrix.
using FloatAxes = std::array<Vec3, 3>;

[[nodiscard]] inline FloatAxes axesOf(const Quat& q) {
  return {Vec3{1.0F - 2.0F * (q.y * q.y + q.z * q.z), 2.0F * (q.x * q.y + q.z * q.w), 2.0F * (q.x * q.z - q.y * q.w)},
          Vec3{2.0F * (q.x * q.y - q.z * q.w), 1.0F - 2.0F * (q.x * q.x + q.z * q.z), 2.0F * (q.y * q.z + q.x * q.w)},
          Vec3{2.0F * (q.x * q.z + q.y * q.w), 2.0F * (q.y * q.z - q.x * q.w), 1.0F - 2.0F * (q.x * q.x + q.y * q.y)}};
}

/// First a, then b.
[[nodiscard]] inline Quat afterEachOther(const Quat& a, const Quat& b) {
  return {b.w * a.x + b.x * a.w + b.y * a.z - b.z * a.y, b.w * a.y - b.x * a.z + b.y * a.w + b.z * a.x,
          b.w * a.z + b.x * a.y - b.y * a.x + b.z * a.w, b.w * a.w - b.x * a.x - b.y * a.y - b.z * a.z};
}

[[nodiscard]] inline Quat rotationOf(const FloatAxes& m) {
  const float trace = m[0].x + m[1].y + m[2].z + 1.0F;
  if (trace > 1.0F) {
    const float s = 2.0F * std::sqrt(trace);
    return {(m[1].z - m[2].y) / s, (m[2].x - m[0].z) / s, (m[0].y - m[1].x) / s, 0.25F * s};
  }
  if (m[0].x >= m[1].y && m[0].x >= m[2].z) {
    const float s = 2.0F * std::sqrt(1.0F + m[0].x - m[1].y - m[2].z);
    return {0.25F * s, (m[0].y + m[1].x) / s, (m[0].z + m[2].x) / s, (m[1].z - m[2].y) / s};
  }
  if (m[1].y >= m[2].z) {
    const float s = 2.0F * std::sqrt(1.0F + m[1].y - m[0].x - m[2].z);
    return {(m[0].y + m[1].x) / s, 0.25F * s, (m[1].z + m[2].y) / s, (m[2].x - m[0].z) / s};
  }
  const float s = 2.0F * std::sqrt(1.0F + m[2].z - m[0].x - m[1].y);
  return {(m[0].z + m[2].x) / s, (m[1].z + m[2].y) / s, 0.25F * s, (m[0].y - m[1].x) / s};
}

/// About an axis of unit length by twice the angle.
[[nodiscard]] inline Quat rotationAbout(const Vec3& axis, float halfAngle) {
  const SineAndCosine of = sineAndCosineOf(halfAngle);
  return {axis.x * of.sine, axis.y * of.sine, axis.z * of.sine, of.cosine};
}

}  // namespace furitsuke::eval
