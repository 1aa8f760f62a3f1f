// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lips/voice/loudness.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "core/lips/voice/voice_frames.h"
#include "tests/core/media/music_samples.h"

namespace furitsuke::lips {
namespace {

constexpr float kLoud = -12;  // decibels

/// Frames of these levels, each for its number of frames.
std::vector<float> levelsOf(std::initializer_list<std::pair<int, float>> parts) {
  std::vector<float> levels;
  for (const auto& [count, level] : parts) levels.insert(levels.end(), static_cast<std::size_t>(count), level);
  return levels;
}

/// "8:0 10:70": frames and hundredths of weights.
std::string textOfKeys(const std::vector<WeightKey>& keys) {
  std::string text;
  for (const WeightKey& key : keys) {
    text += (text.empty() ? "" : " ") + std::to_string(key.frame) + ":" + std::to_string(std::lround(key.weight * 100));
  }
  return text;
}

TEST(LoudnessKeys, FollowTheLevels) {
  const LoudnessOptions plain{.rise = 2, .fall = 4, .overlap = 0, .range = 30, .weight = 1, .tolerance = 0.01};
  const auto with = [plain](auto change) {
    LoudnessOptions options = plain;
    change(options);
    return options;
  };
  const std::vector<float> tone = levelsOf({{10, kSilentLevel}, {10, kLoud}, {10, kSilentLevel}});
  struct Row {
    const char* name;
    std::vector<float> levels;
    LoudnessOptions options;
    const char* expected;
  };
  for (const Row& row : {
           Row{"a tone", tone, plain, "8:0 10:100 19:100 23:0"},
           Row{"half as loud",
               levelsOf({{10, kSilentLevel}, {10, kLoud}, {20, kSilentLevel}, {9, kLoud - 15}, {9, -90}}), plain,
               "8:0 10:100 19:100 23:0 39:0 40:50 48:50 50:0"},
           Row{"below the range", levelsOf({{10, kLoud - 31}, {10, kLoud}, {10, kLoud - 40}}), plain,
               "8:0 10:100 19:100 23:0"},
           Row{"a gap shorter than the ramps", levelsOf({{10, -90}, {10, kLoud}, {2, -90}, {10, kLoud}, {9, -90}}),
               plain, "8:0 10:100 19:100 21:50 22:100 31:100 35:0"},
           Row{"ahead", tone, with([](auto& o) { o.overlap = 3; }), "5:0 7:100 16:100 20:0"},
           Row{"later", tone, with([](auto& o) { o.offset = 1; }), "38:0 40:100 49:100 53:0"},
           Row{"from before frame 0", tone, with([](auto& o) { o.offset = -0.5; }), "0:0 2:100 4:100 8:0"},
           Row{"in frames", tone, with([](auto& o) {
                 o.frames = {12, 21};
               }),
               "12:0 14:100 17:100 21:0"},
           Row{"weight", tone, with([](auto& o) { o.weight = 0.3; }), "8:0 10:30 19:30 23:0"},
           Row{"silence", levelsOf({{30, kSilentLevel}}), plain, ""},
           Row{"nothing", {}, plain, ""},
       }) {
    EXPECT_EQ(textOfKeys(loudnessKeys(row.levels, row.options)), row.expected) << row.name;
  }
}

TEST(LoudnessKeys, OfMusicAreFewAndWithinTheTolerance) {
  const media::Sound song = test::musicOf({.bpm = 128,
                                           .firstBeat = 0.5,
                                           .bar = {{0, test::Instrument::Kick}, {2, test::Instrument::Snare}},
                                           .hasPad = true,
                                           .noise = 0.001,
                                           .seconds = 20});
  const std::vector<float> levels = frameLevels(voiceSignal(song, [](double) { return true; }));
  ASSERT_EQ(levels.size(), 600U);
  const LoudnessOptions exact{.weight = 1, .tolerance = 0};
  const std::vector<WeightKey> all = loudnessKeys(levels, exact);
  std::size_t before = levels.size();
  for (const double tolerance : {0.05, 0.1, 0.2}) {
    LoudnessOptions options = exact;
    options.tolerance = tolerance;
    const std::vector<WeightKey> keys = loudnessKeys(levels, options);
    std::printf("tolerance %.2f: %zu keys of %zu frames\n", tolerance, keys.size(), levels.size());
    EXPECT_LT(keys.size(), before);
    before = keys.size();
    ASSERT_GE(keys.size(), 2U);
    EXPECT_EQ(keys.front().weight, 0);
    EXPECT_EQ(keys.back().weight, 0);
    std::size_t at = 0;
    for (const WeightKey& wanted : all) {
      while (at + 2 < keys.size() && keys[at + 1].frame < wanted.frame) ++at;
      const double part = static_cast<double>(wanted.frame - keys[at].frame) / (keys[at + 1].frame - keys[at].frame);
      const double shown = keys[at].weight + part * (static_cast<double>(keys[at + 1].weight) - keys[at].weight);
      EXPECT_NEAR(shown, wanted.weight, tolerance + 1e-4) << "frame " << wanted.frame;
    }
  }
  EXPECT_LT(before, levels.size() / 6);
}

}  // namespace
}  // namespace furitsuke::lips
