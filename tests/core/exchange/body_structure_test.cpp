// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/roles.h"
#include "tests/core/exchange/test_body.h"
#include "tests/support/corpus.h"

namespace furitsuke::exchange {
namespace {

/// Names of the joints of a person, of the middle of the body and of one side: "<" stands for the side.
struct Naming {
  const char* program;
  const char* left;
  const char* right;
  std::array<const char*, 5> trunk;  ///< hips, spine, chest, neck, head
  std::array<const char*, 8> limbs;  ///< clavicle, upper arm, forearm, hand, thigh, shin, foot, toes
};

const std::vector<Naming> kNamings = {
    {"Unity",
     "Left",
     "Right",
     {"Hips", "Spine", "Chest", "Neck", "Head"},
     {"<Shoulder", "<UpperArm", "<LowerArm", "<Hand", "<UpperLeg", "<LowerLeg", "<Foot", "<Toes"}},
    {"Mixamo",
     "Left",
     "Right",
     {"mixamorig:Hips", "mixamorig:Spine", "mixamorig:Spine1", "mixamorig:Neck", "mixamorig:Head"},
     {"mixamorig:<Shoulder", "mixamorig:<Arm", "mixamorig:<ForeArm", "mixamorig:<Hand", "mixamorig:<UpLeg",
      "mixamorig:<Leg", "mixamorig:<Foot", "mixamorig:<ToeBase"}},
    {"Biovision",
     "Left",
     "Right",
     {"Hips", "Chest", "Chest2", "Neck", "Head"},
     {"<Collar", "<Shoulder", "<Elbow", "<Wrist", "<Hip", "<Knee", "<Ankle", "<Toe"}},
    {"Unreal",
     "l",
     "r",
     {"pelvis", "spine_01", "spine_02", "neck_01", "head"},
     {"clavicle_<", "upperarm_<", "lowerarm_<", "hand_<", "thigh_<", "calf_<", "foot_<", "ball_<"}},
    {"3ds Max Biped",
     "L",
     "R",
     {"Bip002 Pelvis", "Bip002 Spine", "Bip002 Spine1", "Bip002 Neck", "Bip002 Head"},
     {"Bip002 < Clavicle", "Bip002 < UpperArm", "Bip002 < Forearm", "Bip002 < Hand", "Bip002 < Thigh", "Bip002 < Calf",
      "Bip002 < Foot", "Bip002 < Toe0"}},
    {"CAT",
     "L",
     "R",
     {"CATRigHub001", "CATRigSpine1", "CATRigHub002", "CATRigNeck1", "CATRigHub003"},
     {"CATRig<ArmCollarbone", "CATRig<Arm1", "CATRig<Arm2", "CATRig<ArmPalm", "CATRig<Leg1", "CATRig<Leg2",
      "CATRig<LegAnkle", "CATRig<LegDigit11"}},
    {"Character Creator",
     "L",
     "R",
     {"CC_Base_Hip", "CC_Base_Waist", "CC_Base_Spine01", "CC_Base_NeckTwist01", "CC_Base_Head"},
     {"CC_Base_<_Clavicle", "CC_Base_<_Upperarm", "CC_Base_<_Forearm", "CC_Base_<_Hand", "CC_Base_<_Thigh",
      "CC_Base_<_Calf", "CC_Base_<_Foot", "CC_Base_<_ToeBase"}},
    {"Rigify",
     "L",
     "R",
     {"spine", "spine.001", "spine.003", "spine.004", "spine.006"},
     {"shoulder.<", "upper_arm.<", "forearm.<", "hand.<", "thigh.<", "shin.<", "foot.<", "toe.<"}},
    {"deforming bones of Rigify",
     "L",
     "R",
     {"DEF-spine", "DEF-spine.001", "DEF-spine.003", "DEF-spine.004", "DEF-spine.006"},
     {"DEF-shoulder.<", "DEF-upper_arm.<", "DEF-forearm.<", "DEF-hand.<", "DEF-thigh.<", "DEF-shin.<", "DEF-foot.<",
      "DEF-toe.<"}},
    {"Koikatsu",
     "L",
     "R",
     {"cf_j_hips", "cf_j_spine01", "cf_j_spine02", "cf_j_neck", "cf_j_head"},
     {"cf_j_shoulder_<", "cf_j_arm00_<", "cf_j_forearm01_<", "cf_j_hand_<", "cf_j_thigh00_<", "cf_j_leg01_<",
      "cf_j_foot_<", "cf_j_toes_<"}},
    {"Source",
     "L",
     "R",
     {"ValveBiped.Bip01_Pelvis", "ValveBiped.Bip01_Spine", "ValveBiped.Bip01_Spine2", "ValveBiped.Bip01_Neck1",
      "ValveBiped.Bip01_Head1"},
     {"ValveBiped.Bip01_<_Clavicle", "ValveBiped.Bip01_<_UpperArm", "ValveBiped.Bip01_<_Forearm",
      "ValveBiped.Bip01_<_Hand", "ValveBiped.Bip01_<_Thigh", "ValveBiped.Bip01_<_Calf", "ValveBiped.Bip01_<_Foot",
      "ValveBiped.Bip01_<_Toe0"}},
    {"Second Life",
     "Left",
     "Right",
     {"mPelvis", "mTorso", "mChest", "mNeck", "mHead"},
     {"mCollar<", "mShoulder<", "mElbow<", "mWrist<", "mHip<", "mKnee<", "mAnkle<", "mFoot<"}},
    {"DeepMotion",
     "l",
     "r",
     {"hip_JNT", "spine1_JNT", "spine2_JNT", "neck_JNT", "head_JNT"},
     {"<_shoulder_JNT", "<_arm_JNT", "<_forearm_JNT", "<_hand_JNT", "<_upleg_JNT", "<_leg_JNT", "<_foot_JNT",
      "<_toebase_JNT"}},
    {"AdvancedSkeleton",
     "L",
     "R",
     {"Root_M", "Spine1_M", "Chest_M", "Neck_M", "Head_M"},
     {"Scapula_<", "Shoulder_<", "Elbow_<", "Wrist_<", "Hip_<", "Knee_<", "Ankle_<", "Toes_<"}},
    {"VRoid",
     "L",
     "R",
     {"J_Bip_C_Hips", "J_Bip_C_Spine", "J_Bip_C_Chest", "J_Bip_C_Neck", "J_Bip_C_Head"},
     {"J_Bip_<_Shoulder", "J_Bip_<_UpperArm", "J_Bip_<_LowerArm", "J_Bip_<_Hand", "J_Bip_<_UpperLeg",
      "J_Bip_<_LowerLeg", "J_Bip_<_Foot", "J_Bip_<_ToeBase"}},
    {"Daz",
     "l",
     "r",
     {"hip", "abdomenLower", "chestUpper", "neckLower", "head"},
     {"<Collar", "<ShldrBend", "<ForearmBend", "<Hand", "<ThighBend", "<Shin", "<Foot", "<Toe"}},
    {"MakeHuman",
     "L",
     "R",
     {"root", "spine05", "spine01", "neck01", "head"},
     {"clavicle.<", "upperarm01.<", "lowerarm01.<", "wrist.<", "upperleg01.<", "lowerleg01.<", "foot.<", "toe1-1.<"}},
    {"SMPL",
     "left",
     "right",
     {"pelvis", "spine1", "spine3", "neck", "head"},
     {"<_collar", "<_shoulder", "<_elbow", "<_wrist", "<_hip", "<_knee", "<_ankle", "<_foot"}},
    {"MMD",
     "左",
     "右",
     {"センター", "上半身", "上半身2", "首", "頭"},
     {"<肩", "<腕", "<ひじ", "<手首", "<足", "<ひざ", "<足首", "<つま先"}},
    {"Japanese in Latin letters",
     "Hidari",
     "Migi",
     {"Senta", "Johanshin", "Johanshin2", "Kubi", "Atama"},
     {"<Kata", "<Ude", "<Hiji", "<Tekubi", "<Ashi", "<Hiza", "<Ashikubi", "<Tsumasaki"}},
    {"Chinese",
     "左",
     "右",
     {"臀部", "脊椎", "胸部", "颈部", "头部"},
     {"<肩", "<上臂", "<前臂", "<手", "<大腿", "<小腿", "<脚", "<脚趾"}},
    {"Korean",
     "왼쪽 ",
     "오른쪽 ",
     {"골반", "척추", "가슴", "목", "머리"},
     {"<어깨", "<위팔", "<아래팔", "<손", "<허벅지", "<종아리", "<발", "<발가락"}},
    {"French",
     "Gauche",
     "Droite",
     {"Bassin", "Colonne", "Poitrine", "Cou", "Tête"},
     {"Clavicule<", "Bras<", "AvantBras<", "Main<", "Cuisse<", "Jambe<", "Pied<", "Orteils<"}},
    {"French letters",
     "G",
     "D",
     {"Bassin", "Colonne", "Poitrine", "Cou", "Tete"},
     {"Epaule_<", "Bras_<", "AvantBras_<", "Main_<", "Cuisse_<", "Tibia_<", "Pied_<", "Orteil_<"}},
    {"German",
     "Links",
     "Rechts",
     {"Hüfte", "Wirbelsäule", "Brust", "Hals", "Kopf"},
     {"Schlüsselbein.<", "Oberarm.<", "Unterarm.<", "Hand.<", "Oberschenkel.<", "Unterschenkel.<", "Fuß.<", "Zehen.<"}},
    {"Spanish",
     "Izq",
     "Der",
     {"Cadera", "Columna", "Pecho", "Cuello", "Cabeza"},
     {"Clavicula_<", "Brazo_<", "Antebrazo_<", "Mano_<", "Muslo_<", "Pantorrilla_<", "Pie_<", "Dedos_Pie_<"}},
    {"capitals",
     "LEFT",
     "RIGHT",
     {"HIPS", "SPINE", "CHEST", "NECK", "HEAD"},
     {"<_SHOULDER", "<_ARM", "<_FOREARM", "<_HAND", "<_THIGH", "<_SHIN", "<_FOOT", "<_TOE"}},
    {"HumanIK",
     "Left",
     "Right",
     {"Character1_Hips", "Character1_Spine", "Character1_Spine1", "Character1_Neck", "Character1_Head"},
     {"Character1_<Shoulder", "Character1_<Arm", "Character1_<ForeArm", "Character1_<Hand", "Character1_<UpLeg",
      "Character1_<Leg", "Character1_<Foot", "Character1_<ToeBase"}},
    {"Xsens",
     "Left",
     "Right",
     {"Pelvis", "L5", "T8", "Neck", "Head"},
     {"< Shoulder", "< Upper Arm", "< Forearm", "< Hand", "< Upper Leg", "< Lower Leg", "< Foot", "< Toe"}},
    {"Kinect",
     "Left",
     "Right",
     {"SpineBase", "SpineMid", "SpineShoulder", "Neck", "Head"},
     {"Collar<", "Shoulder<", "Elbow<", "Wrist<", "Hip<", "Knee<", "Ankle<", "Foot<"}},
    {"OptiTrack",
     "L",
     "R",
     {"Ape:Hip", "Ape:Ab", "Ape:Chest", "Ape:Neck", "Ape:Head"},
     {"Ape:<Shoulder", "Ape:<UArm", "Ape:<FArm", "Ape:<Hand", "Ape:<Thigh", "Ape:<Shin", "Ape:<Foot", "Ape:<Toe"}},
    {"ARKit",
     "left",
     "right",
     {"hips_joint", "spine_1_joint", "spine_7_joint", "neck_1_joint", "head_joint"},
     {"<_shoulder_1_joint", "<_arm_joint", "<_forearm_joint", "<_hand_joint", "<_upLeg_joint", "<_leg_joint",
      "<_foot_joint", "<_toes_joint"}},
    {"Roblox",
     "Left",
     "Right",
     {"LowerTorso", "UpperTorso", "Chest", "Neck", "Head"},
     {"<Clavicle", "<UpperArm", "<LowerArm", "<Hand", "<UpperLeg", "<LowerLeg", "<Foot", "<ToeBase"}},
    {"Portuguese",
     "Esquerdo",
     "Direito",
     {"Quadril", "Coluna", "Peito", "Pescoço", "Cabeça"},
     {"Ombro<", "Braço<", "Antebraço<", "Mão<", "Coxa<", "Perna<", "Pé<", "Dedos<"}},
    {"numbers alone",
     "1",
     "2",
     {"joint_0", "joint_1", "joint_2", "joint_3", "joint_4"},
     {"joint_<05", "joint_<06", "joint_<07", "joint_<08", "joint_<09", "joint_<10", "joint_<11", "joint_<12"}},
};

constexpr std::array<const char*, 5> kTrunk = {"hips", "spine", "chest", "neck", "head"};
constexpr std::array<const char*, 8> kLimbs = {"Shoulder", "UpperArm", "LowerArm", "Hand",
                                               "UpperLeg", "LowerLeg", "Foot",     "Toes"};

/// A person in a T-pose, facing +Z.
Body bodyOf(const Naming& naming) {
  constexpr std::array<Vec3, 5> kTrunkOffsets = {Vec3{0, 100, 0}, {0, 12, 0}, {0, 25, 0}, {0, 14, 0}, {0, 10, 2}};
  constexpr std::array<Vec3, 8> kLimbOffsets = {Vec3{5, 10, 0}, {13, 2, 0},  {28, 0, 0},  {26, 0, 0},
                                                {9, -4, 0},     {0, -44, 0}, {0, -42, 0}, {0, -7, 14}};
  Body body;
  for (std::size_t i = 0; i < kTrunk.size(); ++i)
    body.joints[kTrunk[i]] = {naming.trunk[i], i == 0 ? "" : kTrunk[i - 1], kTrunkOffsets[i]};
  for (const bool isLeft : {true, false}) {
    const std::string side = isLeft ? "left" : "right";
    for (std::size_t i = 0; i < kLimbs.size(); ++i) {
      Vec3 offset = kLimbOffsets[i];
      if (!isLeft) offset.x = -offset.x;
      const std::string parent = i == 0 ? "chest" : i == 4 ? "hips" : side + kLimbs[i - 1];
      body.joints[side + kLimbs[i]] = {sidedName(naming.limbs[i], isLeft ? naming.left : naming.right), parent, offset};
    }
  }
  return body;
}

TEST(BodyStructure, EveryNamingIsAPersonWithTheRightRoles) {
  std::mt19937 random(1);
  for (const Naming& naming : kNamings) {
    const Body body = bodyOf(naming);
    EXPECT_EQ(wrongRoles(body, motionOf(body, random)), "") << naming.program;
  }
}

/// Changes that skeletons of programs have.
void vary(Body& body, std::mt19937& random) {
  const auto chance = [&random](unsigned in) { return random() % in == 0; };
  if (chance(3)) {  // an additional joint of the spine
    body.joints["belly"] = {body.joints["spine"].name + "b", "spine", {0, 10, 0}};
    body.joints["chest"].parent = "belly";
    body.joints["chest"].offset = {0, 15, 0};
  }
  if (chance(4)) {
    for (const char* role : {"leftToes", "rightToes"}) body.joints.erase(role);
  }
  if (chance(4)) {
    for (const std::string side : {"left", "right"}) {
      body.joints.erase(side + "Shoulder");
      body.joints[side + "UpperArm"].parent = "chest";
      body.joints[side + "UpperArm"].offset = {side == "left" ? 18.F : -18.F, 12, 0};
    }
  }
  addExtras(body, random);
}

TEST(BodyStructure, VariationsOfNamesAndTreesDoNotMatter) {
  constexpr int kVariations = 400;
  std::mt19937 random(20261129);
  const std::vector<std::string> prefixes = {"", "", "Rig1:", "Armature|", "chr_", "Bip002 ", "xyz_"};
  const std::vector<std::string> suffixes = {"", "", "_jnt", ".001", "_bone"};
  for (int i = 0; i < kVariations; ++i) {
    const Naming& naming = kNamings[random() % kNamings.size()];
    Body body = bodyOf(naming);
    vary(body, random);
    const std::string prefix = prefixes[random() % prefixes.size()];
    const std::string suffix = suffixes[random() % suffixes.size()];
    const bool isNumbered = random() % 4 == 0;
    int number = 0;
    for (auto& [role, joint] : body.joints)
      joint.name = prefix + joint.name + suffix + (isNumbered ? "_" + std::to_string(10 + number++) : "");
    EXPECT_EQ(wrongRoles(body, motionOf(body, random)), "")
        << "variation " << i << " of " << naming.program << ", \"" << prefix << "\", \"" << suffix << "\""
        << (isNumbered ? ", numbered" : "");
  }
}

TEST(BodyStructure, FingersWithoutNamesAreFoundByTheirPlaces) {
  std::mt19937 random(3);
  Body body = bodyOf(kNamings.back());
  constexpr std::array<const char*, 5> kFingers = {"Thumb", "Index", "Middle", "Ring", "Little"};
  for (const std::string side : {"left", "right"}) {
    const float out = side == "left" ? 1 : -1;
    for (std::size_t finger = 0; finger < kFingers.size(); ++finger) {
      const bool isThumb = finger == 0;
      const std::array<const char*, 3> bones =
          isThumb ? std::array{"Metacarpal", "Proximal", "Distal"} : std::array{"Proximal", "Intermediate", "Distal"};
      std::string above = side + "Hand";
      for (std::size_t bone = 0; bone < bones.size(); ++bone) {
        const std::string role = side + kFingers[finger] + bones[bone];
        const float across = 3 - 2 * static_cast<float>(finger);
        const Vec3 first = isThumb ? Vec3{2 * out, 0, 4} : Vec3{9 * out, 0, across};
        body.joints[role] = {"joint_" + std::to_string(body.joints.size()), above,
                             bone == 0 ? first
                             : isThumb ? Vec3{2 * out, 0, 2}
                                       : Vec3{3 * out, 0, 0}};
        above = role;
      }
    }
  }
  EXPECT_EQ(wrongRoles(body, motionOf(body, random)), "");
}

TEST(BodyStructure, ABodyOnFourLegsIsNotAPerson) {
  std::mt19937 random(4);
  for (const bool isNamed : {true, false}) {
    Body body;
    const auto name = [&](const std::string& own) {
      return isNamed ? own : "joint_" + std::to_string(body.joints.size());
    };
    body.joints["hips"] = {name("Hips"), "", {0, 100, 0}};
    body.joints["spine"] = {name("Spine"), "hips", {0, 5, 40}};
    body.joints["chest"] = {name("Chest"), "spine", {0, 0, 40}};
    body.joints["neck"] = {name("Neck"), "chest", {0, 20, 20}};
    body.joints["head"] = {name("Head"), "neck", {0, 10, 20}};
    addChain(body, "Trunk", "head", 5, {0, -15, 5});
    for (const std::string side : {"Left", "Right"}) {
      const float out = side == "Left" ? 20 : -20;
      for (const std::string end : {"Front", "Back"}) {
        const std::string leg = side + end;
        body.joints[leg + "1"] = {name(leg + "UpperLeg"), end == "Front" ? "chest" : "hips", {out, -10, 0}};
        body.joints[leg + "2"] = {name(leg + "LowerLeg"), leg + "1", {0, -45, 3}};
        body.joints[leg + "3"] = {name(leg + "Foot"), leg + "2", {0, -40, 0}};
      }
    }
    EXPECT_FALSE(checkPerson(findRoles(motionOf(body, random)).value()).ok()) << isNamed;
  }
}

TEST(BodyStructure, ReportedSkeletonsArePersons) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  int count = 0;
  for (const auto& path : test::filesIn(folder->parent_path() / "reports" / "bvh", ".bvh")) {
    if (!path.filename().string().starts_with("names_")) continue;
    const CapturedMotion motion = readBvh(readFile(path).value())->motion;
    const JointRoles roles = findRoles(motion).value();
    EXPECT_TRUE(checkPerson(roles).ok()) << path << ": " << checkPerson(roles).error().message();
    // All of them have the joints of names_unity.bvh in the same order.
    const CapturedMotion plain = readBvh(readFile(path.parent_path() / "names_unity.bvh").value())->motion;
    EXPECT_EQ(roles.values, findRoles(plain).value().values) << path;
    ++count;
  }
  if (count == 0) GTEST_SKIP() << "no reports beside the corpus";
}

}  // namespace
}  // namespace furitsuke::exchange
