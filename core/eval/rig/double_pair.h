// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

// Two numbers that one instruction computes with: the same calculation for two chains takes as long as for one. Each
// half gives exactly the bits that `double` gives. The functions below exist for `double` too, so that one template
// computes with either. Internal to core/eval/rig.
namespace furitsuke::eval {

#if defined(__SSE2__) || defined(_M_X64)

/// The results of comparing two DoublePairs: one truth value for each half.
class PairMask {
 public:
  PairMask() = default;
  explicit PairMask(__m128d bits) : bits_(bits) {}
  PairMask(bool first, bool second) : bits_(_mm_castsi128_pd(_mm_set_epi64x(second ? -1 : 0, first ? -1 : 0))) {}

  [[nodiscard]] __m128d bits() const { return bits_; }
  [[nodiscard]] int sides() const { return _mm_movemask_pd(bits_); }
  friend PairMask operator&(PairMask a, PairMask b) { return PairMask(_mm_and_pd(a.bits_, b.bits_)); }
  friend PairMask operator|(PairMask a, PairMask b) { return PairMask(_mm_or_pd(a.bits_, b.bits_)); }
  friend PairMask operator!(PairMask a) { return PairMask(_mm_xor_pd(a.bits_, _mm_castsi128_pd(_mm_set1_epi32(-1)))); }

 private:
  __m128d bits_ = _mm_setzero_pd();
};

class DoublePair {
 public:
  DoublePair() = default;
  DoublePair(double both)
      : value_(_mm_set1_pd(both)) {}  // NOLINT(google-explicit-constructor): a constant of a formula
  DoublePair(double first, double second) : value_(_mm_set_pd(second, first)) {}
  explicit DoublePair(__m128d value) : value_(value) {}

  [[nodiscard]] __m128d value() const { return value_; }
  [[nodiscard]] double operator[](std::size_t half) const {
    return _mm_cvtsd_f64(half == 0 ? value_ : _mm_unpackhi_pd(value_, value_));
  }
  friend DoublePair operator+(DoublePair a, DoublePair b) { return DoublePair(_mm_add_pd(a.value_, b.value_)); }
  friend DoublePair operator-(DoublePair a, DoublePair b) { return DoublePair(_mm_sub_pd(a.value_, b.value_)); }
  friend DoublePair operator*(DoublePair a, DoublePair b) { return DoublePair(_mm_mul_pd(a.value_, b.value_)); }
  friend DoublePair operator/(DoublePair a, DoublePair b) { return DoublePair(_mm_div_pd(a.value_, b.value_)); }
  friend DoublePair operator-(DoublePair a) { return DoublePair(_mm_xor_pd(a.value_, _mm_set1_pd(-0.0))); }
  friend PairMask operator<(DoublePair a, DoublePair b) { return PairMask(_mm_cmplt_pd(a.value_, b.value_)); }
  friend PairMask operator<=(DoublePair a, DoublePair b) { return PairMask(_mm_cmple_pd(a.value_, b.value_)); }
  friend PairMask operator>(DoublePair a, DoublePair b) { return b < a; }
  friend PairMask operator>=(DoublePair a, DoublePair b) { return b <= a; }
  friend PairMask operator==(DoublePair a, DoublePair b) { return PairMask(_mm_cmpeq_pd(a.value_, b.value_)); }

 private:
  __m128d value_ = _mm_setzero_pd();
};

[[nodiscard]] inline DoublePair squareRoot(DoublePair a) { return DoublePair(_mm_sqrt_pd(a.value())); }
[[nodiscard]] inline DoublePair select(PairMask mask, DoublePair a, DoublePair b) {
  return DoublePair(_mm_or_pd(_mm_and_pd(mask.bits(), a.value()), _mm_andnot_pd(mask.bits(), b.value())));
}
[[nodiscard]] inline DoublePair negatedWhere(PairMask mask, DoublePair a) {
  return DoublePair(_mm_xor_pd(a.value(), _mm_and_pd(mask.bits(), _mm_set1_pd(-0.0))));
}
/// Compares bits: -0 differs from 0.
[[nodiscard]] inline PairMask equalBits(DoublePair a, DoublePair b) {
  const __m128i quarters = _mm_cmpeq_epi32(_mm_castpd_si128(a.value()), _mm_castpd_si128(b.value()));
  return PairMask(_mm_castsi128_pd(_mm_and_si128(quarters, _mm_shuffle_epi32(quarters, _MM_SHUFFLE(2, 3, 0, 1)))));
}

#else

/// The results of comparing two DoublePairs: one truth value for each half.
class PairMask {
 public:
  PairMask() = default;
  PairMask(bool first, bool second) : sides_((first ? 1 : 0) | (second ? 2 : 0)) {}

  [[nodiscard]] int sides() const { return sides_; }
  friend PairMask operator&(PairMask a, PairMask b) { return fromSides(a.sides_ & b.sides_); }
  friend PairMask operator|(PairMask a, PairMask b) { return fromSides(a.sides_ | b.sides_); }
  friend PairMask operator!(PairMask a) { return fromSides(3 - a.sides_); }

