// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"
#include "tests/operate/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

using test::addBone;
using test::keysOf;
using test::nameOf;
using test::Ran;
using test::ran;
using test::ranIn;

using Texts = OperationArguments::Texts;

Quat turned(const EulerDegrees& angles) { return rotationFromEuler(angles); }

void setKeys(Motion& motion, std::string_view bone, const std::vector<std::pair<Frame, BoneKey>>& wanted) {
  const TrackId id = motion.ensureBone(nameOf(bone));
  Keys<BoneKey> keys;
  for (const auto& [frame, key] : wanted) keys.append(frame, key);
  motion.bones[id.index].keys = Track(std::move(keys));
}

BoneKey boneKey(Vec3 translation, const EulerDegrees& angles = {}) {
  BoneKey key = restBoneKey();
  key.translation = translation;
  key.rotation = turned(angles);
  return key;
}

const BoneKey& keyOf(const Motion& motion, std::string_view bone, std::size_t at) {
  return motion.bones[findTrack(motion, bone)->index].keys.values()[at];
}

void expectNear(const Vec3& value, const glm::dvec3& expected) {
  EXPECT_LT(glm::length(toDouble(value) - expected), 1e-5) << value.x << " " << value.y << " " << value.z << " is not "
                                                           << expected.x << " " << expected.y << " " << expected.z;
}

void expectAngles(const Quat& value, const EulerDegrees& expected) {
  const EulerDegrees angles = eulerFromRotation(value);
  EXPECT_NEAR(angles.x, expected.x, 1e-4);
  EXPECT_NEAR(angles.y, expected.y, 1e-4);
  EXPECT_NEAR(angles.z, expected.z, 1e-4);
}

// A bone turned by 90 degrees about x and a pose turned by 90 about y: in its parent the pose comes last (y 90 x 90 in
// the order YXZ), in the bone first (x 90 on a frame turned about y is a turn about z).
TEST(Rebase, PositionsAreAddedAndRotationsMultipliedOnTheChosenSide) {
  Motion motion;
  setKeys(motion, "右腕", {{0, boneKey({1, 2, 3}, {90, 0, 0})}, {10, boneKey({0, 0, 0})}});
  Motion pose;
  setKeys(pose, "右腕", {{0, boneKey({10, 0, -1}, {0, 90, 0})}});
  const Motion inParent = ran(motion, "rebase", {{"pose", "p"}}, &pose).motion;
  expectNear(keyOf(inParent, "右腕", 0).translation, {11, 2, 2});
  const glm::dquat parent = unitRotation(keyOf(inParent, "右腕", 0).rotation);
  EXPECT_LT(glm::length(parent * glm::dvec3(0, 1, 0) - glm::dvec3(1, 0, 0)), 1e-6) << "y to z by x, z to x by y";
  const Motion inBone = ran(motion, "rebase", {{"pose", "p"}, {"side", "bone"}}, &pose).motion;
  const glm::dquat bone = unitRotation(keyOf(inBone, "右腕", 0).rotation);
  EXPECT_LT(glm::length(bone * glm::dvec3(0, 1, 0) - glm::dvec3(0, 0, 1)), 1e-6) << "y stays by y, to z by x";
  for (const Motion* changed : {&inParent, &inBone}) {
    expectNear(keyOf(*changed, "右腕", 1).translation, {10, 0, -1});
    expectAngles(keyOf(*changed, "右腕", 1).rotation, {0, 90, 0});
  }
}

