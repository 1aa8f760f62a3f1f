// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "tests/core/eval/rig_models.h"

namespace furitsuke::eval {
namespace {

using test::HandMade;
using Shares = std::vector<model::MorphShare>;

TEST(MorphWeights, GroupsAddTheirShareToTheirChildren) {
  HandMade made;
  made.morph(model::MorphKind::Vertex);
  made.morph(model::MorphKind::Group).offsets = Shares{{0, 0.5F}, {3, 2}};
  made.morph(model::MorphKind::Group).offsets = Shares{{0, -1}};
  made.morph(model::MorphKind::Vertex);
  made.weigh(0, 0.25F);
  made.weigh(1, 0.5F);
  made.weigh(2, 0.125F);
  const RigPose pose = made.pose();
  EXPECT_EQ(pose.weights[0], 0.25 + 0.25 - 0.125);
  EXPECT_EQ(pose.weights[3], 1);
  EXPECT_EQ(pose.keyedWeights, (std::vector<double>{0.25, 0.5, 0.125, 0}));
}

TEST(MorphWeights, GroupsInGroupsDoNothing) {
  HandMade made;
  made.morph(model::MorphKind::Group).offsets = Shares{{0, 1}, {1, 1}, {2, 0.5F}};
  made.morph(model::MorphKind::Group).offsets = Shares{{0, 1}, {2, 1}};
  made.morph(model::MorphKind::Vertex);
  made.weigh(0, 1);
  EXPECT_EQ(made.pose().weights[2], 0.5);
}

struct FlipRow {
  const char* name;
  float weight;
  int picked;  ///< child, -1 none
};

class FlipMorph : public ::testing::TestWithParam<FlipRow> {};

TEST_P(FlipMorph, PicksOneChild) {
  HandMade made;
  for (int i = 0; i < 3; ++i) made.morph(model::MorphKind::Vertex);
  made.morph(model::MorphKind::Flip).offsets = Shares{{0, 0.5F}, {1, 0.75F}, {2, 1}};
  for (model::MorphIndex i = 0; i < 3; ++i) made.weigh(i, 0.125F);
  made.weigh(3, GetParam().weight);
  const RigPose pose = made.pose();
  for (int i = 0; i < 3; ++i) {
    const double stored[]{0.5, 0.75, 1};
    EXPECT_EQ(pose.weights[static_cast<std::size_t>(i)], i == GetParam().picked ? stored[i] : 0.125) << i;
  }
}

constexpr FlipRow kFlipRows[]{
    {"zero", 0, -1},          {"below", -3, -1},   {"justBefore", 0.249F, -1}, {"first", 0.25F, 0},
    {"stillFirst", 0.49F, 0}, {"second", 0.5F, 1}, {"third", 0.75F, 2},        {"one", 1, 2},
    {"above", 50, 2}};
INSTANTIATE_TEST_SUITE_P(Weights, FlipMorph, ::testing::ValuesIn(kFlipRows),
                         [](const auto& row) { return row.param.name; });

TEST(MorphWeights, FlipsAreAppliedBeforeGroupsAndThroughGroups) {
  HandMade made;
  made.morph(model::MorphKind::Vertex);
  made.morph(model::MorphKind::Group).offsets = Shares{{0, 0.5F}};  // set by the flip below
  made.morph(model::MorphKind::Flip).offsets = Shares{{1, 1}};
  made.morph(model::MorphKind::Group).offsets = Shares{{2, 1}};
  made.weigh(3, 1);
  EXPECT_EQ(made.pose().weights[0], 0.5);
}

TEST(MorphWeights, BoneMorphsOfOneBoneAddUp) {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.morph(model::MorphKind::Bone).offsets =
      std::vector<model::BoneOffset>{{0, {1, 0, 0}, toStored(test::aboutX(40))}};
  made.morph(model::MorphKind::Bone).offsets =
      std::vector<model::BoneOffset>{{0, {0, 2, 0}, toStored(test::aboutX(-20))}};
  made.weigh(0, 2);
  made.weigh(1, -0.5F);
  const RigPose pose = made.pose();
  EXPECT_EQ(test::text(pose.transforms[0].position), "2.000 -1.000 0.000");
  EXPECT_NEAR(std::abs(glm::dot(pose.transforms[0].rotation, test::aboutX(90))), 1, 1e-9);
}

}  // namespace
}  // namespace furitsuke::eval
