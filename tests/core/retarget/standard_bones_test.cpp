// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retarget/standard_bones.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "core/base/standard_names.h"
#include "core/retarget/humanoid_model.h"
#include "tests/support/humanoid.h"

namespace furitsuke::retarget {
namespace {

constexpr std::array kTrunk{"センター", "下半身", "上半身", "上半身2", "首", "頭"};
constexpr std::array kSided{"肩", "腕", "ひじ", "手首", "足", "ひざ", "足首", "つま先", "足ＩＫ", "つま先ＩＫ"};

/// What another program calls the bones of kTrunk and kSided; "<" stands for the side.
struct Naming {
  const char* program;
  const char* left;
  const char* right;
  std::array<const char*, kTrunk.size()> trunk;
  std::array<const char*, kSided.size()> sided;
};

const std::vector<Naming> kNamings = {
    {"English",
     "L",
     "R",
     {"center", "lower body", "upper body", "upper body 2", "neck", "head"},
     {"shoulder_<", "arm_<", "elbow_<", "wrist_<", "leg_<", "knee_<", "ankle_<", "toe_<", "leg IK_<", "toe IK_<"}},
    {"VRoid",
     "L",
     "R",
     {"Root", "J_Bip_C_Hips", "J_Bip_C_Spine", "J_Bip_C_Chest", "J_Bip_C_Neck", "J_Bip_C_Head"},
     {"J_Bip_<_Shoulder", "J_Bip_<_UpperArm", "J_Bip_<_LowerArm", "J_Bip_<_Hand", "J_Bip_<_UpperLeg",
      "J_Bip_<_LowerLeg", "J_Bip_<_Foot", "J_Bip_<_ToeBase", "IK_<_Foot", "IK_<_Toe"}},
    {"3ds Max Biped",
     "L",
     "R",
     {"Bip001", "Bip001 Pelvis", "Bip001 Spine", "Bip001 Spine1", "Bip001 Neck", "Bip001 Head"},
     {"Bip001 < Clavicle", "Bip001 < UpperArm", "Bip001 < Forearm", "Bip001 < Hand", "Bip001 < Thigh", "Bip001 < Calf",
      "Bip001 < Foot", "Bip001 < Toe0", "Bip001 < FootIK", "Bip001 < ToeIK"}},
    {"Mixamo",
     "Left",
     "Right",
     {"root", "mixamorig:Hips", "mixamorig:Spine", "mixamorig:Spine1", "mixamorig:Neck", "mixamorig:Head"},
     {"mixamorig:<Shoulder", "mixamorig:<Arm", "mixamorig:<ForeArm", "mixamorig:<Hand", "mixamorig:<UpLeg",
      "mixamorig:<Leg", "mixamorig:<Foot", "mixamorig:<ToeBase", "<FootIK", "<ToeIK"}},
    {"Character Creator",
     "L",
     "R",
     {"CC_Base_BoneRoot", "CC_Base_Pelvis", "CC_Base_Waist", "CC_Base_Spine01", "CC_Base_NeckTwist01", "CC_Base_Head"},
     {"CC_Base_<_Clavicle", "CC_Base_<_Upperarm", "CC_Base_<_Forearm", "CC_Base_<_Hand", "CC_Base_<_Thigh",
      "CC_Base_<_Calf", "CC_Base_<_Foot", "CC_Base_<_ToeBase", "IK_<_Foot", "IK_<_Toe"}},
    {"Chinese",
     "左",
     "右",
     {"操作中心", "臀部", "脊椎", "胸部", "脖子", "头"},
     {"<肩", "<大臂", "<小臂", "<手", "<大腿", "<小腿", "<脚", "<脚尖", "<脚IK", "<脚尖IK"}},
    {"Korean",
     "왼쪽",
     "오른쪽",
     {"센터", "골반", "허리", "가슴", "목", "머리"},
     {"<어깨", "<팔", "<팔꿈치", "<손목", "<다리", "<무릎", "<발목", "<발가락", "<발IK", "<발가락IK"}},
    {"numbers only",
     "",
     "",
     {"b0", "b1", "b2", "b3", "b4", "b5"},
     {"x0<", "x1<", "x2<", "x3<", "x4<", "x5<", "x6<", "x7<", "x8<", "x9<"}},
};

std::string sidedName(const char* name, const std::string& side) {
  std::string text = name;
  if (const std::size_t at = text.find('<'); at != text.npos) text.replace(at, 1, side);
  return text;
}

/// The bones with these names in place of theirs; `isEnglish`: in the English field, and numbers as names.
model::Model renamed(const Naming& naming, bool isEnglish) {
  model::Model model = test::humanoid();
  std::size_t number = 0;
  for (model::Bone& bone : model.bones) {
    std::string name = "other" + std::to_string(number++);
    for (std::size_t i = 0; i < kTrunk.size(); ++i) {
      if (bone.name.text == kTrunk[i]) name = naming.trunk[i];
    }
    for (std::size_t i = 0; i < kSided.size(); ++i) {
      if (bone.name.text == std::string("左") + kSided[i]) name = sidedName(naming.sided[i], naming.left);
      if (bone.name.text == std::string("右") + kSided[i]) name = sidedName(naming.sided[i], naming.right);
    }
    const std::string bare = "骨" + std::to_string(number);
    bone.name = isEnglish ? model::ModelName::fromText(bare, name) : model::ModelName::fromText(name, "");
  }
  return model;
}

/// The standard names whose bones are not found, and the bones that are found for them.
std::string wrongIn(const model::Model& model) {
  const model::Model standard = test::humanoid();
  const StandardBones bones(model);
  std::string wrong;
  const auto expect = [&](const std::string& name) {
    const model::BoneIndex found = bones.find(name);
    if (found != model::kNoIndex && standard.bones[static_cast<std::size_t>(found)].name.text == name) return;
    wrong +=
        name + "=" + (found == model::kNoIndex ? "-" : model.bones[static_cast<std::size_t>(found)].name.text) + " ";
  };
  for (const char* name : kTrunk) expect(name);
  for (const char* name : kSided) {
    expect(std::string("左") + name);
    expect(std::string("右") + name);
  }
  return wrong;
}

TEST(StandardBones, FindsTheBonesOfModelsWithOtherNames) {
  for (const Naming& naming : kNamings) {
    for (const bool isEnglish : {false, true}) {
      const model::Model model = renamed(naming, isEnglish);
      EXPECT_EQ(wrongIn(model), "") << naming.program << (isEnglish ? ", English names" : "");
      EXPECT_TRUE(HumanoidModel::of(model).ok()) << naming.program;
    }
  }
}

TEST(StandardBones, UsesTheChoicesOfTheUserFirst) {
  model::Model model = renamed(kNamings[3], false);
  model.givenRoles = {{"頭", "mixamorig:Neck"}, {"左ひじ", ""}, {"両目", "nothing of this name"}};
  const StandardBones bones(model);
  EXPECT_EQ(model.bones[static_cast<std::size_t>(bones.find("頭"))].name.text, "mixamorig:Neck");
  EXPECT_EQ(bones.find("左ひじ"), model::kNoIndex);
  EXPECT_EQ(bones.find("両目"), model::kNoIndex);
}

TEST(StandardBones, SaysWhyABoneWasFound) {
  model::Model model = renamed(kNamings[3], false);
  model.bones[0].name = model::ModelName::fromText("全ての親", "");
  model.givenRoles = {{"頭", "mixamorig:Neck"}, {"左ひじ", ""}};
  const StandardBones bones(model);
  EXPECT_EQ(bones.reasonFor("全ての親"), BoneReason::Name);
  EXPECT_EQ(bones.reasonFor("左手首"), BoneReason::Structure);
  EXPECT_EQ(bones.reasonFor("頭"), BoneReason::Given);
  EXPECT_EQ(bones.reasonFor("左ひじ"), BoneReason::Given) << "none was chosen";
  EXPECT_EQ(bones.reasonFor("両目"), BoneReason::Missing);
  for (const std::string& name : bodyBoneNames()) {
    EXPECT_TRUE(isStandardName(name)) << name;
    const bool isFound = bones.find(name) != model::kNoIndex;
    EXPECT_EQ(isFound, bones.reasonFor(name) != BoneReason::Missing && name != "左ひじ") << name;
  }
}

TEST(StandardBones, ModelsOfMmdNeedNoStructure) {
  model::Model model = test::humanoid();
  EXPECT_FALSE(StandardBones(model).isByStructure());
  EXPECT_EQ(StandardBones(model).findIk("左足ＩＫ"), 0);
  model.bones.clear();
  model.ik.clear();
  EXPECT_FALSE(HumanoidModel::of(model).ok());
}

}  // namespace
}  // namespace furitsuke::retarget
