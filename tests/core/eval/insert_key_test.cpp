// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/eval/curve.h"
#include "core/eval/curve_fit.h"
#include "core/eval/insert_key.h"
#include "core/eval/sample.h"
#include "tests/support/motions.h"

namespace furitsuke::eval {
namespace {

constexpr motion::Curve kEaseInOut{64, 0, 64, 127};
constexpr motion::Curve kEaseOut{10, 90, 40, 120};

TEST(SplitCurve, HalvesTogetherHaveTheShapeOfTheWhole) {
  for (const motion::Curve curve : {kEaseInOut, kEaseOut, motion::kLinearCurve, motion::Curve{100, 10, 30, 117}}) {
    for (const double cut : {0.1, 0.5, 0.77}) {
      const CurveHalves halves = splitCurve(curve, cut);
      const double height = evaluateCurve(curve, cut);
      for (const double t : {0.2, 0.5, 0.8}) {
        // Rounding to the grid of 127 changes a half by a few thousandths of the whole.
        EXPECT_NEAR(evaluateCurve(halves.before, t) * height, evaluateCurve(curve, t * cut), 0.02);
        EXPECT_NEAR(height + evaluateCurve(halves.after, t) * (1 - height), evaluateCurve(curve, cut + t * (1 - cut)),
                    0.02);
      }
    }
  }
}

TEST(SplitCurve, StraightCurvesKeepTheirBytes) {
  const CurveHalves halves = splitCurve(motion::kLinearCurve, 0.3);
  EXPECT_EQ(halves.before, motion::kLinearCurve);
  EXPECT_EQ(halves.after, motion::kLinearCurve);
}

TEST(SplitCurve, TheRoundedHalvesAreTheBestAtWholeFrames) {
  struct Row {
    motion::Curve curve;
    Frame before, after;
  };
  // The largest distance from the whole, relative to its rise.
  const auto distance = [](const Row& row, const CurveHalves& halves) {
    const double frames = row.before + row.after;
    const double height = evaluateCurve(row.curve, row.before / frames);
    double largest = 0;
    for (Frame i = 1; i < row.before + row.after; ++i) {
      const double whole = evaluateCurve(row.curve, i / frames);
      const double part =
          i < row.before
              ? height * evaluateCurve(halves.before, i / static_cast<double>(row.before))
              : height + (1 - height) * evaluateCurve(halves.after, (i - row.before) / static_cast<double>(row.after));
      largest = std::max(largest, std::abs(part - whole));
    }
    return largest;
  };
  int better = 0;
  for (const motion::Curve curve :
       {kEaseInOut, kEaseOut, motion::Curve{100, 10, 30, 117}, motion::Curve{3, 90, 11, 101}}) {
    for (const Row& row : {Row{curve, 10, 20}, Row{curve, 25, 5}, Row{curve, 1, 29}, Row{curve, 60, 61}}) {
      const double rounded = distance(row, splitCurve(curve, row.before / static_cast<double>(row.before + row.after)));
      const double best = distance(row, splitCurveBetweenFrames(curve, row.before, row.after));
      EXPECT_LE(best, rounded + 1e-12);
      EXPECT_LT(best, 0.006);
      if (best < 0.7 * rounded) ++better;
    }
  }
  EXPECT_GE(better, 8) << "of 16";
}

/// A bone that moves along x with a bent curve from frame 0 to 60 and rotates with a straight one.
class InsertKey : public ::testing::Test {
 protected:
  InsertKey() {
    bone = test::addBone(motion, "右腕", {0, 60});
    motion::BoneKey last = *motion.bones[0].keys.find(60);
    last.translation.x = 10;
    last.rotation = toStored(glm::dquat(0.8, 0.6, 0, 0));
    last.curves[0] = kEaseInOut;
    last.curves[2] = kEaseOut;  // z is constant: its curve has no effect
    last.physics = false;
    motion::EditBuilder builder(motion);
    builder.set(bone, 60, last);
    motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  }
  motion::Motion motion;
  motion::TrackId bone;
};

TEST_F(InsertKey, KeepsTheMovementOfABone) {
  const motion::Motion before = motion;
  const motion::Edit proposal = insertSampledKey(motion, bone, 22);
  motion::applyEdits(motion, proposal.keys, motion::EditSide::After);
  EXPECT_EQ(test::framesOf(motion, bone), "0 22 60");
  EXPECT_TRUE(proposal.selection->contains(bone, 22));
  for (int frame = 0; frame <= 60; ++frame) {
    const BoneSample was = sampleBone(before.bones[0].keys, frame);
    const BoneSample is = sampleBone(motion.bones[0].keys, frame);
    EXPECT_NEAR(is.translation.x, was.translation.x, 0.1) << frame;
    EXPECT_NEAR(glm::dot(is.rotation, was.rotation), 1.0, 1e-6) << frame;
  }
  EXPECT_TRUE(motion.bones[0].keys.find(22)->physics) << "the flag steps at its key";
}

TEST_F(InsertKey, ChangesNoCurveWithoutEffect) {
  motion::applyEdits(motion, insertSampledKey(motion, bone, 22).keys, motion::EditSide::After);
  EXPECT_EQ(motion.bones[0].keys.find(60)->curves[2], kEaseOut);
  EXPECT_EQ(motion.bones[0].keys.find(22)->curves[2], motion::kLinearCurve);
  EXPECT_NE(motion.bones[0].keys.find(60)->curves[0], kEaseInOut);
}

TEST_F(InsertKey, UndoRestoresTheMotion) {
  const motion::Motion before = motion;
  const motion::KeyEdits edits = insertSampledKey(motion, bone, 22).keys;
  motion::applyEdits(motion, edits, motion::EditSide::After);
  motion::applyEdits(motion, edits, motion::EditSide::Before);
  EXPECT_EQ(motion, before);
}

TEST_F(InsertKey, DoesNotChangeAnExistingKey) { EXPECT_TRUE(insertSampledKey(motion, bone, 60).keys.empty()); }

TEST_F(InsertKey, UsesTheEndValuesBeyondTheEnds) {
  motion::applyEdits(motion, insertSampledKey(motion, bone, 90).keys, motion::EditSide::After);
  EXPECT_EQ(motion.bones[0].keys.find(90)->translation, motion.bones[0].keys.find(60)->translation);
  EXPECT_FALSE(motion.bones[0].keys.find(90)->physics);
}

TEST_F(InsertKey, UsesTheRestValueOnEmptyTracks) {
  for (const motion::TrackId id :
       {motion::kCameraTrack, motion::kLightTrack, motion::kSelfShadowTrack, motion::kPropertyTrack}) {
    motion::applyEdits(motion, insertSampledKey(motion, id, 7).keys, motion::EditSide::After);
  }
  EXPECT_EQ(*motion.camera.find(7), motion::restCameraKey());
  EXPECT_EQ(*motion.light.find(7), motion::restLightKey());
  EXPECT_EQ(*motion.selfShadow.find(7), motion::restSelfShadowKey());
  EXPECT_EQ(*motion.property.find(7), motion::restVisibilityIkKey());
}

TEST_F(InsertKey, PutsTheRestValueOfAnEmptyTrackAtFrameZero) {
  for (const motion::TrackId id :
       {motion::kCameraTrack, motion::kLightTrack, motion::kSelfShadowTrack, motion::kPropertyTrack}) {
    motion::applyEdits(motion, insertSampledKey(motion, id, 7).keys, motion::EditSide::After);
    motion::applyEdits(motion, insertSampledKey(motion, id, 9).keys, motion::EditSide::After);
    EXPECT_EQ(std::vector<Frame>(motion.frames(id).begin(), motion.frames(id).end()), (std::vector<Frame>{0, 7, 9}));
  }
  EXPECT_EQ(*motion.camera.find(0), motion::restCameraKey());
  EXPECT_EQ(*motion.light.find(0), motion::restLightKey());
}

TEST_F(InsertKey, InterpolatesMorphWeightsLinearly) {
  const motion::TrackId morph = test::addMorph(motion, "あ", {0, 10});
  const double weight = sampleMorph(motion.morphs[0].keys, 4);
  motion::applyEdits(motion, insertSampledKey(motion, morph, 4).keys, motion::EditSide::After);
  EXPECT_FLOAT_EQ(motion.morphs[0].keys.find(4)->weight, static_cast<float>(weight));
}

}  // namespace
}  // namespace furitsuke::eval
