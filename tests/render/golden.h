// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/image/image.h"

namespace furitsuke::test {

/// How far a picture is from the expected one.
struct PictureDistance {
  double mean = 0;   ///< of the differences of all channels of all pixels, 0..255
  double share = 0;  ///< of the pixels in which a channel is off by more than kPixelTolerance
};

// Other drivers round other pixels to the sides of an outline and filter textures a little otherwise.
inline constexpr int kPixelTolerance = 16;
inline constexpr double kMeanTolerance = 0.3;
inline constexpr double kShareTolerance = 0.004;

/// Of pictures of the same size.
[[nodiscard]] PictureDistance distanceOf(const Image& actual, const Image& expected);

/// Compares with tests/data/golden/NAME.png. Empty when they agree; else what is wrong and the folder in which the
/// actual picture, the expected one and their difference lie. With FURITSUKE_MAKE_GOLDEN set, the picture is written
/// as the expected one instead, to be looked at before it is committed.
[[nodiscard]] std::string compareWithGolden(const Image& actual, const std::string& name);

}  // namespace furitsuke::test
