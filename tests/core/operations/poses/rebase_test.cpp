// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "core/motion/rotation.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;

// A bone rotated by 90 degrees about x and a pose rotated by 90 about y. On the parent side the pose is applied last
// (y 90 x 90 in the order YXZ), on the bone side first (x 90 after the rotation about y is a rotation about z).
TEST(Rebase, PositionsAreAddedAndRotationsMultipliedOnTheChosenSide) {
  motion::Motion motion;
  test::setBoneKeys(motion, "右腕", {{0, test::boneKey({1, 2, 3}, {90, 0, 0})}, {10, test::boneKey({0, 0, 0})}});
  motion::Motion pose;
  test::setBoneKeys(pose, "右腕", {{0, test::boneKey({10, 0, -1}, {0, 90, 0})}});
  const motion::Motion inParent = test::resultOf(motion, "rebase", {{"pose", "p"}}, &pose).motion;
  test::expectNear(test::boneKeyOf(inParent, "右腕", 0).translation, {11, 2, 2});
  const glm::dquat parent = motion::unitRotation(test::boneKeyOf(inParent, "右腕", 0).rotation);
  EXPECT_LT(glm::length(parent * glm::dvec3(0, 1, 0) - glm::dvec3(1, 0, 0)), 1e-6)
      << "y becomes z by the rotation about x, then x by the rotation about y";
  const motion::Motion inBone = test::resultOf(motion, "rebase", {{"pose", "p"}, {"side", "bone"}}, &pose).motion;
  const glm::dquat bone = motion::unitRotation(test::boneKeyOf(inBone, "右腕", 0).rotation);
  EXPECT_LT(glm::length(bone * glm::dvec3(0, 1, 0) - glm::dvec3(0, 0, 1)), 1e-6)
      << "y is kept by the rotation about y, then becomes z by the rotation about x";
  for (const motion::Motion* changed : {&inParent, &inBone}) {
    test::expectNear(test::boneKeyOf(*changed, "右腕", 1).translation, {10, 0, -1});
    test::expectAngles(test::boneKeyOf(*changed, "右腕", 1).rotation, {0, 90, 0});
  }
}

TEST(Rebase, TakeOutReversesRebaseAndCanUseAFrameOfTheMotion) {
  motion::Motion motion;
  test::setBoneKeys(motion, "右腕",
                    {{0, test::boneKey({1, 2, 3}, {10, 20, 30})}, {10, test::boneKey({4, 5, 6}, {-70, 20, 100})}});
  motion::Motion pose;
  test::setBoneKeys(pose, "右腕", {{0, test::boneKey({10, 0, -1}, {0, 40, 5})}});
  for (const char* side : {"parent", "bone"}) {
    const motion::Motion there = test::resultOf(motion, "rebase", {{"pose", "p"}, {"side", side}}, &pose).motion;
    const motion::Motion back =
        test::resultOf(there, "rebase", {{"pose", "p"}, {"side", side}, {"mode", "take-out"}}, &pose).motion;
    for (const std::size_t i : {0U, 1U}) {
      test::expectNear(test::boneKeyOf(back, "右腕", i).translation,
                       toDouble(test::boneKeyOf(motion, "右腕", i).translation));
      test::expectAngles(test::boneKeyOf(back, "右腕", i).rotation,
                         motion::eulerFromRotation(test::boneKeyOf(motion, "右腕", i).rotation));
    }
    const motion::Motion rested =
        test::resultOf(motion, "rebase", {{"frame", "10"}, {"mode", "take-out"}, {"side", side}}).motion;
    test::expectNear(test::boneKeyOf(rested, "右腕", 1).translation, {0, 0, 0});
    test::expectAngles(test::boneKeyOf(rested, "右腕", 1).rotation, {0, 0, 0});
    test::expectNear(test::boneKeyOf(rested, "右腕", 0).translation, {-3, -3, -3});
  }
}

TEST(Rebase, ReportsBonesWithoutKeysAndBonesOfIkChains) {
  motion::Motion motion;
  test::setBoneKeys(motion, "左足ＩＫ", {{5, test::boneKey({0, 0, 0})}});
  test::setBoneKeys(motion, "左ひざ", {{5, test::boneKey({0, 0, 0})}});
  motion::Motion pose;
  test::setBoneKeys(pose, "左ひざ", {{0, test::boneKey({0, 0, 0}, {-30, 0, 0})}});
  test::setBoneKeys(pose, "頭", {{0, test::boneKey({0, 0, 0}, {0, 10, 0})}});
  const RunResult rebased = test::resultOf(motion, "rebase", {{"pose", "p"}}, &pose);
  ASSERT_EQ(rebased.notes.size(), 2U);
  EXPECT_EQ(rebased.notes[0].track, "頭");
  EXPECT_EQ(rebased.notes[1].detail, "左ひざ");
  EXPECT_EQ(rebased.motion.keyCount(), 2U);
  const RunResult added = test::resultOf(motion, "rebase", {{"pose", "p"}, {"add-missing", "yes"}}, &pose);
  EXPECT_EQ(test::framesOf(added.motion, *motion::findTrack(added.motion, "頭")), "5");
  test::expectAngles(test::boneKeyOf(added.motion, "頭", 0).rotation, {0, 10, 0});
}

}  // namespace
}  // namespace furitsuke::operations
