// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/units.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/motion/default_keys.h"
#include "core/motion/key.h"

namespace furitsuke::motion {
namespace {

TEST(Units, CameraDistanceIsNegated) {
  EXPECT_EQ(shownCameraDistance(restCameraKey().distance), 45.0);
  EXPECT_TRUE(sameBits(storedCameraDistance(45), -45.0F));
  EXPECT_TRUE(sameBits(storedCameraDistance(0), 0.0F)) << "no negative zero";
  for (const float stored : {-45.0F, 0.1F, -1e-30F, 123456.7F}) {
    EXPECT_TRUE(sameBits(storedCameraDistance(shownCameraDistance(stored)), stored));
  }
}

TEST(Units, CameraAnglesAreDegreesWithXNegated) {
  EXPECT_FLOAT_EQ(storedCameraAngle(Axis::X, 90), -1.5707964F);
  EXPECT_FLOAT_EQ(storedCameraAngle(Axis::Y, 90), 1.5707964F);
  EXPECT_FLOAT_EQ(storedCameraAngle(Axis::Z, -720), -12.566371F);
  EXPECT_TRUE(sameBits(storedCameraAngle(Axis::X, 0), 0.0F));
}

TEST(Units, CameraAnglesInTenthsOfADegreeAreShownAsTyped) {
  for (const Axis axis : {Axis::X, Axis::Y, Axis::Z}) {
    for (int tenths = -7200; tenths <= 7200; ++tenths) {
      const double shown = shownCameraAngle(axis, storedCameraAngle(axis, tenths / 10.0));
      ASSERT_EQ(std::lround(shown * 1000), tenths * 100L) << tenths;
    }
  }
}

TEST(Units, EveryLightLevelRoundTrips) {
  for (int level = 0; level <= kMaxLightLevel; ++level) {
    EXPECT_EQ(shownLightLevel(storedLightLevel(level)), level);
    EXPECT_TRUE(sameBits(storedLightLevel(level), static_cast<float>(level) / 256.0F));
  }
}

TEST(Units, LightLevelsOffTheGridAreRoundedForDisplayOnly) {
  struct Row {
    float stored;
    int shown;
  };
  const Row rows[] = {{0.602F, 154},
                      {154.0F / 256, 154},
                      {154.0F / 255, 155},
                      {1.0F, 255},
                      {7.0F, 255},
                      {-0.2F, 0},
                      {std::numeric_limits<float>::quiet_NaN(), 0},
                      {std::numeric_limits<float>::infinity(), 255}};
  for (const Row& row : rows) EXPECT_EQ(shownLightLevel(row.stored), row.shown) << row.stored;
  EXPECT_TRUE(sameBits(storedLightLevel(300), 255.0F / 256));
  EXPECT_TRUE(sameBits(storedLightLevel(-1), 0.0F));
}

TEST(Units, EveryShadowDistanceRoundTrips) {
  for (int shown = 0; shown <= 9999; ++shown) {
    ASSERT_EQ(shownShadowDistance(storedShadowDistance(shown)), shown);
  }
}

TEST(Units, KnownShadowDistances) {
  EXPECT_TRUE(sameBits(storedShadowDistance(8875), 0.01125F)) << "MMD's default";
  EXPECT_TRUE(sameBits(storedShadowDistance(9999), 0.00001F));
  EXPECT_TRUE(sameBits(storedShadowDistance(0), 0.1F));
  EXPECT_EQ(shownShadowDistance(restSelfShadowKey().distance), 8875);
}

}  // namespace
}  // namespace furitsuke::motion
