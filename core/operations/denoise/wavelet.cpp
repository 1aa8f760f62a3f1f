// SPDX-License-Identifier: MIT
#include "core/operations/denoise/wavelet.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace furitsuke::operations {

namespace {

/// The high-pass filter of an orthonormal wavelet: the low-pass backward with alternating signs.
template <std::size_t kSize>
constexpr std::array<double, kSize> highOf(const std::array<double, kSize>& low) {
  std::array<double, kSize> high{};
  for (std::size_t i = 0; i < kSize; ++i) high[i] = (i % 2 == 0 ? 1 : -1) * low[kSize - 1 - i];
  return high;
}

// I. Daubechies, "Ten Lectures on Wavelets", tables 6.1 and 6.3, divided by the square root of two.
constexpr std::array kShortLow = {0.3415063509461096, 0.5915063509461095, 0.15849364905389032, -0.09150635094610962};
constexpr std::array kShortHigh = highOf(kShortLow);
constexpr std::array kLongLow = {-0.053574450708941054, -0.020955482562526946, 0.35186953432761287,
                                 0.5683291217043748,    0.21061726710176826,   -0.07015881208942282,
                                 -0.008912350720840194, 0.02278517294797493};
constexpr std::array kLongHigh = highOf(kLongLow);

/// Adds the signal around each place, `step` values apart, weighted by the filter: after each place with `sign` 1,
/// before it with -1. The signal is circular.
void addFiltered(const std::vector<double>& signal, std::span<const double> filter, std::size_t step, int sign,
                 std::vector<double>& sum) {
  const std::size_t size = signal.size();
  for (std::size_t k = 0; k < filter.size(); ++k) {
    const std::size_t offset = k * step % size;
    const std::size_t shift = sign > 0 ? offset : (size - offset) % size;
    const double weight = filter[k];
    for (std::size_t i = 0; i + shift < size; ++i) sum[i] += weight * signal[i + shift];
    for (std::size_t i = size - shift; i < size; ++i) sum[i] += weight * signal[i + shift - size];
  }
}

}  // namespace

const Wavelet& shortWavelet() {
  static const Wavelet wavelet{kShortLow, kShortHigh};
  return wavelet;
}

const Wavelet& longWavelet() {
  static const Wavelet wavelet{kLongLow, kLongHigh};
  return wavelet;
}

double extendedValue(std::span<const double> signal, std::ptrdiff_t at) {
  const auto last = static_cast<std::ptrdiff_t>(signal.size()) - 1;
  if (last <= 0) return signal.front();
  double added = 0;
  double sign = 1;
  while (at < 0 || at > last) {
    const bool isBefore = at < 0;
    added += sign * 2 * (isBefore ? signal.front() : signal.back());
    sign = -sign;
    at = isBefore ? -at : 2 * last - at;
  }
  return added + sign * signal[static_cast<std::size_t>(at)];
}

WaveletLevels decomposed(std::span<const double> signal, const Wavelet& wavelet, std::size_t levels) {
  WaveletLevels result;
  result.slow.resize(signal.size() + 2 * kWaveletMargin);
  for (std::size_t i = 0; i < result.slow.size(); ++i) {
    result.slow[i] =
        extendedValue(signal, static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(kWaveletMargin));
  }
  std::size_t step = 1;
  for (std::size_t level = 0; level < levels; ++level, step *= 2) {
    std::vector<double>& details = result.details.emplace_back(result.slow.size(), 0.0);
    std::vector<double> slower(result.slow.size(), 0.0);
    addFiltered(result.slow, wavelet.high, step, 1, details);
    addFiltered(result.slow, wavelet.low, step, 1, slower);
    result.slow = std::move(slower);
  }
  return result;
}

std::vector<double> composed(const WaveletLevels& levels, const Wavelet& wavelet) {
  std::vector<double> signal = levels.slow;
  for (std::size_t level = levels.details.size(); level-- > 0;) {
    const std::size_t step = std::size_t{1} << level;
    std::vector<double> faster(signal.size(), 0.0);
    addFiltered(signal, wavelet.low, step, -1, faster);
    addFiltered(levels.details[level], wavelet.high, step, -1, faster);
    signal = std::move(faster);
  }
  return {signal.begin() + kWaveletMargin, signal.end() - kWaveletMargin};
}

std::vector<double> detailVariances(const Wavelet& wavelet, std::size_t levels, double correlation) {
  // The filter of a level as weights of the signal itself.
  std::vector<double> slow{1};
  std::vector<double> variances;
  std::size_t step = 1;
  const auto widened = [&](std::span<const double> filter) {
    std::vector<double> wide(slow.size() + (filter.size() - 1) * step, 0.0);
    for (std::size_t k = 0; k < filter.size(); ++k) {
      for (std::size_t i = 0; i < slow.size(); ++i) wide[k * step + i] += filter[k] * slow[i];
    }
    return wide;
  };
  for (std::size_t level = 0; level < levels; ++level, step *= 2) {
    const std::vector<double> weights = widened(wavelet.high);
    double variance = 0;
    for (std::size_t a = 0; a < weights.size(); ++a) {
      for (std::size_t b = 0; b < weights.size(); ++b) {
        const std::size_t distance = a < b ? b - a : a - b;
        if (correlation == 0 && distance > 0) continue;
        variance += weights[a] * weights[b] * std::pow(correlation, static_cast<double>(distance));
      }
    }
    variances.push_back(variance);
    slow = widened(wavelet.low);
  }
  return variances;
}

}  // namespace furitsuke::operations
