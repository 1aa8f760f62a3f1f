// SPDX-License-Identifier: MIT
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace furitsuke::media {

/// The discrete Fourier transform of one size, without scaling.
class Fft {
 public:
  /// `size`: a power of two, at least 2.
  explicit Fft(std::size_t size);

  [[nodiscard]] std::size_t size() const noexcept { return order_.size(); }
  /// Transforms size() values in place.
  void transform(std::span<std::complex<float>> values) const;

 private:
  std::vector<std::uint32_t> order_;  // each index with its bits reversed
  // exp(-pi i k / half) for k below half, for half = 1, 2, 4 and so on, one after the other.
  std::vector<std::complex<float>> factors_;
};

}  // namespace furitsuke::media
