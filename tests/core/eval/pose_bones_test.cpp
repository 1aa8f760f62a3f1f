// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <glm/geometric.hpp>
#include <string>
#include <thread>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "tests/core/eval/rig_models.h"
#include "tests/core/eval/rotation_distance.h"

namespace furitsuke::eval {
namespace {

using test::aboutX;
using test::aboutY;
using test::aboutZ;
using test::HandMade;
using test::text;

std::string positionOf(const HandMade& made, std::size_t bone, double frame = 0) {
  return test::text(made.pose(frame).transforms[bone].position);
}

double angleFrom(const HandMade& made, std::size_t bone, const glm::dquat& expected, double frame = 0) {
  return test::angleBetween(made.pose(frame).transforms[bone].rotation, expected);
}

TEST(PoseBones, AddsTheKeyToTheRestPoseOfABone) {
  HandMade made;
  made.bone(model::kNoIndex, {1, 2, 3});
  made.key(0, 0, {10, 25, 30});
  EXPECT_EQ(made.pose().transforms[0].position, glm::dvec3(11, 27, 33));
}

TEST(PoseBones, AreAtRestWithoutAMotion) {
  HandMade made;
  made.bone(model::kNoIndex, {1, 2, 3});
  made.bone(0, {1, 5, 3});
  const RigPose pose = made.pose();
  EXPECT_EQ(pose.transforms[1].position, glm::dvec3(1, 5, 3));
  EXPECT_EQ(pose.transforms[1].rotation, kNoRotation);
  EXPECT_TRUE(pose.visible);
}

TEST(PoseBones, RotatesTheChildrenOfABone) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.bone(0, {1, 10, 0});
  made.bone(1, {2, 10, 0});
  made.turn(0, test::aboutZ(90));
  made.turn(1, test::aboutZ(90));
  EXPECT_EQ(positionOf(made, 1), "0.000 11.000 0.000");
  EXPECT_EQ(positionOf(made, 2), "-1.000 11.000 0.000");
  EXPECT_LT(angleFrom(made, 2, test::aboutZ(180)), 1e-6);
}

struct AppendRow {
  const char* name;
  float ratio;
  double expected;  ///< degrees about z, of a source rotated by 60
};

class AppendedRotation : public ::testing::TestWithParam<AppendRow> {};

TEST_P(AppendedRotation, IsTheRatioOfTheAngle) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.append(model::kNoIndex, {0, 0, 0}, {0, GetParam().ratio, true, false, false});
  made.turn(0, test::aboutZ(60));
  EXPECT_LT(angleFrom(made, 1, test::aboutZ(GetParam().expected)), 1e-5);
  EXPECT_EQ(positionOf(made, 1), "0.000 0.000 0.000");
  // The other sign of the same rotation gives the same angle, but for MMD's digits of pi.
  HandMade negated = made;
  negated.motion.bones.clear();
  negated.turn(0, -test::aboutZ(60));
  EXPECT_LT(angleFrom(negated, 1, test::aboutZ(GetParam().expected)), 0.0033 * (1 + std::abs(GetParam().ratio)));
}

constexpr AppendRow kAppendRows[]{{"whole", 1, 60},     {"half", 0.5F, 30},       {"none", 0, 0},
                                  {"back", -1, -60},    {"halfBack", -0.5F, -30}, {"beyond", 1.5F, 90},
                                  {"farBeyond", 4, 240}};
INSTANTIATE_TEST_SUITE_P(Ratios, AppendedRotation, ::testing::ValuesIn(kAppendRows),
                         [](const auto& row) { return row.param.name; });

TEST(PoseBones, AppliesItsOwnRotationBeforeTheInheritedOne) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.append(model::kNoIndex, {0, 0, 0}, {0, 1, true, false, false});
  made.turn(0, test::aboutX(90));
  made.turn(1, test::aboutZ(90));
  EXPECT_LT(angleFrom(made, 1, test::aboutZ(90) * test::aboutX(90)), 1e-6);
}