TEST(Rebase, TakenOutAgainGivesTheMotionBackAndAFrameBecomesRest) {
  Motion motion;
  setKeys(motion, "右腕", {{0, boneKey({1, 2, 3}, {10, 20, 30})}, {10, boneKey({4, 5, 6}, {-70, 20, 100})}});
  Motion pose;
  setKeys(pose, "右腕", {{0, boneKey({10, 0, -1}, {0, 40, 5})}});
  for (const char* side : {"parent", "bone"}) {
    const Motion there = ran(motion, "rebase", {{"pose", "p"}, {"side", side}}, &pose).motion;
    const Motion back = ran(there, "rebase", {{"pose", "p"}, {"side", side}, {"mode", "take-out"}}, &pose).motion;
    for (const std::size_t i : {0U, 1U}) {
      expectNear(keyOf(back, "右腕", i).translation, toDouble(keyOf(motion, "右腕", i).translation));
      expectAngles(keyOf(back, "右腕", i).rotation, eulerFromRotation(keyOf(motion, "右腕", i).rotation));
    }
    const Motion rested = ran(motion, "rebase", {{"frame", "10"}, {"mode", "take-out"}, {"side", side}}).motion;
    expectNear(keyOf(rested, "右腕", 1).translation, {0, 0, 0});
    expectAngles(keyOf(rested, "右腕", 1).rotation, {0, 0, 0});
    expectNear(keyOf(rested, "右腕", 0).translation, {-3, -3, -3});
  }
}

TEST(Rebase, BonesWithoutKeysAndThoseOfIkAreTold) {
  Motion motion;
  setKeys(motion, "左足ＩＫ", {{5, boneKey({0, 0, 0})}});
  setKeys(motion, "左ひざ", {{5, boneKey({0, 0, 0})}});
  Motion pose;
  setKeys(pose, "左ひざ", {{0, boneKey({0, 0, 0}, {-30, 0, 0})}});
  setKeys(pose, "頭", {{0, boneKey({0, 0, 0}, {0, 10, 0})}});
  const Ran told = ran(motion, "rebase", {{"pose", "p"}}, &pose);
  ASSERT_EQ(told.notes.size(), 2U);
  EXPECT_EQ(told.notes[0].track, "頭");
  EXPECT_EQ(told.notes[1].detail, "左ひざ");
  EXPECT_EQ(told.motion.keyCount(), 2U);
  const Ran added = ran(motion, "rebase", {{"pose", "p"}, {"add-missing", "yes"}}, &pose);
  EXPECT_EQ(test::framesOf(added.motion, *findTrack(added.motion, "頭")), "5");
  expectAngles(keyOf(added.motion, "頭", 0).rotation, {0, 10, 0});
}

/// 全ての親 0, センター 1 in it, 上半身 2, feet 3 and 4 in the root, toes 5.
Model dancerSkeleton() {
  Model model;
  const auto add = [&model](const char* name, BoneIndex parent, Vec3 position, bool isMovable) {
    Bone& bone = model.bones.emplace_back();
    bone.name = ModelName::fromText(name, {});
    bone.parent = parent;
    bone.position = position;
    bone.movable = isMovable;
  };
  add("全ての親", kNoIndex, {0, 0, 0}, true);
  add("センター", 0, {0, 8, 0}, true);
  add("上半身", 1, {0, 12, 0}, false);
  add("左足ＩＫ", 0, {1, 1, 0.5F}, true);
  add("右足ＩＫ", 0, {-1, 1, 0.5F}, true);
  add("左つま先ＩＫ", 3, {1, 0, -1}, true);
  return model;
}

