// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/motion/key_edits.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;
using test::twoSidedMotion;

TEST(Mirror, SwapsTheSidesAndTwiceRestoresThem) {
  const motion::Motion motion = twoSidedMotion();
  const motion::Motion mirrored = test::resultOf(motion, "mirror", {}).motion;
  const motion::BoneKey& right = mirrored.bones[1].keys.values()[1];
  EXPECT_EQ(right.translation, (Vec3{-10, 0, 0}));
  EXPECT_EQ(right.rotation, (Quat{0.5F, -0.5F, 0.5F, 0.5F}));
  EXPECT_TRUE(right.physics) << "the physics flag is mirrored with the key";
  EXPECT_EQ(mirrored.bones[1].keys.sources()[1], motion.bones[1].keys.sources()[1]) << "records stay with their track";
  EXPECT_EQ(mirrored.bones[2].keys.values()[1].translation, (Vec3{-10, 2, 0}));
  EXPECT_EQ(test::framesOf(mirrored, *motion::findTrack(mirrored, "右足")), "4");
  EXPECT_EQ(test::framesOf(mirrored, *motion::findTrack(mirrored, "左足")), "");
  EXPECT_EQ(test::framesOf(mirrored, *motion::findTrack(mirrored, "morph:ウィンク")), "3")
      << "the left one of MMD's models has no suffix";
  EXPECT_EQ(mirrored.property.values()[0].ik[0].name, test::nameOf("右足ＩＫ").bytes);
  EXPECT_EQ(test::resultOf(mirrored, "mirror", {}).motion, motion);
}

TEST(Mirror, PairsANameWithATruncatedName) {
  motion::Motion motion;
  test::addMorph(motion, "browOuterUpLeft", {1});
  test::addMorph(motion, "browOuterUpRigh", {2});
  test::addMorph(motion, "mouthUpperUpRig", {3});
  test::addBone(motion, "forearmTwistRig", {4});
  test::addBone(motion, "forearmTwistLeft", {4, 5});
  const motion::Motion mirrored = test::resultOf(motion, "mirror", {}).motion;
  ASSERT_EQ(mirrored.morphs.size(), 3U) << "no other name is created";
  for (const auto& [path, frames] : std::vector<std::pair<std::string, std::string>>{{"morph:browOuterUpLeft", "2"},
                                                                                     {"morph:browOuterUpRigh", "1"},
                                                                                     {"morph:mouthUpperUpRig", "3"},
                                                                                     {"forearmTwistRig", "4 5"},
                                                                                     {"forearmTwistLeft", "4"}}) {
    EXPECT_EQ(test::framesOf(mirrored, *motion::findTrack(mirrored, path)), frames) << path;
  }
  EXPECT_EQ(test::resultOf(mirrored, "mirror", {}).motion, motion);

  EXPECT_EQ(
      test::framesOf(test::resultOf(motion, "mirror", {{"mode", "copy"}}, nullptr, {}, "morph:browOuterUpLeft").motion,
                     *motion::findTrack(motion, "morph:browOuterUpRigh")),
      "1 2");
}

TEST(Mirror, CountsTheNamesWithoutACounterpart) {
  model::Model model;
  for (const char* name : {"左飾り", "左リボン", "左腕", "右腕"}) {
    model::Bone bone;
    bone.name = model::ModelName::fromText(name, "");
    model.bones.push_back(bone);
  }
  motion::Motion motion;
  for (const char* name : {"左飾り", "左リボン", "左腕"}) test::addBone(motion, name, {1});
  const RunResult mirrored = test::resultIn({.model = &model}, motion, "mirror", {});
  ASSERT_EQ(mirrored.notes.size(), 3U);
  EXPECT_EQ(mirrored.notes[0].count, 2U);
  EXPECT_EQ(mirrored.notes[0].reason, "2 names have no counterpart; their keys do not change");
  EXPECT_EQ(mirrored.notes[1].track, "左飾り");
  EXPECT_EQ(mirrored.motion.bones[0], motion.bones[0]);
  EXPECT_EQ(test::framesOf(mirrored.motion, *motion::findTrack(mirrored.motion, "右腕")), "1");
}