TEST(PoseBones, AppendsTranslationsByTheRatio) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.append(model::kNoIndex, {0, 5, 0}, {0, -0.5F, false, true, false});
  made.key(0, 0, {2, 4, 6}, test::aboutZ(90));
  made.key(1, 0, {10, 0, 0});
  EXPECT_EQ(positionOf(made, 1), "9.000 3.000 -3.000");
  EXPECT_LT(angleFrom(made, 1, kNoRotation), 1e-9);
}

TEST(PoseBones, ABoneThatInheritsFromOneBelowItComesBeforeIt) {
  test::HandMade made;
  made.append(model::kNoIndex, {0, 0, 0}, {1, 1, true, false, false});
  made.append(0, {0, 1, 0}, {3, 1, true, false, false});
  made.append(model::kNoIndex, {5, 0, 0}, {1, 1, true, false, false});
  made.bone(2, {5, 1, 0});
  made.turn(1, test::aboutZ(90));
  made.turn(3, test::aboutZ(30));
  const eval::RigPose pose = made.pose();
  EXPECT_EQ(test::text(pose.transforms[1].position), "-1.000 0.000 0.000");
  EXPECT_EQ(test::text(pose.transforms[3].position), "4.134 -0.500 0.000") << "it also inherits what bone 1 inherits";
}

TEST(PoseBones, AppendsTheOwnAndTheInheritedRotationOfASource) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.append(model::kNoIndex, {0, 0, 0}, {0, 0.5F, true, true, false});
  made.append(model::kNoIndex, {0, 0, 0}, {1, 2, true, true, false});
  made.key(0, 0, {4, 0, 0}, test::aboutZ(40));
  made.key(1, 0, {1, 0, 0}, test::aboutZ(10));
  EXPECT_LT(angleFrom(made, 2, test::aboutZ(60)), 1e-6);
  EXPECT_EQ(positionOf(made, 2), "6.000 0.000 0.000");
}

/// MMD shows what the source had in the last evaluation, which is the same while the picture stands still.
TEST(PoseBones, EvaluatesASourceThatComesLaterInItsLayerFirst) {
  HandMade made;
  made.append(model::kNoIndex, {0, 0, 0}, {1, 1, true, false, false});
  made.append(model::kNoIndex, {0, 0, 0}, {2, 1, true, false, false});
  made.bone(model::kNoIndex, {0, 0, 0});
  made.turn(1, test::aboutZ(30));
  made.turn(2, test::aboutZ(20));
  EXPECT_LT(angleFrom(made, 0, test::aboutZ(50)), 1e-6);
  EXPECT_LT(angleFrom(made, 1, test::aboutZ(50)), 1e-6);
}

TEST(PoseBones, IgnoresTheLocalFlagAsMmdDoes) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.bone(0, {1, 0, 0});
  made.append(model::kNoIndex, {0, 3, 0}, {1, 1, true, true, true});
  made.turn(0, test::aboutZ(90));
  EXPECT_LT(angleFrom(made, 2, kNoRotation), 1e-6);
  EXPECT_EQ(positionOf(made, 2), "0.000 3.000 0.000");
}

TEST(PoseBones, ReducesKeysToAFixedAxisBeforeInterpolation) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0}).fixedAxis = Vec3{0, 0, 2};
  made.key(0, 0, {0, 0, 0}, test::aboutZ(-80) * test::aboutX(20));
  made.key(0, 10, {0, 0, 0}, test::aboutX(60));
  const auto projected = [](const glm::dquat& q) { return aboutFixedAxis(q, {0, 0, 1}); };
  const glm::dquat from = projected(test::aboutZ(-80) * test::aboutX(20));
  const glm::dquat to = test::aboutZ(60);  // a perpendicular rotation is positive
  EXPECT_LT(angleFrom(made, 0, from), 1e-6);
  EXPECT_LT(angleFrom(made, 0, to, 10), 1e-6);
  EXPECT_LT(angleFrom(made, 0, glm::slerp(from, to, 0.5), 5), 1e-6);
}

TEST(PoseBones, DoesNotRotateAboutAFixedAxisOfZeroLength) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0}).fixedAxis = Vec3{0, 0, 0};
  made.turn(0, test::aboutX(60));
  EXPECT_LT(angleFrom(made, 0, kNoRotation), 1e-9);
}

