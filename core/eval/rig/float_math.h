// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>

#include "core/base/vector.h"
#include "core/eval/float_functions.h"

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

// Matrices and rotations of single precision as MMD computes them: row vectors, a point times a matrix. The order of
// every sum is part of the result. Internal to core/eval.
namespace furitsuke::eval {

/// A row of a matrix, or a rotation: four numbers, of which one instruction computes all. The fourth of a row is 0.
class FloatRow {
 public:
#if defined(__SSE2__) || defined(_M_X64)
  FloatRow() : value_(_mm_setzero_ps()) {}
  FloatRow(float x, float y, float z, float w = 0) : value_(_mm_set_ps(w, z, y, x)) {}

  template <int I>
  [[nodiscard]] float get() const {
    if constexpr (I == 0) return _mm_cvtss_f32(value_);
    return _mm_cvtss_f32(_mm_shuffle_ps(value_, value_, _MM_SHUFFLE(I, I, I, I)));
  }
  /// The numbers in another order.
  template <int X, int Y, int Z, int W = 3>
  [[nodiscard]] FloatRow shuffled() const {
    return FloatRow(_mm_shuffle_ps(value_, value_, _MM_SHUFFLE(W, Z, Y, X)));
  }
  /// The first two numbers of this row and the last two of another, both in another order.
  template <int X, int Y, int Z, int W>
  [[nodiscard]] FloatRow joined(FloatRow last) const {
    return FloatRow(_mm_shuffle_ps(value_, last.value_, _MM_SHUFFLE(W, Z, Y, X)));
  }
  friend FloatRow operator+(FloatRow a, FloatRow b) { return FloatRow(_mm_add_ps(a.value_, b.value_)); }
  friend FloatRow operator-(FloatRow a, FloatRow b) { return FloatRow(_mm_sub_ps(a.value_, b.value_)); }
  friend FloatRow operator*(FloatRow a, FloatRow b) { return FloatRow(_mm_mul_ps(a.value_, b.value_)); }
  friend FloatRow operator*(float a, FloatRow b) { return FloatRow(_mm_mul_ps(_mm_set1_ps(a), b.value_)); }
  friend FloatRow operator/(FloatRow a, float b) { return FloatRow(_mm_div_ps(a.value_, _mm_set1_ps(b))); }
  /// The sign of each number is changed where the other has a minus sign.
  [[nodiscard]] FloatRow negatedBy(FloatRow signs) const {
    return FloatRow(_mm_xor_ps(value_, _mm_and_ps(signs.value_, _mm_set1_ps(-0.0F))));
  }
  /// One bit for each number that is above the limit.
  [[nodiscard]] unsigned above(float limit) const {
    return static_cast<unsigned>(_mm_movemask_ps(_mm_cmpgt_ps(value_, _mm_set1_ps(limit))));
  }
  [[nodiscard]] bool sameBits(FloatRow other) const {
    return _mm_movemask_epi8(_mm_cmpeq_epi32(_mm_castps_si128(value_), _mm_castps_si128(other.value_))) == 0xffff;
  }

 private:
  explicit FloatRow(__m128 value) : value_(value) {}
  __m128 value_;
#else
  FloatRow() = default;
  FloatRow(float x, float y, float z, float w = 0) : value_{x, y, z, w} {}

  template <int I>
  [[nodiscard]] float get() const {
    return value_[I];
  }
  /// The numbers in another order.
  template <int X, int Y, int Z, int W = 3>
  [[nodiscard]] FloatRow shuffled() const {
    return {value_[X], value_[Y], value_[Z], value_[W]};
  }
  /// The first two numbers of this row and the last two of another, both in another order.
  template <int X, int Y, int Z, int W>
  [[nodiscard]] FloatRow joined(FloatRow last) const {
    return {value_[X], value_[Y], last.value_[Z], last.value_[W]};
  }
  friend FloatRow operator+(FloatRow a, FloatRow b) {
    return of(a, b, [](float x, float y) { return x + y; });
  }
  friend FloatRow operator-(FloatRow a, FloatRow b) {
    return of(a, b, [](float x, float y) { return x - y; });
  }
  friend FloatRow operator*(FloatRow a, FloatRow b) {
    return of(a, b, [](float x, float y) { return x * y; });
  }
  friend FloatRow operator*(float a, FloatRow b) { return FloatRow(a, a, a, a) * b; }
  friend FloatRow operator/(FloatRow a, float b) {
    return of(a, a, [b](float x, float) { return x / b; });
  }
  /// The sign of each number is changed where the other has a minus sign.
  [[nodiscard]] FloatRow negatedBy(FloatRow signs) const {
    return of(*this, signs, [](float x, float sign) { return std::signbit(sign) ? -x : x; });
  }
  /// One bit for each number that is above the limit.
  [[nodiscard]] unsigned above(float limit) const {
    unsigned bits = 0;
    for (unsigned i = 0; i < value_.size(); ++i) bits |= (value_[i] > limit ? 1U : 0U) << i;
    return bits;
  }
  [[nodiscard]] bool sameBits(FloatRow other) const {
    return std::memcmp(value_.data(), other.value_.data(), sizeof(value_)) == 0;
  }

 private:
  static FloatRow of(FloatRow a, FloatRow b, auto operation) {
    FloatRow result;
    for (std::size_t i = 0; i < a.value_.size(); ++i) result.value_[i] = operation(a.value_[i], b.value_[i]);
    return result;
  }
  std::array<float, 4> value_{};
#endif

