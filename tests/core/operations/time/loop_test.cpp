// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

//  x is the frame at 0 50 100, and the end is blended from 100 to 0 over 40 frames: 60 is 60, 80 is 80 - 100/2, 100 is
//  0.
TEST(Loop, BlendsTheEndIntoTheStart) {
  motion::Motion motion;
  const motion::TrackId id = test::addBone(motion, "センター", {0, 50, 80, 100}, 7);
  test::addBone(motion, "右腕", {0, 30});
  test::setTrack(motion.bones[1].keys, {{0, test::boneKeyAt(3)}, {30, test::boneKeyAt(3)}});
  test::addMorph(motion, "あ", {0, 100});
  const motion::Motion looped = test::resultOf(motion, "loop", {{"blend", "40"}}).motion;
  EXPECT_EQ(test::keysOf(looped, id), "0:0 50:50 60:60 80:30 100:0");
  EXPECT_EQ(looped.bones[1], motion.bones[1]) << "it is a loop already";
  EXPECT_EQ(test::framesOf(looped, *motion::findTrack(looped, "morph:あ")), "0 60 100");
  EXPECT_EQ(looped.morphs[0].keys.values()[2].weight, 0);
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "loop", {{"blend", "40"}, {"side", "start"}}).motion, id),
            "0:100 40:40 50:50 80:80 100:100");
  // Each end is blended by half, to 50, and the blends end at 20 and 80.
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "loop", {{"blend", "20"}, {"side", "both"}}).motion, id),
            "0:50 20:20 50:50 80:80 100:50");
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "loop", {{"blend", "0"}}).motion, id), "0:0 50:50 80:80 100:0");
  EXPECT_EQ(test::resultOf(looped, "loop", {{"blend", "40"}}).motion, looped);
  motion::Motion single;
  test::addBone(single, "センター", {5});
  EXPECT_EQ(test::resultOf(single, "loop", {}).error, "a loop needs keys on at least two frames");
}

TEST(Loop, RotatesAlongTheShorterArcAndKeepsTheSignsOfNeighbors) {
  motion::Motion motion;
  test::addBone(motion, "センター", {});
  motion::BoneKey last = test::turnedKey(0, {0, -170, 0});
  last.physics = false;
  std::vector<std::pair<Frame, motion::BoneKey>> keys{
      {0, test::turnedKey(0, {0, 170, 0})}, {20, test::turnedKey(0, {0, 180, 0})}, {40, last}};
  keys[1].second.rotation = toStored(-toDouble(keys[1].second.rotation));
  test::setTrack(motion.bones[0].keys, keys);
  const motion::Motion looped = test::resultOf(motion, "loop", {{"blend", "20"}}).motion;
  const auto values = looped.bones[0].keys.values();
  EXPECT_LT(eval::degreesBetween(eval::usable(values[2].rotation), eval::usable(values[0].rotation)), 1e-4);
  EXPECT_GT(glm::dot(toDouble(values[1].rotation), toDouble(values[2].rotation)), 0);
  EXPECT_TRUE(values[2].physics);
  // At 30, half of the 20 degrees back: -175 - 10, the span being a shorter arc from 180 to -170.
  EXPECT_NEAR(eval::degreesBetween(eval::sampleBone(looped.bones[0].keys, 30).rotation,
                                   eval::usable(motion::rotationFromEuler({0, 175, 0}))),
              0, 1e-4);
}

TEST(Loop, KeepsFullTurnsAndShotsOfTheCamera) {
  const auto key = [](float x, double degrees) {
    motion::CameraKey camera = motion::restCameraKey();
    camera.target.x = x;
    camera.rotation.y = motion::storedCameraAngle(motion::Axis::Y, degrees);
    return camera;
  };
  motion::Motion motion;
  test::setTrack<motion::CameraKey>(
      motion.camera, {{0, key(0, 10)}, {50, key(0, 400)}, {80, key(1, 500)}, {81, key(8, 700)}, {100, key(8, 725)}});
  const motion::Motion looped = test::resultOf(motion, "loop", {{"blend", "60"}}).motion;
  EXPECT_EQ(test::framesOf(looped, motion::kCameraTrack), "0 50 80 81 100");
  EXPECT_EQ(looped.camera.values()[2], motion.camera.values()[2]) << "the previous shot";
  EXPECT_EQ(looped.camera.values()[3], motion.camera.values()[3]) << "the start of the blend";
  EXPECT_EQ(looped.camera.values()[4].target.x, 0);
  EXPECT_NEAR(motion::shownCameraAngle(motion::Axis::Y, looped.camera.values()[4].rotation.y), 730, 1e-3);
}

