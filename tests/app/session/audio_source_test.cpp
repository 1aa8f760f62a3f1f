// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/audio_source.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "tests/app/session/sound_outputs.h"

namespace furitsuke::session {
namespace {

/// The left samples that are heard from `seconds` on.
std::vector<int> heard(AudioSource& source, double seconds, std::size_t frames) {
  std::vector<std::int16_t> samples(frames * 2);
  source.render(seconds, samples);
  std::vector<int> left;
  for (std::size_t i = 0; i < samples.size(); i += 2) {
    EXPECT_EQ(samples[i + 1], -samples[i]) << "the other channel at " << i;
    left.push_back(samples[i]);
  }
  return left;
}

class AudioSourceTest : public testing::Test {
 protected:
  void useSound(int rate, double seconds, double offset = 0) {
    sound = std::make_shared<media::Sound>(
        test::countingSound(rate, static_cast<std::int64_t>(std::llround(seconds * rate))));
    source.setSound(sound, offset);
  }
  std::shared_ptr<media::Sound> sound;
  AudioSource source;
};

TEST_F(AudioSourceTest, PlaysEverySampleFromTheStartOfTheCourse) {
  useSound(44'100, 1);
  source.setMapping(ClockMapping{.startSeconds = 10});
  // The course begins between two calls, 100 sample frames after the first one.
  const double first = 10 - 100.0 / 44'100;
  std::vector<int> all = heard(source, first, 40);
  for (const int each : heard(source, first + 40.0 / 44'100, 200)) all.push_back(each);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(all[static_cast<std::size_t>(i)], 0) << i;
  for (int i = 100; i < 240; ++i) EXPECT_EQ(all[static_cast<std::size_t>(i)], i - 99) << i;
}

TEST_F(AudioSourceTest, StartsWhereTheCourseIsWhenItHasBegunAlready) {
  useSound(48'000, 2);
  source.setMapping(ClockMapping{.startSeconds = 10, .startPosition = 15});
  const std::vector<int> all = heard(source, 10.25, 1000);
  EXPECT_LT(all[0], 100) << "faded in";
  EXPECT_EQ(all[500], (24'000 + 12'000 + 500) % 30'000 + 1);
}

TEST_F(AudioSourceTest, TheOffsetMovesTheSound) {
  const struct {
    double offset;
    std::size_t index;
    int sample;
  } rows[] = {{0.01, 300, 0}, {0.01, 479, 0}, {0.01, 480, 1}, {0.01, 700, 221}, {-0.01, 700, 480 + 701}};
  for (const auto& row : rows) {
    AudioSource one;
    one.setSound(std::make_shared<media::Sound>(test::countingSound(48'000, 48'000)), row.offset);
    one.setMapping(ClockMapping{.startSeconds = 5});
    EXPECT_EQ(heard(one, 5, 800)[row.index], row.sample) << row.offset << " " << row.index;
  }
}

TEST_F(AudioSourceTest, LoopsWithoutLosingOrRepeatingASample) {
  for (const int rate : {44'100, 48'000}) {
    useSound(rate, 3);
    const std::int64_t perFrame = rate / 30;
    source.setMapping(ClockMapping{.startSeconds = 7, .startPosition = 3, .loops = true, .frames = {3, 7}});
    const std::vector<int> all = heard(source, 7, static_cast<std::size_t>(perFrame * 23));
    for (std::int64_t i = perFrame; i < perFrame * 23; ++i) {
      const std::int64_t expected = (3 * perFrame + i % (5 * perFrame)) % 30'000 + 1;
      ASSERT_EQ(all[static_cast<std::size_t>(i)], expected) << rate << " at " << i;
    }
    source.setMapping({});
    static_cast<void>(heard(source, 20, 1000));
  }
}

/// The same as heard(), in pieces of changing lengths, as devices ask for them.
std::vector<int> heardInPieces(AudioSource& source, double seconds, int rate, std::size_t frames) {
  std::vector<int> all;
  for (std::size_t piece = 100; all.size() < frames; piece = piece * 7 % 1'009 + 1) {
    const auto part =
        heard(source, seconds + static_cast<double>(all.size()) / rate, std::min(piece, frames - all.size()));
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

TEST_F(AudioSourceTest, EveryTurnOfALoopHasTheSameSamples) {
  constexpr std::size_t kTurns = 50;
  const struct {
    int rate;
    double speed;
    double offset;  // seconds
    FrameRange frames;
  } rows[] = {{44'100, 1, 0, {3, 7}},       {48'000, 1, 0.0123456, {6, 20}}, {22'050, 1, -0.71, {10, 10}},
              {96'000, 1, -1e-5, {5, 6}},   {48'000, 2, 0.01, {3, 7}},       {44'100, 0.5, 0.0123456, {3, 7}},
              {48'000, 0.25, -0.3, {4, 4}}, {48'000, 4, 0, {3, 7}},          {48'000, 1.25, 0.07, {3, 7}},
              {48'000, 0.8, 0.07, {3, 7}}};
  for (const auto& row : rows) {
    SCOPED_TRACE(testing::Message() << row.rate << " Hz, speed " << row.speed << ", offset " << row.offset);
    source = AudioSource();
    useSound(row.rate, 3, row.offset);
    source.setMapping(ClockMapping{.startSeconds = 7,
                                   .startPosition = static_cast<double>(row.frames.first),
                                   .speed = row.speed,
                                   .loops = true,
                                   .frames = row.frames});
    const int count = row.frames.last - row.frames.first + 1;
    const auto turn = static_cast<std::size_t>(std::lround(row.rate / 30 * count / row.speed));
    const std::vector<int> all = heardInPieces(source, 7, row.rate, turn * kTurns);
    const auto faded = static_cast<std::size_t>(AudioSource::kFade * row.rate) + 1;
    for (std::size_t i = faded; i < all.size(); ++i) {
      const std::size_t same = i < turn + faded ? i + turn : i - turn;
      ASSERT_EQ(all[i], all[same]) << "sample " << i % turn << " of turn " << i / turn;
    }
    if (row.speed != 1) continue;
    const std::int64_t first = row.rate / 30 * row.frames.first - std::llround(row.offset * row.rate);
    for (std::size_t i = faded; i < turn; ++i) ASSERT_EQ(all[i], (first + static_cast<std::int64_t>(i)) % 30'000 + 1);
  }
}

TEST_F(AudioSourceTest, ALoopThatDoesNotEndOnASampleDoesNotDrift) {
  const struct {
    int rate;
    double speed;
    FrameRange frames;
  } rows[] = {
      {32'000, 1, {3, 3}}, {11'025, 1, {3, 3}}, {8'000, 1, {2, 5}}, {44'100, 1.1, {3, 4}}, {48'000, 0.7, {3, 3}}};
  for (const auto& row : rows) {
    SCOPED_TRACE(testing::Message() << row.rate << " Hz, speed " << row.speed);
    source = AudioSource();
    useSound(row.rate, 1);
    source.setMapping(ClockMapping{.startSeconds = 7,
                                   .startPosition = static_cast<double>(row.frames.first),
                                   .speed = row.speed,
                                   .loops = true,
                                   .frames = row.frames});
    const double turn = row.rate / 30.0 * (row.frames.last - row.frames.first + 1) / row.speed;
    const std::vector<int> all = heardInPieces(source, 7, row.rate, static_cast<std::size_t>(turn * 51));
    int turns = 0;
    for (std::size_t i = 1; i < all.size(); ++i) {
      if (all[i] >= all[i - 1]) continue;
      ++turns;
      ASSERT_LE(std::abs(static_cast<double>(i) - turns * turn), 1) << "start of turn " << turns;
    }
    EXPECT_GE(turns, 50);
  }
}

TEST_F(AudioSourceTest, ChangesOfSpeedAreResampled) {
  for (const double speed : {0.25, 0.5, 2.0, 4.0}) {
    useSound(48'000, 3);
    source.setMapping(ClockMapping{.startSeconds = 1, .speed = speed});
    const std::vector<int> all = heard(source, 1, 6000);
    for (std::size_t i = 300; i < all.size(); i += 100) {
      EXPECT_NEAR(all[i], std::fmod(static_cast<double>(i) * speed, 30'000) + 1, 1.01) << speed << " at " << i;
    }
    source.setMapping({});
    static_cast<void>(heard(source, 20, 1000));
  }
}

/// Takes and gives blocks; every sample frame comes out once, at twice the speed every second one.
class EverySecond final : public SoundStretcher {
 public:
  [[nodiscard]] std::size_t needed() const override { return 512; }
  void put(std::span<const float> left, std::span<const float> right) override {
    for (std::size_t i = 0; i < left.size(); i += 2) {
      left_.push_back(left[i]);
      right_.push_back(right[i]);
    }
  }
  std::size_t take(std::span<float> left, std::span<float> right) override {
    const std::size_t count = std::min(left.size(), left_.size() - taken_);
    for (std::size_t i = 0; i < count; ++i, ++taken_) {
      left[i] = left_[taken_];
      right[i] = right_[taken_];
    }
    return count;
  }

 private:
  std::vector<float> left_, right_;
  std::size_t taken_ = 0;
};

TEST_F(AudioSourceTest, AStretchedLoopLosesAndRepeatsNoSample) {
  for (const int rate : {44'100, 48'000}) {
    useSound(rate, 3);
    std::vector<std::pair<int, double>> made;
    source.setStretcher([&made](int ofRate, double speed) {
      made.emplace_back(ofRate, speed);
      return std::make_unique<EverySecond>();
    });
    const std::int64_t perFrame = rate / 30;
    source.setMapping(ClockMapping{.startSeconds = 7, .startPosition = 3, .speed = 2, .loops = true, .frames = {3, 6}});
    std::vector<int> all;
    for (int call = 0; call < 40; ++call) {
      const std::vector<int> part = heard(source, 7 + call * 333.0 / rate, 333);
      all.insert(all.end(), part.begin(), part.end());
    }
    EXPECT_EQ(made, (std::vector{std::pair(rate, 2.0)}));
    for (std::size_t i = 200; i < all.size(); ++i) {
      const std::int64_t expected = (3 * perFrame + static_cast<std::int64_t>(i) * 2 % (4 * perFrame)) % 30'000 + 1;
      ASSERT_EQ(all[i], expected) << rate << " at " << i;
    }
    source.setMapping({});
    static_cast<void>(heard(source, 20, 1000));
  }
}

TEST_F(AudioSourceTest, OnlyAChangedSpeedIsStretchedAndWithoutAStretcherItIsResampled) {
  useSound(48'000, 3);
  int made = 0;
  source.setStretcher([&made](int, double) {
    ++made;
    return nullptr;
  });
  source.setMapping(ClockMapping{.startSeconds = 1});
  EXPECT_EQ(heard(source, 1, 1000)[999], 1000);
  EXPECT_EQ(made, 0);
  source.setMapping(ClockMapping{.startSeconds = 1, .speed = 2});
  EXPECT_EQ(heard(source, 1 + 1000.0 / 48'000, 1000)[999], 2 * 1999 + 1);
  EXPECT_EQ(made, 1);
  // While it is played, it can be turned off and on.
  source.setStretcher([](int, double) { return std::make_unique<EverySecond>(); });
  EXPECT_EQ(heard(source, 1 + 2000.0 / 48'000, 1000)[999], 2 * 2999 + 1);
  source.setStretcher(nullptr);
  EXPECT_EQ(heard(source, 1 + 3000.0 / 48'000, 1000)[999], 2 * 3999 + 1);
}

TEST_F(AudioSourceTest, IsSilentWithoutACourseAndFadesBetween) {
  useSound(48'000, 1);
  EXPECT_EQ(heard(source, 0, 100), std::vector<int>(100, 0));
  source.setMapping(ClockMapping{.startSeconds = 1});
  static_cast<void>(heard(source, 1, 10'000));
  source.setMapping({});
  const std::vector<int> end = heard(source, 1 + 10'000.0 / 48'000, 400);
  EXPECT_GT(end[0], 9000);
  EXPECT_EQ(end[200], 0) << "after 3 ms";
  for (std::size_t i = 1; i < 145; ++i) EXPECT_LE(end[i], end[i - 1]) << i;
}

TEST_F(AudioSourceTest, APieceIsFadedAtBothEndsAndTheNextOneReplacesIt) {
  useSound(48'000, 2);
  source.playPiece(15);
  std::vector<int> all = heard(source, 1, 4000);
  EXPECT_LT(all[0], 300);
  EXPECT_EQ(all[1000], 24'000 + 1001);
  EXPECT_EQ(all[3300], 0) << "two frames are 3200 sample frames";
  EXPECT_NE(all[3000], 0);
  source.playPiece(6);
  static_cast<void>(heard(source, 2, 1000));
  source.playPiece(9);
  all = heard(source, 2 + 1000.0 / 48'000, 1000);
  EXPECT_EQ(all[500], 14'400 + 501) << "nothing of the piece before";
}

TEST_F(AudioSourceTest, VolumeAndLoudSumsStayWithinTheSamples) {
  useSound(48'000, 1);
  source.setVolume(0.5);
  source.setMapping(ClockMapping{.startSeconds = 1});
  EXPECT_EQ(heard(source, 1, 2000)[1999], 1000);
  auto loud = std::make_shared<media::Sound>();
  loud->rate = 48'000;
  for (int i = 0; i < 48'000; ++i) {
    loud->samples.push_back(30'000);
    loud->samples.push_back(-30'000);
  }
  source.setVolume(1);
  source.setSound(loud, 0);
  static_cast<void>(heard(source, 1.1, 1000));
  source.setMapping(ClockMapping{.startSeconds = 0.9});
  for (const int each : heard(source, 1.2, 400)) EXPECT_LE(each, 32'767);
}

}  // namespace
}  // namespace furitsuke::session