TEST(PoseBones, LetsBoneMorphsRotateABoneOffItsFixedAxis) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 1, 0}).fixedAxis = Vec3{0, 0, 1};
  made.turn(0, test::aboutZ(90));
  made.morph(model::MorphKind::Bone).offsets =
      std::vector<model::BoneOffset>{{0, {2, 0, 0}, toStored(test::aboutX(80))}};
  made.weigh(0, 0.5F);
  EXPECT_LT(angleFrom(made, 0, test::aboutX(40) * test::aboutZ(90)), 1e-6);
  EXPECT_EQ(positionOf(made, 0), "1.000 1.000 0.000");
}

TEST(PoseBones, AppendsBoneMorphsOfTheSource) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.append(model::kNoIndex, {0, 0, 0}, {0, 1, true, true, false});
  made.morph(model::MorphKind::Bone).offsets =
      std::vector<model::BoneOffset>{{0, {2, 0, 0}, toStored(test::aboutX(80))}};
  made.weigh(0, 1);
  EXPECT_LT(angleFrom(made, 1, test::aboutX(80)), 1e-6);
  EXPECT_EQ(positionOf(made, 1), "2.000 0.000 0.000");
}

TEST(PoseBones, MovesAChildOnALowerLayerWithItsParent) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0}).layer = 2;
  made.bone(0, {1, 0, 0}).layer = 1;
  made.bone(1, {2, 0, 0});
  made.turn(0, test::aboutZ(90));
  EXPECT_EQ(positionOf(made, 2), "0.000 2.000 0.000");
}

TEST(PoseBones, EvaluatesByLayerAndAfterPhysicsLast) {
  // An append of an append shows when the source is evaluated: before that, it has only its own keys.
  struct Row {
    int appendLayer, sourceLayer;
    bool appendAfter, sourceAfter, isSeen;
  };
  for (const Row& row : {Row{0, 0, false, false, true}, Row{1, 0, false, false, true}, Row{0, 1, false, false, false},
                         Row{0, 9, true, false, true}, Row{9, 0, false, true, false}}) {
    HandMade made;
    model::Bone& append = made.append(model::kNoIndex, {0, 0, 0}, {1, 1, true, false, false});
    append.layer = row.appendLayer;
    append.afterPhysics = row.appendAfter;
    model::Bone& source = made.append(model::kNoIndex, {0, 0, 0}, {2, 1, true, false, false});
    source.layer = row.sourceLayer;
    source.afterPhysics = row.sourceAfter;
    made.bone(model::kNoIndex, {0, 0, 0});
    made.turn(2, test::aboutZ(90));
    EXPECT_LT(angleFrom(made, 0, row.isSeen ? test::aboutZ(90) : kNoRotation), 1e-6)
        << row.appendLayer << ' ' << row.sourceLayer << ' ' << row.appendAfter << ' ' << row.sourceAfter;
  }
}

TEST(PoseBones, EvaluatesBonesBeforeAndAfterPhysicsSeparately) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.bone(0, {1, 0, 0}).afterPhysics = true;
  const Rig rig = makeRig(made.model);
  RigPose pose(rig);
  BoundMotion().sample(0, pose);
  applyMorphs(rig, pose);
  poseBonesBeforePhysics(rig, pose);
  pose.transforms[0] = {{0, 7, 0}, test::aboutZ(90)};  // like the result of a rigid body
  poseBonesAfterPhysics(rig, pose);
  EXPECT_EQ(test::text(pose.transforms[1].position), "0.000 8.000 0.000");
}

TEST(PoseBones, ShowsWhatAChainAfterPhysicsMovesInOneRunAndInTwo) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.bone(0, {0, 1, 0});
  made.bone(1, {0, 2, 0});
  made.bone(model::kNoIndex, {1, 1, 0}).afterPhysics = true;
  made.chain(3, 2, {1, 0}, 40);
  const Rig rig = makeRig(made.model);
  RigPose whole(rig), parts(rig);
  for (RigPose* pose : {&whole, &parts}) {
    BoundMotion().sample(0, *pose);
    applyMorphs(rig, *pose);
  }
  poseBones(rig, whole);
  poseBonesBeforePhysics(rig, parts);
  EXPECT_EQ(test::text(parts.transforms[2].position), "0.000 2.000 0.000") << "the chain comes later";
  poseBonesAfterPhysics(rig, parts);
  EXPECT_NEAR(glm::distance(parts.transforms[2].position, glm::dvec3(1, 1, 0)), 0, 1e-2);
  for (std::size_t bone = 0; bone < rig.bones.size(); ++bone) EXPECT_EQ(parts.transforms[bone], whole.transforms[bone]);
}

