// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/sample.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/sample_pose.h"

namespace furitsuke::eval {
namespace {

template <class Value>
motion::Track<Value> makeTrack(const std::vector<std::pair<Frame, Value>>& keys) {
  motion::Keys<Value> columns;
  for (const auto& [frame, key] : keys) columns.append(frame, key);
  return motion::Track<Value>(std::move(columns));
}

TEST(SampleMorph, IsLinearAndKeepsWeightsOutsideZeroToOne) {
  EXPECT_EQ(sampleMorph({}, 5), 0);
  const auto track = makeTrack<motion::MorphKey>({{2, {0.5F}}, {4, {1.5F}}, {8, {-1}}});
  struct Row {
    double frame, weight;
  };
  for (const Row& row : {Row{0, 0.5}, Row{2, 0.5}, Row{2.5, 0.75}, Row{4, 1.5}, Row{6, 0.25}, Row{8, -1}, Row{9, -1}}) {
    EXPECT_DOUBLE_EQ(sampleMorph(track, row.frame, nullptr, PreExtrapolation::Hold), row.weight) << row.frame;
  }
}

TEST(SampleMorph, TreatsNanAsZero) {
  const auto track = makeTrack<motion::MorphKey>({{0, {std::numeric_limits<float>::quiet_NaN()}}, {2, {1}}});
  EXPECT_DOUBLE_EQ(sampleMorph(track, 1), 0.5);
}

TEST(SampleLight, IsLinearAndHasADefault) {
  EXPECT_EQ(sampleLight({}, 0).color, glm::dvec3(154.0 / 256));
  EXPECT_EQ(sampleLight({}, 0).direction, glm::dvec3(-0.5, -1, 0.5));
  const auto track = makeTrack<motion::LightKey>({{0, {{0, 0.5F, 1}, {0, -1, 0}}}, {1, {{1, 0.5F, 0}, {1, -1, 0}}}});
  const LightSample sample = sampleLight(track, 0.25);
  EXPECT_EQ(sample.color, glm::dvec3(0.25, 0.5, 0.75));
  EXPECT_EQ(sample.direction, glm::dvec3(0.25, -1, 0));
}

TEST(SampleSelfShadow, StepsModeAndDistance) {
  EXPECT_EQ(sampleSelfShadow({}, 0).mode, 1);
  EXPECT_FLOAT_EQ(static_cast<float>(sampleSelfShadow({}, 0).distance), 0.01125F);
  const auto track = makeTrack<motion::SelfShadowKey>({{0, {1, 0.0F}}, {10, {200, 0.5F}}});
  EXPECT_EQ(sampleSelfShadow(track, 9.9).mode, 1);
  EXPECT_EQ(sampleSelfShadow(track, 10).mode, 2);
  EXPECT_EQ(sampleSelfShadow(track, 9.9).distance, 0);
  EXPECT_EQ(sampleSelfShadow(track, 10).distance, 0.5);
}

TEST(SampleProperty, IsVisibleWithEveryIkOnBeforeTheFirstKey) {
  const auto track = makeTrack<motion::VisibilityIkKey>({{5, {false, {{"L", false}}}}});
  EXPECT_TRUE(isVisible(track, 4.9));
  EXPECT_TRUE(isIkEnabled(track, "L", 4.9));
  EXPECT_TRUE(sampleProperty(track, 4.9).ik.empty());
  EXPECT_FALSE(isVisible(track, 5));
  EXPECT_FALSE(isIkEnabled(track, "L", 5));
  EXPECT_TRUE(isVisible({}, 0));
}

TEST(SampleProperty, KeepsTheStateOfAnIkThatAKeyDoesNotContain) {
  //  frame   0              10          20             30
  //  L       off            -           on             -
  //  R       on             off         -              -
  const auto track = makeTrack<motion::VisibilityIkKey>({{0, {true, {{"L", false}, {"R", true}}}},
                                                         {10, {false, {{"R", false}}}},
                                                         {20, {true, {{"L", true}}}},
                                                         {30, {true, {}}}});
  struct Row {
    double frame;
    bool visible, left, right;
  };
  for (const Row& row : {Row{0, true, false, true}, Row{9.5, true, false, true}, Row{10, false, false, false},
                         Row{20, true, true, false}, Row{99, true, true, false}}) {
    EXPECT_EQ(isVisible(track, row.frame), row.visible) << row.frame;
    EXPECT_EQ(isIkEnabled(track, "L", row.frame), row.left) << row.frame;
    EXPECT_EQ(isIkEnabled(track, "R", row.frame), row.right) << row.frame;
    const PropertySample sample = sampleProperty(track, row.frame);
    ASSERT_EQ(sample.ik.size(), 2U);
    EXPECT_EQ(sample.ik[0], (motion::IkState{"L", row.left}));
    EXPECT_EQ(sample.ik[1], (motion::IkState{"R", row.right}));
  }
}

TEST(SampleProperty, ComparesIkNamesOverNineteenBytes) {
  const std::string full(20, 'a');
  const std::string cut(19, 'a');
  const auto track = makeTrack<motion::VisibilityIkKey>({{0, {true, {{full, false}}}}, {5, {true, {{cut, true}}}}});
  EXPECT_FALSE(isIkEnabled(track, cut, 0));
  EXPECT_TRUE(isIkEnabled(track, full + "b", 5));
  EXPECT_EQ(sampleProperty(track, 5).ik.size(), 1U);
  EXPECT_FALSE(isIkEnabled(makeTrack<motion::VisibilityIkKey>({{0, {true, {{"a", true}, {"a", false}}}}}), "a", 0));
}

TEST(SamplePose, ContainsEveryTrackWithKeysInOrder) {
  motion::Motion motion;
  motion.modelName = Name{"model"};
  motion::BoneKey moved = motion::restBoneKey();
  moved.translation = {2, 0, 0};
  moved.rotation = {0, 2, 0, 0};
  motion.bones = {{Name{"b"}, makeTrack<motion::BoneKey>({{0, motion::restBoneKey()}, {2, moved}})},
                  {Name{"empty"}, {}},
                  {Name{"a"}, makeTrack<motion::BoneKey>({{0, moved}})}};
  motion.morphs = {{Name{"m"}, makeTrack<motion::MorphKey>({{0, {0}}, {4, {1}}})}, {Name{"none"}, {}}};
  const motion::Pose pose = samplePose(motion, 1);
  EXPECT_EQ(pose.modelName, motion.modelName);
  ASSERT_EQ(pose.bones.size(), 2U);
  EXPECT_EQ(pose.bones[0].name.bytes, "b");
  EXPECT_EQ(pose.bones[0].translation, (Vec3{1, 0, 0}));
  EXPECT_EQ(pose.bones[1].name.bytes, "a");
  EXPECT_EQ(pose.bones[1].rotation, (Quat{0, 1, 0, 0}));
  ASSERT_EQ(pose.morphs.size(), 1U);
  EXPECT_EQ(pose.morphs[0].weight, 0.25F);
}

}  // namespace
}  // namespace furitsuke::eval
