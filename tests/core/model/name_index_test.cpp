// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/name_index.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace furitsuke::model {
namespace {

Model namedModel() {
  Model model;
  for (const char* name :
       {"arm", "a_name_of_more_than_15", "a_name_of_more_other", "arm", "tail ", "", "\xE4\xBD\xA0"}) {
    model.bones.emplace_back().name = ModelName::fromText(name, {});
  }
  for (const char* name : {"smile", "a_morph_of_more_than_15", "a_morph_of_more_other"}) {
    model.morphs.emplace_back().name = ModelName::fromText(name, {});
  }
  model.bones.emplace_back().name = ModelName::fromText("an_ik_bone_of_20_bytes", {});
  model.ik.push_back({static_cast<BoneIndex>(model.bones.size() - 1), 0, 40, 2, {}});
  model.ik.push_back({0, 1, 40, 2, {}});
  return model;
}

struct NameRow {
  const char* why;
  std::string_view name;
  std::int32_t expected;  ///< kNoIndex: none
};

TEST(NameIndex, FindsBonesByTheirWholeName) {
  const Model model = namedModel();
  const NameIndex names(model);
  const NameRow rows[] = {{"the first of two", "arm", 0},
                          {"other letter case", "Arm", kNoIndex},
                          {"a longer name in full, as in a pose", "a_name_of_more_than_15", 1},
                          {"the same, truncated as in a VMD", "a_name_of_more_", kNoIndex},
                          {"trailing spaces in the name of the model", "tail", 4},
                          {"trailing spaces in the name of the motion", "arm   ", 0},
                          {"no name", "", kNoIndex},
                          {"a name that CP932 cannot encode, as MMD writes it", "?", kNoIndex},
                          {"unknown", "leg", kNoIndex}};
  for (const NameRow& row : rows) EXPECT_EQ(names.findBone(row.name).value_or(kNoIndex), row.expected) << row.why;
}

TEST(NameIndex, BindsCutNamesOnlyWhenAsked) {
  Model model = namedModel();
  const NameIndex names(model, {true});
  EXPECT_EQ(names.findBone("a_name_of_more_"), 1) << "the first of those with the same cut name";
  EXPECT_EQ(names.findBone("a_name_of_more_than_15"), 1);
  EXPECT_EQ(names.findBone("arm"), 0);
  model.bones.emplace_back().name = ModelName::fromText("a_name_of_more_", {});
  EXPECT_EQ(NameIndex(model).findBone("a_name_of_more_"), std::nullopt) << "a name of exactly 15 bytes";
  EXPECT_EQ(NameIndex(model, {true}).findBone("a_name_of_more_"), 1);
  model.bones.erase(model.bones.begin(), model.bones.end() - 1);
  model.ik.clear();
  EXPECT_EQ(NameIndex(model, {true}).findBone("a_name_of_more_"), 0);
}

TEST(NameIndex, FindsMorphsByTheWholeNameAndIkByNineteenBytes) {
  const Model model = namedModel();
  const NameIndex names(model);
  EXPECT_EQ(names.findMorph("smile"), 0);
  EXPECT_EQ(names.findMorph("a_morph_of_more"), std::nullopt);
  EXPECT_EQ(names.findMorph("a_morph_of_mor"), std::nullopt);
  EXPECT_EQ(names.findIk("an_ik_bone_of_20_by"), 0);
  EXPECT_EQ(names.findIk("an_ik_bone_of_20_bytes"), 0);
  EXPECT_EQ(names.findIk("an_ik_bone_of_20_b"), std::nullopt);
  EXPECT_EQ(names.findIk("arm"), 1);
  EXPECT_EQ(names.findIk("tail"), std::nullopt) << "a bone without IK";
}

TEST(ModelName, HasTheBytesThatMotionsUse) {
  EXPECT_EQ(ModelName::fromText("ひざ", "knee").bytes, "\x82\xD0\x82\xB4");
  EXPECT_EQ(ModelName::fromText("\xE4\xBD\xA0", {}).bytes, "\xFF\xE4\xBD\xA0") << "a character that CP932 lacks";
  const ModelName cut = ModelName::fromBytes("a\x82", "e");
  EXPECT_EQ(cut.bytes, "a\x82");
  EXPECT_EQ(cut.text, "a\xEF\xBF\xBD");
  EXPECT_EQ(cut.english, "e");
}

TEST(IkBoneNames, ListsTheBonesOfTheChainsOnce) {
  Model model;
  for (const char* name : {"leg", "IK with a name of over 19 bytes", ""}) {
    Bone bone;
    bone.name.bytes = name;
    model.bones.push_back(bone);
  }
  for (const BoneIndex goal : {1, 0, 2, 0}) {
    IkChain chain;
    chain.goal = goal;
    model.ik.push_back(chain);
  }
  EXPECT_EQ(ikBoneNames(model), (std::vector<std::string>{"IK with a name of o", "leg"}));
}

}  // namespace
}  // namespace furitsuke::model
