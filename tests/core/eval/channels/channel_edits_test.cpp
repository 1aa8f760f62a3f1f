// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/channels/channel_edits.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/eval/channels/channel_motion.h"

namespace furitsuke::eval {
namespace {

using test::channelMotion;

UnrolledRotations anglesOf(const motion::Motion& motion) { return UnrolledRotations(motion.bones[0].keys); }

ChannelCurve curveOf(const motion::Motion& motion, motion::TrackId track, ValueChannel channel) {
  return {motion, track, channel, isEulerChannel(channel) ? anglesOf(motion) : UnrolledRotations()};
}

motion::KeySelection oneKey(motion::TrackId track, Frame frame) {
  motion::KeySelection keys;
  keys.add(track, frame);
  return keys;
}

ChannelShift shiftOf(const motion::Motion& motion, ValueChannel channel, double by) {
  const motion::TrackId track{channelInfo(channel).kind, 0};
  return {channel, by, {{track, isEulerChannel(channel) ? anglesOf(motion) : UnrolledRotations()}}};
}

TEST(ShiftKeys, ChangesOneChannelAndKeepsTheOthers) {
  const motion::Motion before = test::channelMotion(21, 9);
  for (std::size_t i = 0; i < kValueChannelCount; ++i) {
    const ValueChannelInfo& info = channelInfo(ValueChannel(i));
    const motion::TrackId track{info.kind, 0};
    const std::size_t key = 4;
    const ChannelCurve old = curveOf(before, track, info.channel);
    const Frame frame = old.frames()[key];
    // To the middle of the valid range, so that no limit is reached.
    const double by = old.keyValue(key) * 2 > info.highest ? -3 * info.nudge : 3 * info.nudge;
    const double wanted = std::clamp(old.keyValue(key) + by, info.lowest, info.highest);
    motion::Motion after = before;
    const motion::Edit proposal =
        shiftKeys(before, oneKey(track, frame), 0, shiftOf(before, info.channel, by), motion::FrameZeroRule::AsMmd);
    ASSERT_EQ(proposal.keys.size(), 1U) << info.id;
    EXPECT_EQ(proposal.selection, oneKey(track, frame));
    motion::applyEdits(after, proposal.keys, motion::EditSide::After);
    const double tolerance = info.isWhole ? 0.5 : info.channel == ValueChannel::ShadowDistance ? 1e-3 : 2e-4;
    EXPECT_NEAR(curveOf(after, track, info.channel).keyValue(key), wanted, tolerance) << info.id;
    for (const ValueChannelInfo& other : channelsOf(info.kind)) {
      // A rotated bone keeps two Euler angles; its angle to the previous key changes as a result.
      const bool isTurned = info.curve == motion::CurveChannel::Rotation && info.kind == motion::TrackKind::Bone;
      if (other.channel == info.channel ||
          (isTurned && other.curve == info.curve &&
           (info.channel == ValueChannel::RotationAngle || other.channel == ValueChannel::RotationAngle))) {
        continue;
      }
      EXPECT_NEAR(curveOf(after, track, other.channel).keyValue(key),
                  curveOf(before, track, other.channel).keyValue(key), isTurned ? 2e-3 : 0)
          << info.id << " changed " << other.id;
    }
    motion::applyEdits(after, proposal.keys, motion::EditSide::Before);
    EXPECT_EQ(after, before) << info.id;
  }
}

TEST(ShiftKeys, StopsAtTheLimitsOfAChannel) {
  const motion::Motion before = test::channelMotion(5, 4);
  struct Row {
    ValueChannel channel;
    double by, expected;
  };
  for (const Row& row : {Row{ValueChannel::Fov, 1e6, 180}, Row{ValueChannel::Fov, -1e6, 0},
                         Row{ValueChannel::Red, 900, 255}, Row{ValueChannel::ShadowMode, 7, 2},
                         Row{ValueChannel::Perspective, -9, 0}, Row{ValueChannel::ShadowDistance, 1e7, 9999},
                         Row{ValueChannel::RotationAngle, 400, 180}, Row{ValueChannel::RotationAngle, -400, 0}}) {
    const motion::TrackId track{channelInfo(row.channel).kind, 0};
    motion::Motion after = before;
    const Frame frame = before.frames(track)[2];
    const auto proposal =
        shiftKeys(before, oneKey(track, frame), 0, shiftOf(before, row.channel, row.by), motion::FrameZeroRule::AsMmd);
    motion::applyEdits(after, proposal.keys, motion::EditSide::After);
    EXPECT_NEAR(curveOf(after, track, row.channel).keyValue(2), row.expected, 1e-2) << channelInfo(row.channel).id;
  }
}

TEST(ShiftKeys, RotatesEachOfSeveralSpansByTheSameAngle) {
  const motion::Motion before = test::channelMotion(8, 8);
  const ChannelCurve old = curveOf(before, test::kChannelBone, ValueChannel::RotationAngle);
  motion::Motion after = before;
  const auto proposal = shiftKeys(before, motion::selectKeys(before, test::kChannelBone), 0,
                                  shiftOf(before, ValueChannel::RotationAngle, -5), motion::FrameZeroRule::AsMmd);
  motion::applyEdits(after, proposal.keys, motion::EditSide::After);
  const ChannelCurve now = curveOf(after, test::kChannelBone, ValueChannel::RotationAngle);
  for (std::size_t key = 1; key < old.size(); ++key) {
    EXPECT_NEAR(now.keyValue(key), std::max(0.0, old.keyValue(key) - 5), 1e-3) << key;
  }
}

TEST(ShiftKeys, MovesInTimeLikeMoveKeysWhileChangingValues) {
  const motion::Motion before = test::channelMotion(2, 6);
  const auto frames = before.frames(test::kChannelMorph);
  const motion::KeySelection keys = motion::selectKeys(before, test::kChannelMorph, {frames[1], frames[2]});
  const auto proposal =
      shiftKeys(before, keys, 200, shiftOf(before, ValueChannel::Weight, 0.25), motion::FrameZeroRule::AsMmd);
  motion::Motion after = before;
  motion::applyEdits(after, proposal.keys, motion::EditSide::After);
  const auto& track = after.morphs[0].keys;
  ASSERT_EQ(track.size(), 6U);
  EXPECT_FALSE(track.hasKey(frames[1]));
  ASSERT_TRUE(track.hasKey(frames[2] + 200));
  EXPECT_FLOAT_EQ(track.find(frames[2] + 200)->weight, before.morphs[0].keys.find(frames[2])->weight + 0.25F);
  EXPECT_EQ(proposal.selection->frames(test::kChannelMorph)[0], frames[1] + 200);
  // Tracks that the shift does not contain only move in time.
  const auto plain = shiftKeys(before, keys, 200, {ValueChannel::Weight, 0.25, {}}, motion::FrameZeroRule::AsMmd);
  EXPECT_EQ(plain.keys, motion::moveKeys(before, keys, 200, motion::FrameZeroRule::AsMmd).keys);
}

TEST(ShiftKeys, AKeyAtFrameZeroIsChangedInPlaceAndLeavesACopyWhenMoved) {
  motion::Motion before;
  motion::Keys<motion::MorphKey> keys;
  keys.append(0, {0.5F}, 7);
  before.morphs.push_back({Name::fromText("あ").value(), motion::Track<motion::MorphKey>(std::move(keys))});
  const auto shifted = [&](std::int64_t frames) {
    motion::Motion after = before;
    motion::applyEdits(after,
                       shiftKeys(before, oneKey(test::kChannelMorph, 0), frames,
                                 shiftOf(before, ValueChannel::Weight, 0.25), motion::FrameZeroRule::AsMmd)
                           .keys,
                       motion::EditSide::After);
    return after.morphs[0].keys;
  };
  ASSERT_EQ(shifted(0).size(), 1U);
  EXPECT_EQ(shifted(0).values()[0].weight, 0.75F);
  EXPECT_EQ(shifted(0).sources()[0], 7U);
  ASSERT_EQ(shifted(5).size(), 2U);
  EXPECT_EQ(shifted(5).values()[0].weight, 0.5F) << "the remaining key is unchanged";
  EXPECT_EQ(shifted(5).values()[1].weight, 0.75F);
}

TEST(CurveHandles, PositionsRoundTripThroughTheirBytes) {
  const motion::Motion motion = test::channelMotion(33, 30);
  for (const ValueChannel channel :
       {ValueChannel::TranslationY, ValueChannel::RotationZ, ValueChannel::RotationAngle}) {
    const ChannelCurve curve = curveOf(motion, test::kChannelBone, channel);
    int seen = 0;
    for (std::size_t key = 1; key < curve.size(); ++key) {
      if (!hasHandles(curve, key)) continue;
      const motion::Curve bytes = curve.curve(key);
      const ChannelPoint first = handlePoint(curve, key, CurveHandle::First);
      const ChannelPoint second = handlePoint(curve, key, CurveHandle::Second);
      EXPECT_EQ(handlePatch(curve, key, CurveHandle::First, first), (motion::CurvePatch{bytes.x1, bytes.y1, {}, {}}));
      EXPECT_EQ(handlePatch(curve, key, CurveHandle::Second, second), (motion::CurvePatch{{}, {}, bytes.x2, bytes.y2}));
      ++seen;
    }
    EXPECT_GT(seen, 10);
  }
}

TEST(CurveHandles, StopAtTheEdgesOfTheirSpan) {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  motion::BoneKey key = motion::restBoneKey();
  keys.append(0, key);
  key.translation.x = 10;
  keys.append(20, key);
  keys.append(30, key);
  keys.append(31, key);
  motion.bones.push_back({Name::fromText("右腕").value(), motion::Track<motion::BoneKey>(std::move(keys))});
  const ChannelCurve x = curveOf(motion, test::kChannelBone, ValueChannel::TranslationX);
  EXPECT_EQ(handlePatch(x, 1, CurveHandle::First, {-50, 99}), (motion::CurvePatch{0, 127, {}, {}}));
  EXPECT_EQ(handlePatch(x, 1, CurveHandle::Second, {99, -50}), (motion::CurvePatch{{}, {}, 127, 0}));
  EXPECT_EQ(handlePatch(x, 1, CurveHandle::First, {10, 5}), (motion::CurvePatch{64, 64, {}, {}}));
  EXPECT_EQ(handlePatch(x, 2, CurveHandle::First, {25, 99}), (motion::CurvePatch{64, {}, {}, {}}))
      << "constant: no height";
  EXPECT_TRUE(hasHandles(x, 1));
  EXPECT_FALSE(hasHandles(x, 2)) << "constant: nothing is shown";
  EXPECT_FALSE(hasHandles(x, 3)) << "no frame in between";
}

}  // namespace
}  // namespace furitsuke::eval