TEST(Mirror, ReplacesNoMorphByOneThatTheModelLacks) {
  model::Model model;
  for (const char* name : {"ウィンク", "左眉", "右眉"}) {
    model.morphs.emplace_back().name = model::ModelName::fromText(name, "");
  }
  motion::Motion motion;
  test::addMorph(motion, "ウィンク", {0, 10});
  test::addMorph(motion, "ウィンク右", {0, 5, 10});
  test::addMorph(motion, "左眉", {3});
  const RunResult mirrored = test::resultIn({.model = &model}, motion, "mirror", {});
  ASSERT_EQ(mirrored.error, "");
  EXPECT_EQ(mirrored.motion.morphs[0], motion.morphs[0]);
  EXPECT_EQ(mirrored.motion.morphs[1], motion.morphs[1]);
  EXPECT_TRUE(mirrored.motion.morphs[2].keys.empty());
  const auto right = mirrored.motion.findMorph(test::nameOf("右眉").bytes);
  ASSERT_TRUE(right);
  EXPECT_EQ(mirrored.motion.morphs[right->index].keys, motion.morphs[2].keys);
}

TEST(Mirror, KeepsTheCenterAndCopiesWhenAsked) {
  const motion::Motion motion = twoSidedMotion();
  for (const char* id : {"center", "centre"}) {  // the second is that of earlier versions
    EXPECT_EQ(test::resultOf(motion, "mirror", {{id, "false"}}).motion.bones[2], motion.bones[2]) << id;
  }
  const motion::Motion copied = test::resultOf(motion, "mirror", {{"mode", "copy"}}, nullptr, {}, "左腕,左足").motion;
  EXPECT_EQ(copied.bones[0], motion.bones[0]);
  EXPECT_EQ(copied.bones[1].keys.values()[1].translation, (Vec3{-10, 0, 0}));
  EXPECT_EQ(test::framesOf(copied, *motion::findTrack(copied, "左足")), "4");
  EXPECT_EQ(test::framesOf(copied, *motion::findTrack(copied, "右足")), "4");
}

TEST(Mirror, CopiesCurvesToTheOtherSide) {
  motion::Motion motion = twoSidedMotion();
  motion::BoneKey key = motion.bones[0].keys.values()[1];
  key.curves[3] = {1, 2, 3, 4};
  motion::EditBuilder builder(motion);
  builder.set({motion::TrackKind::Bone, 0}, 10, key);
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  const RunResult copied = test::resultOf(motion, "copy-curves", {}, nullptr, {}, "左腕,左足");
  EXPECT_EQ(copied.motion.bones[1].keys.values()[1].curves[3], (motion::Curve{1, 2, 3, 4}));
  EXPECT_EQ(copied.motion.bones[1].keys.values()[1].translation, motion.bones[1].keys.values()[1].translation);
  ASSERT_EQ(copied.notes.size(), 1U);
  EXPECT_EQ(copied.notes[0].track, "左足");
}

// An edit for each run of changed keys took longer than all else.
TEST(Mirror, CopiesTheCurvesOfATrackInOneEdit) {
  motion::Motion motion;
  for (const char* bone : {"左腕", "右腕"}) {
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 0; frame < 3000; ++frame) {
      motion::BoneKey key = motion::restBoneKey();
      if (frame % 3 != 0) key.curves[0] = {static_cast<std::uint8_t>(motion.bones.size()), 2, 3, 4};
      keys.append(frame, key, static_cast<motion::SourceRecord>(frame));
    }
    motion.bones[motion.ensureBone(test::nameOf(bone)).index].keys = motion::Track(std::move(keys));
  }
  const motion::KeySelection keys = motion::selectAllKeys(motion);
  const Operation* operation = findOperation("copy-curves");
  ASSERT_NE(operation, nullptr);
  const auto arguments = OperationArguments::read(operation->parameters, {}, {});
  ASSERT_TRUE(arguments.ok());
  OperationControl control(motion.keyCount());
  const auto result = operation->run({.motion = motion, .keys = keys, .arguments = *arguments, .control = control});
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->edit.keys.size(), 2U);
  EXPECT_EQ(result->edit.selection->keyCount(), 4000U);
}

}  // namespace
}  // namespace furitsuke::operations
