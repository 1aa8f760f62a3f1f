// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dancer.h"

#include "tests/support/motions.h"

namespace furitsuke::test {

model::Model dancer() {
  model::Model model;
  model.name = model::ModelName::fromText("踊り子", "Dancer");
  const std::pair<const char*, const char*> bones[] = {{"全ての親", ""},  {"操作中心", ""},  {"上半身", "upper body"},
                                                       {"右腕", "arm R"}, {"左腕", "arm L"}, {"隠し", ""},
                                                       {"頭", "head"}};
  for (const auto& [name, english] : bones) {
    model::Bone bone;
    bone.name = model::ModelName::fromText(name, english);
    model.bones.push_back(bone);
  }
  const std::pair<const char*, const char*> morphs[] = {{"あ", "a"}, {"笑い", "smile"}, {"まばたき", ""}};
  for (const auto& [name, english] : morphs) {
    model::Morph morph;
    morph.kind = model::MorphKind::Group;
    morph.name = model::ModelName::fromText(name, english);
    model.morphs.push_back(morph);
  }
  model.displayGroups = {
      {model::ModelName::fromText("Root", "Root"), true, {{false, 0}}},
      {model::ModelName::fromText("体", "Body"), false, {{false, 2}, {false, 6}}},
      {model::ModelName::fromText("表情", "Exp"), true, {{true, 0}, {true, 1}}},
      {model::ModelName::fromText("腕", "Arms"), false, {{false, 3}, {false, 4}, {true, 2}}},
  };
  return model;
}

motion::Motion dancerMotion() {
  motion::Motion motion;
  addBone(motion, "右腕", {0, 10});
  addBone(motion, "尻尾", {0});
  addBone(motion, "左腕", {0, 20});
  addBone(motion, "上半身", {5});
  addBone(motion, "操作中心", {0});
  addMorph(motion, "まばたき", {3});
  addMorph(motion, "うさ耳", {0});
  addMorph(motion, "あ", {0, 8});
  return motion;
}

}  // namespace furitsuke::test
