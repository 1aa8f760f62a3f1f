// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/vmc/vmc_rest_pose.h"

#include <gtest/gtest.h>

#include <map>
#include <numbers>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/base/vector.h"
#include "core/eval/rig/rotation_math.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "tests/support/corpus.h"

// Poses of the raw bones of VRM 1.0 avatars.
namespace furitsuke::exchange {
namespace {

Bytes avatarWith(const std::string& humanBones) {
  // Hips in an armature that is turned by 90° about X and moved up by 1; the left upper arm has axes of its own.
  const std::string text =
      R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [
        {"name": "Armature", "children": [1], "rotation": [0.70710678, 0, 0, 0.70710678], "translation": [0, 1, 0]},
        {"name": "Pelvis", "children": [2], "rotation": [-0.70710678, 0, 0, 0.70710678], "translation": [0, 0, -0.5]},
        {"name": "Top", "children": [3], "translation": [0, 0.4, 0]},
        {"name": "ArmL", "translation": [0.2, 0, 0], "rotation": [0, 0, -0.70710678, 0.70710678]}],
        "extensions": {"VRMC_vrm": {"specVersion": "1.0", "humanoid": {"humanBones": {)" +
      humanBones + "}}}}}";
  return {reinterpret_cast<const std::byte*>(text.data()),
          reinterpret_cast<const std::byte*>(text.data()) + text.size()};
}

Result<VmcRestPose> turnedAvatar() {
  return VmcRestPose::of(avatarWith(R"("hips": {"node": 1}, "upperChest": {"node": 2}, "leftUpperArm": {"node": 3})"));
}

VmcBone boneOf(const char* name, const glm::dvec3& position, const glm::dquat& rotation) {
  return {*findHumanoidBone(name), {position, rotation}};
}

glm::dquat turn(double degrees, const glm::dvec3& axis) {
  return glm::angleAxis(degrees * std::numbers::pi / 180, axis);
}

TEST(VmcRestPoses, TheRestPoseOfRawBonesIsTheTPose) {
  const auto avatar = turnedAvatar();
  ASSERT_TRUE(avatar) << avatar.error().message();
  // In the space of VMC, X of glTF is mirrored.
  for (const auto& [name, rest] : std::map<std::string, glm::dquat>{{"Hips", turn(-90, {1, 0, 0})},
                                                                    {"LeftUpperArm", turn(90, {0, 0, 1})},
                                                                    {"UpperChest", glm::dquat(1, 0, 0, 0)},
                                                                    {"RightHand", glm::dquat(1, 0, 0, 0)}}) {
    const VmcBone bone = avatar->fromRaw(boneOf(name.c_str(), {}, rest));
    EXPECT_LT(eval::degreesBetween(bone.transform.rotation, {1, 0, 0, 0}), 1e-4) << name;
  }
}

TEST(VmcRestPoses, RawBonesTurnAboutTheAxesOfTheAvatar) {
  const auto avatar = turnedAvatar();
  ASSERT_TRUE(avatar);
  // The armature is turned by 90° about X, so that the raw Z of the hips is -Y of the avatar.
  const VmcBone hips = avatar->fromRaw(boneOf("Hips", {0.1, 0.3, -0.5}, turn(30, {0, 0, 1}) * turn(-90, {1, 0, 0})));
  EXPECT_LT(eval::degreesBetween(hips.transform.rotation, turn(-30, {0, 1, 0})), 1e-4);
  EXPECT_LT(glm::distance(hips.transform.position, glm::dvec3(0.1, 1.5, 0.3)), 1e-6) << "the height of the hips";
  // The arm is lowered by 60° in the raw space of its parent, which is that of the avatar.
  const VmcBone arm = avatar->fromRaw(boneOf("LeftUpperArm", {-0.2, 0, 0}, turn(60, {0, 0, 1}) * turn(90, {0, 0, 1})));
  EXPECT_LT(eval::degreesBetween(arm.transform.rotation, turn(60, {0, 0, 1})), 1e-4);
}

TEST(VmcRestPoses, RawBonesAreTheInverse) {
  const auto avatar = turnedAvatar();
  ASSERT_TRUE(avatar);
  for (const char* name : {"Hips", "UpperChest", "LeftUpperArm", "RightHand"}) {
    const VmcBone bone = boneOf(name, {0.3, 1, -0.2}, turn(70, glm::normalize(glm::dvec3(1, 2, -1))));
    const VmcBone back = avatar->fromRaw(avatar->toRaw(bone));
    EXPECT_LT(eval::degreesBetween(back.transform.rotation, bone.transform.rotation), 1e-4) << name;
    EXPECT_LT(glm::distance(back.transform.position, bone.transform.position), 1e-6) << name;
  }
}

TEST(VmcRestPoses, OfFilesThatAreNoAvatarsAreErrors) {
  struct Row {
    Bytes file;
    const char* expected;
  };
  for (const Row& row : {Row{avatarWith(""), "is not an avatar"}, Row{avatarWith(R"("hips": {"node": 99})"), "avatar"},
                         Row{Bytes(8), ""}}) {
    const auto avatar = VmcRestPose::of(row.file);
    ASSERT_FALSE(avatar) << row.expected;
    EXPECT_NE(avatar.error().message().find(row.expected), std::string::npos) << avatar.error().message();
  }
}

/// The bones of an avatar that was made with axes of its own, as Blender writes them.
TEST(VmcRestPoses, OfAnAvatarOfTheCorpusPutItsJointsWhereItsNodesAre) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto bytes = readFile(*corpus / "exchange" / "example_avatar.vrm");
  ASSERT_TRUE(bytes);
  const auto avatar = VmcRestPose::of(*bytes);
  ASSERT_TRUE(avatar) << avatar.error().message();
  const auto loaded = readGltf(*bytes, {.folder = {}, .allowsStill = true});
  ASSERT_TRUE(loaded);
  const CapturedMotion& skeleton = loaded->motion;
  const std::vector<RigidTransform> rest = restTransforms(skeleton);
  const auto mirrored = [](const glm::dquat& q) { return glm::dquat(q.w, q.x, -q.y, -q.z); };
  // Each bone of an arm is turned by a raw rotation; the world rotations since rest are the products of what is read.
  glm::dquat world{1, 0, 0, 0}, expected{1, 0, 0, 0};
  std::size_t ownAxes = 0;
  for (const std::string name : {"Hips", "LeftUpperLeg", "LeftLowerLeg", "LeftFoot"}) {
    const std::string vrm = static_cast<char>(name.front() + 32) + name.substr(1);
    const auto found = std::ranges::find(skeleton.humanBones, vrm, &std::pair<std::string, JointIndex>::first);
    ASSERT_NE(found, skeleton.humanBones.end()) << vrm;
    const auto joint = static_cast<std::size_t>(found->second);
    const glm::dquat local = toDouble(skeleton.joints[joint].rotation);
    ownAxes += eval::degreesBetween(local, {1, 0, 0, 0}) > 1 ? 1 : 0;
    const glm::dquat raw = local * turn(25, glm::normalize(glm::dvec3(1, -1, 2)));
    const JointIndex parent = skeleton.joints[joint].parent;
    const glm::dquat before =
        parent == kNoJoint ? glm::dquat(1, 0, 0, 0) : rest[static_cast<std::size_t>(parent)].rotation;
    expected = expected * before * raw * glm::conjugate(rest[joint].rotation);
    world = world * avatar->fromRaw(boneOf(name.c_str(), {}, mirrored(raw))).transform.rotation;
    EXPECT_LT(eval::degreesBetween(mirrored(world), expected), 1e-3) << name;
  }
  EXPECT_GT(ownAxes, 1U) << "otherwise nothing is tested";
}

}  // namespace
}  // namespace furitsuke::exchange
