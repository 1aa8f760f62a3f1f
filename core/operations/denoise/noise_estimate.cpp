// SPDX-License-Identifier: MIT
#include "core/operations/denoise/noise_estimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/operations/denoise/wavelet.h"

namespace furitsuke::operations {

namespace {

constexpr std::size_t kMeasuredLevels = 4;
/// The levels on which noise is measured; the last one only shows where the bone moves.
constexpr std::size_t kNoiseLevels = 3;
constexpr std::size_t kFewestValues = 8;
/// Movement is judged in windows of so many frames.
constexpr std::size_t kQuietWindow = 32;
/// The share of the windows, those with the least movement, in which noise is measured.
constexpr double kQuietShare = 0.15;
/// The median of the size of normal numbers, as a share of their standard deviation.
constexpr double kMedianOfNormal = 0.6745;

/// The noise that can be told from movement at most.
constexpr double kMostCorrelation = 0.4;
/// Details of movement alone grow by this factor.
constexpr double kMovementGrowth = 6;

/// The details of a level are those of the frames this much later: the filters look ahead.
std::size_t delayOf(std::size_t level) { return (3 * ((std::size_t{2} << level) - 1)) / 2; }

/// Frames of a part, as places in WaveletLevels.
struct Window {
  double movement = 0;
  const WaveletLevels* levels = nullptr;
  std::size_t first = 0;
  std::size_t end = 0;
};

void addWindows(const WaveletLevels& levels, std::size_t size, std::vector<Window>& windows) {
  for (std::size_t first = 0; first == 0 || first + kQuietWindow <= size; first += kQuietWindow / 2) {
    Window window{0, &levels, kWaveletMargin + first, kWaveletMargin + std::min(size, first + kQuietWindow)};
    for (std::size_t i = window.first; i < window.end; ++i) {
      const double detail = levels.details.back()[i - delayOf(kMeasuredLevels - 1)];
      window.movement += detail * detail;
    }
    window.movement /= static_cast<double>(window.end - window.first);
    windows.push_back(window);
  }
}

/// The usual size of the details on a level in these windows: 1 for normal numbers of deviation 1.
double detailSize(std::span<const Window> windows, std::size_t level) {
  std::vector<double> sizes;
  for (const Window& window : windows) {
    for (std::size_t i = window.first; i < window.end; ++i) {
      sizes.push_back(std::abs(window.levels->details[level][i - delayOf(level)]));
    }
  }
  const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
  std::nth_element(sizes.begin(), middle, sizes.end());
  return *middle / kMedianOfNormal;
}

/// How much larger the variance of details is than on the first level, for correlations from 0 on.
class CorrelationTable {
 public:
  CorrelationTable() {
    for (std::size_t i = 0; i < kCount; ++i) {
      const std::vector<double> variances =
          detailVariances(shortWavelet(), kNoiseLevels, kStep * static_cast<double>(i));
      for (std::size_t level = 0; level < kNoiseLevels; ++level) ratios_[level][i] = variances[level] / variances[0];
    }
  }
  [[nodiscard]] static const CorrelationTable& instance() {
    static const CorrelationTable table;
    return table;
  }
  /// The correlation of noise with that ratio.
  [[nodiscard]] double correlationAt(std::size_t level, double ratio) const {
    const std::array<double, kCount>& ratios = ratios_[level];
    const auto after = static_cast<std::size_t>(std::ranges::upper_bound(ratios, ratio) - ratios.begin());
    if (after == 0) return 0;
    if (after == kCount) return kStep * static_cast<double>(kCount - 1);
    const double part = (ratio - ratios[after - 1]) / (ratios[after] - ratios[after - 1]);
    return kStep * (static_cast<double>(after - 1) + part);
  }

 private:
  static constexpr double kStep = 0.05;
  static constexpr std::size_t kCount = 20;
  std::array<std::array<double, kCount>, kNoiseLevels> ratios_{};
};

}  // namespace

NoiseMeasure noiseMeasureOf(std::span<const Series> parts) {
  NoiseMeasure measure;
  for (std::size_t c = 0; c < kSeriesChannels; ++c) {
    std::vector<WaveletLevels> levels;
    levels.reserve(parts.size());  // windows refer to them
    std::vector<Window> windows;
    for (const Series& part : parts) {
      if (part.size() < kFewestValues) continue;
      levels.push_back(decomposed(part.channels[c], shortWavelet(), kMeasuredLevels));
      addWindows(levels.back(), part.size(), windows);
    }
    if (windows.empty()) continue;
    std::ranges::stable_sort(windows, {}, &Window::movement);
    windows.resize(static_cast<std::size_t>(std::ceil(kQuietShare * static_cast<double>(windows.size()))));
    std::array<double, kNoiseLevels> growth{};  // of the power, from the finest level on
    measure[c].finest = detailSize(windows, 0);
    if (measure[c].finest == 0) continue;
    for (std::size_t level = 1; level < kNoiseLevels; ++level) {
      growth[level] = std::pow(detailSize(windows, level) / measure[c].finest, 2);
    }
    measure[c].growth = growth[1];
    const CorrelationTable& table = CorrelationTable::instance();
    measure[c].correlation = std::min(table.correlationAt(1, growth[1]), table.correlationAt(2, growth[2]));
  }
  return measure;
}

SeriesNoise noiseWith(const NoiseMeasure& measure, double correlation) {
  static const std::vector<double> kLongest = detailVariances(shortWavelet(), 2, kMostCorrelation);
  const double variance = detailVariances(shortWavelet(), 1, correlation).front();
  const double growthOfNoise = kLongest[1] / kLongest[0];
  SeriesNoise noise;
  for (std::size_t c = 0; c < kSeriesChannels; ++c) {
    const double share = (kMovementGrowth - measure[c].growth) / (kMovementGrowth - growthOfNoise);
    noise.channels[c] = {measure[c].finest * std::sqrt(std::clamp(share, 0.0, 1.0) / variance), correlation};
  }
  // A channel whose movement hides its noise has that of the quietest channel beside it: a recording shakes in all.
  double quietest = 0;
  for (const ChannelNoise& channel : noise.channels) {
    if (channel.deviation > 0 && (quietest == 0 || channel.deviation < quietest)) quietest = channel.deviation;
  }
  for (std::size_t c = 0; c < kSeriesChannels; ++c) {
    if (noise.channels[c].deviation > 0) continue;
    noise.channels[c].deviation = std::min(quietest, measure[c].finest / std::sqrt(variance));
  }
  return noise;
}

double commonCorrelation(std::span<const NoiseMeasure> measures, double least) {
  constexpr double kByChance = 0.1;
  constexpr double kGrowthOfMovement = 1.2;
  std::vector<double> correlations;
  for (const NoiseMeasure& measure : measures) {
    for (const ChannelMeasure& channel : measure) {
      if (channel.finest * std::numbers::sqrt2 > least && channel.growth < kGrowthOfMovement) {
        correlations.push_back(channel.correlation);
      }
    }
  }
  if (correlations.empty()) return 0;
  const auto quartile = correlations.begin() + static_cast<std::ptrdiff_t>(correlations.size() / 4);
  std::nth_element(correlations.begin(), quartile, correlations.end());
  return *quartile < kByChance ? 0 : std::min(*quartile, kMostCorrelation);
}

}  // namespace furitsuke::operations