TEST(CentreBias, MovesTheBonesThatCarryAllOthers) {
  Motion motion;
  for (const char* name : {"センター", "上半身", "左足ＩＫ", "左つま先ＩＫ"})
    setKeys(motion, name, {{0, boneKey({1, 2, 3})}});
  const Texts by{{"offset", "10,0,-5"}};
  const Model model = dancerSkeleton();
  for (const Model* known : {static_cast<const Model*>(nullptr), &model}) {
    const Ran moved = ranIn({.model = known}, motion, "centre-bias", by);
    EXPECT_EQ(keyOf(moved.motion, "センター", 0).translation, (Vec3{11, 2, -2}));
    EXPECT_EQ(keyOf(moved.motion, "左足ＩＫ", 0).translation, (Vec3{11, 2, -2}));
    EXPECT_EQ(keyOf(moved.motion, "左つま先ＩＫ", 0).translation, (Vec3{1, 2, 3})) << "it hangs on the foot";
    EXPECT_EQ(keyOf(moved.motion, "上半身", 0).translation, (Vec3{1, 2, 3}));
    ASSERT_EQ(moved.notes.size(), 1U);
    EXPECT_EQ(moved.notes[0].severity, Severity::Info);
  }
  setKeys(motion, "全ての親", {{0, boneKey({0, 0, 0})}});
  for (const Model* known : {static_cast<const Model*>(nullptr), &model}) {
    const Motion moved = ranIn({.model = known}, motion, "centre-bias", by).motion;
    EXPECT_EQ(keyOf(moved, "全ての親", 0).translation, (Vec3{10, 0, -5}));
    EXPECT_EQ(keyOf(moved, "センター", 0).translation, (Vec3{1, 2, 3}));
  }
  Motion turning;
  setKeys(turning, "上半身", {{7, boneKey({0, 0, 0})}});
  const Motion added = ranIn({.model = &model}, turning, "centre-bias", by).motion;
  EXPECT_EQ(keyOf(added, "センター", 0).translation, (Vec3{10, 0, -5})) << "上半身 itself cannot be moved";
}

// A quarter turn takes +z to +x and +x to -z. The left foot rests at (1, 1, 0.5): about the origin that is (0.5, 1,
// -1).
TEST(CentreBias, TurnsAboutAnAxisByWhereTheBonesRest) {
  const Model model = dancerSkeleton();
  Motion motion;
  setKeys(motion, "センター", {{0, boneKey({0, 0, 0})}, {30, boneKey({2, 1, 4}, {0, 20, 0})}});
  setKeys(motion, "左足ＩＫ", {{0, boneKey({0, 0, 0})}});
  const Motion turned = ranIn({.model = &model}, motion, "centre-bias", {{"turn", "90"}}).motion;
  expectNear(keyOf(turned, "センター", 1).translation, {4, 1, -2});
  expectAngles(keyOf(turned, "センター", 1).rotation, {0, 110, 0});
  expectNear(keyOf(turned, "左足ＩＫ", 0).translation, {0.5 - 1, 0, -1 - 0.5});
  const Motion about = ranIn({.model = &model}, motion, "centre-bias", {{"turn", "180"}, {"about", "3,0,0"}}).motion;
  expectNear(keyOf(about, "センター", 0).translation, {6, 0, 0});
  const Ran unknown = ran(motion, "centre-bias", {{"turn", "90"}});
  EXPECT_EQ(unknown.error, "左足ＩＫ: to turn it takes knowing where it rests: the model is needed");
}

TEST(CentreBias, ATurnKeepsTheWayBetweenKeys) {
  const Model model = dancerSkeleton();
  for (const bool isBent : {false, true}) {
    BoneKey end = boneKey({5, 1, 20}, {0, 80, 0});
    end.curves[0] = {10, 100, 30, 120};
    end.curves[2] = isBent ? Curve{100, 10, 120, 30} : end.curves[0];
    end.curves[3] = {64, 0, 64, 127};
    Motion motion;
    setKeys(motion, "センター", {{0, boneKey({0, 0, 0})}, {40, end}});
    for (const char* degrees : {"90", "37"}) {
      const Ran turned = ranIn({.model = &model}, motion, "centre-bias", {{"turn", degrees}});
      const bool isBaked = isBent && std::string(degrees) == "37";
      EXPECT_EQ(turned.motion.keyCount(), isBaked ? 41U : 2U) << degrees;
      EXPECT_EQ(turned.notes.size(), isBaked ? 2U : 1U);
      const glm::dquat turn = unitRotation(rotationFromEuler({0, std::stod(degrees), 0}));
      for (Frame frame = 0; frame <= 40; ++frame) {
        const BoneSample before = sampleBone(motion.bones[0].keys, frame);
        const BoneSample after = sampleBone(turned.motion.bones[0].keys, frame);
        EXPECT_LT(glm::length(after.translation - turn * before.translation), 1e-4) << frame;
        EXPECT_GT(std::abs(glm::dot(after.rotation, turn * before.rotation)), 1 - 1e-9) << frame;
      }
    }
  }
}

