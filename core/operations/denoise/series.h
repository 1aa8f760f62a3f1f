// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <glm/vec3.hpp>
#include <vector>

// Values of a bone over time, for the search for noise. Used inside core/operations and core/quality only.
namespace furitsuke::operations {

/// The channels of a position (model units) or of a rotation vector (the axis, as long as the angle in radians).
inline constexpr std::size_t kSeriesChannels = 3;

/// A position or a rotation at evenly spaced frames, channel by channel; all of the same length.
struct Series {
  std::array<std::vector<double>, kSeriesChannels> channels;

  Series() = default;
  explicit Series(std::size_t size) {
    for (std::vector<double>& channel : channels) channel.resize(size);
  }
  [[nodiscard]] std::size_t size() const noexcept { return channels.front().size(); }
  [[nodiscard]] glm::dvec3 at(std::size_t i) const { return {channels[0][i], channels[1][i], channels[2][i]}; }
  void set(std::size_t i, const glm::dvec3& value) {
    for (std::size_t c = 0; c < kSeriesChannels; ++c) channels[c][i] = value[static_cast<glm::length_t>(c)];
  }
};

/// The noise of a channel: its standard deviation, in the unit of the channel, and how much of it is still there at
/// the next frame, from 0 (white noise) to below 1.
struct ChannelNoise {
  double deviation = 0;
  double correlation = 0;
};

/// The noise of the channels of a series.
struct SeriesNoise {
  std::array<ChannelNoise, kSeriesChannels> channels;

  /// The usual distance from the path: the root of the mean of its square.
  [[nodiscard]] double size() const {
    double sum = 0;
    for (const ChannelNoise& channel : channels) sum += channel.deviation * channel.deviation;
    return std::sqrt(sum);
  }
};

}  // namespace furitsuke::operations
