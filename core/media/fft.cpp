// SPDX-License-Identifier: MIT
#include "core/media/fft.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace furitsuke::media {

Fft::Fft(std::size_t size) : order_(size), factors_(size / 2) {
  for (std::size_t i = 1; i < size; ++i) {
    order_[i] = order_[i / 2] / 2 + (i % 2 == 1 ? static_cast<std::uint32_t>(size / 2) : 0);
  }
  for (std::size_t k = 0; k < factors_.size(); ++k) {
    const double angle = -2 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(size);
    factors_[k] = {static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))};
  }
}

void Fft::transform(std::span<std::complex<float>> values) const {
  for (std::size_t i = 0; i < size(); ++i) {
    if (i < order_[i]) std::swap(values[i], values[order_[i]]);
  }
  for (std::size_t half = 1; half < size(); half *= 2) {
    const std::size_t step = factors_.size() / half;
    for (std::size_t first = 0; first < size(); first += half * 2) {
      for (std::size_t k = 0; k < half; ++k) {
        std::complex<float>& low = values[first + k];
        std::complex<float>& high = values[first + k + half];
        const std::complex<float> factor = factors_[k * step];
        // The operator would handle infinities, which takes several times as long.
        const std::complex<float> turned = {high.real() * factor.real() - high.imag() * factor.imag(),
                                            high.real() * factor.imag() + high.imag() * factor.real()};
        high = low - turned;
        low += turned;
      }
    }
  }
}

}  // namespace furitsuke::media
