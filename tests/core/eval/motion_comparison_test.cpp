// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/motion_comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "core/eval/rig/rotation_math.h"
#include "tests/core/eval/rig_models.h"
#include "tests/support/motions.h"

namespace furitsuke::eval {
namespace {

using test::HandMade;

/// Bone 0 on the ground, 1 ten units above it, 2 five units above that, 3 to the side.
HandMade figure() {
  HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.bone(0, {0, 10, 0});
  made.bone(1, {0, 15, 0});
  made.bone(model::kNoIndex, {5, 0, 0});
  return made;
}

MotionComparison compared(const HandMade& first, const HandMade& second, ComparisonControl* control = nullptr) {
  const Rig rig = makeRig(first.model);
  auto comparison =
      compareMotions(rig, BoundMotion(first.motion, first.model, rig), BoundMotion(second.motion, first.model, rig),
                     comparedFrames(first.motion, second.motion), {}, control);
  EXPECT_TRUE(comparison.has_value());
  return comparison ? *std::move(comparison) : MotionComparison{};
}

float highestPoint(const DifferenceSeries& course) {
  return course.points.empty() ? -1.0F : *std::ranges::max_element(course.points);
}

TEST(CompareMotions, AMotionDoesNotDifferFromItself) {
  HandMade made = figure();
  made.chain(3, 2, {1, 0});
  made.morph(model::MorphKind::Vertex);
  made.key(1, 0, {0, 0, 0});
  made.key(1, 30, {1, 2, 3}, test::aboutX(70));
  made.key(3, 0, {0, 0, 0});
  made.key(3, 17, {4, 9, -3});
  made.weigh(0, 0.5F);
  const MotionComparison same = compared(made, made);
  EXPECT_EQ(same.frames, (FrameRange{0, 30}));
  for (const ComparedBone& bone : same.bones) {
    EXPECT_EQ(bone.distance.largest, 0);
    EXPECT_EQ(bone.degrees.largest, 0);
    EXPECT_EQ(highestPoint(bone.distance), 0);
    EXPECT_TRUE(bone.stretches.empty());
  }
  EXPECT_EQ(same.morphs.at(0).weight.largest, 0);
}

TEST(CompareMotions, ARotatedBoneMovesItsChildren) {
  HandMade before = figure();
  before.key(1, 0, {0, 0, 0});
  before.key(1, 20, {0, 0, 0});
  HandMade after = figure();
  after.key(1, 0, {0, 0, 0});
  after.key(1, 10, {0, 0, 0}, test::aboutZ(90));
  after.key(1, 20, {0, 0, 0});
  const MotionComparison result = compared(before, after);
  ASSERT_EQ(result.bones.size(), 4U);
  EXPECT_EQ(result.bones[0].degrees.largest, 0);
  EXPECT_EQ(result.bones[1].distance.largest, 0) << "it rotates in place";
  EXPECT_NEAR(result.bones[1].degrees.largest, 90, 1e-4);
  EXPECT_EQ(result.bones[1].degrees.frame, 10);
  EXPECT_NEAR(result.bones[2].distance.largest, 5 * std::sqrt(2.0), 1e-5) << "a quarter of a circle of five units";
  EXPECT_EQ(result.bones[2].distance.frame, 10);
  EXPECT_NEAR(result.bones[2].degrees.largest, 90, 1e-4);
  EXPECT_EQ(result.bones[3].distance.largest, 0);
}

TEST(CompareMotions, BonesWithoutKeysRestAndTracksHoldTheirLastKey) {
  HandMade shorter = figure();
  shorter.key(0, 0, {0, 0, 0});
  shorter.key(0, 10, {2, 0, 0});
  HandMade longer = figure();
  longer.key(0, 0, {0, 0, 0});
  longer.key(0, 10, {2, 0, 0});
  longer.key(0, 40, {2, 7, 0});
  longer.key(3, 0, {0, 0, 1.5F});
  test::addBone(longer.motion, "of no bone", {0, 100});
  longer.motion.bones.back().keys.replace({60, 100}, {});
  const MotionComparison result = compared(shorter, longer);
  EXPECT_EQ(result.frames, (FrameRange{0, 40}));
  EXPECT_NEAR(result.bones[0].distance.largest, 7, 1e-6) << "the shorter one holds its last key";
  EXPECT_EQ(result.bones[0].distance.frame, 40);
  EXPECT_NEAR(result.bones[3].distance.largest, 1.5, 1e-6) << "at rest without keys";
  EXPECT_EQ(result.bones[3].distance.frame, 0) << "the first of equally large ones";
}

TEST(CompareMotions, TheRangeDependsOnlyOnKeysThatMoveModels) {
  motion::Motion film;
  motion::Keys<motion::CameraKey> keys;
  keys.append(500, motion::restCameraKey());
  film.camera = motion::Track<motion::CameraKey>(keys);
  EXPECT_EQ(comparedFrames(film, {}).range(), (FrameRange{0, 0}));
  motion::Motion face;
  test::addMorph(face, "a", {0, 70});
  EXPECT_EQ(comparedFrames(film, face).range(), (FrameRange{0, 70}));
}

TEST(CompareMotions, ReportsStretchesAndPeaksOfADifference) {
  HandMade rest = figure();
  HandMade moved = figure();
  for (const auto& [frame, x] : {std::pair{0, 0.0F}, {5, 2.0F}, {10, 0.0F}, {20, 0.0F}, {25, -1.0F}, {30, 0.0F}}) {
    moved.key(3, frame, {x, 0, 0});
  }
  const MotionComparison result = compared(rest, moved);
  const std::vector<DifferenceStretch> expected = {{{1, 9}, 5}, {{21, 29}, 25}};
  EXPECT_EQ(result.bones[3].stretches, expected);
  EXPECT_TRUE(result.bones[0].stretches.empty());
}

TEST(CompareMotions, LongMotionsHaveLimitedPointsAndJoinedStretches) {
  HandMade rest = figure();
  HandMade moved = figure();
  moved.key(3, 0, {0, 0, 0});
  moved.key(3, 1001, {10, 0, 0});
  moved.key(3, 2002, {0, 0, 0});
  const MotionComparison result = compared(rest, moved);
  const DifferenceSeries& course = result.bones[3].distance;
  EXPECT_EQ(result.framesPerPoint, 4);
  EXPECT_EQ(course.points.size(), 501U);
  EXPECT_EQ(course.frame, 1001);
  EXPECT_NEAR(course.points[1001 / 4], 10, 1e-5);
  EXPECT_EQ(highestPoint(course), course.points[1001 / 4]);
  EXPECT_NEAR(course.points[0], 10 * 3 / 1001.0, 1e-5) << "the largest of frames 0 to 3";
  const std::vector<DifferenceStretch> expected = {{{2, 2000}, 1001}};
  EXPECT_EQ(result.bones[3].stretches, expected) << "frames 1 and 2001 are below the bound";
}

TEST(CompareMotions, IncludesIkAndAppendTransforms) {
  HandMade before;
  before.bone(model::kNoIndex, {0, 0, 0});
  before.bone(0, {0, 10, 0});
  before.bone(1, {0, 5, 0.5F});
  before.bone(2, {0, 0, 0});
  before.bone(model::kNoIndex, {0, 0, 0});
  before.append(0, {3, 3, 0}, {.source = 1, .ratio = 0.5F, .rotation = true});
  before.chain(4, 3, {2, 1});
  HandMade after = before;
  before.key(4, 0, {0, 0, 0});
  before.key(4, 12, {2, 4, 0});
  after.key(4, 0, {0, 0, 0});
  after.key(4, 12, {-1, 5, 1});
  after.switchIk(4, 9, false);
  const MotionComparison result = compared(before, after);
  for (std::size_t bone = 0; bone < before.model.bones.size(); ++bone) {
    double distance = 0, degrees = 0;
    for (int frame = 0; frame <= 12; ++frame) {
      const RigidTransform a = before.pose(frame).transforms[bone];
      const RigidTransform b = after.pose(frame).transforms[bone];
      distance = std::max(distance, glm::length(a.position - b.position));
      degrees = std::max(degrees, degreesBetween(a.rotation, b.rotation));
      EXPECT_NEAR(result.bones[bone].distance.points[static_cast<std::size_t>(frame)],
                  glm::length(a.position - b.position), 1e-5)
          << bone << " at " << frame;
    }
    EXPECT_NEAR(result.bones[bone].distance.largest, distance, 1e-12) << bone;
    EXPECT_NEAR(result.bones[bone].degrees.largest, degrees, 1e-9) << bone;
  }
  EXPECT_GT(result.bones[1].degrees.largest, 1) << "a link";
  EXPECT_GT(result.bones[5].degrees.largest, 0.5) << "a bone that inherits from it";
}

TEST(CompareMotions, MorphsDifferByTheirEffectiveWeights) {
  HandMade before = figure();
  before.morph(model::MorphKind::Group).offsets = std::vector<model::MorphShare>{{1, 0.5F}};
  before.morph(model::MorphKind::Vertex);
  HandMade after = before;
  before.weigh(0, 0.25F);
  after.weigh(0, 1);
  const MotionComparison result = compared(before, after);
  ASSERT_EQ(result.morphs.size(), 2U);
  EXPECT_NEAR(result.morphs[1].weight.largest, 0.375, 1e-6) << "its share of the group";
  EXPECT_EQ(result.morphs[1].stretches.size(), 1U);
}

TEST(CompareMotions, AStrayKeyFarAwayTakesNoLongerAndSkippedFramesAreReported) {
  constexpr Frame kStray = 4'000'000;  // times are of single precision, which has no more digits
  HandMade rest = figure();
  HandMade moved = figure();
  for (const auto& [frame, x] : {std::pair{0, 0.0F}, {1000, 0.0F}, {2000, 2.1F}, {3000, 0.0F}, {kStray, 5.0F}}) {
    moved.key(3, frame, {x, 0, 0});
  }
  ComparisonControl control;
  const MotionComparison result = compared(rest, moved, &control);
  EXPECT_EQ(result.frames, (FrameRange{0, kStray}));
  EXPECT_EQ(result.whole, (FrameRange{0, 3000})) << "up to the last key of the first two hours";
  EXPECT_TRUE(result.leavesOutFrames());
  EXPECT_LT(control.compared, 3001 + kMaxSeriesPoints + 4);
  EXPECT_EQ(control.compared, comparedFrames(rest.motion, moved.motion).count());
  const DifferenceSeries& course = result.bones[3].distance;
  EXPECT_NEAR(course.largest, 5, 1e-6);
  EXPECT_EQ(course.frame, kStray);
  EXPECT_NEAR(course.points.front(), 2.1, 1e-5) << "the largest difference of the frames of this point";
  EXPECT_NEAR(course.points[course.points.size() / 2], 2.5, 0.01) << "each point contains a compared frame";
  const Frame fromPoint = 2 * result.framesPerPoint;
  const std::vector<DifferenceStretch> expected = {{{1005, 2995}, 2000}, {{fromPoint, kStray}, kStray}};
  EXPECT_EQ(result.bones[3].stretches, expected);
}

TEST(CompareMotions, AfterTwoHoursTheFramesNextToKeysAreCompared) {
  motion::Motion early, late;
  test::addBone(early, "a", {0, 700'000});
  test::addMorph(late, "b", {300'000, 900'000});
  const ComparedFrames frames = comparedFrames(early, late);
  EXPECT_EQ(frames.range(), (FrameRange{0, 900'000}));
  for (const Frame frame : {299'999, 300'000, 300'001, 699'999, 700'000, 700'001, 899'999, 900'000}) {
    EXPECT_TRUE(std::ranges::binary_search(frames.further, frame)) << frame;
  }
  EXPECT_EQ(frames.at(frames.count() - 1), 900'000);
  EXPECT_EQ(frames.whole, (FrameRange{0, 0}));
  test::addBone(late, "c", {kMaxWholeFrames - 1, kMaxWholeFrames});
  const ComparedFrames more = comparedFrames(early, late);
  EXPECT_EQ(more.at(kMaxWholeFrames - 1), kMaxWholeFrames - 1);
  EXPECT_EQ(more.at(kMaxWholeFrames), kMaxWholeFrames);
  EXPECT_EQ(more.at(kMaxWholeFrames + 1), kMaxWholeFrames + 1);
  EXPECT_GT(more.at(kMaxWholeFrames + 2), kMaxWholeFrames + 2);
  motion::Motion whole;
  test::addBone(whole, "a", {0, kMaxWholeFrames - 1});
  EXPECT_TRUE(comparedFrames(whole, {}).further.empty());
}

TEST(CompareMotions, CountsFramesAndStopsWhenCanceled) {
  HandMade made = figure();
  made.key(0, 0, {0, 0, 0});
  made.key(0, 99, {1, 0, 0});
  ComparisonControl control;
  (void)compared(made, made, &control);
  EXPECT_EQ(control.compared, 100);
  control.canceled = true;
  control.compared = 0;
  const Rig rig = makeRig(made.model);
  const BoundMotion bound(made.motion, made.model, rig);
  EXPECT_FALSE(compareMotions(rig, bound, bound, {{0, 99}, {}}, {}, &control).has_value());
  EXPECT_EQ(control.compared, 0);
}

}  // namespace
}  // namespace furitsuke::eval
