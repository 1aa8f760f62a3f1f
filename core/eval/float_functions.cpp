// SPDX-License-Identifier: MIT
#include "core/eval/float_functions.h"

#include <bit>
#include <cmath>
#include <cstdint>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#endif

namespace furitsuke::eval {

namespace {

constexpr double kHalfPi = 1.57079632679489661923;
/// Beyond this, an angle of single precision says nothing about its sine.
constexpr float kLargestAngle = 1e8F;

/// Two numbers of double precision, of which one instruction computes both.
class DoublePair {
 public:
#if defined(__SSE2__) || defined(_M_X64)
  DoublePair(double a, double b) : value_(_mm_set_pd(b, a)) {}
  [[nodiscard]] SineAndCosine toFloats() const {
    const __m128 both = _mm_cvtpd_ps(value_);
    return {_mm_cvtss_f32(both), _mm_cvtss_f32(_mm_shuffle_ps(both, both, _MM_SHUFFLE(1, 1, 1, 1)))};
  }
  friend DoublePair operator+(DoublePair a, DoublePair b) { return DoublePair(_mm_add_pd(a.value_, b.value_)); }
  friend DoublePair operator*(DoublePair a, DoublePair b) { return DoublePair(_mm_mul_pd(a.value_, b.value_)); }

 private:
  explicit DoublePair(__m128d value) : value_(value) {}
  __m128d value_;
#else
  DoublePair(double a, double b) : a_(a), b_(b) {}
  [[nodiscard]] SineAndCosine toFloats() const { return {static_cast<float>(a_), static_cast<float>(b_)}; }
  friend DoublePair operator+(DoublePair a, DoublePair b) { return {a.a_ + b.a_, a.b_ + b.b_}; }
  friend DoublePair operator*(DoublePair a, DoublePair b) { return {a.a_ * b.a_, a.b_ * b.b_}; }

 private:
  double a_, b_;
#endif
};

/// Both by their power series within 45 degrees, in double precision: exact far beyond a float. Summed in pairs, which
/// wait less for each other.
SineAndCosine seriesOf(double x) {
  const DoublePair s(x * x, x * x);
  const DoublePair s2 = s * s;
  const DoublePair low = (DoublePair(-1.0 / 6, -1.0 / 2) + s * DoublePair(1.0 / 120, 1.0 / 24)) +
                         s2 * (DoublePair(-1.0 / 5040, -1.0 / 720) + s * DoublePair(1.0 / 362880, 1.0 / 40320));
  const DoublePair high =
      (DoublePair(-1.0 / 39916800, -1.0 / 3628800) + s * DoublePair(1.0 / 6227020800.0, 1.0 / 479001600.0)) +
      s2 * DoublePair(0, -1.0 / 87178291200.0);
  const DoublePair first(x, 1);
  return (first + first * s * (low + s2 * s2 * high)).toFloats();
}

/// An angle as a number of right angles and what is left, at most half a right angle.
struct ReducedAngle {
  double rest;
  unsigned quarter;

