// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/operations/motion/name_likeness.h"
#include "core/operations/motion/name_suggestions.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::addBone;
using test::addMorph;

TEST(NameLikeness, RecognizesCharacterWidthsSidesAndTranslatedWords) {
  struct Row {
    const char* a;
    const char* b;
    double least;
    double most;
  };
  for (const Row& row : {Row{"左ひじ", "左ヒジ", 1, 1},
                         Row{"ｾﾝﾀｰ", "センター", 1, 1},
                         Row{"ｽｶｰﾄ", "すかーと", 1, 1},
                         Row{"ﾊﾟｰﾂ①", "パーツ1", 1, 1},
                         Row{"左足IK", "左足ＩＫ", 1, 1},
                         Row{"arm_L", "LeftArm", 1, 1},
                         Row{"elbow_L", "左ひじ", 0.95, 0.95},
                         Row{"Upper Body 2", "上半身2", 0.95, 0.95},
                         Row{"index1.R", "右人指１", 0.95, 0.95},
                         Row{"右人差し指１", "右人指１", 0.95, 0.95},
                         Row{"Blink", "まばたき", 0.95, 0.95},
                         Row{"J_Bip_L_UpperArm", "左腕", 0.95, 0.95},
                         Row{"J_Bip_C_Head", "頭", 0.95, 0.95},
                         Row{"CC_Base_L_Forearm", "左ひじ", 0.95, 0.95},
                         Row{"mixamorig:LeftUpLeg", "左足", 0.95, 0.95},
                         Row{"Spine1", "上半身2", 0.95, 0.95},
                         Row{"Knee_R", "右ひざ", 0.95, 0.95},
                         Row{"左大臂", "左腕", 0.95, 0.95},
                         Row{"脖子", "首", 0.95, 0.95},
                         Row{"왼쪽 팔꿈치", "左ひじ", 0.95, 0.95},
                         Row{"머리", "頭", 0.95, 0.95},
                         Row{"右腕", "左腕", 0, 0},
                         Row{"腕", "左腕", 0.5, 0.7},
                         Row{"ウインク", "ウィンク", 0.95, 0.95},
                         Row{"wink", "ｳｨﾝｸ", 0.95, 0.95},
                         Row{"青ざめる", "青ざめ", kLikely, 0.7},
                         Row{"前髪1", "前髪2", 0.25, 0.35},
                         Row{"上半身", "下半身", 0.25, 0.35},
                         Row{"左スカート前", "左スカート後", 0.3, 0.4},
                         Row{"右足ＩＫ先", "右足IK親", 0.3, 0.4},
                         Row{"右髪１", "右髪Ｃ１", 0.25, 0.35},
                         Row{"腰飾り", "胸飾り", 0.55, 0.62},
                         Row{"頭", "眼鏡", 0, 0.1}}) {
    const double likeness = likenessOf(comparableName(row.a), comparableName(row.b));
    EXPECT_GE(likeness, row.least) << row.a << " " << row.b;
    EXPECT_LE(likeness, row.most) << row.a << " " << row.b;
    EXPECT_EQ(likeness, likenessOf(comparableName(row.b), comparableName(row.a)));
  }
}

TEST(NameSuggestions, RankUnusedNamesAndNeverRepeatAName) {
  motion::Motion motion;
  for (const char* name : {"センター", "左ヒジ", "elbow_L", "謎", "空"}) test::addBone(motion, name, {0});
  motion.bones.back().keys = {};
  test::addMorph(motion, "blink", {0});
  model::Model model;
  for (const char* name : {"センター", "左ひじ", "右ひじ", "左ひじ補助"}) {
    model.bones.emplace_back().name = model::ModelName::fromText(name, {});
  }
  model.bones[3].name.english = "helper";
  model.morphs.emplace_back().name = model::ModelName::fromText("瞬き", "wink");
  const auto suggestions = suggestNames(motion, model);
  ASSERT_EQ(suggestions.size(), 4U) << "none for センター, which exists, and none for the empty track";
  EXPECT_EQ(suggestions[0].path, "左ヒジ");
  ASSERT_EQ(suggestions[0].candidates.size(), 1U) << "左ひじ補助 is a helper bone";
  EXPECT_EQ(suggestions[0].candidates[0].path, "左ひじ");
  EXPECT_EQ(suggestions[0].candidates[0].likeness, 1);
  EXPECT_EQ(suggestions[1].candidates[0].path, "左ひじ");
  EXPECT_TRUE(suggestions[2].candidates.empty());
  EXPECT_EQ(suggestions[3].path, "morph:blink");
  EXPECT_EQ(renamesOf(suggestions), (PairTable{{"左ヒジ", "左ひじ"}, {"morph:blink", "morph:瞬き"}}))
      << "elbow_L is less similar to 左ひじ, and 左ひじ補助 is not similar enough to elbow_L";
}

TEST(NameSuggestions, KnowThePartsOfABodyWhateverTheyAreCalled) {
  motion::Motion motion;
  for (const char* name : {"左ひじ", "頭", "右足ＩＫ"}) test::addBone(motion, name, {0});
  model::Model model = test::humanoid();
  std::string elbow, head, foot;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const std::string name = "b" + std::to_string(i) + "x";
    if (model.bones[i].name.text == "左ひじ") elbow = name;
    if (model.bones[i].name.text == "頭") head = name;
    if (model.bones[i].name.text == "右足ＩＫ") foot = name;
    model.bones[i].name = model::ModelName::fromText(name, {});
  }
  EXPECT_EQ(renamesOf(suggestNames(motion, model)), (PairTable{{"左ひじ", elbow}, {"頭", head}, {"右足ＩＫ", foot}}));
}

TEST(NameSuggestions, TheHipsCarryABodyWithoutACenter) {
  for (const char* hips : {"J_Bip_C_Hips", "CC_Base_Hip", "mixamorig:Hips", "Bip001 Pelvis", "骨盆", "pelvis"}) {
    motion::Motion motion;
    for (const char* name : {"センター", "頭"}) test::addBone(motion, name, {0});
    model::Model model;
    for (const char* name : {"Root", hips, "Head"})
      model.bones.emplace_back().name = model::ModelName::fromText(name, {});
    EXPECT_EQ(renamesOf(suggestNames(motion, model)), (PairTable{{"センター", hips}, {"頭", "Head"}})) << hips;
  }
}

}  // namespace
}  // namespace furitsuke::operations