TEST(CentreBias, TakesTheCameraAlong) {
  Motion motion;
  CameraKey key = restCameraKey();
  key.target = {2, 10, 0};
  key.rotation = {0, storedCameraAngle(Axis::Y, 30), 0};
  Keys<CameraKey> keys;
  keys.append(0, key);
  motion.camera = Track(std::move(keys));
  const Motion turned = ran(motion, "centre-bias", {{"turn", "90"}, {"offset", "0,1,0"}}).motion;
  expectNear(turned.camera.values()[0].target, {0, 11, -2});
  // The eye stands where the turned eye would: file angle y turns by -y.
  EXPECT_NEAR(shownCameraAngle(Axis::Y, turned.camera.values()[0].rotation.y), 30 - 90, 1e-4);
}

TEST(Extract, KeepsOnlyTheChosenKeys) {
  Motion motion;
  addBone(motion, "右腕", {0, 10, 20});
  addBone(motion, "左腕", {0, 10});
  const Ran kept = ran(motion, "extract", {}, nullptr, {}, "右腕", "5-");
  EXPECT_EQ(keysOf(kept.motion, {}), "10:10 20:20");
  EXPECT_EQ(kept.motion.keyCount(), 2U);
  EXPECT_EQ(keysOf(ran(motion, "extract", {{"rebase", "on"}}, nullptr, {}, "右腕", "5-").motion, {}), "0:10 10:20");
  EXPECT_EQ(ran(motion, "extract", {}).motion, motion);
}

TEST(Correct, EachAxisOfEachKindAsMmdsDialogsHaveIt) {
  // value * factor + offset with factors 2 3 4 and offsets 1 2 3; angles in degrees as the windows show them.
  const Texts texts{{"position-factor", "2,3,4"}, {"position-offset", "1,2,3"}, {"angle-factor", "2,3,4"},
                    {"angle-offset", "1,2,3"},    {"weight-factor", "2"},       {"weight-offset", "-0.25"},
                    {"distance-factor", "0.5"},   {"distance-offset", "100"}};
  Motion motion;
  setKeys(motion, "センター", {{0, boneKey({1, 10, 100}, {5, 6, 7})}});
  test::addMorph(motion, "あ", {50});
  CameraKey camera = restCameraKey();
  camera.target = {1, 10, 100};
  camera.rotation = {storedCameraAngle(Axis::X, 5), storedCameraAngle(Axis::Y, 6), storedCameraAngle(Axis::Z, 200)};
  Keys<CameraKey> cameras;
  cameras.append(0, camera);
  motion.camera = Track(std::move(cameras));
  Keys<SelfShadowKey> shadows;
  shadows.append(0, {2, storedShadowDistance(8000)});
  motion.selfShadow = Track(std::move(shadows));
  const Motion changed = ran(motion, "correct", texts).motion;
  expectNear(keyOf(changed, "センター", 0).translation, {3, 32, 403});
  expectAngles(keyOf(changed, "センター", 0).rotation, {11, 20, 31});
  EXPECT_EQ(changed.morphs[0].keys.values()[0].weight, 0.75F);
  const CameraKey& moved = changed.camera.values()[0];
  expectNear(moved.target, {3, 32, 403});
  EXPECT_NEAR(shownCameraAngle(Axis::X, moved.rotation.x), 11, 1e-4);
  EXPECT_NEAR(shownCameraAngle(Axis::Y, moved.rotation.y), 20, 1e-4);
  EXPECT_NEAR(shownCameraAngle(Axis::Z, moved.rotation.z), 803, 1e-3) << "whole turns count";
  EXPECT_NEAR(shownCameraDistance(moved.distance), 45 * 0.5 + 100, 1e-4);
  EXPECT_EQ(moved.fov, camera.fov);
  EXPECT_EQ(changed.selfShadow.values()[0].mode, 2);
  EXPECT_NEAR(shownShadowDistance(changed.selfShadow.values()[0].distance), 4100, 1e-2);
}

}  // namespace
}  // namespace furitsuke
