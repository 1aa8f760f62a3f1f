// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/light_ramp.h"

#include <gtest/gtest.h>

namespace furitsuke {
namespace {

TEST(LightRamp, FallsWithTheCosineAndStaysWhereNoLightComes) {
  const Image ramp = lightRamp();
  ASSERT_EQ(ramp.pixels.size(), std::size_t{ramp.width} * ramp.height * 4);
  const auto shareAt = [&](double part) {
    const auto row = static_cast<std::size_t>(part * (ramp.height - 1));
    return ramp.pixels[row * 4] / 255.0;
  };
  EXPECT_NEAR(shareAt(0), 1, 0.02) << "straight before the light";
  EXPECT_NEAR(shareAt(0.25), kUnlitShare + (1 - kUnlitShare) * 0.5, 0.02) << "60 degrees aside";
  EXPECT_NEAR(shareAt(0.5), kUnlitShare, 0.02);
  EXPECT_NEAR(shareAt(1), kUnlitShare, 0.01) << "turned away";
}

}  // namespace
}  // namespace furitsuke