/// A leg with IK, hair after physics, append transforms and a morph, moved by a motion.
HandMade busyModel() {
  HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.bone(0, {0, 6, 0});
  made.bone(1, {0, 3, 0.2F});
  made.bone(2, {0, 0, 0});
  made.bone(model::kNoIndex, {0, 0, 0}).layer = 1;
  made.append(0, {1, 10, 0}, {1, -0.7F, true, true, false}).layer = 2;
  made.chain(4, 3, {2, 1}, 40).links[0] = {2, true, {-3.1415927F, 0, 0}, {-0.0087F, 0, 0}};
  made.morph(model::MorphKind::Bone).offsets =
      std::vector<model::BoneOffset>{{1, {0, 0.5F, 0}, toStored(test::aboutY(20))}};
  made.weigh(0, 0.4F);
  for (Frame frame = 0; frame <= 60; frame += 20) {
    const auto x = static_cast<float>(frame);
    made.key(0, frame, {x / 10, 0, x / 30}, test::aboutY(frame));
    made.key(4, frame, {x / 20, 3 - x / 20, x / 40});
  }
  return made;
}

std::vector<double> frames() { return {0, 31.5, 7, 59.99, 20, 45, 31.5, 0}; }

TEST(PoseBones, DependsOnlyOnTheInputs) {
  const HandMade made = busyModel();
  const Rig rig = makeRig(made.model);
  const BoundMotion motion(made.motion, made.model, rig);
  RigPose used(rig);
  for (const double frame : frames()) {
    RigPose fresh(rig);
    evaluatePose(rig, motion, frame, fresh);
    evaluatePose(rig, motion, frame, used);
    for (std::size_t i = 0; i < rig.bones.size(); ++i) {
      EXPECT_EQ(fresh.transforms[i].position, used.transforms[i].position) << frame << ' ' << i;
      EXPECT_EQ(fresh.transforms[i].rotation, used.transforms[i].rotation) << frame << ' ' << i;
    }
  }
}

TEST(PoseBones, HasTheSameResultOnManyThreads) {
  const HandMade made = busyModel();
  const Rig rig = makeRig(made.model);
  const BoundMotion motion(made.motion, made.model, rig);
  std::vector<std::vector<glm::dvec3>> found(4);
  {
    std::vector<std::jthread> threads;
    threads.reserve(found.size());
    for (auto& own : found) {
      threads.emplace_back([&rig, &motion, &own] {
        RigPose pose(rig);
        for (int round = 0; round < 50; ++round) {
          own.clear();
          for (const double frame : frames()) {
            evaluatePose(rig, motion, frame, pose);
            own.push_back(pose.transforms[3].position);
          }
        }
      });
    }
  }
  for (const auto& own : found) EXPECT_EQ(own, found.front());
}

TEST(PoseBones, KeepsTheMotionThatWasBound) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.key(0, 0, {1, 0, 0});
  const Rig rig = makeRig(made.model);
  const BoundMotion bound(made.motion, made.model, rig);
  made.motion.bones[0].keys.replace(kAllFrames, {});
  RigPose pose(rig);
  evaluatePose(rig, bound, 0, pose);
  EXPECT_EQ(pose.transforms[0].position, glm::dvec3(1, 0, 0));
}

TEST(PoseBones, AcceptsExtremeNumbers) {
  HandMade made;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  made.bone(model::kNoIndex, {nan, 1, nan});
  made.append(0, {0, 2, 0}, {0, nan, true, true, false}).fixedAxis = Vec3{nan, 0, 0};
  model::IkChain& chain = made.chain(0, 1, {0}, -5);
  chain.unitAngle = nan;
  made.turn(1, test::aboutX(10));
  const RigPose pose = made.pose(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(pose.transforms[1].position, glm::dvec3(0, 2, 0));
}

}  // namespace
}  // namespace furitsuke::eval
