// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>

#include "core/operations/denoise/series.h"

// Used inside core/operations only.
namespace furitsuke::operations {

/// The details of a channel at the times when it moves least.
struct ChannelMeasure {
  double finest = 0;  ///< the usual size of the finest details, in the unit of the channel
  double growth = 0;  ///< the power of details that are twice as long, as a multiple of that of the finest
  /// Of the noise from frame to frame: from 0 to below 1. Too large where the channel always moves.
  double correlation = 0;
};

using NoiseMeasure = std::array<ChannelMeasure, kSeriesChannels>;

/// Measures the noise of a recorded bone from its movement, by the finest details of each channel at the times when it
/// is slowest: recorded and hand-made movement has no details there, and noise has. `parts`: of one recording; parts
/// of fewer than 8 values are left out. All 0 where a seventh of the movement stands still without noise.
[[nodiscard]] NoiseMeasure noiseMeasureOf(std::span<const Series> parts);

/// The noise of a series with that measure and correlation. Details that grow faster with their length than those of
/// noise come from movement: the noise of such a channel counts as smaller, down to 0.
[[nodiscard]] SeriesNoise noiseWith(const NoiseMeasure& measure, double correlation);

/// The correlation of the noise of all bones of a recording, which comes from what recorded them: the lower quartile of
/// those of the channels with noise, because movement only adds to it, and not more than can be told from movement.
/// `least`: the noise that counts.
[[nodiscard]] double commonCorrelation(std::span<const NoiseMeasure> measures, double least);

}  // namespace furitsuke::operations
