// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <any>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <numbers>
#include <string>
#include <utility>

#include "core/media/sound.h"
#include "core/operations/music/syllable_bars.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using Texts = OperationArguments::Texts;

/// 120 beats per minute: 15 frames per beat, from frame 6 on.
motion::Motion withBeats() {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 600});
  motion.annotations.tempo = motion::Tempo{.beatsPerMinute = 120, .firstBeat = 6};
  return motion;
}

std::string barsOf(const test::RunResult& result) {
  const auto* bars = std::any_cast<SyllableBars>(&result.extra);
  return bars == nullptr ? "none" : syllablesText(*bars);
}

std::string noteOf(const test::RunResult& result) {
  return result.notes.empty() ? "" : result.notes.front().reason.english();
}

/// A tone in these seconds of a sound of four seconds.
std::shared_ptr<const media::Sound> tones(std::initializer_list<std::pair<double, double>> spans) {
  auto sound = std::make_shared<media::Sound>();
  sound->rate = 16'000;
  sound->samples.resize(std::size_t{4} * 2 * 16'000);
  for (const auto& [from, to] : spans) {
    for (auto i = static_cast<std::size_t>(from * 16'000); i < static_cast<std::size_t>(to * 16'000); ++i) {
      const double at = static_cast<double>(i) / 16'000;
      const auto sample = static_cast<std::int16_t>(16'000 * std::sin(2 * std::numbers::pi * 300 * at));
      sound->samples[2 * i] = sound->samples[2 * i + 1] = sample;
    }
  }
  return sound;
}

TEST(LipSyncText, SpreadsSyllablesOverTheBeats) {
  struct Row {
    const char* name;
    Texts texts;
    const char* bars;
  };
  for (const Row& row : {
           Row{"two a beat", {{"lyrics", "かしゅあ"}}, "か 6-13, しゅ 14-20, あ 21-28"},
           Row{"one a beat", {{"lyrics", "か し"}, {"per-beat", "1"}}, "か 6-20, し 21-35"},
           Row{"from a frame on", {{"lyrics", "か"}, {"start", "7"}, {"per-beat", "1"}}, "か 21-35"},
           Row{"romaji", {{"lyrics", "shinkan"}, {"per-beat", "1"}}, "shi 6-20, n 21-35, ka 36-50, n 51-65"},
           Row{"long vowels", {{"lyrics", "tō"}, {"per-beat", "1"}}, "tō 6-20, ー 21-35"},
       }) {
    const test::RunResult result = test::resultOf(withBeats(), "lip-sync-text", row.texts);
    EXPECT_EQ(result.error, "") << row.name;
    EXPECT_EQ(barsOf(result), row.bars) << row.name;
  }
  const test::RunResult none = test::resultOf(motion::Motion(), "lip-sync-text", {{"lyrics", "か"}});
  EXPECT_NE(none.error.find("no tempo"), std::string::npos) << none.error;
  EXPECT_NE(test::resultOf(withBeats(), "lip-sync-text", {}).error, "");
}

TEST(LipSyncText, SpreadsSyllablesOverTheVoiceAndNotThroughPauses) {
  test::OperationScene scene;
  scene.sound = tones({{0.5, 1.5}, {2.5, 3.5}});
  motion::Motion motion = withBeats();
  motion.annotations.sound = motion::SoundLink{.file = "song.wav", .offset = 1000};
  const test::RunResult result =
      test::resultIn(scene, motion, "lip-sync-text", {{"lyrics", "かきくけ"}, {"over", "sound"}});
  ASSERT_EQ(result.error, "");
  const auto bars = std::any_cast<SyllableBars>(result.extra);
  ASSERT_EQ(bars.size(), 4U);
  EXPECT_NEAR(bars[0].frames.first, 45, 1);
  EXPECT_NEAR(bars[1].frames.first, 60, 1);
  EXPECT_NEAR(bars[1].frames.last, 75, 1);
  EXPECT_NEAR(bars[2].frames.first, 105, 1);
  EXPECT_NEAR(bars[3].frames.last, 135, 1);
  scene.sound = tones({});
  const test::RunResult silent = test::resultIn(scene, motion, "lip-sync-text", {{"lyrics", "か"}, {"over", "sound"}});
  EXPECT_EQ(noteOf(silent), "no voice is heard in the sound");
}

TEST(LipSyncText, MakesKeysOfTheBarsAsTheyWereDragged) {
  const Texts texts{{"lyrics", "かま"}, {"syllables", "か 30-59, ま 60-89"}};
  const test::RunResult result = test::resultOf(withBeats(), "lip-sync-text", texts);
  ASSERT_EQ(result.error, "");
  EXPECT_EQ(barsOf(result), "か 30-59, ま 60-89");
  test::OperationScene scene;
  scene.lyrics = "1 2 か\n2 3 ま";
  const test::RunResult file = test::resultIn(scene, withBeats(), "lip-sync", {{"lyrics", "song"}});
  EXPECT_EQ(result.motion, file.motion) << "as the lyrics of a file with these times";
  const test::RunResult other =
      test::resultOf(withBeats(), "lip-sync-text", {{"lyrics", "かみ"}, {"syllables", "か 30-59, ま 60-89"}});
  EXPECT_EQ(barsOf(other), "か 6-13, み 14-20") << "other words are spread again";
  EXPECT_NE(test::resultOf(withBeats(), "lip-sync-text", {{"lyrics", "か"}, {"syllables", "30-59"}}).error, "");
}

TEST(LipSyncText, SaysThatKanjiHaveNoReadingAndThatTheEndHasNoRoom) {
  const test::RunResult kanji = test::resultOf(withBeats(), "lip-sync-text", {{"lyrics", "夢を"}});
  EXPECT_NE(noteOf(kanji).find("夢"), std::string::npos) << noteOf(kanji);
  const test::RunResult cut =
      test::resultOf(withBeats(), "lip-sync-text", {{"lyrics", "かきく"}}, nullptr, {}, {}, "0-21");
  EXPECT_EQ(barsOf(cut), "か 6-13, き 14-20");
  EXPECT_NE(noteOf(cut).find("no room"), std::string::npos) << noteOf(cut);
}

TEST(SyllableBars, AreSplitAndJoined) {
  const SyllableBars bars = readSyllables("かな 10-19, は 20-29").value().value();
  const SyllableBars split = withSplitSyllable(bars, 0, 14);
  EXPECT_EQ(syllablesText(split), "か 10-13, な 14-19, は 20-29");
  const SyllableBars held = withSplitSyllable(split, 2, 26);
  EXPECT_EQ(syllablesText(held), "か 10-13, な 14-19, は 20-25, ー 26-29");
  EXPECT_TRUE(haveSameWords(held, bars));
  EXPECT_EQ(withJoinedSyllables(held, 2), split);
  EXPECT_EQ(withJoinedSyllables(split, 0), bars);
  EXPECT_EQ(withSplitSyllable(bars, 0, 10), bars) << "nothing before it";
  EXPECT_EQ(withJoinedSyllables(bars, 1), bars) << "nothing after it";
  EXPECT_EQ(syllablesText(readSyllables(" い 20-40 ,あ 10-30").value().value()), "あ 10-19, い 20-40");
}

}  // namespace
}  // namespace furitsuke::operations
