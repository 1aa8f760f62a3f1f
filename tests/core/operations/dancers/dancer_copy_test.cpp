// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/dancers/dancer_copy.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <limits>
#include <string_view>

#include "core/eval/sample.h"
#include "core/operations/dancers/dancer_place.h"
#include "core/operations/dancers/dancer_roots.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

/// Bones without a parent, unless `parents` names the first one as the parent of all others.
model::Model modelOf(std::initializer_list<std::string_view> bones, bool isChain = false) {
  model::Model model;
  for (const std::string_view name : bones) {
    model::Bone bone;
    bone.name = model::ModelName::fromText(std::string(name), {});
    bone.movable = true;
    if (isChain && !model.bones.empty()) bone.parent = 0;
    model.bones.push_back(bone);
  }
  return model;
}

motion::Motion afterCopy(const motion::Motion& source, const motion::Motion& target, const model::Model& model,
                         const DancerCopyOptions& options) {
  motion::Motion result = target;
  motion::applyEdit(result, copyToDancer(source, motion::selectAllKeys(source), target, model, options).edit,
                    motion::EditSide::After);
  return result;
}

std::string framesAt(const motion::Motion& motion, std::string_view track) {
  const auto id = motion::findTrack(motion, track);
  return id ? test::framesOf(motion, *id) : "none";
}

float xOf(const motion::Motion& motion, std::string_view bone, double frame) {
  const auto id = motion::findTrack(motion, bone);
  if (!id) return std::numeric_limits<float>::quiet_NaN();
  return static_cast<float>(eval::sampleBone(motion.bones[id->index].keys, frame).translation.x);
}

TEST(DancerRoots, AreTheRootOrElseTheCenterAndTheFeet) {
  const struct {
    const char* name;
    model::Model model;
    std::vector<model::BoneIndex> expected;
  } rows[] = {
      {"root", modelOf({"操作中心", "全ての親", "センター"}), {1}},
      {"center and feet", modelOf({"センター", "左足ＩＫ", "右足ＩＫ"}), {0, 1, 2}},
      {"parents of the foot IK", modelOf({"センター", "左足ＩＫ", "左足IK親", "右足ＩＫ"}), {0, 2, 3}},
      {"feet that follow the center", modelOf({"センター", "左足ＩＫ", "右足ＩＫ"}, true), {0}},
      {"a prop", modelOf({"bone", "other"}), {0}},
      {"nothing", modelOf({}), {}},
  };
  for (const auto& row : rows) EXPECT_EQ(dancerRoots(row.model), row.expected) << row.name;
}

TEST(MovedDance, MovesEveryKeyOfTheRootsAndPlacesOnesWithoutKeys) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 10});
  test::addBone(motion, "右腕", {0, 10});
  const motion::Motion before = motion;
  const motion::Edit edit = movedDance(motion, modelOf({"センター", "右足ＩＫ", "右腕"}), {5, 0, -2});
  motion::applyEdit(motion, edit, motion::EditSide::After);
  test::expectNear(test::boneKeyOf(motion, "センター", 1).translation, {15, 0, -2});
  ASSERT_EQ(framesAt(motion, "右足ＩＫ"), "0");
  test::expectNear(test::boneKeyOf(motion, "右足ＩＫ", 0).translation, {5, 0, -2});
  EXPECT_EQ(motion.bones[1], before.bones[1]) << "an arm moves with its parents";
  motion::applyEdit(motion, edit, motion::EditSide::Before);
  EXPECT_EQ(motion, before);
}

TEST(CopyToDancer, ReplacesTheKeysOfTheCopiedFramesAndKeepsOthers) {
  motion::Motion source, target;
  test::addBone(source, "右腕", {10, 20});
  test::addBone(target, "右腕", {0, 12, 15, 40});
  test::addBone(target, "左腕", {15});
  const motion::Motion copied = afterCopy(source, target, modelOf({"右腕", "左腕"}), {});
  EXPECT_EQ(framesAt(copied, "右腕"), "0 10 20 40");
  EXPECT_EQ(framesAt(copied, "左腕"), "15");
}

TEST(CopyToDancer, UndoRestoresTheTarget) {
  motion::Motion target;
  test::addBone(target, "右腕", {0, 12, 40});
  const motion::Motion before = target;
  const motion::Motion source = test::sampleMotion();
  const DancerCopy copy = copyToDancer(source, motion::selectAllKeys(source), target, modelOf({"右腕", "左腕"}),
                                       {.shift = 7, .mirror = true, .position = {1, 2, 3}});
  motion::applyEdit(target, copy.edit, motion::EditSide::After);
  EXPECT_NE(target, before);
  motion::applyEdit(target, copy.edit, motion::EditSide::Before);
  EXPECT_EQ(target, before) << "tracks that were added stay, empty";
}

