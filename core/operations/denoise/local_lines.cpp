// SPDX-License-Identifier: MIT
#include "core/operations/denoise/local_lines.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "core/operations/denoise/wavelet.h"

namespace furitsuke::operations {

namespace {

/// The frames on a side of the place at which a line is evaluated.
constexpr std::array<int, 8> kLineReaches = {1, 2, 3, 4, 6, 8, 11, 15};
constexpr std::size_t kLineMargin = 16;
/// The half width of a confidence interval, in standard deviations.
constexpr double kLineConfidence = 1.6;

/// The value at frame 0 of a line fitted by least squares to the frames from `first` on: the sum of the values with
/// these weights.
struct LineWeights {
  int first = 0;
  std::vector<double> weights;
  std::vector<double> products;  ///< by distance: the sum of products of weights that are so far apart

  LineWeights(int from, int to) : first(from), products(static_cast<std::size_t>(to - from) + 1) {
    const double count = to - from + 1;
    const double mean = (from + to) / 2.0;
    double square = 0;
    for (int k = from; k <= to; ++k) square += (k - mean) * (k - mean);
    for (int k = from; k <= to; ++k) weights.push_back(1 / count - mean * (k - mean) / square);
    for (std::size_t a = 0; a < weights.size(); ++a) {
      for (std::size_t b = 0; b < weights.size(); ++b) products[a < b ? b - a : a - b] += weights[a] * weights[b];
    }
  }

  /// The variance of the fitted value, as a share of that of the noise.
  [[nodiscard]] double variance(double correlation) const {
    double sum = 0;
    double power = 1;
    for (const double product : products) {
      sum += product * power;
      power *= correlation;
    }
    return std::max(sum, 1e-6);
  }
};

/// Fits lines on one side of each frame, or around it.
class SideFit {
 public:
  SideFit(const Series& series, const Series& extended, const SeriesNoise& noise)
      : extended_(extended), noise_(noise), best_(series), variance_(series.size(), 1.0), isGrowing_(series.size(), 1) {
    for (std::size_t c = 0; c < kSeriesChannels; ++c) {
      const double spread = kLineConfidence * noise.channels[c].deviation;
      low_.channels[c] = series.channels[c];
      high_.channels[c] = series.channels[c];
      for (double& value : low_.channels[c]) value -= spread;
      for (double& value : high_.channels[c]) value += spread;
    }
  }

  void grow(const LineWeights& line) {
    Series fitted(best_.size());
    std::vector<std::uint8_t> agrees(best_.size(), 1);
    double share = 0;
    for (std::size_t c = 0; c < kSeriesChannels; ++c) {
      const ChannelNoise& noise = noise_.channels[c];
      const double variance = line.variance(noise.correlation);
      share += variance / kSeriesChannels;
      if (noise.deviation <= 0) {
        // A channel without noise stays as it is, and does not end the lines of the others.
        fitted.channels[c] = best_.channels[c];
        continue;
      }
      fit(line, extended_.channels[c], fitted.channels[c]);
      const double spread = kLineConfidence * noise.deviation * std::sqrt(variance);
      narrow(fitted.channels[c], spread, low_.channels[c], high_.channels[c], agrees);
    }
    for (std::size_t i = 0; i < agrees.size(); ++i) {
      isGrowing_[i] = isGrowing_[i] & agrees[i];
      if (isGrowing_[i] == 0) continue;
      variance_[i] = share;
      for (std::size_t c = 0; c < kSeriesChannels; ++c) best_.channels[c][i] = fitted.channels[c][i];
    }
  }

  /// Adds the fitted values, weighted by the inverse of their variance.
  void addTo(Series& sum, std::vector<double>& weights) const {
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const double weight = 1 / variance_[i];
      weights[i] += weight;
      for (std::size_t c = 0; c < kSeriesChannels; ++c) sum.channels[c][i] += weight * best_.channels[c][i];
    }
  }

 private:
  static void fit(const LineWeights& line, const std::vector<double>& extended, std::vector<double>& fitted) {
    const double* values = extended.data() + static_cast<int>(kLineMargin) + line.first;
    for (std::size_t k = 0; k < line.weights.size(); ++k) {
      const double weight = line.weights[k];
      for (std::size_t i = 0; i < fitted.size(); ++i) fitted[i] += weight * values[i + k];
    }
  }

  /// Keeps what the intervals of a channel have in common. Only used while all intervals meet.
  static void narrow(const std::vector<double>& fitted, double spread, std::vector<double>& low,
                     std::vector<double>& high, std::vector<std::uint8_t>& agrees) {
    for (std::size_t i = 0; i < fitted.size(); ++i) {
      low[i] = std::max(low[i], fitted[i] - spread);
      high[i] = std::min(high[i], fitted[i] + spread);
      agrees[i] = agrees[i] & static_cast<std::uint8_t>(low[i] <= high[i]);
    }
  }

  const Series& extended_;
  const SeriesNoise& noise_;
  Series best_;
  std::vector<double> variance_;         ///< of best_, as a share of that of the noise
  std::vector<std::uint8_t> isGrowing_;  ///< all intervals so far meet
  Series low_, high_;
};

Series extendedSeries(const Series& series) {
  Series result(series.size() + 2 * kLineMargin);
  for (std::size_t c = 0; c < kSeriesChannels; ++c) {
    for (std::size_t i = 0; i < result.size(); ++i) {
      result.channels[c][i] =
          extendedValue(series.channels[c], static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(kLineMargin));
    }
  }
  return result;
}

}  // namespace

Series fittedLines(const Series& series, const SeriesNoise& noise) {
  const Series padded = extendedSeries(series);
  Series sum(series.size());
  std::vector<double> weights(series.size(), 0.0);
  for (const auto& [before, after] : {std::pair(1, 0), std::pair(1, 1), std::pair(0, 1)}) {
    SideFit side(series, padded, noise);
    for (const int reach : kLineReaches) side.grow(LineWeights(-reach * before, reach * after));
    side.addTo(sum, weights);
  }
  for (std::vector<double>& channel : sum.channels) {
    for (std::size_t i = 0; i < channel.size(); ++i) channel[i] /= weights[i];
  }
  return sum;
}

}  // namespace furitsuke::operations
