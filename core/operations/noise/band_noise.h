// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "core/base/frame.h"

namespace furitsuke::operations {

/// A sequence of 64-bit numbers that looks random and is the same everywhere: the i-th number of a seed.
/// Source: the finalizer of SplitMix64, Steele, Lea and Flood 2014.
[[nodiscard]] std::uint64_t hashedNumber(std::uint64_t seed, std::uint64_t i) noexcept;

/// A separate seed for a named stream.
[[nodiscard]] std::uint64_t seedOf(std::uint64_t seed, std::string_view stream) noexcept;

/// The Nyquist frequency of whole frames, in hertz.
inline constexpr double kMaxNoiseFrequency = kFramesPerSecond / 2;

/// Smooth noise in -1..1 with about `hertz` oscillations per second, above 0 and up to kMaxNoiseFrequency. A cubic
/// through random points at twice that frequency; in integer arithmetic, so that every machine and compiler gives the
/// same numbers.
class BandNoise {
 public:
  BandNoise(std::uint64_t seed, double hertz) noexcept;

  [[nodiscard]] double at(Frame frame) const noexcept;

 private:
  std::uint64_t seed_;
  std::uint64_t step_;  ///< points per frame, in units of 2^-32
};

}  // namespace furitsuke::operations
