// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

//  x goes from 0 to 30 in 30 frames; with that speed it goes on, and turns back to arrive with it at 0.
TEST(LoopBridge, ContinuesTheSpeedAtBothEnds) {
  motion::Motion motion;
  const motion::TrackId id = test::addBone(motion, "センター", {0, 30}, 7);
  const motion::TrackId morph = motion.ensureMorph(test::nameOf("あ"));
  test::setTrack(motion.morphs[morph.index].keys,
                 {{0, motion::MorphKey{0}}, {20, motion::MorphKey{0}}, {30, motion::MorphKey{1}}});
  const motion::Motion looped = test::resultOf(motion, "loop", {{"bridge", "16"}}).motion;
  const auto& keys = looped.bones[id.index].keys;
  EXPECT_EQ(keys.frames().back(), 46);
  EXPECT_EQ(keys.values().back().translation, (Vec3{0, 0, 0}));
  EXPECT_EQ(*keys.find(30), motion.bones[id.index].keys.values()[1]);
  EXPECT_LT(keys.size(), 12U);
  const auto x = [&](Frame frame) { return eval::sampleBone(keys, frame).translation.x; };
  EXPECT_NEAR(x(31) - x(30), 1, 0.6);
  EXPECT_NEAR(x(46) - x(45), 1, 0.6);
  const auto& weights = looped.morphs[morph.index].keys;
  for (Frame frame = 30; frame <= 46; ++frame) {
    EXPECT_LE(eval::sampleMorph(weights, frame), 1) << frame;
    EXPECT_GE(eval::sampleMorph(weights, frame), 0) << frame;
  }
  EXPECT_EQ(eval::sampleMorph(weights, 46), 0);
}

TEST(LoopBridge, IsForAllTracksThatCanBeBetweenKeys) {
  motion::Motion motion = test::sampleMotion();
  const motion::Motion looped = test::resultOf(motion, "loop", {{"bridge", "10"}}).motion;
  EXPECT_EQ(test::framesOf(looped, motion::kCameraTrack), "0 40 50");
  EXPECT_EQ(looped.camera.values().back().target, motion.camera.values().front().target);
  EXPECT_EQ(looped.frameRange().last, 50);
}

TEST(LoopBridge, NeedsFreeFramesAfterTheEnd) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 30, 60});
  EXPECT_EQ(test::resultOf(motion, "loop", {{"bridge", "10"}}, nullptr, {}, {}, "0-30").error,
            "センター: there are keys after frame 30, where the bridge starts");
}

struct FootPath {
  double slide = 0;    ///< of the ankle while it is near the floor: model units
  double highest = 0;  ///< above its height at rest
  double gap = 0;      ///< between the first frame and the last one: model units
  double turn = 0;     ///< the same in degrees
};

FootPath pathOf(const model::Model& model, const motion::Motion& motion, std::string_view bone, Frame first,
                Frame last) {
  const auto transforms = test::transformsOf(model, motion, bone, last + 1);
  FootPath path;
  for (auto i = static_cast<std::size_t>(first) + 1; i < transforms.size(); ++i) {
    const glm::dvec3 step = transforms[i].position - transforms[i - 1].position;
    path.highest = std::max(path.highest, transforms[i].position.y - 1);
    constexpr double kNearFloor = 1.05;
    const double height = std::min(transforms[i].position.y, transforms[i - 1].position.y);
    if (height < kNearFloor) path.slide += std::hypot(step.x, step.z);
  }
  path.gap = glm::distance(transforms.front().position, transforms.back().position);
  path.turn = eval::degreesBetween(transforms.front().rotation, transforms.back().rotation);
  return path;
}

/// The body sways above the feet; the left one makes a step of this length.
motion::Motion sway(float step) {
  motion::Motion motion;
  test::setBoneKeys(motion, "センター",
                    {{0, test::boneKey({0, -1, 0})},
                     {30, test::boneKey({0.6F, -2, 0.5F}, {0, 25, 5})},
                     {60, test::boneKey({-0.6F, -1.5F, 0.2F}, {0, -25, 5})}});
  test::setBoneKeys(motion, "左足ＩＫ",
                    {{0, test::boneKey({0, 0, 0})},
                     {20, test::boneKey({0, 0, 0})},
                     {30, test::boneKey({0, 1, -step / 2})},
                     {40, test::boneKey({0, 0, -step})},
                     {60, test::boneKey({0, 0, -step})}});
  return motion;
}

TEST(LoopBridge, KeepsFeetOnTheFloorOrLiftsThemToStep) {
  const model::Model model = test::legModel();
  test::OperationScene scene;
  scene.model = &model;
  struct Row {
    const char* name;
    motion::Motion motion;
    double leftLift;  ///< the least height of the step
  };
  for (const Row& row : {Row{"foot IK", sway(0), 0}, Row{"foot IK, a step", sway(1.5F), 0.4},
                         Row{"rotations", test::resultIn(scene, sway(0), "to-fk", {}).motion, 0},
                         Row{"rotations, a step", test::resultIn(scene, sway(1.5F), "to-fk", {}).motion, 0.4}}) {
    SCOPED_TRACE(row.name);
    const test::RunResult looped = test::resultIn(scene, row.motion, "loop", {{"bridge", "24"}});
    ASSERT_EQ(looped.error, "");
    EXPECT_EQ(looped.motion.frameRange().last, 84);
    for (const char* bone : {"左足首", "右足首"}) {
      SCOPED_TRACE(bone);
      const FootPath path = pathOf(model, looped.motion, bone, 60, 84);
      EXPECT_LT(path.slide, 0.12);
      EXPECT_LT(path.gap, 0.02);
      EXPECT_LT(path.turn, 0.6);
      const double lift = bone == std::string("左足首") ? row.leftLift : 0;
      EXPECT_GE(path.highest, lift);
      EXPECT_LT(path.highest, lift > 0 ? 1 : 0.02);
    }
  }
}

}  // namespace
}  // namespace furitsuke::operations
