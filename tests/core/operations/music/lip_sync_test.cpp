// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>

#include "core/model/model.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;
using Texts = OperationArguments::Texts;

/// "30:7": frames and tenths of the weights; "none" without such a track.
std::string mouthKeysOf(const motion::Motion& motion, std::string_view path) {
  const auto id = motion::findTrack(motion, path);
  if (!id) return "none";
  const auto& track = motion.morphs[id->index].keys;
  std::string text;
  for (std::size_t i = 0; i < track.size(); ++i) {
    text += (i > 0 ? " " : "") + std::to_string(track.frames()[i]) + ":" +
            std::to_string(std::lround(track.values()[i].weight * 10));
  }
  return text;
}

motion::Motion dancing() {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 300});
  return motion;
}

model::Model singer(std::initializer_list<const char*> morphs) {
  model::Model model;
  for (const char* name : morphs) model.morphs.emplace_back().name = model::ModelName::fromText(name, "");
  return model;
}

RunResult sing(const motion::Motion& motion, std::string_view lyrics, Texts texts = {},
               const model::Model* model = nullptr, std::string_view frames = {}) {
  texts.emplace_back("lyrics", "song");
  return test::resultIn({.frames = frames, .model = model, .lyrics = lyrics}, motion, "lip-sync", texts);
}

std::string lipNotesOf(const RunResult& result) {
  std::string text;
  for (const Diagnostic& note : result.notes) text += (text.empty() ? "" : "; ") + note.reason.english();
  return text;
}

TEST(LipSync, MakesKeysOfTheVowels) {
  const RunResult result = sing(dancing(), "1 2 あん\n2 3 ま");
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(mouthKeysOf(result.motion, "morph:あ"), "28:0 31:7 43:7 46:0 59:0 62:7 88:7 91:0");
  EXPECT_EQ(mouthKeysOf(result.motion, "morph:ん"), "43:0 46:7 55:7 58:0");
  EXPECT_EQ(mouthKeysOf(result.motion, "morph:い"), "none") << "only tracks that are needed";
  EXPECT_EQ(lipNotesOf(result), "");
}

TEST(LipSync, FollowsItsOptions) {
  struct Row {
    const char* name;
    Texts texts;
    const char* expected;
  };
  for (const Row& row : {
           Row{"defaults", {}, "28:0 31:7 58:7 61:0"},
           Row{"offset", {{"offset", "1000"}}, "58:0 61:7 88:7 91:0"},
           Row{"without the sound", {{"from-sound", "no"}}, "13:0 16:7 43:7 46:0"},
           Row{"ramps", {{"rise", "1"}, {"fall", "6"}, {"overlap", "0"}}, "30:0 31:7 60:7 66:0"},
           Row{"weight", {{"weight", "1"}}, "28:0 31:10 58:10 61:0"},
       }) {
    motion::Motion motion = dancing();
    motion.annotations.sound = motion::SoundLink{.file = "a.wav", .offset = 500};
    EXPECT_EQ(mouthKeysOf(sing(motion, "0.5 1.5 あ", row.texts).motion, "morph:あ"), row.expected) << row.name;
  }
  EXPECT_EQ(mouthKeysOf(sing(dancing(), "1 2 あ", {{"morphs", "a,,,,,"}}).motion, "morph:a"), "28:0 31:7 58:7 61:0");
}

TEST(LipSync, ReplacesTheKeysOfAnEarlierRun) {
  const motion::Motion first = sing(dancing(), "1 2 あ\n2 3 い").motion;
  const motion::Motion second = sing(first, "1 2 い\n2 3 あ").motion;
  EXPECT_EQ(mouthKeysOf(second, "morph:あ"), "58:0 61:7 88:7 91:0");
  EXPECT_EQ(mouthKeysOf(second, "morph:い"), "28:0 31:7 58:7 61:0");
  EXPECT_EQ(sing(second, "1 2 い\n2 3 あ").motion, second) << "the same again";
  const motion::Motion moved = sing(first, "4 5 う", {{"replace", "all"}}).motion;
  EXPECT_EQ(mouthKeysOf(moved, "morph:あ"), "");
  EXPECT_EQ(mouthKeysOf(moved, "morph:う"), "118:0 121:7 148:7 151:0");
  const motion::Motion part = sing(first, "1 2 う\n2 3 お", {}, nullptr, "58-100").motion;
  EXPECT_EQ(mouthKeysOf(part, "morph:う"), "none") << "not in the frames";
  EXPECT_EQ(mouthKeysOf(part, "morph:お"), "58:0 61:7 88:7 91:0");
  EXPECT_EQ(mouthKeysOf(part, "morph:い"), "") << "replaced in the frames";
}

