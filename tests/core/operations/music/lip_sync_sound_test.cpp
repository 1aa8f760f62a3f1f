// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <string_view>

#include "core/model/model.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"
#include "tests/support/singer.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;
using Texts = OperationArguments::Texts;

std::shared_ptr<const media::Sound> soundOf(const test::Singer& singer, std::vector<test::SungPart> parts,
                                            double pitch = 140, int rate = 44'100) {
  return std::make_shared<const media::Sound>(test::sungBy(singer, {std::move(parts), pitch, rate}));
}

/// A motion with a sound that starts at this frame, and markers.
motion::Motion withSound(Frame start, std::initializer_list<motion::Marker> markers = {}) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 300});
  motion.annotations.sound = motion::SoundLink{.file = "song.wav", .offset = start * 1000.0 / 30};
  motion.annotations.markers = markers;
  return motion;
}

RunResult hear(const motion::Motion& motion, std::shared_ptr<const media::Sound> sound, const Texts& texts = {},
               const model::Model* model = nullptr, std::string_view frames = {}) {
  return test::resultIn({.frames = frames, .model = model, .sound = std::move(sound)}, motion, "lip-sync-sound", texts);
}

/// "あ 28-61, い 40-70": the morphs with their first and last frame of every time that they are not 0.
std::string openings(const motion::Motion& motion) {
  std::string text;
  for (const auto& morph : motion.morphs) {
    const auto& keys = morph.keys;
    std::size_t first = 0;
    for (std::size_t i = 1; i < keys.size(); ++i) {
      if (keys.values()[i].weight != 0) continue;
      if (keys.values()[i - 1].weight != 0) {
        text += (text.empty() ? "" : ", ") + std::string(morph.name.text()) + " " +
                std::to_string(keys.frames()[first]) + "-" + std::to_string(keys.frames()[i]);
      }
      first = i;
    }
  }
  return text;
}

std::string notesOfSound(const RunResult& result) {
  std::string text;
  for (const Diagnostic& note : result.notes) text += (text.empty() ? "" : "; ") + std::string(note.code);
  return text;
}

double largestWeight(const motion::Motion& motion, std::string_view path) {
  const auto id = motion::findTrack(motion, path);
  double largest = 0;
  if (!id) return largest;
  for (const motion::MorphKey& key : motion.morphs[id->index].keys.values()) {
    largest = std::max<double>(largest, key.weight);
  }
  return largest;
}

TEST(LipSyncSound, MakesKeysOfTheVowelsOfTheSoundOfTheMotion) {
  const auto song = soundOf(test::kMan, test::partsOf(" a i"));
  const RunResult result = hear(withSound(60), song);
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(notesOfSound(result), "edit.lips.unmarked");
  // Sung from frame 72 to 84 and from 96 to 108: the mouth is 2 frames ahead and takes 3 frames to close. A voice is
  // heard from about a frame later on.
  EXPECT_EQ(openings(result.motion), "あ 71-86, い 95-109");
  EXPECT_NEAR(largestWeight(result.motion, "morph:あ"), 0.9, 0.02) << "0.7 and half of the dynamics";
}

TEST(LipSyncSound, BeginsAtFrameZeroAtTheEarliest) {
  const auto song = soundOf(test::kMan, {{'a', 0.8}, {' '}, {'i'}, {' '}});
  EXPECT_EQ(openings(hear(withSound(0), song).motion), "あ 0-26, い 35-50");
  EXPECT_EQ(openings(hear(withSound(-12), song).motion), "あ 0-14, い 23-38");
  EXPECT_EQ(openings(hear(withSound(-30), song).motion), "い 5-20");
}

TEST(LipSyncSound, FollowsItsOptions) {
  const auto song = soundOf(test::kMan, test::partsOf(" a "));
  struct Row {
    const char* name;
    Texts texts;
    const char* expected;
  };
  for (const Row& row : {
           Row{"defaults", {}, "あ 71-86"},
           Row{"a file", {{"sound", "voice.wav"}}, "あ 71-86"},
           Row{"a file that starts with the motion", {{"sound", "voice.wav"}, {"from-sound", "no"}}, "あ 11-26"},
           Row{"later", {{"offset", "500"}}, "あ 86-101"},
           Row{"own sound", {{"from-sound", "no"}}, "あ 71-86"},
           Row{"ramps", {{"rise", "1"}, {"fall", "6"}, {"overlap", "0"}}, "あ 73-91"},
           Row{"morphs", {{"morphs", "a,,,,,"}}, "a 71-86"},
           Row{"loudness", {{"follow", "loudness"}}, "あ 67-85"},
           Row{"loudness of another morph", {{"follow", "loudness"}, {"morphs", "口,い,う,え,お,ん"}}, "口 67-85"},
       }) {
    EXPECT_EQ(openings(hear(withSound(60), song, row.texts).motion), row.expected) << row.name;
  }
  EXPECT_NEAR(largestWeight(hear(withSound(60), song, {{"follow", "loudness"}, {"weight", "0.5"}}).motion, "morph:あ"),
              0.5, 0.05);
}

