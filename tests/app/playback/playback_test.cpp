// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/playback/playback.h"

#include <gtest/gtest.h>

#include "app/playback/transport_bar.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

class Playing : public ::testing::Test {
 protected:
  Playing() : document(motion()), playback(nullptr, [this] { return seconds; }) { playback.setDocument(&document); }
  static Motion motion() {
    Motion made;
    test::addBone(made, "右腕", {0, 90});
    return made;
  }
  Frame at(double time) {
    seconds = time;
    playback.advance();
    return document.currentFrame();
  }
  double seconds = 0;
  MotionDocument document;
  Playback playback;
};

TEST_F(Playing, FollowsTheClockNotTheTicks) {
  playback.play();
  EXPECT_TRUE(playback.isPlaying());
  EXPECT_EQ(at(0.01), 0);
  EXPECT_EQ(at(0.034), 1);
  EXPECT_EQ(at(1.001), 30) << "a late tick skips frames";
  EXPECT_EQ(at(1.002), 30);
}

TEST_F(Playing, StopsOnTheLastKey) {
  playback.play();
  EXPECT_EQ(at(5), 90);
  EXPECT_FALSE(playback.isPlaying());
  playback.play();
  EXPECT_EQ(document.currentFrame(), 0) << "begins again from the start";
}

TEST_F(Playing, LoopsWhenAsked) {
  playback.setLooping(true);
  playback.play();
  EXPECT_EQ(at(2.99), 89);
  EXPECT_EQ(at(3.2), 0);
  EXPECT_EQ(at(4.201), 30);
  EXPECT_TRUE(playback.isPlaying());
}

TEST_F(Playing, GoesOnFromWhereThePlayheadIsPut) {
  playback.play();
  EXPECT_EQ(at(0.5001), 15);
  document.setCurrentFrame(60);
  EXPECT_EQ(at(0.51), 60);
  EXPECT_EQ(at(1.0101), 75);
}

TEST_F(Playing, AnEmptyMotionDoesNotPlay) {
  MotionDocument empty;
  playback.setDocument(&empty);
  playback.play();
  EXPECT_FALSE(playback.isPlaying());
}

TEST(TimeText, ShowsMinutesSecondsAndHundredths) {
  EXPECT_EQ(timeText(0), "0:00.00");
  EXPECT_EQ(timeText(1), "0:00.03");
  EXPECT_EQ(timeText(45), "0:01.50");
  EXPECT_EQ(timeText(30 * 125 + 10), "2:05.33");
}

}  // namespace
}  // namespace furitsuke