  explicit ReducedAngle(float angle) {
    if (!(std::fabs(angle) <= kLargestAngle)) angle = 0;
    const double turns = angle * (1 / kHalfPi);
    const auto nearest = static_cast<std::int64_t>(turns + (turns < 0 ? -0.5 : 0.5));
    rest = angle - static_cast<double>(nearest) * kHalfPi;
    quarter = static_cast<unsigned>(nearest) & 3U;
  }
};

/// (asin(x) - x) / x of the square z = x * x, up to z = 1/4.
float arcsineExcess(float z) {
  const float above = z * (1.6666586697e-01F + z * (-4.2743422091e-02F + z * -8.6563630030e-03F));
  return above / (1.0F + z * -7.0662963390e-01F);
}

/// Half of pi and of pi as a float and what that is too large or too small by.
constexpr float kHalfPiHigh = 1.5707962513e+00F;
constexpr float kHalfPiLow = 7.5497894159e-08F;
constexpr float kPiHigh = 3.1415927410e+00F;
constexpr float kPiLow = -8.7422776573e-08F;

/// Of x at least 0.
float arctangentOf(float x) {
  constexpr float kTiny = 0x1p-12F;
  constexpr float kHuge = 0x1p26F;
  if (x >= kHuge) return kHalfPiHigh;
  if (x < kTiny) return x;
  // The nearest of some angles is split off, so that a short series suffices.
  float high = 0;
  float low = 0;
  if (x >= 2.4375F) {
    high = kHalfPiHigh;
    low = kHalfPiLow;
    x = -1.0F / x;
  } else if (x >= 1.1875F) {
    high = 9.8279368877e-01F;  // of 3/2
    low = 3.4473217170e-08F;
    x = (x - 1.5F) / (1.0F + 1.5F * x);
  } else if (x >= 0.6875F) {
    high = 7.8539812565e-01F;  // of 1
    low = 3.7748947079e-08F;
    x = (x - 1.0F) / (x + 1.0F);
  } else if (x >= 0.4375F) {
    high = 4.6364760399e-01F;  // of 1/2
    low = 5.0121582440e-09F;
    x = (2.0F * x - 1.0F) / (2.0F + x);
  }
  const float z = x * x;
  const float w = z * z;
  const float odd = z * (3.3333328366e-01F + w * (1.4253635705e-01F + w * 6.1687607318e-02F));
  const float even = w * (-1.9999158382e-01F + w * -1.0648017377e-01F);
  if (high == 0) return x - x * (odd + even);
  return high - ((x * (odd + even) - low) - x);
}

}  // namespace

float sineOf(float angle) noexcept { return sineAndCosineOf(angle).sine; }
float cosineOf(float angle) noexcept { return sineAndCosineOf(angle).cosine; }

SineAndCosine sineAndCosineOf(float angle) noexcept {
  constexpr float kHalfRightAngle = 0.785F;
  if (std::fabs(angle) <= kHalfRightAngle) return seriesOf(angle);
  const ReducedAngle reduced(angle);
  const auto [sine, cosine] = seriesOf(reduced.rest);
  switch (reduced.quarter) {
    case 0: return {sine, cosine};
    case 1: return {cosine, -sine};
    case 2: return {-sine, -cosine};
    default: return {-cosine, sine};
  }
}

float arccosineOf(float cosine) noexcept {
  if (!(cosine < 1)) return 0;
  if (cosine <= -1) return 2 * kHalfPiHigh;
  constexpr float kTiny = 0x1p-26F;
  if (std::fabs(cosine) <= kTiny) return kHalfPiHigh;
  if (std::fabs(cosine) < 0.5F) return kHalfPiHigh - (cosine - (kHalfPiLow - cosine * arcsineExcess(cosine * cosine)));
  if (cosine < 0) {
    const float z = (1.0F + cosine) * 0.5F;
    const float root = std::sqrt(z);
    const float rest = arcsineExcess(z) * root - kHalfPiLow;
    return 2 * (kHalfPiHigh - (root + rest));
  }
  const float z = (1.0F - cosine) * 0.5F;
  const float root = std::sqrt(z);
  // The root in two parts, of which the first one has an exact square.
  const auto high = std::bit_cast<float>(std::bit_cast<std::uint32_t>(root) & 0xfffff000U);
  const float low = (z - high * high) / (root + high);
  const float rest = arcsineExcess(z) * root + low;
  return 2 * (high + rest);
}

float arcsineOf(float sine) noexcept {
  const float size = std::fabs(sine);
  if (!(size < 1)) return static_cast<float>(sine < 0 ? -kHalfPi : kHalfPi);
  constexpr float kTiny = 0x1p-12F;
  if (size < kTiny) return sine;
  if (size < 0.5F) return sine + sine * arcsineExcess(sine * sine);
  const float z = (1.0F - size) * 0.5F;
  const double root = std::sqrt(static_cast<double>(z));
  const auto angle = static_cast<float>(kHalfPi - 2 * (root + root * static_cast<double>(arcsineExcess(z))));
  return sine < 0 ? -angle : angle;
}

float angleOf(float y, float x) noexcept {
  const bool isLeft = std::signbit(x);
  if (y == 0) return isLeft ? std::copysign(kPiHigh, y) : y;
  float angle = kHalfPiHigh;
  if (x != 0) {
    constexpr float kSteep = 0x1p26F;
    const float slope = std::fabs(y / x);
    angle = slope >= kSteep ? kPiHigh / 2 : arctangentOf(slope);
    if (isLeft && slope < kSteep) angle = kPiHigh - (angle - kPiLow);
  } else {
    angle = kPiHigh / 2;
  }
  return std::signbit(y) ? -angle : angle;
}

}  // namespace furitsuke::eval