TEST(LipSync, KeepsWhatIsOutsideOfTheLyrics) {
  motion::Motion motion = dancing();
  test::addMorph(motion, "あ", {});
  test::setTrack<motion::MorphKey>(motion.morphs[0].keys, {{0, {1}}, {40, {1}}, {50, {0.5F}}, {100, {0}}, {110, {1}}});
  // The smile before and after keeps its weights up to the first and from the last frame of the lyrics.
  EXPECT_EQ(mouthKeysOf(sing(motion, "1 2 あ").motion, "morph:あ"), "0:10 28:10 31:7 58:7 61:4 100:0 110:10");
}

TEST(LipSync, UsesSimilarMorphsOfAModel) {
  const std::string_view vowels = "1 い\n2 う\n3 え\n4 お\n5 ん";
  struct Row {
    std::initializer_list<const char*> morphs;
    const char* a;
    const char* i;
    const char* u;
    const char* notes;
  };
  for (const Row& row : {
           Row{{"あ", "い", "う", "え", "お"}, "none", "28:0 31:7 43:7 46:0", "58:0 61:7 73:7 76:0", ""},
           Row{{"あ", "い", "う"},
               "88:0 91:3 103:3 106:0 118:0 121:3 133:3 136:0",
               "28:0 31:7 43:7 46:0 88:0 91:7 103:7 106:0",
               "58:0 61:7 73:7 76:0 118:0 121:7 133:7 136:0",
               "the model has no morph for these vowels; similar ones replace it: え, お"},
           Row{{"あ"},
               "88:0 91:3 103:3 106:0 118:0 121:3 133:3 136:0",
               "none",
               "none",
               "the model has no morph for these vowels; similar ones replace it: え, お; the model has no morph for "
               "these vowels: い, う"},
       }) {
    const model::Model model = singer(row.morphs);
    const RunResult result = sing(dancing(), vowels, {}, &model);
    EXPECT_EQ(mouthKeysOf(result.motion, "morph:あ"), row.a) << row.notes;
    EXPECT_EQ(mouthKeysOf(result.motion, "morph:い"), row.i) << row.notes;
    EXPECT_EQ(mouthKeysOf(result.motion, "morph:う"), row.u) << row.notes;
    EXPECT_EQ(lipNotesOf(result), row.notes);
  }
}

TEST(LipSync, ReportsWhatItCannotUse) {
  const model::Model model = singer({"まばたき"});
  EXPECT_EQ(sing(dancing(), "1 あ", {}, &model).error, "morphs: the model has none of them");
  EXPECT_EQ(sing(dancing(), "1 あ", {{"morphs", "あ"}}).error,
            "morphs: needs six names separated by commas, for a, i, u, e, o and n");
  EXPECT_EQ(sing(dancing(), "1 あ", {{"voice", "2"}}).error, "voice: the file has only 1");
  EXPECT_EQ(sing(dancing(), "nothing").error.substr(0, 36), "lyrics: contains no syllables with t");
  EXPECT_EQ(lipNotesOf(sing(dancing(), "1 歌う\nx\n2.01 あ\n2.05 い")),
            "1 line of the lyrics file cannot be read: line 2; 1 text has characters without a reading, such as kanji; "
            "the mouth stays closed there: line 1; 1 syllable was omitted because it is too short");
  EXPECT_EQ(lipNotesOf(sing(dancing(), "1 あ", {}, nullptr, "200-300")), "no syllable is within these frames");
}

}  // namespace
}  // namespace furitsuke::operations
