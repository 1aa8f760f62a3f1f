// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lips/voice/vowels.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/core/media/music_samples.h"
#include "tests/support/singer.h"
#include "tests/support/time_limit.h"

namespace furitsuke::lips {
namespace {

using test::Singer;
using test::Song;
using test::SungPart;

constexpr std::string_view kShapeLetters = "aiueon";

std::vector<VoiceFrame> framesOf(const media::Sound& sound) {
  const auto goOn = [](double) { return true; };
  return voiceFrames(voiceSignal(sound, goOn), goOn);
}

/// Each vowel twice, in different company.
constexpr std::string_view kSong = "aiueo oeuia auieo s iaoeu";

/// A mark in the middle of the first of each vowel in `vowels`.
std::vector<MarkedVowel> markedIn(const Song& song, std::string_view vowels) {
  std::vector<MarkedVowel> marked;
  for (const char vowel : vowels) {
    double seconds = 0;
    for (const SungPart& part : song.parts) {
      if (part.sound == vowel) {
        marked.push_back({static_cast<MouthShape>(kShapeLetters.find(vowel)), seconds + part.seconds / 2});
        break;
      }
      seconds += part.seconds;
    }
  }
  return marked;
}

/// "aiu": the shapes of the morae, with a space where there is none for more than a frame.
std::string heard(const std::vector<TimedMora>& moras) {
  std::string text;
  double end = moras.empty() ? 0 : moras.front().start;
  for (const TimedMora& mora : moras) {
    if (mora.start > end + 0.04) text += ' ';
    text += kShapeLetters[static_cast<std::size_t>(mora.mora.shape)];
    end = mora.end;
  }
  return text;
}

/// The share of the frames of the vowels for which the right vowel is found; the frames at the changes do not count.
double shareOfRight(const Song& song, const std::vector<TimedMora>& moras) {
  int right = 0;
  int all = 0;
  double start = 0;
  for (const SungPart& part : song.parts) {
    const std::size_t shape = kShapeLetters.find(part.sound);
    const auto first = static_cast<int>(std::ceil(start * 30 + 1.5));
    const auto end = static_cast<int>(std::floor((start + part.seconds) * 30 - 1.5));
    start += part.seconds;
    if (shape == kShapeLetters.npos) continue;
    for (int frame = first; frame <= end; ++frame) {
      ++all;
      for (const TimedMora& mora : moras) {
        const double time = frame / 30.0 + 1e-6;
        if (mora.start <= time && time < mora.end && static_cast<std::size_t>(mora.mora.shape) == shape) ++right;
      }
    }
  }
  return static_cast<double>(right) / all;
}

TEST(SungVowels, AreFoundOfEachVoice) {
  struct Row {
    const Singer& singer;
    double pitch;
    std::string_view marked;
    double least;
    double most = 1;
  };
  for (const Row& row : {
           Row{test::kMan, 90, "", 0.95},
           Row{test::kMan, 140, "", 0.95},
           Row{test::kMan, 200, "", 0.95},
           Row{test::kMan, 140, "aiueo", 0.95},
           Row{test::kWoman, 200, "", 0, 0.85},
           Row{test::kWoman, 180, "aiueo", 0.95},
           Row{test::kWoman, 240, "aiueo", 0.95},
           Row{test::kWoman, 300, "aiueo", 0.95},
           Row{test::kWoman, 400, "aiueo", 0.9},
           Row{test::kWoman, 240, "aeu", 0.9},
       }) {
    for (const int rate : {44'100, 48'000}) {
      const Song song{test::partsOf(kSong), row.pitch, rate};
      const std::vector<VoiceFrame> frames = framesOf(sungBy(row.singer, song));
      const VowelReferences references = vowelReferences(frames, markedIn(song, row.marked));
      const std::vector<TimedMora> moras = sungVowels(frames, references, {});
      const double share = shareOfRight(song, moras);
      std::printf("%s at %.0f Hz, %d per second, marked \"%s\": %.1f %% right, \"%s\"\n", row.singer.name.data(),
                  row.pitch, rate, row.marked.data(), share * 100, heard(moras).c_str());
      EXPECT_GE(share, row.least);
      EXPECT_LE(share, row.most);
    }
  }
}

TEST(SungVowels, AreNotFoundWhereNobodySings) {
  struct Row {
    const char* name;
    media::Sound sound;
    const char* expected;
  };
  for (const Row& row : {
           Row{"nothing", media::Sound{}, ""},
           Row{"less than a window", media::Sound{44'100, std::vector<std::int16_t>(600, 9000)}, ""},
           Row{"silence", test::sungBy(test::kMan, {test::partsOf("    ")}), ""},
           Row{"noise", test::noiseOf(5, 0.2), ""},
           Row{"faint noise", test::noiseOf(5, 0.0002), ""},
           Row{"cymbals",
               test::musicOf({.bar = {{0, test::Instrument::Hat}, {2, test::Instrument::Hat}}, .seconds = 5}), ""},
           Row{"pauses", test::sungBy(test::kMan, {test::partsOf(" a sis o ")}), "a i o"},
           Row{"softer than the range", test::sungBy(test::kMan, {{{'a', 1}, {' ', 0.3}, {'o', 0.4, -55}}}), "a"},
           Row{"a slow sound", test::sungBy(test::kMan, {test::partsOf("aueo"), 120, 8000}), "aueo"},
       }) {
    const std::vector<VoiceFrame> frames = framesOf(row.sound);
    EXPECT_EQ(heard(sungVowels(frames, vowelReferences(frames, {}), {})), row.expected) << row.name;
  }
}

TEST(SungVowels, HaveTimesAndLoudness) {
  const Song song{{{' ', 0.5}, {'a', 0.5, -12}, {' ', 0.5}, {'a', 0.5, -24}}, 120};
  const std::vector<VoiceFrame> frames = framesOf(sungBy(test::kMan, song));
  const std::vector<TimedMora> moras = sungVowels(frames, vowelReferences(frames, {}), {});
  ASSERT_EQ(moras.size(), 2U);
  for (const auto& [mora, start] : {std::pair(moras[0], 0.5), std::pair(moras[1], 1.5)}) {
    EXPECT_NEAR(mora.start, start, 0.04);
    EXPECT_NEAR(mora.end, start + 0.5, 0.04);
  }
  EXPECT_GT(moras[0].loudness, 0.9F);
  EXPECT_NEAR(moras[0].loudness - moras[1].loudness, 0.5F, 0.1F) << "12 of 24 decibels";
}

TEST(VowelReferences, AreLearntFromMarkedSpots) {
  const Song song{test::partsOf("a i sau"), 200};
  const std::vector<VoiceFrame> frames = framesOf(sungBy(test::kWoman, song));
  struct Row {
    const char* name;
    std::vector<MarkedVowel> marked;
    std::vector<MouthShape> assumed;
    std::size_t unusable;
  };
  using enum MouthShape;
  for (const Row& row : {
           Row{"none", {}, {A, I, U, E, O}, 0},
           Row{"one", {{A, 0.2}}, {I, U, E, O}, 0},
           Row{"two of one", {{A, 0.2}, {A, 2.2}}, {I, U, E, O}, 0},
           Row{"in silence, in noise, before and after", {{A, 0.6}, {I, 1.8}, {U, -1}, {E, 90}}, {A, I, U, E, O}, 4},
           Row{"n", {{N, 0.2}, {I, 1}}, {A, U, E, O}, 0},
       }) {
    const VowelReferences references = vowelReferences(frames, row.marked);
    EXPECT_EQ(references.assumed, row.assumed) << row.name;
    EXPECT_EQ(references.unusable, row.unusable) << row.name;
    std::size_t usable = 0;
    for (const auto& formants : references.formants) usable += formants.size();
    EXPECT_EQ(usable, row.marked.size() - row.unusable + row.assumed.size()) << row.name;
  }
  const VowelReferences learnt = vowelReferences(frames, std::vector<MarkedVowel>{{A, 0.2}});
  EXPECT_NEAR(learnt.formants[0][0].f1, 1000, 100);
  EXPECT_NEAR(learnt.formants[0][0].f2, 1620, 130);
  const VowelReferences usual = vowelReferences(frames, {});
  EXPECT_GT(learnt.formants[1][0].f2, 1.15 * usual.formants[1][0].f2) << "i of a shorter throat";
}

TEST(VowelReferences, AreNamedByMarkers) {
  struct Row {
    const char* name;
    std::optional<MouthShape> shape;
  };
  using enum MouthShape;
  for (const Row& row : {Row{"あ", A}, Row{"い", I}, Row{"う", U}, Row{"え", E}, Row{"お", O}, Row{"ん", N},
                         Row{"ア", A}, Row{"ン", N}, Row{"a", A}, Row{"o", O}, Row{"n", N}, Row{"A", {}}, Row{"か", {}},
                         Row{"", {}}, Row{"あい", {}}, Row{"b", {}}}) {
    EXPECT_EQ(vowelNamed(row.name), row.shape) << row.name;
  }
}

TEST(VoiceFrames, StopWhenTheyAreTold) {
  const media::Sound sound = test::sungBy(test::kMan, {test::partsOf("aiueoaiueo")});
  const auto stop = [](double) { return false; };
  EXPECT_TRUE(voiceSignal(sound, stop).samples.empty());
  const VoiceSignal signal = voiceSignal(sound, [](double) { return true; });
  EXPECT_EQ(signal.rate, kVoiceRate);
  EXPECT_NEAR(static_cast<double>(signal.samples.size()), 40'000, 1);
  EXPECT_TRUE(voiceFrames(signal, stop).empty());
  EXPECT_EQ(voiceFrames(signal, [](double) { return true; }).size(), 120U);
}

TEST(VoiceFrames, OfFourMinutesTakeLittleTime) {
  std::vector<SungPart> parts;
  for (int i = 0; i < 24; ++i) {
    for (const SungPart& part : test::partsOf(kSong)) parts.push_back(part);
  }
  media::Sound sound = sungBy(test::kMan, {parts, 140});
  sound.samples.resize(std::size_t{2} * 240 * 44'100);
  const auto start = std::chrono::steady_clock::now();
  const std::vector<VoiceFrame> frames = framesOf(sound);
  const std::vector<TimedMora> moras = sungVowels(frames, vowelReferences(frames, {}), {});
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  std::printf("four minutes: %.2f s, %zu morae\n", taken.count(), moras.size());
  EXPECT_EQ(frames.size(), 7200U);
  EXPECT_LT(taken.count(), test::timeLimit(20)) << "even on a busy machine";
}

}  // namespace
}  // namespace furitsuke::lips
