// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/operations/denoise/series.h"

// Used inside core/operations only.
namespace furitsuke::operations {

/// Moves single values that leave the movement around them, by more than six times the noise, to where they belong: the
/// lines through the frames before and after such a value meet, other than at an accent. Returns the indices of the
/// values. Nothing without noise.
std::vector<std::size_t> removeSpikes(Series& series, const SeriesNoise& noise);

/// The series without its noise: accents, which are larger than the noise, stay as they are, and slow movement becomes
/// smooth. The method adapts to each place, so that it does not blunt fast movement as a low-pass does.
[[nodiscard]] Series denoised(const Series& series, const SeriesNoise& noise);

}  // namespace furitsuke::operations
