// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dancer.h"

#include "tests/support/motions.h"

namespace furitsuke::test {

Model dancer() {
  Model model;
  model.name = ModelName::fromText("踊り子", "Dancer");
  const std::pair<const char*, const char*> bones[] = {{"全ての親", ""},  {"操作中心", ""},  {"上半身", "upper body"},
                                                       {"右腕", "arm R"}, {"左腕", "arm L"}, {"隠し", ""},
                                                       {"頭", "head"}};
  for (const auto& [name, english] : bones) {
    Bone bone;
    bone.name = ModelName::fromText(name, english);
    model.bones.push_back(bone);
  }
  const std::pair<const char*, const char*> morphs[] = {{"あ", "a"}, {"笑い", "smile"}, {"まばたき", ""}};
  for (const auto& [name, english] : morphs) {
    Morph morph;
    morph.kind = MorphKind::Group;
    morph.name = ModelName::fromText(name, english);
    model.morphs.push_back(morph);
  }
  model.displayGroups = {
      {ModelName::fromText("Root", "Root"), true, {{false, 0}}},
      {ModelName::fromText("体", "Body"), false, {{false, 2}, {false, 6}}},
      {ModelName::fromText("表情", "Exp"), true, {{true, 0}, {true, 1}}},
      {ModelName::fromText("腕", "Arms"), false, {{false, 3}, {false, 4}, {true, 2}}},
  };
  return model;
}

Motion dancerMotion() {
  Motion motion;
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
