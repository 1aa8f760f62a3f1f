// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/image/image.h"

namespace furitsuke::test {

/// How far two pictures are from each other. A pixel is compared with the nine at and around its place in the other
/// picture and the most alike counts: other drivers put a line or an outline one pixel aside.
struct PictureDistance {
  double mean = 0;   ///< of the differences of all pixels in the channel that differs most, 0..255
  double share = 0;  ///< of the pixels that are off by more than kPixelTolerance
};

inline constexpr int kPixelTolerance = 16;
inline constexpr double kMeanTolerance = 0.3;
inline constexpr double kShareTolerance = 0.004;

/// Of pictures of the same size.
[[nodiscard]] PictureDistance distanceOf(const Image& actual, const Image& expected);

/// Compares with tests/data/golden/NAME.png. Empty when they agree; else what is wrong and the folder in which the
/// actual picture, the expected one and their difference lie. With FURITSUKE_MAKE_GOLDEN set, the picture is written
/// as the expected one instead, to be looked at before it is committed. `leniency` multiplies what is tolerated.
[[nodiscard]] std::string compareWithGolden(const Image& actual, const std::string& name, double leniency = 1);

}  // namespace furitsuke::test
