// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

// Translation-invariant wavelet transform of a channel. Used inside core/operations only.
namespace furitsuke::operations {

/// Orthonormal filters, divided by the square root of two so that they keep the size of a signal on every level.
struct Wavelet {
  std::span<const double> low;   ///< their sum is 1
  std::span<const double> high;  ///< their sum is 0
};

/// Daubechies' wavelet with two vanishing moments: details of a uniform movement are zero.
[[nodiscard]] const Wavelet& shortWavelet();
/// The least asymmetric wavelet with four vanishing moments.
[[nodiscard]] const Wavelet& longWavelet();

/// A signal on several scales: `details[j]` at about 2^(j+1) frames, and what is slower. All of them have a value for
/// each frame and for the margin before the first and after the last frame, where the signal is extended by point
/// reflection.
struct WaveletLevels {
  std::vector<std::vector<double>> details;
  std::vector<double> slow;
};

/// The frames of the margin of WaveletLevels at each end.
inline constexpr std::size_t kWaveletMargin = 128;

[[nodiscard]] WaveletLevels decomposed(std::span<const double> signal, const Wavelet& wavelet, std::size_t levels);
/// The signal without the margin, exactly if nothing was changed.
[[nodiscard]] std::vector<double> composed(const WaveletLevels& levels, const Wavelet& wavelet);

/// The variance of the details of each level for noise of variance 1 whose values are correlated from frame to frame:
/// 0 for white noise, below 1.
[[nodiscard]] std::vector<double> detailVariances(const Wavelet& wavelet, std::size_t levels, double correlation);

/// The value of a signal at a place that may be before its start or after its end, where it is reflected about the
/// value at the end.
[[nodiscard]] double extendedValue(std::span<const double> signal, std::ptrdiff_t at);

}  // namespace furitsuke::operations