TEST(LipSyncSound, LearnsTheVoiceFromMarkers) {
  const auto song = soundOf(test::kWoman, test::partsOf("   a i u e o   a i u e o "), 220);
  const std::string right =
      "あ 34-50, あ 178-194, い 58-74, い 202-218, う 82-98, う 226-242, え 106-122, え 250-266, お "
      "130-146, お 274-290";
  const RunResult usual = hear(withSound(0), song);
  EXPECT_NE(openings(usual.motion), right) << "a short throat and an u like the o of textbooks";
  const motion::Motion marked =
      withSound(0, {{42, "あ"}, {66, "い"}, {90, "u"}, {100, "サビ"}, {114, "え"}, {138, "オ"}});
  const RunResult learnt = hear(marked, song);
  EXPECT_EQ(openings(learnt.motion), right);
  EXPECT_EQ(notesOfSound(learnt), "");
  EXPECT_EQ(notesOfSound(hear(withSound(0, {{42, "あ"}, {5, "い"}}), song)),
            "edit.lips.unsung-marks; edit.lips.partly-marked");
  EXPECT_EQ(hear(withSound(0, {{42, "あ"}, {66, "い"}, {90, "う"}, {114, "え"}}), song).notes.back().detail, "お");
}

TEST(LipSyncSound, ReplacesTheKeysOfAnEarlierRun) {
  const motion::Motion first = hear(withSound(60), soundOf(test::kMan, test::partsOf(" a i "))).motion;
  ASSERT_EQ(openings(first), "あ 71-86, い 95-110");
  EXPECT_EQ(openings(hear(first, soundOf(test::kMan, test::partsOf("  o  "))).motion), "お 83-98");
  EXPECT_EQ(openings(hear(first, soundOf(test::kMan, test::partsOf(" o"))).motion), "い 95-110, お 71-85")
      << "what comes after the sound stays";
  EXPECT_EQ(openings(hear(first, soundOf(test::kMan, test::partsOf(" o")), {{"replace", "all"}}).motion), "お 71-85");
  EXPECT_EQ(openings(hear(first, soundOf(test::kMan, test::partsOf(" o e ")), {}, nullptr, "90-120").motion),
            "あ 71-86, え 95-110")
      << "in the frames only";
  EXPECT_EQ(openings(hear(first, soundOf(test::kMan, test::partsOf(" o e ")), {{"follow", "loudness"}}).motion),
            "あ 67-85, あ 91-109")
      << "instead of the vowels";
}

TEST(LipSyncSound, ReportsWhatItCannotUse) {
  model::Model blinking;
  blinking.morphs.emplace_back().name = model::ModelName::fromText("まばたき", "");
  model::Model onlyI;
  onlyI.morphs.emplace_back().name = model::ModelName::fromText("い", "");
  const auto song = soundOf(test::kMan, test::partsOf(" a "));
  const motion::Motion soundless;
  EXPECT_EQ(hear(soundless, song).error, "sound: the motion has no sound; choose a file");
  EXPECT_EQ(hear(withSound(0), nullptr).error, "sound: song.wav: cannot be read");
  EXPECT_EQ(hear(withSound(0), nullptr, {{"sound", "voice.wav"}}).error, "sound: voice.wav: cannot be read");
  EXPECT_EQ(hear(withSound(0), song, {}, &blinking).error, "morphs: the model has none of them");
  EXPECT_EQ(hear(withSound(0), song, {{"follow", "loudness"}}, &onlyI).error,
            "morphs: the model lacks the first one, which follows the loudness");
  EXPECT_EQ(hear(withSound(0), soundOf(test::kMan, test::partsOf(" a "), 140, 4000)).error,
            "sound: has only 4000 samples per second; 6000 are needed to tell vowels apart");
  const auto silence = soundOf(test::kMan, test::partsOf("   "));
  EXPECT_EQ(notesOfSound(hear(withSound(0), silence)), "edit.lips.no-voice");
  EXPECT_EQ(notesOfSound(hear(withSound(0), silence, {{"follow", "loudness"}})), "edit.lips.silent");
  EXPECT_EQ(notesOfSound(hear(withSound(0), song, {}, nullptr, "200-300")), "edit.lips.unmarked; edit.lips.none");
  EXPECT_EQ(notesOfSound(hear(withSound(0), song, {{"follow", "loudness"}}, nullptr, "200-300")), "edit.lips.none");
  EXPECT_EQ(hear(withSound(0), silence).motion, withSound(0)) << "no tracks without keys";
}

}  // namespace
}  // namespace furitsuke::operations
