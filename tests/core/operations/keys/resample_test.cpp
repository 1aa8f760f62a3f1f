// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>

#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;
using test::twoSidedMotion;
using Texts = OperationArguments::Texts;

TEST(Resampling, TrimKeepsTheShapeOfTheRange) {
  motion::Motion motion;
  const motion::TrackId id = test::addBone(motion, "センター", {0, 10, 20, 40});
  const motion::TrackId still = test::addBone(motion, "右腕", {3});
  const motion::TrackId late = test::addBone(motion, "左腕", {50});
  const motion::Motion trimmed = test::resultOf(motion, "trim", {{"first", "5"}, {"last", "30"}}).motion;
  EXPECT_EQ(test::keysOf(trimmed, id), "0:5 5:10 15:20 25:30");
  EXPECT_EQ(test::keysOf(trimmed, still), "0:3") << "a key with the value before the range";
  EXPECT_EQ(test::keysOf(trimmed, late), "0:5 25:30") << "on its way from rest at frame 0";
  const Texts bare{{"first", "5"}, {"last", "30"}, {"hold-ends", "false"}, {"rebase", "false"}};
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "trim", bare).motion, id), "10:10 20:20");
  EXPECT_EQ(test::framesOf(test::resultOf(motion, "trim", bare).motion, still), "");
  EXPECT_EQ(test::resultOf(motion, "trim", {{"first", "5"}, {"last", "4"}}).error,
            "the last frame is before the first");
}

TEST(Resampling, TrimmedHalvesMergeToTheOriginal) {
  const motion::Motion motion = twoSidedMotion();
  const motion::Motion first = test::resultOf(motion, "trim", {{"last", "3"}, {"hold-ends", "false"}}).motion;
  motion::Motion second = test::resultOf(motion, "trim", {{"first", "4"}, {"hold-ends", "false"}}).motion;
  EXPECT_EQ(test::resultOf(first, "merge", {{"with", "b"}, {"at", "4"}}, &second).motion.keyCount(), motion.keyCount());
  const motion::Motion merged = test::resultOf(first, "merge", {{"with", "b"}, {"at", "4"}}, &second).motion;
  for (const motion::TrackId id : motion.trackIds()) EXPECT_EQ(test::framesOf(merged, id), test::framesOf(motion, id));
  EXPECT_EQ(merged.bones[0].keys.keys().values, motion.bones[0].keys.keys().values);
}

TEST(Resampling, BakePlacesKeysOnTheGrid) {
  motion::Motion motion;
  const motion::TrackId id = test::addBone(motion, "センター", {2, 7, 10});
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "bake", {{"every", "3"}}).motion, id), "2:2 5:5 8:8 10:10");
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "bake", {{"every", "3"}, {"only-grid", "no"}}).motion, id),
            "2:2 5:5 7:7 8:8 10:10");
  motion::Motion stepped = motion;
  motion::Keys<motion::BoneKey> keys = stepped.bones[0].keys.keys();
  keys.values.edit()[1].physics = false;
  stepped.bones[0].keys = motion::Track(std::move(keys));
  EXPECT_EQ(test::framesOf(test::resultOf(stepped, "bake", {{"every", "3"}}).motion, id), "2 5 7 8 10");
  const motion::Motion curved = test::curvedMotion({0, 10});
  const motion::Motion baked = test::resultOf(curved, "bake", {{"every", "5"}}).motion;
  EXPECT_EQ(baked.bones[0].keys.values()[0].curves, curved.bones[0].keys.values()[0].curves);
  EXPECT_EQ(baked.bones[0].keys.values()[2].curves[0], motion::kLinearCurve);
}

TEST(Resampling, BakeKeepsCutsOfTheCamera) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  for (const Frame frame : {0, 10, 11, 20}) keys.append(frame, motion::restCameraKey());
  motion.camera = motion::Track(std::move(keys));
  EXPECT_EQ(test::framesOf(test::resultOf(motion, "bake", {{"every", "4"}}).motion, motion::kCameraTrack),
            "0 4 8 10 11 12 16 20");
}

TEST(Resampling, SmoothUsesTheGaussianMean) {
  // Keys on every frame, one of them raised. With width 0.5 the weights of -2 .. 2 are e^-8, e^-2, 1, e^-2, e^-8.
  motion::Motion motion;
  test::addBone(motion, "センター", {});
  test::addMorph(motion, "あ", {});
  motion::Keys<motion::BoneKey> bones;
  motion::Keys<motion::MorphKey> morphs;
  for (Frame frame = 0; frame <= 10; ++frame) {
    bones.append(frame, test::boneKeyAt(frame == 5 ? 1.0F : 0.0F));
    bones.values.edit().back().rotation = {0, 0, 0, frame == 5 ? 1.0F : -1.0F};
    morphs.append(frame, {frame == 5 ? 1.0F : 0.0F});
  }
  motion.bones[0].keys = motion::Track(std::move(bones));
  motion.morphs[0].keys = motion::Track(std::move(morphs));
  const motion::Motion smoothed = test::resultOf(motion, "smooth", {{"width", "0.5"}}).motion;
  const double sum = 1 + 2 * std::exp(-2.0) + 2 * std::exp(-8.0);
  const auto values = smoothed.bones[0].keys.values();
  EXPECT_NEAR(values[5].translation.x, 1 / sum, 1e-6);
  EXPECT_NEAR(values[4].translation.x, std::exp(-2.0) / sum, 1e-6);
  EXPECT_EQ(values[2].translation.x, 0);
  // With width 2 the neighbors weigh more than the key itself, but it must keep the sign of its quaternion.
  const motion::Motion wide = test::resultOf(motion, "smooth", {}).motion;
  EXPECT_EQ(wide.bones[0].keys.values()[5].rotation.w, 1);
  EXPECT_NEAR(smoothed.morphs[0].keys.values()[6].weight, std::exp(-2.0) / sum, 1e-6);
  const motion::Motion still = test::resultOf(motion, "smooth", {}, nullptr, {}, {}, "20-").motion;
  EXPECT_EQ(still, motion);
}

TEST(Resampling, SplitKeepsTheShapeAndReportsTheError) {
  motion::Motion motion;
  const motion::TrackId straight = test::addBone(motion, "センター", {0, 10});
  const motion::TrackId bent = test::addBone(motion, "右腕", {0, 100});
  motion::Keys<motion::BoneKey> keys = motion.bones[1].keys.keys();
  keys.values.edit()[1].curves[0] = {3, 90, 11, 101};
  motion.bones[1].keys = motion::Track(std::move(keys));
  const RunResult split = test::resultOf(motion, "split", {{"at", "5"}});
  EXPECT_EQ(test::keysOf(split.motion, straight), "0:0 5:5 10:10");
  EXPECT_EQ(split.motion.frames(bent).size(), 3U);
  EXPECT_TRUE(split.notes.empty());
  ASSERT_EQ(split.errors.size(), 2U);
  EXPECT_EQ(split.errors[0].kind, ErrorKind::Position);
  EXPECT_GT(split.errors[0].value, 0);
  EXPECT_EQ(split.errors[0].where, "右腕") << "the linear track has no error";
  EXPECT_EQ(split.errors[1].kind, ErrorKind::Angle);
  EXPECT_EQ(split.errors[1].value, 0);
}

}  // namespace
}  // namespace furitsuke::operations
