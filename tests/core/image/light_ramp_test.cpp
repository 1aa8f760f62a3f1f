// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/light_ramp.h"

#include <gtest/gtest.h>

namespace furitsuke::image {
namespace {

TEST(LightRamp, FallsWithTheCosineAndIsConstantWhereUnlit) {
  const Image ramp = lightRamp();
  ASSERT_EQ(ramp.pixels.size(), std::size_t{ramp.width} * ramp.height * 4);
  const auto shareAt = [&](double part) {
    const auto row = static_cast<std::size_t>(part * (ramp.height - 1));
    return ramp.pixels[row * 4] / 255.0;
  };
  EXPECT_NEAR(shareAt(0), 1, 0.02) << "facing the light";
  EXPECT_NEAR(shareAt(0.25), kUnlitShare + (1 - kUnlitShare) * 0.5, 0.02) << "at 60 degrees";
  EXPECT_NEAR(shareAt(0.5), kUnlitShare, 0.02);
  EXPECT_NEAR(shareAt(1), kUnlitShare, 0.01) << "facing away";
}

}  // namespace
}  // namespace furitsuke::image
