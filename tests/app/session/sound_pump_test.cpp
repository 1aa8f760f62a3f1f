// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_pump.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/app/session/sound_outputs.h"

namespace furitsuke::session {
namespace {

class SoundPumpTest : public testing::Test {
 protected:
  SoundPumpTest() {
    state->seconds = 100;
    pump.setSound(sound, 0);
  }
  /// Ticks every 10 ms.
  void runFor(double seconds) {
    for (int i = 0; i < std::lround(seconds * 100); ++i) {
      state->seconds += 0.01;
      pump.tick();
    }
  }
  /// The number of the sample frame of the sound that is heard at this moment; 0: silence.
  [[nodiscard]] int heard() const {
    state->play();
    return state->written.at(static_cast<std::size_t>(state->played) * 2);
  }

  std::shared_ptr<test::OutputState> state = std::make_shared<test::OutputState>();
  std::shared_ptr<media::Sound> sound = std::make_shared<media::Sound>(test::countingSound(48'000, 480'000));
  SoundPump pump{[this] { return std::make_unique<test::FileOutput>(state); }, [this] { return state->seconds; }};
};

TEST_F(SoundPumpTest, OpensNothingBeforeItIsAskedTo) {
  runFor(1);
  EXPECT_EQ(state->starts, 0);
  EXPECT_EQ(pump.state(), SoundPump::State::Closed);
  EXPECT_EQ(pump.now(), state->seconds);
  pump.open();
  runFor(0.1);
  EXPECT_EQ(state->starts, 1);
  EXPECT_EQ(pump.state(), SoundPump::State::Open);
}

TEST_F(SoundPumpTest, WhatIsHeardIsAtThePositionOfTheClock) {
  pump.open();
  runFor(0.5);
  const double start = pump.nextStart();
  EXPECT_GT(start, pump.now()) << "the queued silence comes first";
  pump.setCourse(PlaybackCourse{.startSeconds = start});
  double worst = 0;
  for (int i = 0; i < 400; ++i) {
    runFor(0.01);
    const double position = (pump.now() - start) * 48'000;
    if (position < 500) continue;
    const double isHeard = heard();
    worst = std::max(worst, std::abs(std::fmod(position, 30'000) + 1 - isHeard) / 48'000);
  }
  EXPECT_LT(worst, 0.003) << "seconds between the clock and what is heard";
}

TEST_F(SoundPumpTest, ThePlaceOfTheFirstSampleIsTheStartOfTheCourse) {
  pump.open();
  runFor(0.5);
  const double start = pump.nextStart();
  pump.setCourse(PlaybackCourse{.startSeconds = start});
  runFor(0.3);
  const auto first = std::ranges::find(state->written, 1);
  ASSERT_NE(first, state->written.end()) << "the first sample of the sound was lost";
  EXPECT_EQ(*(first + 2), 2);
}

TEST_F(SoundPumpTest, FiftyTurnsOfALoopAreWrittenWithoutAGap) {
  pump.open();
  runFor(0.5);
  constexpr std::int64_t kFrame = 1'600, kTurn = 3 * kFrame;
  pump.setCourse(PlaybackCourse{.startSeconds = pump.nextStart(), .startPosition = 4, .loops = true, .frames = {4, 6}});
  for (int i = 0; i < 600; ++i) {
    state->seconds += i % 3 == 0 ? 0.004 : 0.013;
    pump.tick();
  }
  const auto first = std::ranges::find_if(state->written, [](std::int16_t sample) { return sample != 0; });
  const auto count = (state->written.end() - first) / 2;
  ASSERT_GT(count, 50 * kTurn);
  for (std::int64_t i = 200; i < count; ++i) {
    ASSERT_EQ(*(first + 2 * i), 4 * kFrame + i % kTurn + 1) << "sample " << i % kTurn << " of turn " << i / kTurn;
  }
}

TEST_F(SoundPumpTest, WithoutADeviceTheClockOfTheMachineGoesOn) {
  state->hasDevice = false;
  pump.open();
  EXPECT_NEAR(pump.nextStart() - pump.now(), SoundPump::kOpeningTime, 1e-9);
  runFor(0.1);
  EXPECT_EQ(pump.state(), SoundPump::State::Failed);
  EXPECT_EQ(pump.now(), state->seconds);
  EXPECT_EQ(pump.nextStart(), pump.now());
  runFor(1);
  EXPECT_EQ(state->starts, 1) << "not tried again by itself";
  pump.open();
  EXPECT_EQ(pump.nextStart(), pump.now()) << "nobody waits for it the second time";
}

TEST_F(SoundPumpTest, ADeviceThatIsLostLeavesTheClockRunning) {
  pump.open();
  runFor(1);
  const double before = pump.now();
  state->isLost = true;
  runFor(1);
  EXPECT_EQ(pump.state(), SoundPump::State::Failed);
  EXPECT_NEAR(pump.now() - before, 1, 0.01);
}

TEST_F(SoundPumpTest, ADeviceThatStandsStillIsFollowedAgainAtTheRightPlace) {
  pump.open();
  runFor(0.5);
  pump.setCourse(PlaybackCourse{.startSeconds = pump.nextStart()});
  const double start = pump.nextStart();
  runFor(0.5);
  state->stands = true;
  runFor(1);
  state->stands = false;
  runFor(1);
  const double position = (pump.now() - start) * 48'000;
  EXPECT_NEAR(heard(), std::fmod(position, 30'000), 48'000 * 0.03);
}

TEST_F(SoundPumpTest, AnUnusedDeviceIsClosedAndOpenedForTheNextUse) {
  pump.open();
  runFor(SoundPump::kRestTime - 1);
  EXPECT_EQ(pump.state(), SoundPump::State::Open);
  runFor(2);
  EXPECT_EQ(pump.state(), SoundPump::State::Closed);
  EXPECT_EQ(state->rate, 0);
  pump.open();
  runFor(0.2);
  EXPECT_EQ(pump.state(), SoundPump::State::Open);
  pump.setCourse(PlaybackCourse{.startSeconds = pump.nextStart(), .loops = true, .frames = {0, 30}});
  runFor(SoundPump::kRestTime + 2);
  EXPECT_EQ(pump.state(), SoundPump::State::Open) << "it is being used";
}

TEST_F(SoundPumpTest, AnotherRateIsPlayedAtThatRate) {
  pump.open();
  runFor(0.2);
  EXPECT_EQ(state->rate, 48'000);
  pump.setSound(std::make_shared<media::Sound>(test::countingSound(22'050, 22'050)), 0);
  runFor(0.2);
  EXPECT_EQ(state->rate, 22'050);
  pump.setSound(nullptr, 0);
  runFor(0.1);
  EXPECT_EQ(state->rate, 0);
}

}  // namespace
}  // namespace furitsuke::session
