// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/motion/morph_names.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/operations/motion/name_likeness.h"
#include "core/operations/motion/name_suggestions.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

TEST(MorphNames, AreFoundWithoutRegardToCaseSeparatorsAndWidth) {
  model::Model model;
  for (const auto& [text, english] : {std::pair{"browInnerUp", "brow up"}, std::pair{"Jaw_Open", ""},
                                      std::pair{"笑い", "Smile"}, std::pair{"jaw open 2", ""}}) {
    model.morphs.emplace_back().name = model::ModelName::fromText(text, english);
  }
  struct Row {
    const char* name;
    int morph;
  };
  const MorphNames names(model);
  for (const Row& row : {Row{"browInnerUp", 0}, Row{"BrowInnerUp", 0}, Row{"brow_inner_up", 0},
                         Row{"ＢｒｏｗＩｎｎｅｒＵｐ", 0}, Row{"jawOpen", 1}, Row{"JAW-OPEN", 1}, Row{"笑い", 2},
                         Row{"SMILE", 2}, Row{"Brow Up", 0}, Row{"jawopen2", 3}, Row{"brow", -1}, Row{"", -1}}) {
    EXPECT_EQ(names.find(row.name).value_or(-1), row.morph) << row.name;
  }
}

TEST(MorphNames, AreFoundByMeaningInFourLanguages) {
  struct Row {
    const char* usual;  ///< of MMD's own models
    std::vector<const char*> others;
  };
  const std::vector<Row> rows = {
      {"笑い", {"smile", "ワハハ", "笑顔", "笑脸", "开心", "웃음", "Fcl_ALL_Joy", "Happy", "わはは"}},
      {"まばたき", {"Blink", "eyes closed", "瞬き", "眨眼", "闭眼", "깜빡임", "Fcl_EYE_Close"}},
      {"怒り", {"angry", "ANGER", "生气", "愤怒", "분노", "Fcl_BRW_Angry"}},
      {"困る", {"sad", "Sorrow", "悲しい", "悲伤", "슬픔"}},
      {"びっくり", {"surprised", "驚き", "惊讶", "놀람", "Fcl_ALL_Surprised"}},
      {"なごみ", {"relaxed", "和み", "放松", "편안"}},
      {"あ", {"A", "aa", "ア", "아", "vrc.v_aa", "Fcl_MTH_A"}},
      {"う", {"U", "ou", "우", "Fcl_MTH_U"}},
      {"ん", {"nn", "N", "응"}},
      {"ウィンク", {"wink", "Blink_L", "wink_L", "윙크", "ウインク"}},
      {"ウィンク右", {"Blink_R", "Wink.R", "ウインク右"}},
      {"真面目", {"serious", "认真", "진지"}},
      {"口角上げ", {"mouth corner up", "嘴角上扬", "입꼬리올림"}},
  };
  for (const Row& row : rows) {
    for (const char* other : row.others) {
      // A motion of one program for a model of another, both ways.
      for (const auto& [had, wanted] : {std::pair{row.usual, other}, std::pair{other, row.usual}}) {
        model::Model model;
        model.morphs.emplace_back().name = model::ModelName::fromText("目を細める", "");
        model.morphs.emplace_back().name = model::ModelName::fromText(had, "");
        EXPECT_EQ(MorphNames(model).find(wanted).value_or(-1), 1) << had << " for " << wanted;
        EXPECT_GE(likenessOf(comparableName(had), comparableName(wanted)), 0.95) << had << " for " << wanted;
      }
      for (const Row& another : rows) {
        if (&another == &row) continue;
        EXPECT_LT(likenessOf(comparableName(another.usual), comparableName(other)), kLikely)
            << another.usual << " for " << other;
      }
    }
  }
}

TEST(MorphNames, AMorphOfThatNameComesBeforeOneOfThatMeaning) {
  model::Model model;
  for (const char* name : {"笑い", "smile"}) model.morphs.emplace_back().name = model::ModelName::fromText(name, "");
  EXPECT_EQ(MorphNames(model).find("smile"), 1);
  EXPECT_EQ(MorphNames(model).find("ワハハ"), 0);
}

/// The names of the morphs that have keys.
std::string keyedMorphs(const motion::Motion& motion) {
  std::string names;
  for (const auto& track : motion.morphs) names += (names.empty() ? "" : " ") + track.name.text();
  return names;
}

TEST(MorphNames, BlinksAndLipSyncUseTheMorphsOfTheModelByTheirMeaning) {
  model::Model model;
  for (const char* name : {"Fcl_EYE_Close", "Fcl_MTH_A", "Fcl_MTH_I", "Fcl_MTH_U"})
    model.morphs.emplace_back().name = model::ModelName::fromText(name, "");
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 300});
  EXPECT_EQ(keyedMorphs(test::resultIn({.model = &model}, motion, "blink", {}).motion), "Fcl_EYE_Close");
  const test::RunResult sung =
      test::resultIn({.model = &model, .lyrics = "1 2 あいう"}, motion, "lip-sync", {{"lyrics", "song"}});
  EXPECT_EQ(sung.error, "");
  EXPECT_EQ(keyedMorphs(sung.motion), "Fcl_MTH_A Fcl_MTH_I Fcl_MTH_U");
}

}  // namespace
}  // namespace furitsuke::operations
