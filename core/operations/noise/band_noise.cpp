// SPDX-License-Identifier: MIT
#include "core/operations/noise/band_noise.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::operations {

namespace {

constexpr std::int64_t kPointRange = 32767;
constexpr int kStepBits = 32;
constexpr int kFractionBits = 16;

std::int64_t pointOf(std::uint64_t seed, std::uint64_t i) {
  return static_cast<std::int64_t>(hashedNumber(seed, i) % (2 * kPointRange + 1)) - kPointRange;
}

}  // namespace

std::uint64_t hashedNumber(std::uint64_t seed, std::uint64_t i) noexcept {
  std::uint64_t z = seed + (i + 1) * 0x9E3779B97F4A7C15U;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31U);
}

std::uint64_t seedOf(std::uint64_t seed, std::string_view stream) noexcept {
  std::uint64_t hash = 0xCBF29CE484222325U ^ hashedNumber(seed, 0);
  for (const char c : stream) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;  // FNV-1a
  return hashedNumber(hash, 0);
}

BandNoise::BandNoise(std::uint64_t seed, double hertz) noexcept : seed_(seed) {
  const double points = 2 * std::clamp(hertz, 0.0, kMaxNoiseFrequency) / kFramesPerSecond;
  step_ = static_cast<std::uint64_t>(std::llround(points * static_cast<double>(std::uint64_t{1} << kStepBits)));
}

double BandNoise::at(Frame frame) const noexcept {
  const std::uint64_t index = static_cast<std::uint64_t>(frame) * step_;
  const std::uint64_t i = index >> kStepBits;
  const auto t = static_cast<std::int64_t>((index & 0xFFFFFFFFU) >> (kStepBits - kFractionBits));
  const std::int64_t a = pointOf(seed_, i);
  const std::int64_t b = pointOf(seed_, i + 1);
  const std::int64_t c = pointOf(seed_, i + 2);
  const std::int64_t d = pointOf(seed_, i + 3);
  // Catmull-Rom from b to c, doubled; t has 16 binary places, its powers 32.
  const std::int64_t t2 = t * t;
  const std::int64_t t3 = (t2 * t) >> kFractionBits;
  const std::int64_t doubled = ((2 * b) * (std::int64_t{1} << kStepBits)) + (c - a) * t * (1 << kFractionBits) +
                               (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3;
  // The cubic passes its points by a quarter of their range at most.
  constexpr double kLargest = 2 * 1.25 * static_cast<double>(kPointRange) * static_cast<double>(1LL << kStepBits);
  return static_cast<double>(doubled) / kLargest;
}

}  // namespace furitsuke::operations
