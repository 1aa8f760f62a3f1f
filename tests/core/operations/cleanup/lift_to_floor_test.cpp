// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/cleanup/leg_motion.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"

namespace furitsuke::operations {
namespace {

constexpr Frame kLiftFrames = 121;

/// Stands, jumps by 3 units in a second and stands again, with the feet at a height; センター moves along.
motion::Motion jumpingDancer(float height) {
  motion::Motion motion;
  for (const char* bone : {"センター", "左足ＩＫ", "右足ＩＫ"}) {
    test::setBoneKeys(motion, bone,
                      {{0, test::boneKey({0, height, 0})},
                       {50, test::boneKey({0, height, 0})},
                       {60, test::boneKey({0, height + 3, 0})},
                       {70, test::boneKey({0, height, 0})},
                       {120, test::boneKey({0, height, 0})}});
  }
  return motion;
}

/// The same without IK: センター carries everything.
motion::Motion jumpingWithoutIk(float height) {
  motion::Motion motion = jumpingDancer(height);
  motion.bones.resize(1);
  test::switchLegIkOff(motion);
  return motion;
}

test::RunResult lifted(const model::Model& model, const motion::Motion& motion,
                       const OperationArguments::Texts& texts = {}, std::string_view frames = {}) {
  test::OperationScene scene;
  scene.model = &model;
  scene.frames = frames;
  return test::resultIn(scene, motion, "lift-to-floor", texts);
}

TEST(LiftToFloor, LiftsAllThatIsSunkAndKeepsJumps) {
  struct Row {
    const char* name;
    motion::Motion motion;
    OperationArguments::Texts texts = {};
    double floor = 0;
  };
  const model::Model model = test::legModel();
  for (const Row& row : {Row{"foot IK", jumpingDancer(-1)}, Row{"without IK", jumpingWithoutIk(-1)},
                         Row{"a raised floor", jumpingDancer(-0.5F), {{"floor", "0.5"}}, 0.5}}) {
    SCOPED_TRACE(row.name);
    const test::RunResult result = lifted(model, row.motion, row.texts);
    ASSERT_EQ(result.error, "");
    const auto ankles = test::transformsOf(model, result.motion, "左足首", kLiftFrames);
    const auto hips = test::transformsOf(model, result.motion, "センター", kLiftFrames);
    for (const std::size_t i : {0U, 30U, 50U, 70U, 100U, 120U}) {
      EXPECT_NEAR(ankles[i].position.y, 1 + row.floor, 0.02) << i;
      EXPECT_NEAR(hips[i].position.y, 8 + row.floor, 0.02) << i;
    }
    EXPECT_NEAR(ankles[60].position.y, 4 + row.floor, 0.05) << "the jump keeps its height";
    EXPECT_NEAR(hips[60].position.y, 11 + row.floor, 0.05);
  }
}

TEST(LiftToFloor, LiftsASingleFootWithoutTheBody) {
  const model::Model model = test::legModel();
  motion::Motion motion = jumpingDancer(0);
  test::setBoneKeys(motion, "右足ＩＫ",
                    {{0, test::boneKey({0, 0, 0})},
                     {20, test::boneKey({0, -0.8F, 0})},
                     {40, test::boneKey({0, 0, 0})},
                     {120, test::boneKey({0, 0, 0})}});
  const motion::Motion result = lifted(model, motion).motion;
  const auto right = test::transformsOf(model, result, "右足首", kLiftFrames);
  const auto left = test::transformsOf(model, result, "左足首", kLiftFrames);
  const auto hips = test::transformsOf(model, result, "センター", kLiftFrames);
  EXPECT_GE(right[20].position.y, 1 - 0.02);
  EXPECT_NEAR(left[20].position.y, 1, 0.01);
  EXPECT_NEAR(hips[20].position.y, 8, 0.01);
}

TEST(LiftToFloor, LiftsABodyThatIsSunkAndKeepsItsFeet) {
  const model::Model model = test::legModel();
  motion::Motion motion = jumpingDancer(0);
  // The knees are below the floor when the center is.
  test::setBoneKeys(motion, "センター",
                    {{0, test::boneKey({0, 0, 0})},
                     {30, test::boneKey({0, -9, 0})},
                     {60, test::boneKey({0, 0, 0})},
                     {120, test::boneKey({0, 0, 0})}});
  const motion::Motion result = lifted(model, motion).motion;
  const auto hips = test::transformsOf(model, result, "センター", kLiftFrames);
  for (std::size_t i = 0; i < hips.size(); ++i) EXPECT_GE(hips[i].position.y, -0.02) << i;
  EXPECT_NEAR(test::transformsOf(model, result, "左足首", kLiftFrames)[100].position.y, 1, 0.01);
}

TEST(LiftToFloor, BendsLegsThatNoCenterCarries) {
  model::Model model = test::legModel();
  model.bones[0].name = model::ModelName::fromText("腰", "");
  for (motion::Motion motion : {jumpingDancer(-0.5F), jumpingWithoutIk(-0.5F)}) {
    test::setBoneKeys(motion, "腰", {{0, test::boneKey({0, -0.5F, 0})}, {120, test::boneKey({0, -0.5F, 0})}});
    const motion::Motion result = lifted(model, motion).motion;
    EXPECT_GE(test::transformsOf(model, result, "左足首", kLiftFrames)[30].position.y, 1 - 0.03);
    EXPECT_NEAR(test::transformsOf(model, result, "腰", kLiftFrames)[30].position.y, 7.5, 1e-6);
  }
}

TEST(LiftToFloor, BeginsAndEndsSmoothlyAroundChosenFrames) {
  const model::Model model = test::legModel();
  for (const motion::Motion& motion : {jumpingDancer(-1), jumpingWithoutIk(-1)}) {
    const motion::Motion result = lifted(model, motion, {{"jump", "10"}}, "90-100").motion;
    for (const char* bone : {"左足首", "センター"}) {
      SCOPED_TRACE(bone);
      const auto before = test::transformsOf(model, motion, bone, kLiftFrames);
      const auto after = test::transformsOf(model, result, bone, kLiftFrames);
      const auto liftAt = [&](std::size_t i) { return after[i].position.y - before[i].position.y; };
      for (std::size_t i = 90; i <= 100; ++i) EXPECT_NEAR(liftAt(i), 1, 0.03) << i;
      for (const std::size_t i : {0U, 30U, 65U}) EXPECT_NEAR(liftAt(i), 0, 0.01) << i;
      for (std::size_t i = 71; i < after.size(); ++i) EXPECT_LT(std::abs(liftAt(i) - liftAt(i - 1)), 0.15) << i;
    }
  }
}

TEST(LiftToFloor, KeepsWhatIsAboveTheFloorAndNeedsLegs) {
  const model::Model model = test::legModel();
  for (const motion::Motion& motion : {jumpingDancer(0), jumpingDancer(0.5F), jumpingWithoutIk(0)}) {
    EXPECT_EQ(lifted(model, motion).motion, motion);
  }
  EXPECT_EQ(test::resultOf(jumpingDancer(0), "lift-to-floor", {}).error,
            "needs the model of the motion, which has the legs");
  model::Model bare = model;
  bare.ik.clear();
  EXPECT_EQ(lifted(bare, jumpingDancer(0)).error,
            "the model has no legs with the foot IK bones 左足ＩＫ and 右足ＩＫ, a knee and a thigh");
}

struct FootHeights {
  std::size_t sunk = 0;  ///< feet at single frames whose sole is below the floor
  double highest = 0;    ///< of the ankles
};

FootHeights heightsOf(const model::Model& model, const motion::Motion& motion) {
  constexpr double kFloor = -0.03;
  const eval::Rig rig = eval::makeRig(model);
  const std::vector<Leg> legs = legsOf(model, rig);
  const eval::BoundMotion bound(motion, model, rig);
  eval::RigPose pose(rig);
  FootHeights heights;
  for (Frame frame = 0; frame <= motion.frameRange().last; ++frame) {
    eval::evaluatePose(rig, bound, frame, pose);
    for (const Leg& leg : legs) {
      const RigidTransform& ankle = pose.transforms[leg.ankle];
      const auto isSunk = [&](std::size_t bone) {
        const double below = eval::rotated(ankle.rotation, {0, rig.bones[bone].rest.y, 0}).y;
        return pose.transforms[bone].position.y - below < kFloor;
      };
      if (isSunk(leg.ankle) || isSunk(leg.toe)) ++heights.sunk;
      heights.highest = std::max(heights.highest, ankle.position.y);
    }
  }
  return heights;
}

struct SunkDance {
  const char* model;
  const char* motion;
  std::size_t most = 0;  ///< feet that may stay below the floor, because IK does not reach their bone
};

class LiftedDances : public testing::TestWithParam<SunkDance> {};

TEST_P(LiftedDances, HaveNoSoleBelowTheFloorAndKeepTheirJumps) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto model = io::loadModel(*folder / "models" / GetParam().model);
  const auto file = io::loadMotion(*folder / "motions" / (std::string(GetParam().motion) + ".vmd"));
  ASSERT_TRUE(model.ok() && file.ok());
  const FootHeights before = heightsOf(model->model, file->motion);
  const FootHeights after = heightsOf(model->model, lifted(model->model, file->motion).motion);
  EXPECT_GT(before.sunk, 20U) << "there is something to do";
  EXPECT_LE(after.sunk, GetParam().most);
  EXPECT_GE(after.highest, before.highest - 0.03);
}

INSTANTIATE_TEST_SUITE_P(Corpus, LiftedDances,
                         testing::ValuesIn(test::danceRows<SunkDance>({{"miku_v2/miku_v2.pmd", "dance_step"},
                                                                       {"luka.pmx", "dance_galaxias_v2"},
                                                                       {"luka.pmx", "dance_suki_yuki"},
                                                                       {"gene/Gene_light.pmx", "dance_wavefile_lat", 5},
                                                                       {"miku_v2/miku_v2.pmd", "openmmd_output"}})));

}  // namespace
}  // namespace furitsuke::operations
