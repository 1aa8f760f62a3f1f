// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/peaks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <utility>
#include <vector>

namespace furitsuke::media {
namespace {

Sound randomSound(std::size_t frames, int rate) {
  std::mt19937 random(20260301);
  Sound sound{rate, {}};
  for (std::size_t i = 0; i < frames * 2; ++i) {
    // Louder and quieter parts, so that neighboring pieces differ.
    const int loudness = 1 + static_cast<int>(i / 700 % 90) * 360;
    sound.samples.push_back(static_cast<std::int16_t>(static_cast<int>(random() % 65536 % loudness) - loudness / 2));
  }
  return sound;
}

PeakPyramid pyramidOf(const Sound& sound) {
  SoundControl control;
  return {sound, control};
}

/// By looking at every sample of the column.
PeakColumn expectedColumn(const Sound& sound, double firstFrame, double endFrame) {
  const auto first = static_cast<std::int64_t>(std::floor(firstFrame));
  const auto end = std::max(static_cast<std::int64_t>(std::floor(endFrame)), first + 1);
  int low = 40'000, high = -40'000;
  double squares = 0, count = 0;
  for (std::int64_t frame = std::max<std::int64_t>(first, 0); frame < std::min(end, sound.frameCount()); ++frame) {
    for (const std::int64_t at : {frame * 2, frame * 2 + 1}) {
      const int sample = sound.samples[static_cast<std::size_t>(at)];
      low = std::min(low, sample);
      high = std::max(high, sample);
      squares += sample * sample / (32768.0 * 32768.0);
      ++count;
    }
  }
  if (count == 0) return {};
  return {true, static_cast<float>(low / 32768.0), static_cast<float>(high / 32768.0),
          static_cast<float>(std::sqrt(squares / count))};
}

void expectColumns(const Sound& sound, double first, double end, int count) {
  const auto columns = pyramidOf(sound).columns(sound, first, end, count);
  ASSERT_EQ(columns.size(), static_cast<std::size_t>(count));
  const double width = (end - first) * sound.rate / count;
  for (int i = 0; i < count; ++i) {
    const PeakColumn expected =
        expectedColumn(sound, first * sound.rate + i * width, first * sound.rate + (i + 1) * width);
    const PeakColumn& column = columns[static_cast<std::size_t>(i)];
    ASSERT_EQ(column.hasSound, expected.hasSound) << i;
    ASSERT_EQ(column.low, expected.low) << i;
    ASSERT_EQ(column.high, expected.high) << i;
    ASSERT_NEAR(column.rms, expected.rms, 1e-5) << i;
  }
}

TEST(PeakPyramid, HasTheExactPeaksOfEveryColumn) {
  const struct {
    const char* name;
    std::size_t frames;
    double first, end;
    int count;
  } rows[] = {
      {"all", 300'000, 0, 300, 100},
      {"one column", 300'000, 0, 300, 1},
      {"a column for each sample frame", 300, 0, 0.3, 300},
      {"columns narrower than a sample frame", 300, 0.1, 0.12, 133},
      {"odd widths", 200'003, 3.21, 187.6, 331},
      {"before the start", 10'000, -5, 5, 97},
      {"after the end", 10'000, 5, 15, 97},
      {"far before the start", 10'000, -50, -5, 10},
      {"far after the end", 10'000, 50, 60, 10},
      {"shorter than a piece", 255, 0, 0.255, 7},
      {"one piece", 256, 0, 0.256, 3},
      {"one piece and a sample frame", 257, 0, 0.257, 2},
      {"pieces of all sizes", 65'536 * 2 + 4'096 + 256 + 1, 0.001, 135, 3},
      {"a single sample frame", 1, 0, 0.001, 1},
      {"nothing", 0, 0, 1, 4},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    expectColumns(randomSound(row.frames, 1'000), row.first, row.end, row.count);
  }
}

TEST(PeakPyramid, HasTheExactPeaksOfRandomRanges) {
  const Sound sound = randomSound(140'000, 44'100);
  std::mt19937 random(7);
  for (int i = 0; i < 60; ++i) {
    const double first = static_cast<double>(random() % 4'000) / 1'000 - 0.5;
    const double length = std::exp2(-static_cast<double>(random() % 1'200) / 100) * 4;
    expectColumns(sound, first, first + length, 1 + static_cast<int>(random() % 40));
  }
}

TEST(PeakPyramid, IsEmptyForRangesThatMakeNoSense) {
  const Sound sound = randomSound(1'000, 1'000);
  const PeakPyramid pyramid = pyramidOf(sound);
  EXPECT_TRUE(pyramid.columns(sound, 0, 1, 0).empty());
  EXPECT_TRUE(pyramid.columns(sound, 0, 1, -3).empty());
  const double infinity = std::numeric_limits<double>::infinity();
  for (const auto& [first, end] : {std::pair{1.0, 1.0},
                                   {1.0, 0.0},
                                   {0.0, std::nan("")},
                                   {std::nan(""), 1.0},
                                   {0.0, infinity},
                                   {-infinity, 0.5},
                                   {1e300, 2e300}}) {
    for (const PeakColumn& column : pyramid.columns(sound, first, end, 3)) EXPECT_FALSE(column.hasSound) << first;
  }
  EXPECT_EQ(PeakPyramid().columns(sound, 0, 1, 2).size(), 2U);
}

TEST(PeakPyramid, KnowsTheLoudestPart) {
  Sound sound{1'000, std::vector<std::int16_t>(100'000 * 2)};
  std::fill_n(sound.samples.begin() + 2 * 4'096 * 3, 4'096 * 2, std::int16_t{16'384});
  sound.samples[0] = 32'767;
  EXPECT_FLOAT_EQ(pyramidOf(sound).loudestRms(), 0.5F);
  EXPECT_FLOAT_EQ(pyramidOf(Sound{}).loudestRms(), 0);
  EXPECT_FLOAT_EQ(pyramidOf(Sound{1'000, std::vector<std::int16_t>(20, 8'192)}).loudestRms(), 0.25F);
}

TEST(PeakPyramid, IsEmptyIfCanceled) {
  SoundControl control;
  control.canceled = true;
  const Sound sound = randomSound(1'000, 1'000);
  const PeakPyramid pyramid(sound, control);
  EXPECT_FALSE(pyramid.columns(sound, 0, 1, 1).front().hasSound);
}

}  // namespace
}  // namespace furitsuke::media
