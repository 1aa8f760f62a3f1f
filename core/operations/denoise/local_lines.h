// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/denoise/series.h"

// Used inside core/operations only.
namespace furitsuke::operations {

/// The series with each value replaced by that of straight lines, fitted to the frames before it, after it and around
/// it. Each of the three spans as many frames, up to 15 on a side, as agree with the shorter ones within the noise in
/// all channels, so that it ends at an accent; they are averaged by the noise that is left in them. Intersection of
/// confidence intervals: A. Goldenshluger and A. Nemirovski, "On spatially adaptive estimation of nonparametric
/// regression", 1997.
[[nodiscard]] Series fittedLines(const Series& series, const SeriesNoise& noise);

}  // namespace furitsuke::operations
