// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_clock.h"

#include <gtest/gtest.h>

#include <cmath>

namespace furitsuke::session {
namespace {

/// Lets the device play from `from` to `to` seconds of the machine, `rate` sample frames per second, and read in steps
/// of 10 ms. `play` returns the sample frames that it says to have played.
template <class Play>
void observe(SoundClock& clock, double from, double to, Play play) {
  for (double time = from; time < to; time += 0.01) clock.observe(time, std::llround(play(time)));
}

TEST(SoundClock, IsTheTimeOfTheMachineUntilSomethingIsHeard) {
  SoundClock clock;
  EXPECT_EQ(clock.at(3), 3);
  clock.begin(48'000);
  observe(clock, 3, 5, [](double) { return 0; });
  EXPECT_FALSE(clock.isRunning());
  EXPECT_EQ(clock.at(5), 5);
}

TEST(SoundClock, ContinuesTheTimeOfTheMachineAndFollowsTheDevice) {
  SoundClock clock;
  clock.begin(48'000);
  // The device is heard from 10.5 on and is 1 % faster than the machine.
  const auto play = [](double time) { return std::max(0.0, (time - 10.5) * 48'000 * 1.01); };
  observe(clock, 10, 11, play);
  EXPECT_NEAR(clock.at(10.999), 10.999, 0.01) << "no jump";
  observe(clock, 11, 70, play);
  ASSERT_TRUE(clock.isRunning());
  for (const double time : {70.0, 70.003, 70.007}) {
    EXPECT_NEAR(clock.at(time), clock.timeOf(std::llround(play(time))), 0.004) << time;
  }
}

TEST(SoundClock, SmoothsReadingsThatComeInSteps) {
  SoundClock clock;
  clock.begin(48'000);
  // As a device that tells what it has played once in 30 ms.
  const auto play = [](double time) { return std::floor((time - 10) / 0.03) * 0.03 * 48'000; };
  observe(clock, 10, 12, play);
  double last = clock.at(12);
  for (double time = 12; time < 13; time += 0.001) {
    if (std::fmod(time, 0.01) < 0.001) clock.observe(time, std::llround(play(time)));
    const double now = clock.at(time);
    EXPECT_GE(now, last);
    EXPECT_LT(now - last, 0.005) << "no steps";
    last = now;
  }
}

TEST(SoundClock, TakesOverALargeErrorAtOnceAndNeverGoesBack) {
  SoundClock clock;
  clock.begin(48'000);
  observe(clock, 10, 11, [](double time) { return (time - 10) * 48'000; });
  const double before = clock.at(11);
  // 100 ms are lost.
  observe(clock, 11.0, 11.02, [](double time) { return (time - 10.1) * 48'000; });
  EXPECT_GE(clock.at(11.02), before);
  observe(clock, 11.02, 11.5, [](double time) { return (time - 10.1) * 48'000; });
  EXPECT_NEAR(clock.at(11.5), clock.timeOf(67'200), 0.002);
}

TEST(SoundClock, GoesOnWithTheMachineWhenTheDeviceStandsStill) {
  SoundClock clock;
  clock.begin(48'000);
  observe(clock, 10, 11, [](double time) { return (time - 10) * 48'000; });
  const int revision = clock.revision();
  observe(clock, 11, 12, [](double) { return 48'000; });
  EXPECT_FALSE(clock.isRunning());
  EXPECT_NE(clock.revision(), revision);
  const double stood = clock.at(12);
  EXPECT_NEAR(clock.at(13) - stood, 1, 1e-9);
  observe(clock, 13, 14, [](double time) { return 48'000 + (time - 13) * 48'000; });
  EXPECT_TRUE(clock.isRunning()) << "and follows it again";
  EXPECT_NEAR(clock.at(14) - stood, 2, 0.02);
}

TEST(SoundClock, ALateDeviceHasPlayedLess) {
  SoundClock clock;
  clock.setLateness(0.2);
  clock.begin(48'000);
  observe(clock, 10, 12, [](double time) { return (time - 10) * 48'000; });
  // What the device played at 12.0 is heard at 12.2.
  EXPECT_NEAR(clock.timeOf(96'000), 12.2, 0.02);
  EXPECT_NEAR(clock.at(12), 12, 0.02);
  clock.setLateness(0);
  observe(clock, 12, 13, [](double time) { return (time - 10) * 48'000; });
  EXPECT_NEAR(clock.at(13), clock.timeOf(144'000), 0.01);
}

}  // namespace
}  // namespace furitsuke::session
