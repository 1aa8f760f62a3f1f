// SPDX-License-Identifier: MIT
#include "core/media/fft.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace furitsuke::media {

Fft::Fft(std::size_t size) : order_(size) {
  for (std::size_t i = 1; i < size; ++i) {
    order_[i] = order_[i / 2] / 2 + (i % 2 == 1 ? static_cast<std::uint32_t>(size / 2) : 0);
  }
  factors_.reserve(size);
  for (std::size_t half = 1; half < size; half *= 2) {
    for (std::size_t k = 0; k < half; ++k) {
      const double angle = -std::numbers::pi * static_cast<double>(k) / static_cast<double>(half);
      factors_.emplace_back(static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle)));
    }
  }
}

void Fft::transform(std::span<std::complex<float>> values) const {
  for (std::size_t i = 0; i < size(); ++i) {
    if (i < order_[i]) std::swap(values[i], values[order_[i]]);
  }
  for (std::size_t half = 1; half < size(); half *= 2) {
    const std::complex<float>* factors = factors_.data() + half - 1;
    for (std::size_t first = 0; first < size(); first += half * 2) {
      std::complex<float>* low = values.data() + first;
      std::complex<float>* high = low + half;
      for (std::size_t k = 0; k < half; ++k) {
        // The operator would handle infinities, which takes several times as long.
        const float real = high[k].real() * factors[k].real() - high[k].imag() * factors[k].imag();
        const float imaginary = high[k].real() * factors[k].imag() + high[k].imag() * factors[k].real();
        high[k] = {low[k].real() - real, low[k].imag() - imaginary};
        low[k] = {low[k].real() + real, low[k].imag() + imaginary};
      }
    }
  }
}

}  // namespace furitsuke::media
