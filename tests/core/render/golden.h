// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/image/image.h"

namespace furitsuke::test {

/// The difference between two pictures. A pixel is compared with the nine at and around its position in the other
/// picture, and the most similar one counts: other drivers draw a line or an outline one pixel off.
struct PictureDistance {
  double mean = 0;   ///< mean difference of all pixels in the channel that differs most, 0..255
  double share = 0;  ///< fraction of the pixels that differ by more than kPixelTolerance
};

inline constexpr int kPixelTolerance = 16;
inline constexpr double kMeanTolerance = 0.3;
inline constexpr double kShareTolerance = 0.004;

/// For pictures of the same size.
[[nodiscard]] PictureDistance distanceOf(const image::Image& actual, const image::Image& expected);

/// Keeps both pictures and their difference in a folder with that name, which the text returned contains.
[[nodiscard]] std::string keepFailure(const image::Image& actual, const std::optional<image::Image>& expected,
                                      const std::string& name);

/// Compares with tests/data/golden/NAME.png. Empty if they agree; otherwise the difference and the folder with the
/// actual picture, the expected one and their difference. With FURITSUKE_MAKE_GOLDEN set, the picture is instead
/// written as the expected one, to be checked before it is committed. `leniency` multiplies the tolerance.
[[nodiscard]] std::string compareWithGolden(const image::Image& actual, const std::string& name, double leniency = 1);

}  // namespace furitsuke::test
