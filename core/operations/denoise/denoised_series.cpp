// SPDX-License-Identifier: MIT
#include "core/operations/denoise/denoised_series.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/operations/denoise/local_lines.h"
#include "core/operations/denoise/wavelet.h"

namespace furitsuke::operations {

namespace {

constexpr std::size_t kShrunkLevels = 5;
/// A detail below this many times the noise is removed; larger ones shrink less and less.
constexpr double kShrinkage = 2;
/// What the first pass leaves, as a share of the noise.
constexpr double kFirstPass = 0.4;

/// The standard deviations of the details of a channel.
std::vector<double> detailDeviations(const ChannelNoise& noise, const Wavelet& wavelet) {
  // Never 0: a channel without noise keeps its details.
  constexpr double kSmallest = 1e-12;
  std::vector<double> deviations = detailVariances(wavelet, kShrunkLevels, noise.correlation);
  for (double& deviation : deviations) deviation = std::max(kSmallest, noise.deviation * std::sqrt(deviation));
  return deviations;
}

/// Non-negative garrote: A. Bruce and H.-Y. Gao, "WaveShrink with firm shrinkage", 1997.
std::vector<double> shrunk(const std::vector<double>& channel, const ChannelNoise& noise) {
  WaveletLevels levels = decomposed(channel, shortWavelet(), kShrunkLevels);
  const std::vector<double> deviations = detailDeviations(noise, shortWavelet());
  for (std::size_t level = 0; level < kShrunkLevels; ++level) {
    const double limit = kShrinkage * deviations[level];
    for (double& detail : levels.details[level]) {
      const double square = detail * detail;
      detail = square > limit * limit ? detail * (1 - limit * limit / square) : 0;
    }
  }
  return composed(levels, shortWavelet());
}

/// A value that leaves the line before it and the line after it by more than this many times the noise is a spike.
constexpr double kSpikeSize = 6;
/// The lines before and after a spike meet within this many times the noise, and this part of the spike.
constexpr double kSpikeMeeting = 4;
constexpr double kSpikeMeetingPart = 0.3;
/// The frames of each line.
constexpr std::size_t kSpikeReach = 4;

/// The value at a place of the line through kSpikeReach values on one side.
double lineBeside(const std::vector<double>& values, std::size_t at, int side) {
  // Least squares through the values at distances 1 to 4, evaluated at distance 0.
  constexpr std::array<double, kSpikeReach> kWeights = {1, 0.5, 0, -0.5};
  double sum = 0;
  for (std::size_t k = 0; k < kSpikeReach; ++k) {
    sum += kWeights[k] * values[side < 0 ? at - 1 - k : at + 1 + k];
  }
  return sum;
}

/// The value at a place of the cubic through two values on each side, which follows a bend.
double valueBetween(const std::vector<double>& values, std::size_t at) {
  return (4 * (values[at - 1] + values[at + 1]) - values[at - 2] - values[at + 2]) / 6;
}

}  // namespace

std::vector<std::size_t> removeSpikes(Series& series, const SeriesNoise& noise) {
  std::vector<std::size_t> spikes;
  for (std::size_t i = kSpikeReach; i + kSpikeReach < series.size(); ++i) {
    bool isSpike = false;
    bool isMeeting = true;
    glm::dvec3 expected{0, 0, 0};
    double farthest = 0;
    double apart = 0;
    for (std::size_t c = 0; c < kSeriesChannels; ++c) {
      const double deviation = noise.channels[c].deviation;
      if (deviation <= 0) continue;
      const double before = lineBeside(series.channels[c], i, -1);
      const double after = lineBeside(series.channels[c], i, 1);
      const double middle = valueBetween(series.channels[c], i);
      expected[static_cast<glm::length_t>(c)] = middle;
      farthest = std::max(farthest, std::abs(series.channels[c][i] - middle) / deviation);
      apart = std::max(apart, std::abs(after - before) / deviation);
    }
    isSpike = farthest > kSpikeSize;
    isMeeting = apart <= std::max(kSpikeMeeting, kSpikeMeetingPart * farthest);
    if (!isSpike || !isMeeting) continue;
    for (std::size_t c = 0; c < kSeriesChannels; ++c) {
      if (noise.channels[c].deviation > 0) series.channels[c][i] = expected[static_cast<glm::length_t>(c)];
    }
    spikes.push_back(i);
  }
  return spikes;
}

Series denoised(const Series& series, const SeriesNoise& noise) {
  Series first = fittedLines(series, noise);
  for (std::size_t c = 0; c < kSeriesChannels; ++c) {
    const std::vector<double> other = shrunk(series.channels[c], noise.channels[c]);
    for (std::size_t i = 0; i < other.size(); ++i) first.channels[c][i] = (first.channels[c][i] + other[i]) / 2;
  }
  SeriesNoise left = noise;
  for (ChannelNoise& channel : left.channels) channel.deviation *= kFirstPass;
  return fittedLines(first, left);
}

}  // namespace furitsuke::operations
