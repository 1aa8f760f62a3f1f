// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/operations/sides/side_names.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

TEST(SideNames, PairTheBonesOfABodyWhateverTheyAreCalled) {
  const model::Model person = test::humanoid();
  for (const char* sides : {"LR", "ab"}) {
    model::Model model = person;
    std::map<std::string, std::string> names;
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const std::string& text = person.bones[i].name.text;
      const bool isRight = text.starts_with("右");
      const std::string part = text.starts_with("左") || isRight ? text.substr(std::string("右").size()) : "";
      const auto at =
          std::ranges::find(person.bones, "左" + part, [](const model::Bone& bone) { return bone.name.text; });
      const auto number = std::to_string(part.empty() ? i : static_cast<std::size_t>(at - person.bones.begin()));
      names[text] =
          part.empty() ? "Bip001 x" + number : "Bip001 " + std::string(1, sides[isRight ? 1 : 0]) + " x" + number;
      model.bones[i].name = model::ModelName::fromText(names[text], "");
    }
    const SideNames opposites({}, &model);
    for (const char* part : {"肩", "腕", "ひじ", "手首", "足", "ひざ", "足首", "足ＩＫ"}) {
      const std::string left = names["左" + std::string(part)], right = names["右" + std::string(part)];
      EXPECT_EQ(opposites.opposite(test::nameOf(left.c_str())).text(), right) << left;
      EXPECT_EQ(opposites.opposite(test::nameOf(right.c_str())).text(), left) << right;
    }
    EXPECT_EQ(opposites.opposite(test::nameOf(names["頭"].c_str())).text(), names["頭"]);
  }
}

TEST(SideNames, PairCommonNamingSchemes) {
  for (const auto& [name, other] : std::vector<std::pair<std::string, std::string>>{{"左腕", "右腕"},
                                                                                    {"眉左", "眉右"},
                                                                                    {"センター", "センター"},
                                                                                    {"左右", "左右"},
                                                                                    {"arm_L", "arm_R"},
                                                                                    {"L.arm", "R.arm"},
                                                                                    {"arm.R.001", "arm.L.001"},
                                                                                    {"LeftArm", "RightArm"},
                                                                                    {"left_eye", "right_eye"},
                                                                                    {"bright", "bright"},
                                                                                    {"Upright", "Upright"},
                                                                                    {"ArmRight2", "ArmLeft2"},
                                                                                    {"L", "L"},
                                                                                    {"Lefty", "Lefty"},
                                                                                    {"arm_Long", "arm_Long"},
                                                                                    {"UPPER RIGHT", "UPPER LEFT"},
                                                                                    {"ウィンク右", "ウィンク左"}}) {
    EXPECT_EQ(oppositeSideText(name), other);
    EXPECT_EQ(oppositeSideText(other), name);
  }
  const SideNames own({{"A", "B"}, {"左手", "左手"}, {"X", "右腕"}});
  EXPECT_EQ(own.opposite(test::nameOf("A")).text(), "B");
  EXPECT_EQ(own.opposite(test::nameOf("B")).text(), "A");
  EXPECT_EQ(own.opposite(test::nameOf("左手")).text(), "左手");
  EXPECT_EQ(own.opposite(test::nameOf("左腕")).text(), "左腕") << "its opposite belongs to X";
}

/// The opposites of all names of a motion, joined.
std::string oppositesAmong(const SideNames& sides, const std::vector<std::string>& texts) {
  std::vector<Name> names;
  for (const std::string& text : texts) names.push_back(test::nameOf(text));
  std::string joined;
  for (const Name& name : sides.oppositesAmong(names, kMorphNameBytes)) {
    joined += (joined.empty() ? "" : ",") + name.text();
  }
  return joined;
}

TEST(SideNames, PairTheWinksOfTheStandardModels) {
  struct Row {
    std::vector<std::string> names;
    std::string opposites;
  };
  for (const auto& [names, opposites] : std::vector<Row>{
           {{"ウィンク"}, "ウィンク右"},
           {{"ウィンク右"}, "ウィンク"},
           {{"ウィンク", "ウィンク右", "ウィンク２", "ｳｨﾝｸ２右"}, "ウィンク右,ウィンク,ｳｨﾝｸ２右,ウィンク２"},
           {{"ｳｨﾝｸ２右"}, "ウィンク２"},
           {{"ウィンク2", "ｳｨﾝｸ2右"}, "ｳｨﾝｸ2右,ウィンク2"},
           {{"wink", "wink right"}, "wink right,wink"},
           {{"wink", "wink_R"}, "wink_R,wink"},
           {{"wink_L", "wink_R"}, "wink_R,wink_L"},
           {{"左眼", "眼右"}, "右眼,眼左"},
           {{"ウィンク左", "ウィンク右", "ウィンク"}, "ウィンク右,ウィンク左,ウィンク"},
           {{"まばたき"}, "まばたき"}}) {
    EXPECT_EQ(oppositesAmong(SideNames(), names), opposites) << names.front();
  }
}

TEST(SideNames, PairTheNamesOfTheModel) {
  model::Model model;
  const auto addMorph = [&model](const std::string& text, const std::string& english) {
    model::Morph morph;
    morph.name = model::ModelName::fromText(text, english);
    model.morphs.push_back(morph);
  };
  addMorph("ｳｨﾝｸ左", "");
  addMorph("ｳｨﾝｸ右", "");
  addMorph("閉じα", "close_L");
  addMorph("閉じβ", "close_R");
  const SideNames sides({}, &model);
  EXPECT_EQ(oppositesAmong(sides, {"ｳｨﾝｸ左", "ｳｨﾝｸ右"}), "ｳｨﾝｸ右,ｳｨﾝｸ左");
  EXPECT_EQ(oppositesAmong(sides, {"閉じα"}), "閉じβ");
  EXPECT_EQ(oppositesAmong(SideNames(), {"閉じα"}), "閉じα");
}

}  // namespace
}  // namespace furitsuke::operations
