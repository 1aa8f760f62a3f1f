// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model/model_map.h"

#include <gtest/gtest.h>

namespace furitsuke::io {
namespace {

const ModelMap kMap{{"左ひじ", "Elbow \"L\""}, {"左足先EX", ""}, {"頭", "头"}};

TEST(ModelMap, ComesBackAsItWasWritten) {
  const Result<ModelMap> again = modelMapFromJson(modelMapToJson(kMap));
  ASSERT_TRUE(again.ok()) << again.error().message();
  EXPECT_EQ(*again, kMap);
  EXPECT_EQ(modelMapFromJson(modelMapToJson({})).value(), ModelMap());
}

TEST(ModelMap, BonesThatTheModelLacksAreNamed) {
  model::Model model;
  model.bones.emplace_back().name = model::ModelName::fromText("头", "");
  ModelMap map = kMap;
  EXPECT_EQ(removeUnknownBones(map, model), std::vector<std::string>{"Elbow \"L\""});
  EXPECT_EQ(map, (ModelMap{{"左足先EX", ""}, {"頭", "头"}}));
}

TEST(ModelMap, OtherTablesAreRefused) {
  for (const char* text : {"", "{}", R"({"format": "furitsuke.roles", "version": 1, "bones": {}})",
                           R"({"format": "furitsuke.modelMap", "version": 1, "bones": {"Head": "a"}})"}) {
    EXPECT_FALSE(modelMapFromJson(text).ok()) << text;
  }
}

}  // namespace
}  // namespace furitsuke::io
