// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/eval/channels/channel_curve.h"
#include "core/eval/channels/channel_edits.h"
#include "core/eval/channels/channel_points.h"
#include "core/eval/curve.h"
#include "core/eval/insert_key.h"
#include "core/eval/sample.h"
#include "core/eval/sample_pose.h"
#include "core/motion/selected_curves.h"

// MMD has a key with the rest value at frame 0 of every track, so a track that begins later moves from rest to its
// first key.
namespace furitsuke::eval {
namespace {

constexpr Frame kFirst = 30;
constexpr motion::Curve kSlowStart{100, 0, 127, 60};

template <class Value>
motion::Track<Value> lateTrack(const Value& value) {
  motion::Keys<Value> keys;
  keys.append(kFirst, value);
  return motion::Track<Value>(std::move(keys));
}

motion::BoneKey raisedArm() {
  motion::BoneKey key = motion::restBoneKey();
  key.translation = {0, 4, 0};
  key.rotation = {0, 0, 1, 0};  // half a turn
  key.curves[1] = kSlowStart;
  key.physics = false;
  return key;
}

motion::Motion armMotion() {
  motion::Motion motion;
  motion.bones.push_back({*Name::fromText("右腕"), lateTrack(raisedArm())});
  return motion;
}

constexpr motion::TrackId kArm{motion::TrackKind::Bone, 0};

TEST(PreExtrapolationKey, ABoneMovesFromRestAlongTheCurveOfTheKey) {
  const auto track = lateTrack(raisedArm());
  for (const double frame : {-5.0, 0.0, 7.5, 15.0, 29.0}) {
    const double t = frame <= 0 ? 0 : frame / kFirst;
    const BoneSample sample = sampleBone(track, frame);
    EXPECT_NEAR(sample.translation.y, 4 * evaluateCurve(kSlowStart, t), 1e-6) << frame;
    EXPECT_NEAR(glm::degrees(glm::angle(sample.rotation)), 180 * t, 1e-4) << frame;
    EXPECT_TRUE(sample.physics) << frame;
    EXPECT_EQ(sampleBone(track, frame, nullptr, nullptr, PreExtrapolation::Hold).translation.y, 4) << frame;
  }
  EXPECT_EQ(sampleBone(track, kFirst).translation.y, 4);
  EXPECT_FALSE(sampleBone(track, kFirst).physics);
}

TEST(PreExtrapolationKey, OtherTracksMoveFromTheDefaultsOfMmd) {
  EXPECT_DOUBLE_EQ(sampleMorph(lateTrack(motion::MorphKey{1}), 15), 0.5);
  motion::CameraKey camera = motion::restCameraKey();
  camera.target = {0, 30, 0};
  EXPECT_DOUBLE_EQ(sampleCamera(lateTrack(camera), 15).target.y, (toDouble(motion::restCameraKey().target).y + 30) / 2);
  motion::LightKey light = motion::restLightKey();
  light.color = {0, 0, 0};
  EXPECT_DOUBLE_EQ(sampleLight(lateTrack(light), 0).color.x, static_cast<double>(motion::restLightKey().color.x));
  EXPECT_DOUBLE_EQ(sampleLight(lateTrack(light), 15).color.x, motion::restLightKey().color.x / 2.0);
  EXPECT_EQ(sampleSelfShadow(lateTrack(motion::SelfShadowKey{2, 0}), 29).mode, motion::restSelfShadowKey().mode);
}

TEST(PreExtrapolationKey, ACameraKeyAtFrameOneIsACut) {
  motion::CameraKey camera = motion::restCameraKey();
  camera.fov = 90;
  motion::Keys<motion::CameraKey> keys;
  keys.append(1, camera);
  EXPECT_EQ(sampleCamera(motion::Track<motion::CameraKey>(keys), 0.5).fov, motion::restCameraKey().fov);
}

TEST(PreExtrapolationKey, APoseFollowsTheSameRule) {
  EXPECT_EQ(samplePose(armMotion(), 0).bones.front().translation, (Vec3{0, 0, 0}));
  EXPECT_EQ(samplePose(armMotion(), 0, PreExtrapolation::Hold).bones.front().translation, (Vec3{0, 4, 0}));
}

TEST(PreExtrapolationKey, GraphsShowTheSpanFromRest) {
  const motion::Motion motion = armMotion();
  const ChannelCurve curve(motion, kArm, ValueChannel::TranslationY);
  EXPECT_EQ(curve.firstSpan(), 0U);
  for (const double frame : {0.0, 3.0, 15.0, 29.5, 30.0, 40.0}) {
    EXPECT_DOUBLE_EQ(curve.at(frame), sampleBone(motion.bones[0].keys, frame).translation.y) << frame;
  }
  EXPECT_TRUE(hasHandles(curve, 0));
  EXPECT_DOUBLE_EQ(handlePoint(curve, 0, CurveHandle::First).frame, 30.0 * kSlowStart.x1 / motion::kCurveMax);
  EXPECT_TRUE(isMoving(curve));
  for (const ChannelPoint& point : channelPoints(curve, {-10, 1, 60})) {
    EXPECT_DOUBLE_EQ(point.value, curve.at(point.frame)) << point.frame;
  }
  const ChannelCurve held(motion, kArm, ValueChannel::TranslationY, {}, PreExtrapolation::Hold);
  EXPECT_EQ(held.firstSpan(), 1U);
  EXPECT_EQ(held.at(0), 4);
}

TEST(PreExtrapolationKey, TheCurveOfTheKeyGovernsTheSpan) {
  const motion::Motion motion = armMotion();
  EXPECT_EQ(motion::governedSpan(motion, kArm, kFirst), (FrameRange{0, kFirst}));
  EXPECT_TRUE(motion::movingChannels(motion, kArm, kFirst).contains(motion::CurveChannel::Y));
  motion::KeySelection selection;
  selection.add(kArm, kFirst);
  EXPECT_EQ(motion::selectedCurves(motion, selection).firstKeyCount, 0U);
}

TEST(PreExtrapolationKey, AnInsertedKeyDoesNotChangeTheMotion) {
  for (const PreExtrapolation rule : {PreExtrapolation::Rest, PreExtrapolation::Hold}) {
    motion::Motion motion = armMotion();
    const auto before = motion.bones[0].keys;
    motion::applyEdit(motion, insertSampledKey(motion, kArm, 12, rule), motion::EditSide::After);
    for (Frame frame = rule == PreExtrapolation::Hold ? 12 : 0; frame <= kFirst; ++frame) {
      const auto heightOf = [&](const motion::Track<motion::BoneKey>& track) {
        return sampleBone(track, frame, nullptr, nullptr, rule).translation.y;
      };
      EXPECT_NEAR(heightOf(motion.bones[0].keys), heightOf(before), rule == PreExtrapolation::Hold ? 0 : 0.05) << frame;
    }
  }
}

}  // namespace
}  // namespace furitsuke::eval
