// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/rubber_band_speed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <numbers>
#include <optional>
#include <span>
#include <vector>

#include "app/session/sound/audio_source.h"

namespace furitsuke::sound {
namespace {

constexpr int kRate = 44'100;

/// The left side of `seconds` that come out; `sample` gives what is put in.
std::vector<float> played(double speed, double seconds, const std::function<double(std::int64_t)>& sample) {
  RubberBandSpeed stretcher(kRate, speed);
  std::vector<float> all(static_cast<std::size_t>(seconds * kRate));
  std::vector<float> right(all.size());
  std::vector<float> input;
  std::int64_t next = 0;
  std::size_t done = 0;
  while (done < all.size()) {
    done += stretcher.take(std::span(all).subspan(done), std::span(right).subspan(done));
    input.resize(stretcher.needed());
    for (float& each : input) each = static_cast<float>(sample(next++));
    stretcher.put(input, input);
  }
  return all;
}

/// Cycles per second, by the crossings of zero between two times.
double pitchOf(const std::vector<float>& samples, double from, double to) {
  int crossings = 0;
  const std::size_t end = std::min(static_cast<std::size_t>(to * kRate), samples.size() - 1);
  for (auto i = static_cast<std::size_t>(from * kRate); i < end; ++i) {
    if (samples[i] < 0 && samples[i + 1] >= 0) ++crossings;
  }
  return crossings / (to - from);
}

TEST(RubberBandSpeed, KeepsThePitch) {
  for (const double speed : {0.25, 0.5, 0.8, 1.5, 2.0, 4.0}) {
    const auto tone = [](std::int64_t i) {
      return 0.5 * std::sin(static_cast<double>(i) * 2 * std::numbers::pi * 440 / kRate);
    };
    // A third of a semitone; the joints of a sound at four times its speed add crossings.
    EXPECT_NEAR(pitchOf(played(speed, 2.5, tone), 0.5, 2.5), 440, 9) << speed;
  }
}

/// A click of 7 ms, by the sample frames since its start.
double click(double frames) {
  return frames >= 0 && frames < 300 ? 0.8 * std::sin(frames * 0.5) * std::exp(-frames / 60) : 0;
}

/// Milliseconds from the expected sample frame to the middle of what is heard 80 ms around it; nullopt: silence.
std::optional<double> lateness(const std::vector<float>& samples, double expected) {
  double energy = 0;
  double sum = 0;
  for (double i = expected - 0.08 * kRate; i < expected + 0.08 * kRate; ++i) {
    const double each = samples[static_cast<std::size_t>(i)];
    energy += each * each;
    sum += each * each * i;
  }
  return energy > 0.01 ? std::optional((sum / energy - expected) / kRate * 1000) : std::nullopt;
}

// A beat that is late by a frame, 33 ms, would be seen; its time at low speed is that of the middle of a longer sound.
TEST(RubberBandSpeed, IsInTimeAlsoAfterAWhile) {
  const auto clicks = [](std::int64_t i) { return click(static_cast<double>(i % (kRate / 2))); };
  for (const auto& [speed, milliseconds] :
       {std::pair(0.5, 12.0), std::pair(0.8, 5.0), std::pair(1.3, 5.0), std::pair(2.0, 5.0), std::pair(4.0, 5.0)}) {
    const std::vector<float> samples = played(speed, 15 / speed, clicks);
    for (const int number : {1, 2, 28}) {
      const std::optional<double> late = lateness(samples, number * (kRate / 2.0) / speed);
      ASSERT_TRUE(late) << speed << " click " << number;
      EXPECT_NEAR(*late, 0, milliseconds) << speed << " click " << number;
    }
  }
}

// The loop begins again within what the stretcher has taken already.
TEST(RubberBandSpeed, EveryTurnOfALoopIsInTime) {
  constexpr int kTurns = 20;
  auto sound = std::make_shared<media::Sound>();
  sound->rate = kRate;
  for (int i = 0; i < 3 * kRate; ++i) {  // one click, in the middle of the loop
    const auto sample = static_cast<std::int16_t>(std::lround(30'000 * click(i - 1.25 * kRate)));
    sound->samples.insert(sound->samples.end(), {sample, sample});
  }
  for (const auto& [speed, milliseconds] : {std::pair(0.5, 12.0), std::pair(0.8, 5.0), std::pair(2.0, 5.0)}) {
    session::AudioSource feed;
    feed.setSound(sound, 0);
    feed.setStretcher([](int rate, double factor) { return std::make_unique<RubberBandSpeed>(rate, factor); });
    feed.setMapping(session::ClockMapping{
        .startSeconds = 5, .startPosition = 30, .speed = speed, .loops = true, .frames = {30, 44}});
    const double turn = 0.5 * kRate / speed;
    std::vector<float> heard;
    std::vector<std::int16_t> part(2048);
    while (static_cast<double>(heard.size()) < turn * (kTurns + 1)) {
      feed.render(5 + static_cast<double>(heard.size()) / kRate, part);
      for (std::size_t i = 0; i < part.size(); i += 2) heard.push_back(static_cast<float>(part[i]) / 32'768);
    }
    for (int number = 0; number < kTurns; ++number) {
      const std::optional<double> late = lateness(heard, (number + 0.5) * turn);
      ASSERT_TRUE(late) << speed << " turn " << number;
      EXPECT_NEAR(*late, 0, milliseconds) << speed << " turn " << number;
    }
  }
}

}  // namespace
}  // namespace furitsuke::sound
