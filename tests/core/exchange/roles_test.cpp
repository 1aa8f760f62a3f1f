// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/roles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"

namespace furitsuke::exchange {
namespace {

CapturedMotion person() { return readBvh(asBytes(test::personBvh()))->motion; }

/// "hips=Hips spine=Spine …" for these roles.
std::string shown(const CapturedMotion& motion, const JointRoles& roles,
                  const std::vector<retarget::HumanoidBone>& which) {
  std::string text;
  for (const retarget::HumanoidBone role : which) {
    const JointIndex joint = roles[role];
    text += (text.empty() ? "" : " ") +
            (joint == kNoJoint ? std::string("-") : motion.joints[static_cast<std::size_t>(joint)].name);
  }
  return text;
}

const std::vector<retarget::HumanoidBone> kBody = {retarget::HumanoidBone::Hips,
                                                   retarget::HumanoidBone::Spine,
                                                   retarget::HumanoidBone::Chest,
                                                   retarget::HumanoidBone::Neck,
                                                   retarget::HumanoidBone::Head,
                                                   retarget::roleOf(retarget::Side::Left, retarget::Limb::Shoulder),
                                                   retarget::roleOf(retarget::Side::Left, retarget::Limb::UpperArm),
                                                   retarget::roleOf(retarget::Side::Left, retarget::Limb::LowerArm),
                                                   retarget::roleOf(retarget::Side::Left, retarget::Limb::Hand),
                                                   retarget::roleOf(retarget::Side::Left, retarget::Limb::UpperLeg),
                                                   retarget::roleOf(retarget::Side::Left, retarget::Limb::LowerLeg),
                                                   retarget::roleOf(retarget::Side::Left, retarget::Limb::Foot),
                                                   retarget::roleOf(retarget::Side::Left, retarget::Limb::Toes)};

TEST(Roles, AreFoundInEveryConventionOfNames) {
  struct Row {
    const char* convention;
    const char* leftFoot;
    const char* leftHand;
    const char* head;
    const char* leftToes;
    const char* rightFoot;
    const char* rightHand;
  };
  for (const Row& row :
       {Row{"Mixamo", "mixamorig:LeftFoot", "mixamorig:LeftHand", "mixamorig:Head", "mixamorig:LeftToeBase",
            "mixamorig:RightFoot", "mixamorig:RightHand"},
        Row{"a second figure", "mixamorig1:LeftFoot", "mixamorig1:LeftHand", "mixamorig1:Head",
            "mixamorig1:LeftToeBase", "mixamorig1:RightFoot", "mixamorig1:RightHand"},
        Row{"Biovision", "LeftAnkle", "LeftWrist", "Head", "LeftToe", "RightAnkle", "RightWrist"},
        Row{"Unreal", "foot_l", "hand_l", "head", "ball_l", "foot_r", "hand_r"},
        Row{"3ds Max", "Bip01 L Foot", "Bip01 L Hand", "Bip01 Head", "Bip01 L Toe0", "Bip01 R Foot", "Bip01 R Hand"},
        Row{"Bandai", "Foot_L", "Hand_L", "Head", "Toes_L", "Foot_R", "Hand_R"},
        Row{"VRoid", "J_Bip_L_Foot", "J_Bip_L_Hand", "J_Bip_C_Head", "J_Bip_L_ToeBase", "J_Bip_R_Foot", "J_Bip_R_Hand"},
        Row{"Blender", "foot.L", "hand.L", "head", "toe.L", "foot.R", "hand.R"},
        Row{"Poser", "lFoot", "lHand", "head", "lToe", "rFoot", "rHand"},
        Row{"SMPL", "left_ankle", "left_wrist", "head", "left_foot", "right_ankle", "right_wrist"},
        Row{"MMD", "左足首", "左手首", "頭", "左つま先", "右足首", "右手首"}}) {
    CapturedMotion motion = person();
    for (CapturedJoint& joint : motion.joints) {
      const std::string name = joint.name;
      joint.name = name == "LeftFoot"      ? row.leftFoot
                   : name == "LeftHand"    ? row.leftHand
                   : name == "Head"        ? row.head
                   : name == "LeftToeBase" ? row.leftToes
                   : name == "RightFoot"   ? row.rightFoot
                   : name == "RightHand"   ? row.rightHand
                                           : "joint of " + name;
    }
    const JointRoles roles = findRoles(motion).value();
    EXPECT_EQ(shown(motion, roles, kBody),
              std::string("joint of Hips joint of Spine joint of Spine1 joint of Neck ") + row.head +
                  " joint of LeftShoulder joint of LeftArm joint of LeftForeArm " + row.leftHand +
                  " joint of LeftUpLeg joint of LeftLeg " + row.leftFoot + " " + row.leftToes)
        << row.convention;
    EXPECT_TRUE(checkPerson(roles).ok()) << row.convention << ": " << checkPerson(roles).error().reason;
  }
}

TEST(Roles, AreFoundBesideJointsThatTwistArmsAndBelowAPelvis) {
  struct Row {
    const char* name;
    const char* above;  ///< the joint gets a parent of its own
    const char* added;
  };
  CapturedMotion motion = person();
  for (const Row& row : {Row{"the forearm in Daz", "LeftHand", "lForearmTwist"}, Row{"MMD", "RightHand", "右手捩"},
                         Row{"the upper arm, romanized", "LeftForeArm", "HidariUdeNeji"}}) {
    const auto at = std::ranges::find(motion.joints, row.above, &CapturedJoint::name) - motion.joints.begin();
    CapturedJoint joint = motion.joints[static_cast<std::size_t>(at)];
    joint.name = row.added;
    motion.joints.insert(motion.joints.begin() + at, joint);
    for (std::size_t i = static_cast<std::size_t>(at) + 1; i < motion.joints.size(); ++i) {
      if (motion.joints[i].parent >= at) ++motion.joints[i].parent;
    }
    motion.joints[static_cast<std::size_t>(at) + 1].parent = static_cast<JointIndex>(at);
    motion.clips.clear();
    EXPECT_EQ(shown(motion, findRoles(motion).value(), kBody), shown(person(), findRoles(person()).value(), kBody))
        << row.name;
  }
  CapturedJoint pelvis;
  pelvis.name = "pelvis";
  pelvis.parent = 0;
  motion.joints.insert(motion.joints.begin() + 1, pelvis);
  for (std::size_t i = 2; i < motion.joints.size(); ++i) {
    CapturedJoint& joint = motion.joints[i];
    if (joint.parent >= 1) ++joint.parent;
    if (joint.name == "LeftUpLeg" || joint.name == "RightUpLeg") joint.parent = 1;
  }
  EXPECT_EQ(shown(motion, findRoles(motion).value(), kBody).substr(0, 13), "pelvis Spine ");
}

TEST(Roles, ChoicesOfTheUserComeFirstAndMoveWhatIsAboveThem) {
  const CapturedMotion motion = person();
  const Result<RoleChoices> choices = roleChoicesFromJson(
      R"({"format": "furitsuke.roles", "version": 1,
          "joints": {"leftHand": "LeftForeArm", "leftToes": "", "chest": "Spine"}})");
  ASSERT_TRUE(choices.ok()) << choices.error().message();
  const JointRoles roles = findRoles(motion, *choices).value();
  EXPECT_EQ(shown(motion, roles, kBody),
            "Hips Spine Spine Neck Head Spine1 LeftShoulder LeftArm LeftForeArm LeftUpLeg LeftLeg LeftFoot -");
}

TEST(Roles, WrongTablesAreErrorsWithTheirPlace) {
  struct Row {
    const char* text;
    const char* expected;
  };
  for (const Row& row : {
           Row{R"({"format": "other", "version": 1, "joints": {}})", "format: is not \"furitsuke.roles\""},
           Row{R"({"format": "furitsuke.roles", "version": 2, "joints": {}})", "version: "},
           Row{R"({"format": "furitsuke.roles", "version": 1})", "joints"},
           Row{R"({"format": "furitsuke.roles", "version": 1, "joints": {"tail": "T"}})",
               "joints.tail: is not the name of a role"},
           Row{R"({"format": "furitsuke.roles", "version": 1, "joints": {"hips": 3}})", "joints.hips: "},
       }) {
    const Result<RoleChoices> choices = roleChoicesFromJson(row.text);
    ASSERT_FALSE(choices.ok()) << row.text;
    EXPECT_NE(choices.error().message().find(row.expected), std::string::npos) << choices.error().message();
  }
  const Result<JointRoles> roles = findRoles(person(), {{retarget::HumanoidBone::Hips, "Pelvis"}});
  ASSERT_FALSE(roles.ok());
  EXPECT_EQ(roles.error().message(), "hips: there is no joint named Pelvis");
}

TEST(Roles, OfWhatIsNotAPersonAreListedAsMissing) {
  CapturedMotion motion = person();
  const auto foot = std::ranges::find(motion.joints, "RightFoot", &CapturedJoint::name) - motion.joints.begin();
  motion.joints.erase(motion.joints.begin() + foot, motion.joints.begin() + foot + 2);  // the toes too
  for (CapturedJoint& joint : motion.joints) joint.parent -= joint.parent > foot ? 2 : 0;
  motion.clips.clear();
  EXPECT_EQ(checkPerson(findRoles(motion).value()).error().reason, "is not a person: no right leg");
}

TEST(Roles, AreFoundInEveryPersonOfTheCorpus) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  struct Row {
    const char* file;
    const char* expected;
    const char* unit;
  };
  for (const Row& row : {
           Row{"bandai_dash.bvh",
               "Hips Spine Chest Neck Head Shoulder_L UpperArm_L LowerArm_L Hand_L UpperLeg_L LowerLeg_L Foot_L Toes_L",
               "centimeters"},
           Row{"cmu_walk.bvh",
               "Hips LowerBack Spine1 Neck1 Head LeftShoulder LeftArm LeftForeArm LeftHand LeftUpLeg LeftLeg LeftFoot "
               "LeftToeBase",
               ""},
           Row{"mocapbank.bvh",
               "Hips Chest Chest2 Neck Head LeftCollar LeftShoulder LeftElbow LeftWrist LeftHip LeftKnee LeftAnkle -",
               "centimeters"},
           Row{"movlab_walk.bvh",
               "Hips Spine Spine Spine Head LeftShoulder LeftArm LeftForeArm LeftHand LeftUpLeg LeftLeg LeftFoot "
               "LeftToeBase",
               "inches"},
           Row{"pfnn_metres.bvh",
               "Hips LowerBack Spine1 Neck1 Head LeftShoulder LeftArm LeftForeArm LeftHand LeftUpLeg LeftLeg LeftFoot "
               "LeftToeBase",
               "meters"},
           Row{"geno_bind.bvh",
               "Hips Spine Spine3 Neck1 Head LeftShoulder LeftArm LeftForeArm LeftHand LeftUpLeg LeftLeg LeftFoot "
               "LeftToeBase",
               "centimeters"},
       }) {
    const CapturedMotion motion = readBvh(readFile(*folder / "exchange" / row.file).value())->motion;
    const JointRoles roles = findRoles(motion).value();
    EXPECT_EQ(shown(motion, roles, kBody), row.expected) << row.file;
    EXPECT_EQ(likelyUnit(legLength(motion, roles)), row.unit) << row.file;
  }
  for (const char* file : {"not_humanoid.bvh", "rotation_first_root.bvh"}) {
    const CapturedMotion motion = readBvh(readFile(*folder / "exchange" / file).value())->motion;
    EXPECT_FALSE(checkPerson(findRoles(motion).value()).ok()) << file;
  }
}

TEST(RoleTables, AreReadAsTheyWereWritten) {
  const RoleChoices choices{{retarget::HumanoidBone::Hips, "Pelvis \"A\""},
                            {retarget::roleOf(retarget::Side::Left, retarget::Limb::Toes), ""},
                            {retarget::HumanoidBone::Head, "頭"}};
  const auto again = roleChoicesFromJson(roleChoicesToJson(choices));
  ASSERT_TRUE(again) << again.error().message();
  EXPECT_EQ(*again, choices);
  EXPECT_EQ(roleChoicesFromJson(roleChoicesToJson({})).value(), RoleChoices());
}

}  // namespace
}  // namespace furitsuke::exchange
