// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/moving_quality.h"

#include <gtest/gtest.h>

namespace furitsuke::panels {
namespace {

void drawPictures(MovingQuality& quality, int count, int samples, double milliseconds) {
  for (int i = 0; i < count; ++i) quality.drew(samples, milliseconds);
}

TEST(MovingQualityTest, AMachineThatDrawsThirtyPicturesPerSecondKeepsItsSamples) {
  MovingQuality quality;
  drawPictures(quality, 60, 4, 30);
  EXPECT_EQ(quality.samplesFor(4, true), 4);
}

TEST(MovingQualityTest, ASlowMachineMovesWithoutSamplesAndRestsWithThem) {
  MovingQuality quality;
  drawPictures(quality, MovingQuality::kSlowPictures, 4, 40);
  EXPECT_EQ(quality.samplesFor(4, true), 0);
  EXPECT_EQ(quality.samplesFor(4, false), 4);
  drawPictures(quality, 60, 0, 10);
  EXPECT_EQ(quality.samplesFor(4, true), 0) << "pictures without samples say nothing about those with samples";
  drawPictures(quality, 1, 4, 20);
  EXPECT_EQ(quality.samplesFor(4, true), 4) << "the scene became simpler";
}

TEST(MovingQualityTest, ASingleSlowPictureChangesNothing) {
  MovingQuality quality;
  for (int i = 0; i < 10; ++i) {
    drawPictures(quality, MovingQuality::kSlowPictures - 1, 8, 500);
    drawPictures(quality, 1, 8, 5);
    EXPECT_EQ(quality.samplesFor(8, true), 8);
  }
}

}  // namespace
}  // namespace furitsuke::panels
