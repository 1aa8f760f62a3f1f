// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "core/eval/sample.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;
using Texts = OperationArguments::Texts;

/// Bones: 0 全ての親, 1 センター (child of 0), 2 上半身, 3 and 4 the foot IK bones (children of 0), 5 the toe IK bone.
model::Model dancerSkeleton() {
  model::Model model;
  const auto add = [&model](const char* name, model::BoneIndex parent, Vec3 position, bool isMovable) {
    model::Bone& bone = model.bones.emplace_back();
    bone.name = model::ModelName::fromText(name, {});
    bone.parent = parent;
    bone.position = position;
    bone.movable = isMovable;
  };
  add("全ての親", model::kNoIndex, {0, 0, 0}, true);
  add("センター", 0, {0, 8, 0}, true);
  add("上半身", 1, {0, 12, 0}, false);
  add("左足ＩＫ", 0, {1, 1, 0.5F}, true);
  add("右足ＩＫ", 0, {-1, 1, 0.5F}, true);
  add("左つま先ＩＫ", 3, {1, 0, -1}, true);
  return model;
}

TEST(CenterBias, MovesTheBonesThatMoveAllOthers) {
  motion::Motion motion;
  for (const char* name : {"センター", "上半身", "左足ＩＫ", "左つま先ＩＫ"})
    test::setBoneKeys(motion, name, {{0, test::boneKey({1, 2, 3})}});
  const Texts by{{"offset", "10,0,-5"}};
  const model::Model model = dancerSkeleton();
  for (const model::Model* known : {static_cast<const model::Model*>(nullptr), &model}) {
    const RunResult moved = test::resultIn({.model = known}, motion, "center-bias", by);
    EXPECT_EQ(test::boneKeyOf(moved.motion, "センター", 0).translation, (Vec3{11, 2, -2}));
    EXPECT_EQ(test::boneKeyOf(moved.motion, "左足ＩＫ", 0).translation, (Vec3{11, 2, -2}));
    EXPECT_EQ(test::boneKeyOf(moved.motion, "左つま先ＩＫ", 0).translation, (Vec3{1, 2, 3}))
        << "it is a child of the foot";
    EXPECT_EQ(test::boneKeyOf(moved.motion, "上半身", 0).translation, (Vec3{1, 2, 3}));
    ASSERT_EQ(moved.notes.size(), 1U);
    EXPECT_EQ(moved.notes[0].severity, Severity::Info);
  }
  test::setBoneKeys(motion, "全ての親", {{0, test::boneKey({0, 0, 0})}});
  for (const model::Model* known : {static_cast<const model::Model*>(nullptr), &model}) {
    const motion::Motion moved = test::resultIn({.model = known}, motion, "center-bias", by).motion;
    EXPECT_EQ(test::boneKeyOf(moved, "全ての親", 0).translation, (Vec3{10, 0, -5}));
    EXPECT_EQ(test::boneKeyOf(moved, "センター", 0).translation, (Vec3{1, 2, 3}));
  }
  motion::Motion turning;
  test::setBoneKeys(turning, "上半身", {{7, test::boneKey({0, 0, 0})}});
  const motion::Motion added = test::resultIn({.model = &model}, turning, "center-bias", by).motion;
  EXPECT_EQ(test::boneKeyOf(added, "センター", 0).translation, (Vec3{10, 0, -5})) << "上半身 itself cannot be moved";
}

// A quarter turn takes +z to +x and +x to -z. The left foot rests at (1, 1, 0.5): about the origin that is (0.5, 1,
// -1).
TEST(CenterBias, RotatesAboutAnAxisUsingTheRestPositions) {
  const model::Model model = dancerSkeleton();
  motion::Motion motion;
  test::setBoneKeys(motion, "センター", {{0, test::boneKey({0, 0, 0})}, {30, test::boneKey({2, 1, 4}, {0, 20, 0})}});
  test::setBoneKeys(motion, "左足ＩＫ", {{0, test::boneKey({0, 0, 0})}});
  const motion::Motion turned = test::resultIn({.model = &model}, motion, "center-bias", {{"turn", "90"}}).motion;
  test::expectNear(test::boneKeyOf(turned, "センター", 1).translation, {4, 1, -2});
  test::expectAngles(test::boneKeyOf(turned, "センター", 1).rotation, {0, 110, 0});
  test::expectNear(test::boneKeyOf(turned, "左足ＩＫ", 0).translation, {0.5 - 1, 0, -1 - 0.5});
  const motion::Motion about =
      test::resultIn({.model = &model}, motion, "center-bias", {{"turn", "180"}, {"about", "3,0,0"}}).motion;
  test::expectNear(test::boneKeyOf(about, "センター", 0).translation, {6, 0, 0});
  const RunResult unknown = test::resultOf(motion, "center-bias", {{"turn", "90"}});
  EXPECT_EQ(unknown.error, "左足ＩＫ: cannot be rotated without a model: its rest position is unknown");
}

TEST(CenterBias, ARotationKeepsTheInterpolation) {
  const model::Model model = dancerSkeleton();
  for (const bool isBent : {false, true}) {
    motion::BoneKey end = test::boneKey({5, 1, 20}, {0, 80, 0});
    end.curves[0] = {10, 100, 30, 120};
    end.curves[2] = isBent ? motion::Curve{100, 10, 120, 30} : end.curves[0];
    end.curves[3] = {64, 0, 64, 127};
    motion::Motion motion;
    test::setBoneKeys(motion, "センター", {{0, test::boneKey({0, 0, 0})}, {40, end}});
    for (const char* degrees : {"90", "37"}) {
      const RunResult turned = test::resultIn({.model = &model}, motion, "center-bias", {{"turn", degrees}});
      const bool isBaked = isBent && std::string(degrees) == "37";
      EXPECT_EQ(turned.motion.keyCount(), isBaked ? 41U : 2U) << degrees;
      EXPECT_EQ(turned.notes.size(), isBaked ? 2U : 1U);
      const glm::dquat turn = motion::unitRotation(motion::rotationFromEuler({0, std::stod(degrees), 0}));
      for (Frame frame = 0; frame <= 40; ++frame) {
        const eval::BoneSample before = eval::sampleBone(motion.bones[0].keys, frame);
        const eval::BoneSample after = eval::sampleBone(turned.motion.bones[0].keys, frame);
        EXPECT_LT(glm::length(after.translation - turn * before.translation), 1e-4) << frame;
        EXPECT_GT(std::abs(glm::dot(after.rotation, turn * before.rotation)), 1 - 1e-9) << frame;
      }
    }
  }
}

TEST(CenterBias, MovesTheCamera) {
  motion::Motion motion;
  motion::CameraKey key = motion::restCameraKey();
  key.target = {2, 10, 0};
  key.rotation = {0, motion::storedCameraAngle(motion::Axis::Y, 30), 0};
  motion::Keys<motion::CameraKey> keys;
  keys.append(0, key);
  motion.camera = motion::Track(std::move(keys));
  const motion::Motion turned = test::resultOf(motion, "center-bias", {{"turn", "90"}, {"offset", "0,1,0"}}).motion;
  test::expectNear(turned.camera.values()[0].target, {0, 11, -2});
  // The eye is rotated about the target in the same way: file angle y turns by -y.
  EXPECT_NEAR(motion::shownCameraAngle(motion::Axis::Y, turned.camera.values()[0].rotation.y), 30 - 90, 1e-4);
}

}  // namespace
}  // namespace furitsuke::operations
