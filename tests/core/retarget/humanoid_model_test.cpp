// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retarget/humanoid_model.h"

#include <gtest/gtest.h>

#include <string>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/motion_from_capture.h"
#include "tests/core/exchange/capture_metrics.h"
#include "tests/support/humanoid.h"

namespace furitsuke::retarget {
namespace {

model::BoneIndex boneNamed(const model::Model& model, const std::string& name) {
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    if (model.bones[i].name.text == name) return static_cast<model::BoneIndex>(i);
  }
  return model::kNoIndex;
}

model::BoneIndex addBone(model::Model& model, const std::string& name, const std::string& parent, Vec3 position) {
  model::Bone& bone = model.bones.emplace_back();
  bone.name = model::ModelName::fromText(name, "");
  bone.parent = boneNamed(model, parent);
  bone.position = position;
  return static_cast<model::BoneIndex>(model.bones.size()) - 1;
}

/// A person with 左腕捩 and 左手捩, of which the first is a little below the line of the arm, and with 左足先EX.
model::Model personWithTwists() {
  model::Model model = test::humanoid();
  const model::BoneIndex arm = addBone(model, "左腕捩", "左腕", {2.3F, 13.0F, 0});
  model.bones[static_cast<std::size_t>(boneNamed(model, "左ひじ"))].parent = arm;
  const model::BoneIndex hand = addBone(model, "左手捩", "左ひじ", {4.3F, 11.7F, 0});
  model.bones[static_cast<std::size_t>(boneNamed(model, "左手首"))].parent = hand;
  addBone(model, "左足先EX", "左足首", {0.8F, 0.3F, -0.8F});
  return model;
}

TEST(HumanoidModel, FindsTwistBonesBetweenTheBonesOfAnArm) {
  const model::Model model = personWithTwists();
  const HumanoidModel humanoid = HumanoidModel::of(model).value();
  EXPECT_EQ(humanoid.twists()[0].bone, boneNamed(model, "左腕捩"));
  EXPECT_EQ(humanoid.twists()[1].bone, boneNamed(model, "左手捩"));
  EXPECT_EQ(humanoid.twists()[2].bone, model::kNoIndex) << "the right arm has none";
  EXPECT_EQ(humanoid.parent(roleOf(Side::Left, Limb::Toes)), roleOf(Side::Left, Limb::Foot));
  EXPECT_FALSE(humanoid.has(roleOf(Side::Right, Limb::Toes)));
  model::Model elsewhere = test::humanoid();
  addBone(elsewhere, "左腕捩", "左腕", {2, 13, 0});
  EXPECT_EQ(HumanoidModel::of(elsewhere)->twists()[0].bone, model::kNoIndex) << "the elbow does not follow it";
}

TEST(HumanoidModel, GetsTheTwistOfArmsInItsTwistBonesAndPointsAsBefore) {
  exchange::CapturedMotion capture = exchange::readBvh(asBytes(test::personBvh())).value().motion;
  for (std::size_t joint = 0; joint < capture.joints.size(); ++joint) {
    const std::string& name = capture.joints[joint].name;
    if (name != "LeftArm" && name != "LeftHand") continue;
    exchange::CapturedTrack<Quat>& track = capture.clips[0].tracks[joint].rotation;
    for (std::size_t i = 0; i < track.values.size(); ++i) {  // the arm points along X
      const glm::dquat turn = glm::angleAxis(0.02 * static_cast<double>(i), glm::dvec3(1, 0, 0));
      track.values[i] = toStored(glm::angleAxis(0.01 * static_cast<double>(i), glm::dvec3(0, 0, 1)) * turn);
    }
  }
  exchange::CaptureFitOptions options;
  options.isDense = true;
  const model::Model model = personWithTwists();
  const exchange::FittedMotion fitted = motionFromCapture(capture, model, options).value();
  const test::CaptureMetrics metrics = test::metricsOf(capture, model, fitted.motion, 30);
  EXPECT_LE(metrics.arms.p95, 0.02);
  EXPECT_LE(metrics.turns.p95, 0.02);
  const auto lastOf = [&](const char* bone) {
    const auto track = fitted.motion.findBone(Name::fromText(bone)->bytes);
    return track ? toDouble(fitted.motion.bones[track->index].keys.values().back().rotation) : glm::dquat(1, 0, 0, 0);
  };
  for (const char* bone : {"左腕捩", "左手捩"}) {
    EXPECT_NEAR(eval::degreesBetween(lastOf(bone), {1, 0, 0, 0}), 33, 3) << bone << ", 29 times 0.02 radians";
  }
  EXPECT_TRUE(fitted.motion.findBone(Name::fromText("左足先EX")->bytes));
}

}  // namespace
}  // namespace furitsuke::retarget
