// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

#include "core/eval/curve.h"
#include "core/eval/sample.h"
#include "tests/core/eval/rotation_distance.h"

namespace furitsuke::eval {
namespace {

using test::angleBetween;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

Quat turnAboutY(double angle) {
  return {0, static_cast<float>(std::sin(angle / 2)), 0, static_cast<float>(std::cos(angle / 2))};
}

motion::BoneKey boneKey(Vec3 translation, Quat rotation, bool physics = true) {
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = rotation;
  key.physics = physics;
  return key;
}

motion::Track<motion::BoneKey> boneTrack(const std::vector<std::pair<Frame, motion::BoneKey>>& keys) {
  motion::Keys<motion::BoneKey> columns;
  for (const auto& [frame, key] : keys) columns.append(frame, key);
  return motion::Track<motion::BoneKey>(std::move(columns));
}

TEST(SampleBone, IsTheRestPoseWithoutKeys) {
  const BoneSample sample = sampleBone({}, 12.5);
  EXPECT_EQ(sample.translation, glm::dvec3(0));
  EXPECT_EQ(sample.rotation, glm::dquat(1, 0, 0, 0));
  EXPECT_TRUE(sample.physics);
}

TEST(SampleBone, HoldsTheEndsAndIsLinearBetweenLinearKeys) {
  //  frame    10          20
  //  x         1           3
  const auto track = boneTrack({{10, boneKey({1, 0, 0}, {0, 0, 0, 1})}, {20, boneKey({3, 0, 0}, {0, 0, 0, 1})}});
  struct Row {
    const char* name;
    double frame, x;
  };
  for (const Row& row : {Row{"before the first", -5, 1}, Row{"just before", 9.99, 1}, Row{"on the first", 10, 1},
                         Row{"between", 12.5, 1.5}, Row{"on the last", 20, 3}, Row{"after", 21, 3}}) {
    EXPECT_DOUBLE_EQ(sampleBone(track, row.frame, nullptr, nullptr, PreExtrapolation::Hold).translation.x, row.x)
        << row.name;
  }
}

TEST(SampleBone, InterpolatesEachAxisWithItsCurveOfTheLaterKey) {
  const motion::Curve x{0, 127, 0, 127}, y{64, 0, 64, 127}, z{127, 0, 127, 0}, rotation{10, 90, 30, 100};
  motion::BoneKey first = boneKey({0, 0, 0}, turnAboutY(0));
  first.curves = {rotation, z, y, x};
  motion::BoneKey second = boneKey({10, 20, 30}, turnAboutY(1));
  second.curves = {x, y, z, rotation};
  const auto track = boneTrack({{0, first}, {8, second}});
  for (double frame = 0; frame <= 8; frame += 0.5) {
    const BoneSample sample = sampleBone(track, frame);
    const double t = frame / 8;
    EXPECT_FLOAT_EQ(static_cast<float>(sample.translation.x), static_cast<float>(10 * evaluateCurve(x, t)));
    EXPECT_FLOAT_EQ(static_cast<float>(sample.translation.y), static_cast<float>(20 * evaluateCurve(y, t)));
    EXPECT_FLOAT_EQ(static_cast<float>(sample.translation.z), static_cast<float>(30 * evaluateCurve(z, t)));
    EXPECT_NEAR(test::angleBetween(glm::dquat(1, 0, 0, 0), sample.rotation), evaluateCurve(rotation, t), 1e-6) << frame;
  }
}

TEST(SampleBone, EqualsAKeyAtItsFrame) {
  motion::BoneKey steep = boneKey({0.1F, -0.0F, 7e-3F}, turnAboutY(0.3));
  steep.curves.fill({127, 0, 127, 0});
  const auto track =
      boneTrack({{0, boneKey({5, 5, 5}, turnAboutY(2))}, {3, steep}, {9, boneKey({-5, 1, 2}, turnAboutY(1))}});
  const BoneSample sample = sampleBone(track, 3);
  EXPECT_EQ(sample.translation, toDouble(steep.translation));
  EXPECT_NEAR(test::angleBetween(sample.rotation, glm::normalize(toDouble(steep.rotation))), 0, 1e-15);
}

TEST(SampleBone, RotatesAlongTheShorterArcForEitherSignOfTheQuaternion) {
  const Quat far{0, -turnAboutY(1).y, 0, -turnAboutY(1).w};
  for (const Quat& end : {turnAboutY(1), far}) {
    const auto track = boneTrack({{0, boneKey({0, 0, 0}, turnAboutY(0))}, {4, boneKey({0, 0, 0}, end)}});
    EXPECT_NEAR(test::angleBetween(toDouble(turnAboutY(0)), sampleBone(track, 1).rotation), 0.25, 1e-7);
  }
}

TEST(SampleBone, KeepsUnitLengthForEqualOppositeAndNearlyEqualRotations) {
  for (const double angle : {0.0, 1e-9, 1e-7, 1e-6, 1e-5, 1e-3, std::numbers::pi, 2 * std::numbers::pi}) {
    const auto track = boneTrack({{0, boneKey({0, 0, 0}, turnAboutY(0))}, {10, boneKey({0, 0, 0}, turnAboutY(angle))}});
    const glm::dquat q = sampleBone(track, 3).rotation;
    EXPECT_NEAR(glm::dot(q, q), 1, 1e-14) << angle;
  }
}

TEST(SampleBone, HasUnitLengthForKeysOfAnyLength) {
  const auto track = boneTrack({{0, boneKey({0, 0, 0}, {0, 0, 0, 1e-20F})}, {2, boneKey({0, 0, 0}, {0, 3, 0, 3})}});
  EXPECT_EQ(sampleBone(track, 0).rotation, glm::dquat(1, 0, 0, 0));
  for (const double frame : {0.5, 1.0, 2.0}) {
    const glm::dquat q = sampleBone(track, frame).rotation;
    EXPECT_NEAR(glm::dot(q, q), 1, 1e-14) << frame;
  }
}

TEST(SampleBone, StepsThePhysicsFlag) {
  const auto track = boneTrack({{0, boneKey({0, 0, 0}, {0, 0, 0, 1}, true)},
                                {10, boneKey({0, 0, 0}, {0, 0, 0, 1}, false)},
                                {20, boneKey({0, 0, 0}, {0, 0, 0, 1}, true)}});
  EXPECT_TRUE(sampleBone(track, 9.9).physics);
  EXPECT_FALSE(sampleBone(track, 10).physics);
  EXPECT_FALSE(sampleBone(track, 19.9).physics);
  EXPECT_TRUE(sampleBone(track, 20).physics);
}

TEST(SampleBone, ReplacesInvalidValues) {
  const auto track = boneTrack({{0, boneKey({kNan, kInf, -kInf}, {0, 0, 0, 0})},
                                {10, boneKey({1, 2, 3}, {kNan, kNan, kNan, kNan})},
                                {20, boneKey({0, 0, 0}, {0, kInf, 0, 1})}});
  EXPECT_EQ(sampleBone(track, 0).translation, glm::dvec3(0, 999999, -999999));
  EXPECT_EQ(sampleBone(track, 0).rotation, glm::dquat(1, 0, 0, 0));
  EXPECT_DOUBLE_EQ(sampleBone(track, 5).translation.x, 0.5);
  EXPECT_EQ(sampleBone(track, 10).rotation, glm::dquat(1, 0, 0, 0));
  EXPECT_NEAR(sampleBone(track, 20).rotation.y, 1, 1e-11);
}

TEST(SampleBone, DoesNotDependOnTheCursor) {
  motion::Keys<motion::BoneKey> keys;
  for (Frame i = 0; i < 40; ++i) keys.append(i * i, boneKey({static_cast<float>(i % 7), 0, 1}, turnAboutY(i)));
  const motion::Track<motion::BoneKey> track(std::move(keys));
  SampleCursor cursor;
  for (const double step : {0.25, 7.5, 300.0, -0.75, -90.0}) {
    for (double frame = step > 0 ? -3 : 1700; - 5 < frame && frame < 1705; frame += step) {
      const BoneSample fresh = sampleBone(track, frame);
      const BoneSample cached = sampleBone(track, frame, &cursor);
      ASSERT_EQ(fresh.translation, cached.translation) << frame;
      ASSERT_EQ(fresh.rotation, cached.rotation) << frame;
    }
  }
}

}  // namespace
}  // namespace furitsuke::eval