 private:
  static PairMask fromSides(int sides) { return {(sides & 1) != 0, (sides & 2) != 0}; }
  int sides_ = 0;
};

class DoublePair {
 public:
  DoublePair() = default;
  DoublePair(double both) : first_(both), second_(both) {}  // NOLINT(google-explicit-constructor)
  DoublePair(double first, double second) : first_(first), second_(second) {}

  [[nodiscard]] double operator[](std::size_t half) const { return half == 0 ? first_ : second_; }
  friend DoublePair operator+(DoublePair a, DoublePair b) { return {a.first_ + b.first_, a.second_ + b.second_}; }
  friend DoublePair operator-(DoublePair a, DoublePair b) { return {a.first_ - b.first_, a.second_ - b.second_}; }
  friend DoublePair operator*(DoublePair a, DoublePair b) { return {a.first_ * b.first_, a.second_ * b.second_}; }
  friend DoublePair operator/(DoublePair a, DoublePair b) { return {a.first_ / b.first_, a.second_ / b.second_}; }
  friend DoublePair operator-(DoublePair a) { return {-a.first_, -a.second_}; }
  friend PairMask operator<(DoublePair a, DoublePair b) { return {a.first_ < b.first_, a.second_ < b.second_}; }
  friend PairMask operator<=(DoublePair a, DoublePair b) { return {a.first_ <= b.first_, a.second_ <= b.second_}; }
  friend PairMask operator>(DoublePair a, DoublePair b) { return b < a; }
  friend PairMask operator>=(DoublePair a, DoublePair b) { return b <= a; }
  friend PairMask operator==(DoublePair a, DoublePair b) { return {a.first_ == b.first_, a.second_ == b.second_}; }

 private:
  double first_ = 0;
  double second_ = 0;
};

[[nodiscard]] inline DoublePair squareRoot(DoublePair a) { return {std::sqrt(a[0]), std::sqrt(a[1])}; }
[[nodiscard]] inline DoublePair select(PairMask mask, DoublePair a, DoublePair b) {
  return {(mask.sides() & 1) != 0 ? a[0] : b[0], (mask.sides() & 2) != 0 ? a[1] : b[1]};
}
[[nodiscard]] inline DoublePair negatedWhere(PairMask mask, DoublePair a) { return select(mask, -a, a); }
/// Compares bits: -0 differs from 0.
[[nodiscard]] inline PairMask equalBits(DoublePair a, DoublePair b) {
  const auto same = [](double c, double d) {
    return std::bit_cast<std::uint64_t>(c) == std::bit_cast<std::uint64_t>(d);
  };
  return {same(a[0], b[0]), same(a[1], b[1])};
}

#endif

[[nodiscard]] inline bool any(PairMask mask) { return mask.sides() != 0; }
[[nodiscard]] inline bool all(PairMask mask) { return mask.sides() == 3; }
[[nodiscard]] inline bool isSet(PairMask mask, std::size_t half) { return ((mask.sides() >> half) & 1) != 0; }

[[nodiscard]] inline bool any(bool mask) { return mask; }
[[nodiscard]] inline bool all(bool mask) { return mask; }
[[nodiscard]] inline bool isSet(bool mask, std::size_t /*half*/) { return mask; }
[[nodiscard]] inline bool equalBits(double a, double b) {
  return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}
[[nodiscard]] inline double squareRoot(double a) { return std::sqrt(a); }
[[nodiscard]] inline double negatedWhere(bool mask, double a) { return mask ? -a : a; }
[[nodiscard]] inline double select(bool mask, double a, double b) { return mask ? a : b; }

/// How many numbers a Real stands for, and the type of its comparisons.
template <class Real>
struct Lanes {
  static constexpr std::size_t kCount = 1;
  using Mask = bool;
};
template <>
struct Lanes<DoublePair> {
  static constexpr std::size_t kCount = 2;
  using Mask = PairMask;
};

/// a() where the mask is set, b() elsewhere. If all lanes agree, as they mostly do, nothing waits for the mask: the
/// processor predicts the branch.
template <class Mask, class MakeA, class MakeB>
[[nodiscard]] inline auto either(Mask mask, const MakeA& a, const MakeB& b) {
  if (all(mask)) return a();
  if (!any(mask)) return b();
  return select(mask, a(), b());
}

/// The number of one lane.
[[nodiscard]] inline double laneOf(double value, std::size_t /*lane*/) { return value; }
[[nodiscard]] inline double laneOf(DoublePair value, std::size_t lane) { return value[lane]; }

/// Puts together the numbers that `valueOf` gives for each lane.
template <class Real, class ValueOf>
[[nodiscard]] inline Real gathered(const ValueOf& valueOf) {
  if constexpr (Lanes<Real>::kCount == 1) {
    return valueOf(0);
  } else {
    return Real(valueOf(0), valueOf(1));
  }
}

}  // namespace furitsuke::eval