TEST(CopyToDancer, NamesTheTracksThatTheModelLacksAndLeavesThemOut) {
  motion::Motion source = test::sampleMotion();
  test::addBone(source, "上半身2", {0});
  const DancerCopy copy =
      copyToDancer(source, motion::selectAllKeys(source), {}, modelOf({"センター", "右腕"}), DancerCopyOptions());
  EXPECT_EQ(copy.missing, (std::vector<std::string>{"左腕", "morph:あ"})) << "a track that stays at rest is not missed";
  EXPECT_EQ(copy.edit.addedBones, std::vector{test::nameOf("右腕")});
  EXPECT_TRUE(copy.edit.addedMorphs.empty());
  EXPECT_EQ(copy.keyCount, 3U) << "the camera is not copied";
}

TEST(CopyToDancer, ALaterDancerWaitsInTheFirstPose) {
  motion::Motion source;
  test::addBone(source, "右腕", {0, 10});
  test::addBone(source, "左腕", {4, 10});
  source.bones[0].keys.replace({0, 0}, [] {
    motion::Keys<motion::BoneKey> keys;
    keys.append(0, test::boneKeyAt(3));
    return keys;
  }());
  const motion::Motion copied = afterCopy(source, {}, modelOf({"右腕", "左腕"}), {.shift = 30});
  EXPECT_EQ(framesAt(copied, "右腕"), "0 30 40");
  EXPECT_EQ(framesAt(copied, "左腕"), "0 30 34 40") << "it also begins to move from rest later";
  for (const double frame : {0.0, 15.0, 30.0, 33.0, 36.5, 40.0, 50.0}) {
    for (const char* bone : {"右腕", "左腕"}) {
      EXPECT_FLOAT_EQ(xOf(copied, bone, frame), xOf(source, bone, std::max(0.0, frame - 30))) << bone << frame;
    }
  }
}

TEST(CopyToDancer, AnEarlierDancerIsInTheMiddleOfTheDanceAtFrameZero) {
  motion::Motion source;
  test::addBone(source, "右腕", {0, 10, 20});
  test::addBone(source, "左腕", {0});
  const motion::Motion copied = afterCopy(source, {}, modelOf({"右腕", "左腕"}), {.shift = -15});
  EXPECT_EQ(framesAt(copied, "右腕"), "0 5");
  EXPECT_EQ(framesAt(copied, "左腕"), "0") << "a track whose keys are all cut off keeps its value";
  for (const double frame : {0.0, 2.0, 5.0}) {
    EXPECT_NEAR(xOf(copied, "右腕", frame), xOf(source, "右腕", frame + 15), 1e-4) << frame;
  }
}

TEST(CopyToDancer, MirrorsSidesAndPlace) {
  motion::Motion source;
  test::addBone(source, "センター", {0, 10});
  test::addBone(source, "右腕", {0, 10});
  const motion::Motion copied =
      afterCopy(source, {}, modelOf({"センター", "左腕"}), {.mirror = true, .position = {100, 0, 0}});
  EXPECT_EQ(framesAt(copied, "右腕"), "none");
  ASSERT_EQ(framesAt(copied, "左腕"), "0 10");
  test::expectNear(test::boneKeyOf(copied, "左腕", 1).translation, {-10, 0, 0});
  test::expectNear(test::boneKeyOf(copied, "センター", 1).translation, {90, 0, 0});
}

TEST(CopyToDancer, ThePlaceIsThatOfTheRootAlsoWhereItHasNoKeys) {
  motion::Motion source, target;
  test::addBone(source, "右腕", {5, 10});
  const model::Model model = modelOf({"全ての親", "右腕"});
  const motion::Motion fresh = afterCopy(source, target, model, {.position = {4, 0, 0}});
  EXPECT_EQ(framesAt(fresh, "全ての親"), "0");
  EXPECT_EQ(xOf(fresh, "全ての親", 7), 4);
  test::addBone(target, "全ての親", {0, 10});
  const motion::Motion moved = afterCopy(source, target, model, {.position = {4, 0, 0}});
  EXPECT_EQ(framesAt(moved, "全ての親"), "0 5 10");
  EXPECT_EQ(xOf(moved, "全ての親", 5), 9) << "from its place at the first copied frame";
}

}  // namespace
}  // namespace furitsuke::operations
