// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/audio_renderer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/app/session/sound_outputs.h"

namespace furitsuke::session {
namespace {

class AudioRendererTest : public testing::Test {
 protected:
  AudioRendererTest() {
    state->seconds = 100;
    renderer.setSound(sound, 0);
  }
  /// Ticks every 10 ms.
  void runFor(double seconds) {
    for (int i = 0; i < std::lround(seconds * 100); ++i) {
      state->seconds += 0.01;
      renderer.tick();
    }
  }
  /// The number of the sample frame of the sound that is heard at this moment; 0: silence.
  [[nodiscard]] int heard() const {
    state->play();
    return state->written.at(static_cast<std::size_t>(state->played) * 2);
  }

  std::shared_ptr<test::OutputState> state = std::make_shared<test::OutputState>();
  std::shared_ptr<media::Sound> sound = std::make_shared<media::Sound>(test::countingSound(48'000, 480'000));
  AudioRenderer renderer{[this] { return std::make_unique<test::FileOutput>(state); },
                         [this] { return state->seconds; }};
};

TEST_F(AudioRendererTest, OpensNothingBeforeItIsAskedTo) {
  runFor(1);
  EXPECT_EQ(state->starts, 0);
  EXPECT_EQ(renderer.state(), AudioRenderer::State::Closed);
  EXPECT_EQ(renderer.now(), state->seconds);
  renderer.open();
  runFor(0.1);
  EXPECT_EQ(state->starts, 1);
  EXPECT_EQ(renderer.state(), AudioRenderer::State::Open);
}

TEST_F(AudioRendererTest, WhatIsHeardIsAtThePositionOfTheClock) {
  renderer.open();
  runFor(0.5);
  const double start = renderer.nextStart();
  EXPECT_GT(start, renderer.now()) << "the queued silence comes first";
  renderer.setMapping(ClockMapping{.startSeconds = start});
  double worst = 0;
  for (int i = 0; i < 400; ++i) {
    runFor(0.01);
    const double position = (renderer.now() - start) * 48'000;
    if (position < 500) continue;
    const double isHeard = heard();
    worst = std::max(worst, std::abs(std::fmod(position, 30'000) + 1 - isHeard) / 48'000);
  }
  EXPECT_LT(worst, 0.003) << "seconds between the clock and what is heard";
}

TEST_F(AudioRendererTest, ThePlaceOfTheFirstSampleIsTheStartOfTheCourse) {
  renderer.open();
  runFor(0.5);
  const double start = renderer.nextStart();
  renderer.setMapping(ClockMapping{.startSeconds = start});
  runFor(0.3);
  const auto first = std::ranges::find(state->written, 1);
  ASSERT_NE(first, state->written.end()) << "the first sample of the sound was lost";
  EXPECT_EQ(*(first + 2), 2);
}

TEST_F(AudioRendererTest, FiftyTurnsOfALoopAreWrittenWithoutAGap) {
  renderer.open();
  runFor(0.5);
  constexpr std::int64_t kFrame = 1'600, kTurn = 3 * kFrame;
  renderer.setMapping(
      ClockMapping{.startSeconds = renderer.nextStart(), .startPosition = 4, .loops = true, .frames = {4, 6}});
  for (int i = 0; i < 600; ++i) {
    state->seconds += i % 3 == 0 ? 0.004 : 0.013;
    renderer.tick();
  }
  const auto first = std::ranges::find_if(state->written, [](std::int16_t sample) { return sample != 0; });
  const auto count = (state->written.end() - first) / 2;
  ASSERT_GT(count, 50 * kTurn);
  for (std::int64_t i = 200; i < count; ++i) {
    ASSERT_EQ(*(first + 2 * i), 4 * kFrame + i % kTurn + 1) << "sample " << i % kTurn << " of turn " << i / kTurn;
  }
}

TEST_F(AudioRendererTest, WithoutADeviceTheClockOfTheMachineGoesOn) {
  state->hasDevice = false;
  renderer.open();
  EXPECT_NEAR(renderer.nextStart() - renderer.now(), AudioRenderer::kOpeningTime, 1e-9);
  runFor(0.1);
  EXPECT_EQ(renderer.state(), AudioRenderer::State::Failed);
  EXPECT_EQ(renderer.now(), state->seconds);
  EXPECT_EQ(renderer.nextStart(), renderer.now());
  runFor(1);
  EXPECT_EQ(state->starts, 1) << "not tried again by itself";
  renderer.open();
  EXPECT_EQ(renderer.nextStart(), renderer.now()) << "nobody waits for it the second time";
}

TEST_F(AudioRendererTest, ADeviceThatIsLostLeavesTheClockRunning) {
  renderer.open();
  runFor(1);
  const double before = renderer.now();
  state->isLost = true;
  runFor(1);
  EXPECT_EQ(renderer.state(), AudioRenderer::State::Failed);
  EXPECT_NEAR(renderer.now() - before, 1, 0.01);
}

TEST_F(AudioRendererTest, ADeviceThatStandsStillIsFollowedAgainAtTheRightPlace) {
  renderer.open();
  runFor(0.5);
  renderer.setMapping(ClockMapping{.startSeconds = renderer.nextStart()});
  const double start = renderer.nextStart();
  runFor(0.5);
  state->stands = true;
  runFor(1);
  state->stands = false;
  runFor(1);
  const double position = (renderer.now() - start) * 48'000;
  EXPECT_NEAR(heard(), std::fmod(position, 30'000), 48'000 * 0.03);
}

TEST_F(AudioRendererTest, AnUnusedDeviceIsClosedAndOpenedForTheNextUse) {
  renderer.open();
  runFor(AudioRenderer::kRestTime - 1);
  EXPECT_EQ(renderer.state(), AudioRenderer::State::Open);
  runFor(2);
  EXPECT_EQ(renderer.state(), AudioRenderer::State::Closed);
  EXPECT_EQ(state->rate, 0);
  renderer.open();
  runFor(0.2);
  EXPECT_EQ(renderer.state(), AudioRenderer::State::Open);
  renderer.setMapping(ClockMapping{.startSeconds = renderer.nextStart(), .loops = true, .frames = {0, 30}});
  runFor(AudioRenderer::kRestTime + 2);
  EXPECT_EQ(renderer.state(), AudioRenderer::State::Open) << "it is being used";
}

TEST_F(AudioRendererTest, AnotherRateIsPlayedAtThatRate) {
  renderer.open();
  runFor(0.2);
  EXPECT_EQ(state->rate, 48'000);
  renderer.setSound(std::make_shared<media::Sound>(test::countingSound(22'050, 22'050)), 0);
  runFor(0.2);
  EXPECT_EQ(state->rate, 22'050);
  renderer.setSound(nullptr, 0);
  runFor(0.1);
  EXPECT_EQ(state->rate, 0);
}

}  // namespace
}  // namespace furitsuke::session