 public:
  explicit FloatRow(const Vec3& v) : FloatRow(v.x, v.y, v.z) {}
  explicit FloatRow(const Quat& q) : FloatRow(q.x, q.y, q.z, q.w) {}
  [[nodiscard]] Vec3 toVec3() const { return {get<0>(), get<1>(), get<2>()}; }
  [[nodiscard]] Quat toQuat() const { return {get<0>(), get<1>(), get<2>(), get<3>()}; }
  /// As a row vector times the matrix of three rows.
  [[nodiscard]] FloatRow times(FloatRow x, FloatRow y, FloatRow z) const {
    return shuffled<0, 0, 0, 0>() * x + shuffled<1, 1, 1, 1>() * y + shuffled<2, 2, 2, 2>() * z;
  }
};

[[nodiscard]] inline float dotOf(FloatRow a, FloatRow b) {
  const FloatRow product = a * b;
  return product.get<0>() + product.get<1>() + product.get<2>();
}
[[nodiscard]] inline FloatRow crossOf(FloatRow a, FloatRow b) {
  return a.shuffled<1, 2, 0>() * b.shuffled<2, 0, 1>() - a.shuffled<2, 0, 1>() * b.shuffled<1, 2, 0>();
}
/// The zero vector stays.
[[nodiscard]] inline FloatRow unitOf(FloatRow v) {
  const float length = std::sqrt(dotOf(v, v));
  return length == 0 ? FloatRow() : v / length;
}

/// An affine transform: three rows for the axes and one for the origin.
struct FloatMatrix {
  std::array<FloatRow, 3> axes{FloatRow(1, 0, 0), FloatRow(0, 1, 0), FloatRow(0, 0, 1)};
  FloatRow origin;

  [[nodiscard]] bool hasAxesOf(const FloatMatrix& other) const {
    return axes[0].sameBits(other.axes[0]) && axes[1].sameBits(other.axes[1]) && axes[2].sameBits(other.axes[2]);
  }
  friend bool operator==(const FloatMatrix& a, const FloatMatrix& b) {
    return a.hasAxesOf(b) && a.origin.sameBits(b.origin);
  }
};

[[nodiscard]] inline FloatRow axisTimes(FloatRow v, const FloatMatrix& m) {
  return v.times(m.axes[0], m.axes[1], m.axes[2]);
}
[[nodiscard]] inline FloatRow pointTimes(FloatRow v, const FloatMatrix& m) { return axisTimes(v, m) + m.origin; }

/// First a, then b.
[[nodiscard]] inline FloatMatrix operator*(const FloatMatrix& a, const FloatMatrix& b) {
  return {{axisTimes(a.axes[0], b), axisTimes(a.axes[1], b), axisTimes(a.axes[2], b)}, pointTimes(a.origin, b)};
}

/// The three rows of a rotation matrix.
using FloatAxes = std::array<FloatRow, 3>;

[[nodiscard]] inline FloatAxes axesOf(FloatRow q) {
  const FloatRow squares = q * q;
  const FloatRow both = q * q.shuffled<1, 2, 0>();                        // xy yz zx
  const FloatRow turned = q.shuffled<2, 0, 1>() * q.shuffled<3, 3, 3>();  // zw xw yw
  const FloatRow on = FloatRow(1, 1, 1) - 2.0F * (squares.shuffled<1, 0, 0>() + squares.shuffled<2, 2, 1>());
  const FloatRow above = 2.0F * (both + turned);  // of row 0 and column 1, of 1 and 2, of 2 and 0
  const FloatRow below = 2.0F * (both - turned);  // of row 1 and column 0, of 2 and 1, of 0 and 2
  return {FloatRow(on.get<0>(), above.get<0>(), below.get<2>()), FloatRow(below.get<0>(), on.get<1>(), above.get<1>()),
          FloatRow(above.get<2>(), below.get<1>(), on.get<2>())};
}

/// First a, then b.
[[nodiscard]] inline FloatRow afterEachOther(FloatRow a, FloatRow b) {
  const FloatRow x = b.shuffled<0, 0, 0, 0>() * a.shuffled<3, 2, 1, 0>();
  const FloatRow y = b.shuffled<1, 1, 1, 1>() * a.shuffled<2, 3, 0, 1>();
  const FloatRow z = b.shuffled<2, 2, 2, 2>() * a.shuffled<1, 0, 3, 2>();
  return b.shuffled<3, 3, 3, 3>() * a + x.negatedBy({1, -1, 1, -1}) + y.negatedBy({1, 1, -1, -1}) +
         z.negatedBy({-1, 1, 1, -1});
}

[[nodiscard]] inline FloatRow rotationOf(const FloatAxes& axes) {
  const std::array<Vec3, 3> m{axes[0].toVec3(), axes[1].toVec3(), axes[2].toVec3()};
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
[[nodiscard]] inline FloatRow rotationAbout(FloatRow axis, float halfAngle) {
  const SineAndCosine of = sineAndCosineOf(halfAngle);
  const FloatRow turned = of.sine * axis;
  return turned.joined<0, 1, 2, 3>(FloatRow(0, 0, turned.get<2>(), of.cosine));
}

}  // namespace furitsuke::eval
