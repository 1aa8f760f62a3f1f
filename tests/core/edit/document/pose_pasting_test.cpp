// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/document/pose_pasting.h"

#include <gtest/gtest.h>

#include <QMimeData>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <glm/trigonometric.hpp>

#include "core/edit/document/motion_document.h"
#include "core/eval/sample_pose.h"
#include "core/io/motion/vpd_motion.h"
#include "tests/support/motions.h"

namespace furitsuke::edit {
namespace {

constexpr motion::Curve kBent{10, 90, 30, 120};

Quat aboutZ(double degrees) { return toStored(glm::angleAxis(glm::radians(degrees), glm::dvec3(0, 0, 1))); }

/// 右腕 with keys at 0 and 20, あ with keys at 0 and 20.
motion::Motion sample() {
  motion::Motion motion;
  const motion::TrackId arm = test::addBone(motion, "右腕", {0, 20});
  test::addMorph(motion, "あ", {0, 20});
  motion::EditBuilder builder(motion);
  motion::BoneKey bent = motion.bones[arm.index].keys.values()[1];
  bent.curves.fill(kBent);
  bent.physics = false;
  builder.set(arm, 20, bent);
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  return motion;
}

motion::Pose raised() {
  motion::Pose pose;
  pose.bones.push_back({test::nameOf("右腕"), {3, 4, 5}, aboutZ(90)});
  pose.morphs.push_back({test::nameOf("あ"), 0.9F});
  return pose;
}

motion::BoneKey pasted(Frame frame, double share) {
  motion::Motion motion = sample();
  const motion::Edit proposal = pastePose(motion, raised(), frame, share);
  EXPECT_EQ(proposal.selection->keyCount(), 2U);
  motion::applyEdits(motion, proposal.keys, motion::EditSide::After);
  const motion::Track<motion::BoneKey>& track = motion.bones[0].keys;
  return track.values()[track.lowerBound(frame)];
}

TEST(PastePose, TheWholePoseIsPastedBitForBit) {
  const motion::BoneKey key = pasted(10, 1);
  EXPECT_EQ(key.translation, (Vec3{3, 4, 5}));
  EXPECT_EQ(key.rotation, aboutZ(90));
}

TEST(PastePose, ANewKeyIsLinearAndAnExistingKeyKeepsCurvesAndPhysics) {
  EXPECT_EQ(pasted(10, 1).curves[0], motion::kLinearCurve);
  EXPECT_EQ(pasted(20, 1).curves[0], kBent);
  EXPECT_FALSE(pasted(20, 1).physics);
}

struct ShareRow {
  double share;
  double x;        // of the translation; 20 at the key, 3 in the pose
  double degrees;  // of the rotation
};

TEST(PastePose, APartOfThePoseIsBlendedWithTheKey) {
  for (const ShareRow& row : {ShareRow{0, 20, 0}, {0.5, 11.5, 45}, {0.25, 15.75, 22.5}, {1, 3, 90}, {1.5, -5.5, 135}}) {
    const motion::BoneKey key = pasted(20, row.share);
    EXPECT_NEAR(key.translation.x, row.x, 1e-5) << row.share;
    EXPECT_NEAR(glm::degrees(2 * std::atan2(key.rotation.z, key.rotation.w)), row.degrees, 1e-4) << row.share;
  }
}

TEST(PastePose, MorphsAreBlended) {
  motion::Motion motion = sample();
  motion::applyEdits(motion, pastePose(motion, raised(), 20, 0.5).keys, motion::EditSide::After);
  EXPECT_NEAR(motion.morphs[0].keys.values()[1].weight, (0.2 + 0.9) / 2, 1e-6);
}

TEST(PastePose, BonesAndMorphsWithoutATrackAreSkipped) {
  motion::Motion motion;
  EXPECT_TRUE(pastePose(motion, raised(), 5).keys.empty());
}

TEST(PastePose, ADraftOfTheSameBonesIsReplacedInOneStep) {
  MotionDocument document(sample());
  motion::PoseDraft draft;
  draft.set(motion::BonePose{test::nameOf("右腕"), {9, 9, 9}, aboutZ(5)});
  draft.set(motion::BonePose{test::nameOf("頭"), {1, 0, 0}, aboutZ(0)});
  document.history().setDraft("pose", draft);
  pushPose(document, "paste", raised(), 20);
  EXPECT_EQ(document.history().draft().findBone(test::nameOf("右腕").bytes), nullptr);
  EXPECT_NE(document.history().draft().findBone(test::nameOf("頭").bytes), nullptr);
  EXPECT_EQ(document.motion().bones[0].keys.values()[1].translation, (Vec3{3, 4, 5}));
  EXPECT_EQ(document.history().undoStack()->count(), 2);
  document.history().undoStack()->undo();
  EXPECT_EQ(document.history().draft(), draft);
}

TEST(MirrorPose, SwapsTheSidesAndMirrorsTheMiddle) {
  motion::Pose pose;
  pose.modelName = test::nameOf("初音ミク");
  pose.bones.push_back({test::nameOf("右腕"), {1, 2, 3}, aboutZ(30)});
  pose.bones.push_back({test::nameOf("左腕"), {0, 0, 0}, aboutZ(10)});
  pose.bones.push_back({test::nameOf("右足"), {4, 0, 0}, aboutZ(0)});
  pose.bones.push_back({test::nameOf("センター"), {5, 6, 7}, aboutZ(20)});
  const motion::Pose mirrored = mirroredPose(pose);
  EXPECT_EQ(mirrored.modelName, pose.modelName);
  ASSERT_EQ(mirrored.bones.size(), 4U);
  const auto bone = [&](std::string_view name) {
    for (const motion::BonePose& found : mirrored.bones) {
      if (found.name == test::nameOf(name)) return found;
    }
    ADD_FAILURE() << name;
    return motion::BonePose{};
  };
  EXPECT_EQ(bone("左腕").translation, (Vec3{-1, 2, 3}));
  EXPECT_NEAR(bone("左腕").rotation.z, -aboutZ(30).z, 1e-7);
  EXPECT_NEAR(bone("右腕").rotation.z, -aboutZ(10).z, 1e-7);
  EXPECT_EQ(bone("左足").translation.x, -4);
  EXPECT_EQ(bone("センター").translation, (Vec3{-5, 6, 7}));
}

TEST(PoseClipboard, KeepsEveryBitWithinTheProgram) {
  motion::Pose pose = raised();
  pose.bones[0].translation.x = 0.123456789F;
  const auto data = mimeFromPose(pose);
  EXPECT_TRUE(mayHavePose(data.get()));
  EXPECT_EQ(poseFromMime(data.get()), pose);
}

TEST(PoseClipboard, TheTextIsAPoseFileAndPoseFilesInTextArePasted) {
  const auto data = mimeFromPose(raised());
  EXPECT_TRUE(data->text().startsWith("Vocaloid Pose Data file"));
  EXPECT_TRUE(data->text().contains("右腕"));
  QMimeData other;
  other.setText("\n  " + data->text() + "\n");
  const auto pose = poseFromMime(&other);
  ASSERT_TRUE(pose);
  EXPECT_EQ(pose->bones[0].name, test::nameOf("右腕"));
  EXPECT_EQ(pose->bones[0].translation, (Vec3{3, 4, 5}));
  EXPECT_EQ(pose->morphs.size(), 1U);
}

TEST(PoseClipboard, IncompletePosesAreRejected) {
  const QString whole = mimeFromPose(raised())->text();
  for (const QString& text :
       {QString(), QString("右腕"), QString("x") + whole, whole.left(whole.indexOf("3.000000"))}) {
    QMimeData data;
    data.setText(text);
    EXPECT_FALSE(poseFromMime(&data)) << text.toStdString();
  }
  EXPECT_FALSE(poseFromMime(nullptr));
}

}  // namespace
}  // namespace furitsuke::edit
