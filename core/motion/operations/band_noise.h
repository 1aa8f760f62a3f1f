// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "core/base/frame.h"

namespace furitsuke {

/// A sequence of 64-bit numbers that looks random and is the same everywhere: the i-th number of a seed.
/// Source: the finaliser of SplitMix64, Steele, Lea and Flood 2014.
[[nodiscard]] std::uint64_t hashedNumber(std::uint64_t seed, std::uint64_t i) noexcept;

/// A seed of its own for a stream of that name under a seed.
[[nodiscard]] std::uint64_t seedOf(std::uint64_t seed, std::string_view stream) noexcept;

/// The highest frequency that whole frames can hold, in hertz.
inline constexpr double kMaxNoiseFrequency = kFramesPerSecond / 2;

/// Smooth noise in -1..1 that wavers about `hertz` times a second, above 0 and up to kMaxNoiseFrequency. Random points
/// twice as often, joined by a cubic through them; in whole numbers throughout, so that every machine and compiler
/// gives the same.
class BandNoise {
 public:
  BandNoise(std::uint64_t seed, double hertz) noexcept;

  [[nodiscard]] double at(Frame frame) const noexcept;

 private:
  std::uint64_t seed_;
  std::uint64_t step_;  ///< points a frame, in units of 2^-32
};

}  // namespace furitsuke
