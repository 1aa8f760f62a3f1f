// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include <string>
#include <utility>
#include <vector>

#include "core/motion/rotation.h"
#include "core/motion/units.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using Texts = OperationArguments::Texts;

TEST(ValueOperations, CorrectChangesPositionsAndAngles) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 10});
  test::addMorph(motion, "あ", {50});
  motion::Keys<motion::CameraKey> camera;
  camera.append(0, motion::restCameraKey());
  motion.camera = motion::Track(std::move(camera));
  const motion::Motion changed = test::resultOf(motion, "correct",
                                                {{"position-factor", "2,1,1"},
                                                 {"position-offset", "1,0,-3"},
                                                 {"angle-offset", "0,90,0"},
                                                 {"weight-factor", "0.5"},
                                                 {"distance-offset", "5"}})
                                     .motion;
  const motion::BoneKey& key = changed.bones[0].keys.values()[1];
  EXPECT_EQ(key.translation, (Vec3{21, 0, -3}));
  EXPECT_NEAR(motion::eulerFromRotation(key.rotation).y, 90, 1e-4);
  EXPECT_EQ(changed.morphs[0].keys.values()[0].weight, 0.25F);
  EXPECT_EQ(changed.camera.values()[0].distance, -50);
  EXPECT_EQ(changed.camera.values()[0].target, (Vec3{1, 10, -3}));
  EXPECT_EQ(test::resultOf(motion, "correct", {}).motion, motion);
}

TEST(Correct, ScalesAndOffsetsEachAxisLikeTheDialogsOfMmd) {
  // value * factor + offset with factors 2 3 4 and offsets 1 2 3; angles in degrees as the windows show them.
  const Texts texts{{"position-factor", "2,3,4"}, {"position-offset", "1,2,3"}, {"angle-factor", "2,3,4"},
                    {"angle-offset", "1,2,3"},    {"weight-factor", "2"},       {"weight-offset", "-0.25"},
                    {"distance-factor", "0.5"},   {"distance-offset", "100"}};
  motion::Motion motion;
  test::setBoneKeys(motion, "センター", {{0, test::boneKey({1, 10, 100}, {5, 6, 7})}});
  test::addMorph(motion, "あ", {50});
  motion::CameraKey camera = motion::restCameraKey();
  camera.target = {1, 10, 100};
  camera.rotation = {motion::storedCameraAngle(motion::Axis::X, 5), motion::storedCameraAngle(motion::Axis::Y, 6),
                     motion::storedCameraAngle(motion::Axis::Z, 200)};
  motion::Keys<motion::CameraKey> cameras;
  cameras.append(0, camera);
  motion.camera = motion::Track(std::move(cameras));
  motion::Keys<motion::SelfShadowKey> shadows;
  shadows.append(0, {2, motion::storedShadowDistance(8000)});
  motion.selfShadow = motion::Track(std::move(shadows));
  const motion::Motion changed = test::resultOf(motion, "correct", texts).motion;
  test::expectNear(test::boneKeyOf(changed, "センター", 0).translation, {3, 32, 403});
  test::expectAngles(test::boneKeyOf(changed, "センター", 0).rotation, {11, 20, 31});
  EXPECT_EQ(changed.morphs[0].keys.values()[0].weight, 0.75F);
  const motion::CameraKey& moved = changed.camera.values()[0];
  test::expectNear(moved.target, {3, 32, 403});
  EXPECT_NEAR(motion::shownCameraAngle(motion::Axis::X, moved.rotation.x), 11, 1e-4);
  EXPECT_NEAR(motion::shownCameraAngle(motion::Axis::Y, moved.rotation.y), 20, 1e-4);
  EXPECT_NEAR(motion::shownCameraAngle(motion::Axis::Z, moved.rotation.z), 803, 1e-3) << "full turns are kept";
  EXPECT_NEAR(motion::shownCameraDistance(moved.distance), 45 * 0.5 + 100, 1e-4);
  EXPECT_EQ(moved.fov, camera.fov);
  EXPECT_EQ(changed.selfShadow.values()[0].mode, 2);
  EXPECT_NEAR(motion::shownShadowDistance(changed.selfShadow.values()[0].distance), 4100, 1e-2);
}

TEST(ValueOperations, CleanRemovesOnlyKeysWithoutEffect) {
  //  x       1 1 1 2 2 1 1     the key at 10 is between equal keys; the others start or end a rest
  motion::Motion motion;
  const motion::TrackId id = test::addBone(motion, "センター", {});
  motion::Keys<motion::BoneKey> keys;
  Frame frame = 0;
  for (const float x : {1.0F, 1.0F, 1.0F, 2.0F, 2.0F, 1.0F, 1.0F}) {
    keys.append(frame, test::boneKeyAt(x));
    frame += 10;
  }
  keys.values.edit()[1].rotation = {0, 0, 0, -1};                    // the same rotation
  keys.values.edit()[1].translation.x = std::nextafter(1.0F, 2.0F);  // as a bake leaves it
  motion.bones[id.index].keys = motion::Track(std::move(keys));
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "clean", {}).motion, id), "0:1 20:1 30:2 40:2 50:1 60:1");
  EXPECT_EQ(test::resultOf(motion, "clean", {}, nullptr, {}, {}, "20-").motion, motion)
      << "the key at 10 is outside the scope";
}

TEST(ValueOperations, RotationsAreNormalizedAndUnrolled) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 10, 20});
  motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
  keys.values.edit()[0].rotation = {0, 0, 0, 2};
  keys.values.edit()[1].rotation = {0, 0, -0.6F, -0.8F};
  keys.values.edit()[2].rotation = {0, 0, -0.8F, -0.6F};
  motion.bones[0].keys = motion::Track(std::move(keys));
  const motion::Motion unit = test::resultOf(motion, "normalize-rotations", {}).motion;
  EXPECT_EQ(unit.bones[0].keys.values()[0].rotation, (Quat{0, 0, 0, 1}));
  EXPECT_EQ(unit.bones[0].keys.values()[1].rotation, (Quat{0, 0, -0.6F, -0.8F}));
  const motion::Motion unrolled = test::resultOf(motion, "unroll-rotations", {}).motion;
  EXPECT_EQ(unrolled.bones[0].keys.values()[1].rotation, (Quat{-0.0F, -0.0F, 0.6F, 0.8F}));
  EXPECT_EQ(unrolled.bones[0].keys.values()[2].rotation, (Quat{-0.0F, -0.0F, 0.8F, 0.6F}));
}

}  // namespace
}  // namespace furitsuke::operations
