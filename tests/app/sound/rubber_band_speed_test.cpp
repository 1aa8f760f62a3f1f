// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/rubber_band_speed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <vector>

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

// A beat that is late by a frame, 33 ms, would be seen; its time at low speed is that of the middle of a longer sound.
TEST(RubberBandSpeed, IsInTimeAlsoAfterAWhile) {
  const auto clicks = [](std::int64_t i) {
    const auto phase = static_cast<double>(i % (kRate / 2));
    return phase < 300 ? 0.8 * std::sin(phase * 0.5) * std::exp(-phase / 60) : 0;
  };
  for (const auto& [speed, milliseconds] :
       {std::pair(0.5, 12.0), std::pair(0.8, 5.0), std::pair(1.3, 5.0), std::pair(2.0, 5.0), std::pair(4.0, 5.0)}) {
    const std::vector<float> samples = played(speed, 40 / speed, clicks);
    for (const int click : {1, 2, 30, 78}) {
      const double expected = click * (kRate / 2) / speed;
      double energy = 0;
      double sum = 0;
      for (double i = expected - 0.08 * kRate; i < expected + 0.08 * kRate; ++i) {
        const float each = samples[static_cast<std::size_t>(i)];
        energy += static_cast<double>(each) * each;
        sum += static_cast<double>(each) * each * i;
      }
      ASSERT_GT(energy, 0.01) << speed << " click " << click;
      EXPECT_NEAR((sum / energy - expected) / kRate * 1000, 0, milliseconds) << speed << " click " << click;
    }
  }
}

}  // namespace
}  // namespace furitsuke::sound
