// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "tests/core/eval/rig_models.h"
#include "tests/core/eval/rotation_distance.h"

namespace furitsuke::eval {
namespace {

using test::aboutX;
using test::HandMade;
using test::text;

constexpr auto kPi = std::numbers::pi_v<float>;
constexpr float kDegree = kPi / 180;

/// Hip 0, knee 1 slightly in front, ankle 2, a goal 3 at the ankle on a later layer; bone 4 is a child of the knee.
HandMade leg() {
  HandMade made;
  made.bone(model::kNoIndex, {0, 8, 0});
  made.bone(0, {0, 4, -0.1F});
  made.bone(1, {0, 0, 0});
  made.bone(model::kNoIndex, {0, 0, 0}).layer = 1;
  made.bone(1, {1, 2, -0.1F});
  made.chain(3, 2, {1, 0}, 40);
  return made;
}

HandMade kneeLeg(Vec3 lower = {-kPi, 0, 0}, Vec3 upper = {-0.5F * kDegree, 0, 0}) {
  HandMade made = leg();
  made.model.ik[0].links[0] = {1, true, lower, upper};
  return made;
}

glm::dquat localTurn(const RigPose& pose, std::size_t bone, std::size_t parent) {
  return glm::conjugate(pose.transforms[parent].rotation) * pose.transforms[bone].rotation;
}

/// Degrees about x of a rotation about that axis.
double kneeAngle(const RigPose& pose) {
  const glm::dquat turn = localTurn(pose, 1, 0);
  EXPECT_NEAR(turn.y, 0, 1e-9);
  EXPECT_NEAR(turn.z, 0, 1e-9);
  return 2 * std::atan(turn.x / turn.w) / kDegree;
}

double residual(const RigPose& pose) { return glm::length(pose.transforms[3].position - pose.transforms[2].position); }

TEST(Ik, BringsTheEndToTheGoal) {
  HandMade made = leg();
  made.key(3, 0, {1, 3, 2});
  const RigPose pose = made.pose();
  EXPECT_LT(residual(pose), 0.01);
  EXPECT_NEAR(glm::length(pose.transforms[1].position - pose.transforms[0].position), std::sqrt(16.01), 1e-6);
  EXPECT_NEAR(glm::length(pose.transforms[2].position - pose.transforms[1].position), std::sqrt(16.01), 1e-6);
  // Children of a link move with it.
  EXPECT_NEAR(glm::length(pose.transforms[4].position - pose.transforms[1].position), std::sqrt(5.0), 1e-5);
}

TEST(Ik, StretchesTowardAGoalOutOfReach) {
  HandMade made = leg();
  made.key(3, 0, {12, 8, 0});
  const RigPose pose = made.pose();
  EXPECT_NEAR(residual(pose), 12 - 2 * std::sqrt(16.01), 0.02);
}

TEST(Ik, BendsAKneeInOneDirectionOnly) {
  for (const double z : {-2.0, 0.0, 2.0}) {
    HandMade made = kneeLeg();
    made.key(3, 0, {0, 3, static_cast<float>(z)});
    const RigPose pose = made.pose();
    EXPECT_LT(residual(pose), 0.01) << z;
    EXPECT_LT(kneeAngle(pose), -0.5) << z;
    EXPECT_GE(kneeAngle(pose), -180) << z;
  }
}

TEST(Ik, KeepsTheMinimumBendOfAKneeIfTheLegIsStretched) {
  HandMade made = kneeLeg();
  made.key(3, 0, {0, -5, 0});
  // MMD stops when the end is in the direction of the goal to 3e-4.
  EXPECT_LT(kneeAngle(made.pose()), -0.5 + 1e-4);
  EXPECT_GT(kneeAngle(made.pose()), -1.5);
}

TEST(Ik, HoldsALinkThatCannotRotateAtRest) {
  HandMade made = kneeLeg({0, 0, 0}, {0, 0, 0});
  made.turn(1, test::aboutX(-60));
  made.key(3, 0, {0, 3, 1});
  EXPECT_NEAR(kneeAngle(made.pose()), 0, 1e-4);
}

TEST(Ik, DoesNotMoveWithAUnitAngleOfZero) {
  HandMade made = leg();
  made.model.ik[0].unitAngle = 0;
  made.key(3, 0, {1, 3, 2});
  EXPECT_EQ(test::text(made.pose().transforms[2].position), "0.000 0.000 0.000");
}

TEST(Ik, LimitsAStepToTheUnitAngleTimesTheLinkNumber) {
  HandMade made = leg();
  made.model.format = model::ModelFormat::Pmd;  // which makes only the rounds of the file
  made.model.ik[0].iterations = 1;
  made.model.ik[0].unitAngle = 10 * kDegree;
  made.key(3, 0, {4, 4, 0});
  const RigPose pose = made.pose();
  EXPECT_NEAR(test::angleBetween(localTurn(pose, 1, 0), kNoRotation) / kDegree, 10, 1e-4);
  EXPECT_NEAR(test::angleBetween(pose.transforms[0].rotation, kNoRotation) / kDegree, 20, 1e-4);
}

struct LimitRow {
  const char* name;
  Vec3 lower, upper;
};

class LimitedLink : public ::testing::TestWithParam<LimitRow> {};

/// One limited link with many goals: its angles stay within the limits, in the order of the limits.
TEST_P(LimitedLink, StaysWithinItsLimits) {
  const LimitRow& row = GetParam();
  for (int direction = 0; direction < 24; ++direction) {
    HandMade made;
    made.bone(model::kNoIndex, {0, 0, 0});
    made.bone(0, {3, 0, 0.5F});
    made.bone(model::kNoIndex, {3, 0, 0.5F}).layer = 1;
    made.chain(2, 1, {0}, 30).links[0] = {0, true, row.lower, row.upper};
    const auto angle = static_cast<float>(direction) * kPi / 12;
    made.key(2, 0, {3 * std::cos(angle) - 3, 3 * std::sin(angle), 2 * std::cos(2 * angle)});
    glm::dquat turn = made.pose().transforms[0].rotation;
    const glm::dquat before = turn;
    LinkLimits(row.lower, row.upper).apply(turn, false);
    EXPECT_LT(test::angleBetween(turn, before), 2e-3) << direction;
  }
}

constexpr LimitRow kLimitRows[]{{"x", {-kPi, 0, 0}, {-0.01F, 0, 0}},
                                {"xBothWays", {-2.9F, 0, 0}, {0.2F, 0, 0}},
                                {"xNarrow", {-0.5F, 0, 0}, {0.7F, 0, 0}},
                                {"y", {0, -1, 0}, {0, 2, 0}},
                                {"z", {0, 0, -2}, {0, 0, 0.3F}},
                                {"xy", {-1, -0.5F, 0}, {1, 0.5F, 0}},
                                {"xyz", {-2, -1, -0.5F}, {2, 1, 0.5F}},
                                {"xyzWide", {-2, -2, -0.5F}, {2, 2, 0.5F}},
                                {"apartFromZero", {0.2F, 0.1F, 0.3F}, {0.5F, 0.4F, 0.6F}}};
INSTANTIATE_TEST_SUITE_P(Limits, LimitedLink, ::testing::ValuesIn(kLimitRows),
                         [](const auto& row) { return row.param.name; });

TEST(LinkLimits, ReflectsAnAngleBeyondABoundIfTheResultIsWithinTheBounds) {
  struct Row {
    double lower, upper, angle, reflected, clamped;
  };
  // Wide ranges use the hinge code, narrow ones that of three angles; both must give the same result.
  for (const Row& row :
       {Row{-160, -10, 20, -40, -10}, Row{-160, -10, -10, -10, -10}, Row{-160, -10, 175, -10, -10},
        Row{-160, -10, -170, -150, -160}, Row{-160, -100, 0, -100, -100}, Row{-180, -0.5, 30, -31, -0.5},
        Row{-165, 10, 30, -10, 10}, Row{-165, 10, -170, -160, -165}, Row{-165, 10, -90, -90, -90},
        Row{-40, 60, 70, 50, 60}, Row{-40, 60, -80, 0, -40}, Row{20, 30, 80, 30, 30}}) {
    const auto degrees = [](double value) { return static_cast<float>(value) * kDegree; };
    const LinkLimits limits({degrees(row.lower), 0, 0}, {degrees(row.upper), 0, 0});
    for (const bool reflect : {true, false}) {
      const double expected = reflect ? row.reflected : row.clamped;
      glm::dquat turn = test::aboutX(row.angle);
      limits.apply(turn, reflect);
      EXPECT_LT(test::angleBetween(turn, test::aboutX(expected)), 1e-5)
          << row.lower << ' ' << row.upper << ' ' << row.angle;
    }
  }
}

TEST(LinkLimits, TakeTheOrderOfTheAnglesFromTheBounds) {
  struct Row {
    Vec3 lower, upper;
    EulerOrder order;
    std::int32_t onlyAxis;
  };
  for (const Row& row : {Row{{-kPi, 0, 0}, {-0.01F, 0, 0}, EulerOrder::Zyx, 0},
                         Row{{-1, -3, -3}, {1, 3, 3}, EulerOrder::Yxz, model::kNoIndex},
                         Row{{-3, -1, -3}, {3, 1, 3}, EulerOrder::Zyx, model::kNoIndex},
                         Row{{-3, -3, -1}, {3, 3, 1}, EulerOrder::Xzy, model::kNoIndex},
                         Row{{0, 0, -3}, {0, 0, 3}, EulerOrder::Yxz, 2}}) {
    const LinkLimits limits(row.lower, row.upper);
    EXPECT_EQ(limits.order(), row.order);
    EXPECT_EQ(limits.onlyAxis(), row.onlyAxis);
    EXPECT_FALSE(limits.areClosed());
  }
  EXPECT_TRUE(LinkLimits({0, 0, 0}, {0, 0, 0}).areClosed());
}

TEST(Ik, IsSwitchedByKeysThatNameItsGoal) {
  HandMade made = leg();
  made.key(3, 0, {1, 3, 2});
  made.switchIk(3, 10, false);
  made.switchIk(0, 15, true);  // a bone that is not an IK goal
  made.switchIk(3, 20, true);
  EXPECT_LT(residual(made.pose(0)), 0.01);
  EXPECT_LT(residual(made.pose(9.99)), 0.01);
  EXPECT_EQ(test::text(made.pose(10).transforms[2].position), "0.000 0.000 0.000");
  EXPECT_EQ(test::text(made.pose(17).transforms[2].position), "0.000 0.000 0.000");
  EXPECT_LT(residual(made.pose(20)), 0.01);
}

TEST(Ik, IsInheritedByAppendsOfALink) {
  HandMade made = leg();
  made.append(model::kNoIndex, {5, 0, 0}, {0, 1, true, false, false}).layer = 2;
  made.key(3, 0, {1, 3, 2});
  const RigPose pose = made.pose();
  EXPECT_GT(test::angleBetween(pose.transforms[0].rotation, kNoRotation), 0.1);
  EXPECT_LT(test::angleBetween(pose.transforms[5].rotation, pose.transforms[0].rotation), 1e-3);
}

TEST(Ik, StartsFromTheKeys) {
  // Both bends reach the goal; the keyed one is kept.
  for (const double bend : {-40.0, 40.0}) {
    HandMade made = leg();
    made.model.ik[0].unitAngle = kDegree;
    made.model.ik[0].iterations = 250;
    made.turn(1, test::aboutX(bend));
    made.key(3, 0, {0, 1.5F, 0});
    EXPECT_LT(residual(made.pose()), 0.05) << bend;
    EXPECT_GT(kneeAngle(made.pose()) * bend, 0) << bend;
  }
}

TEST(Ik, IgnoresLinksThatCannotMoveTheEnd) {
  HandMade made = leg();
  made.key(3, 0, {1, 3, 2});
  const std::string expected = test::text(made.pose().transforms[2].position);
  made.model.ik[0].links.push_back({2, false, {}, {}});
  made.model.ik[0].links.push_back({4, false, {}, {}});
  EXPECT_EQ(test::text(made.pose().transforms[2].position), expected);
  HandMade without = leg();
  without.model.ik[0].links.clear();
  without.model.ik[0].target = model::kNoIndex;
  without.key(3, 0, {1, 3, 2});
  EXPECT_EQ(test::text(without.pose().transforms[2].position), "0.000 0.000 0.000");
}

TEST(Ik, ContinuesSharedLinksFromTheFirstOfTwoChains) {
  HandMade made = leg();
  made.bone(model::kNoIndex, {0, 0, 0}).layer = 2;
  made.chain(5, 2, {1, 0}, 40);
  made.key(3, 0, {2, 3, 2});
  made.key(5, 0, {-2, 3, 2});
  EXPECT_LT(glm::length(made.pose().transforms[5].position - made.pose().transforms[2].position), 0.02);
  // When it is switched off, the earlier chain moves them.
  made.switchIk(5, 0, false);
  EXPECT_LT(residual(made.pose()), 0.02);
}

TEST(Ik, RunsTheChainsOfAPmdInFileOrderAndAppendsLast) {
  // The goal of the second chain is a child of the leg that the first one moves.
  HandMade made = leg();
  made.model.format = model::ModelFormat::Pmd;
  made.append(model::kNoIndex, {5, 0, 0}, {0, 1, true, false, false});
  made.key(3, 0, {1, 3, 2});
  RigPose pose = made.pose();
  EXPECT_LT(residual(pose), 0.01);
  EXPECT_LT(test::angleBetween(pose.transforms[5].rotation, pose.transforms[0].rotation), 1e-3);
  // Of two chains with the same links the last in the file takes precedence, whatever the order of their goals.
  made.bone(model::kNoIndex, {0, 0, 0});
  made.key(6, 0, {-2, 3, 2});
  made.chain(6, 2, {1, 0}, 40);
  pose = made.pose();
  EXPECT_LT(glm::length(pose.transforms[6].position - pose.transforms[2].position), 0.01);
  std::swap(made.model.ik[0], made.model.ik[1]);
  EXPECT_LT(residual(made.pose()), 0.01);
}

TEST(Ik, DoesNotDependOnEarlierPosesWhereAChainIsSolvedBeforeItsEndIsPosed) {
  HandMade made = leg();
  made.model.bones[2].layer = 2;
  made.key(3, 0, {1, 3, 2});
  made.key(3, 10, {1, 2, 1});
  made.key(2, 0, {0, 0.5F, 0}, aboutX(20));
  made.key(2, 10, {1, 0, 0}, aboutX(-20));
  const Rig rig = makeRig(made.model);
  const BoundMotion bound(made.motion, made.model, rig);
  const auto poseAfter = [&](std::initializer_list<double> frames) {
    RigPose pose(rig);
    for (const double frame : frames) evaluatePose(rig, bound, frame, pose);
    return pose.transforms;
  };
  EXPECT_EQ(poseAfter({10, 0}), poseAfter({0}));
}

/// The groups of all layers before physics.
std::vector<std::vector<std::int32_t>> groupsOf(const HandMade& made) {
  std::vector<std::vector<std::int32_t>> groups;
  for (const RigLayer& layer : makeRig(made.model).beforePhysics) {
    groups.insert(groups.end(), layer.chains.begin(), layer.chains.end());
  }
  return groups;
}

/// Twice: a hip, a knee, an ankle and a toe; then the goals of the left ankle and toe, of the right ankle and toe.
HandMade twoLegs() {
  HandMade made;
  for (const float x : {1.0F, -1.0F}) {
    const auto hip = static_cast<model::BoneIndex>(made.model.bones.size());
    made.bone(model::kNoIndex, {x, 8, 0});
    made.bone(hip, {x, 4, -0.1F});
    made.bone(hip + 1, {x, 0, 0});
    made.bone(hip + 2, {x, -0.5F, 1});
  }
  for (const model::BoneIndex hip : {0, 4}) {
    const auto goal = static_cast<model::BoneIndex>(made.model.bones.size());
    made.bone(model::kNoIndex, {0, 0, 0}).layer = 1;
    made.bone(goal, {0, -0.5F, 1}).layer = 1;
    made.chain(goal, hip + 2, {hip + 1, hip}, 40);
    made.chain(goal + 1, hip + 3, {hip + 2}, 3);
  }
  return made;
}

TEST(Ik, GroupsTheChainsThatDoNotDependOnEachOther) {
  using Groups = std::vector<std::vector<std::int32_t>>;
  HandMade made = twoLegs();
  EXPECT_EQ(groupsOf(made), (Groups{{0, 2}, {1, 3}}));
  // The goal of the right leg hangs on the left ankle, which both chains of the left leg move.
  made.model.bones[10].parent = 2;
  EXPECT_EQ(groupsOf(made), (Groups{{0}, {1}, {2}, {3}}));
  // The right hip inherits from the left knee.
  made = twoLegs();
  made.model.bones[4].append = model::AppendTransform{1, 0.5F, true, false, false};
  EXPECT_EQ(groupsOf(made), (Groups{{0}, {1, 2}, {3}}));
  // The third chain moves the same links as the first.
  made = twoLegs();
  made.model.ik[2] = made.model.ik[0];
  EXPECT_EQ(groupsOf(made), (Groups{{0, 3}, {1}, {2}}));
}

TEST(Ik, PosesALegAlikeAloneAndBesideOthers) {
  HandMade made = twoLegs();
  for (const model::BoneIndex goal : {8, 10}) made.key(goal, 0, {0, 3, goal == 8 ? 2.0F : -1.0F});
  made.key(10, 1, {9, 9, 9});  // out of reach: all rounds
  for (const double frame : {0.0, 0.5, 1.0}) {
    const RigPose both = made.pose(frame);
    for (const auto& [off, first] : {std::pair{10, 0}, {8, 4}}) {
      HandMade alone = made;
      for (const model::BoneIndex goal : {off, off + 1}) alone.switchIk(goal, 0, false);
      const RigPose pose = alone.pose(frame);
      for (std::size_t bone = first; bone < first + 4U; ++bone) {
        EXPECT_EQ(pose.transforms[bone], both.transforms[bone]) << bone << " at " << frame;
      }
    }
  }
}

}  // namespace
}  // namespace furitsuke::eval