/// Somebody who stands, walks with a step every 20 frames and one unit of way each, and stands again.
motion::Motion walkingMotion() {
  std::vector<std::pair<Frame, motion::BoneKey>> body;
  std::vector<std::pair<Frame, motion::BoneKey>> arm;
  for (Frame frame = 0; frame <= 300; ++frame) {
    const double walked = std::clamp(frame - 60, 0, 160);
    const auto swing = static_cast<float>(30 * std::sin(walked * 2 * std::numbers::pi / 40));
    body.emplace_back(frame, test::boneKey({0, std::abs(swing) / 100, static_cast<float>(-walked / 20)}));
    arm.emplace_back(frame, test::boneKey({}, {swing, 0, 0}));
  }
  motion::Motion motion;
  test::setBoneKeys(motion, "センター", body);
  test::setBoneKeys(motion, "右腕", arm);
  return motion;
}

TEST(Loop, FindsTheBestCycle) {
  const test::RunResult best = test::resultOf(walkingMotion(), "loop", {{"cycle", "best"}, {"travel", "keep"}});
  ASSERT_EQ(best.error, "");
  EXPECT_EQ(best.motion.frameRange(), (FrameRange{0, 40})) << best.notes[0].detail;
  const auto& body = best.motion.bones[0].keys.values();
  EXPECT_NEAR(body.back().translation.z - body.front().translation.z, -2, 0.05) << "it goes on";
  EXPECT_NEAR(body.back().translation.y, body.front().translation.y, 1e-4);
  const test::RunResult inPlace = test::resultOf(walkingMotion(), "loop", {{"cycle", "best"}, {"travel", "in-place"}});
  for (const motion::BoneKey& key : inPlace.motion.bones[0].keys.values()) {
    EXPECT_NEAR(key.translation.z, inPlace.motion.bones[0].keys.values().front().translation.z, 0.05);
  }
  EXPECT_GT(best.notes[0].count, 1U) << "others to choose from";
  EXPECT_EQ(test::resultOf(walkingMotion(), "loop", {{"cycle", "best"}, {"candidate", "9"}}).error, "");
  // Nothing but cycles.
  std::vector<std::pair<Frame, motion::BoneKey>> swings;
  for (Frame frame = 0; frame <= 160; ++frame) {
    swings.emplace_back(frame,
                        test::boneKey({}, {static_cast<float>(30 * std::sin(frame * std::numbers::pi / 20)), 0, 0}));
  }
  motion::Motion periodic;
  test::setBoneKeys(periodic, "右腕", swings);
  EXPECT_EQ(test::resultOf(periodic, "loop", {{"cycle", "best"}}).motion.frameRange(), (FrameRange{0, 40}));
  motion::Motion still;
  test::setBoneKeys(still, "センター", {{0, test::boneKey({1, 0, 0})}, {100, test::boneKey({1, 0, 0})}});
  EXPECT_EQ(test::resultOf(still, "loop", {{"cycle", "best"}}).error,
            "no part of the chosen keys comes back to where it begins");
}

TEST(Loop, WalksInPlaceWithAModelThatCallsItsBonesOtherwise) {
  model::Model model = test::humanoid();
  const auto center = std::ranges::find(model.bones, "センター", [](const auto& bone) { return bone.name.text; });
  ASSERT_NE(center, model.bones.end());
  center->name = model::ModelName::fromText("Wurzel", "");
  model.givenRoles = {{"センター", "Wurzel"}};
  motion::Motion motion = walkingMotion();
  motion.bones[0].name = test::nameOf("Wurzel");
  test::OperationScene scene;
  scene.frames = "100-140";
  const auto wayIn = [&] {
    const test::RunResult walked = test::resultIn(scene, motion, "loop", {{"travel", "in-place"}});
    const auto values = walked.motion.bones[0].keys.values().subspan(100, 41);
    const auto [least, most] =
        std::ranges::minmax(values, {}, [](const motion::BoneKey& key) { return key.translation.z; });
    return most.translation.z - least.translation.z;
  };
  EXPECT_GT(wayIn(), 0.2) << "by its name alone it is any bone";
  scene.model = &model;
  EXPECT_LT(wayIn(), 0.05);
}

TEST(Loop, KeepsWalkingWithinTheChosenFrames) {
  const test::RunResult kept =
      test::resultOf(walkingMotion(), "loop", {{"travel", "keep"}}, nullptr, {}, {}, "100-140");
  EXPECT_EQ(kept.motion.bones[0].keys.size(), walkingMotion().bones[0].keys.size());
  const auto values = kept.motion.bones[0].keys.values();
  EXPECT_NEAR(values[140].translation.z - values[100].translation.z, -2, 1e-4);
}

}  // namespace
}  // namespace furitsuke::operations
