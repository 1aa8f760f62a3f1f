// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/channels/channel_curve.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/eval/channels/channel_points.h"
#include "core/eval/sample.h"
#include "core/motion/units.h"
#include "tests/core/eval/channels/channel_motion.h"

namespace furitsuke::eval {
namespace {

using test::channelMotion;

motion::TrackId trackOf(ValueChannel channel) { return {channelInfo(channel).kind, 0}; }

ChannelCurve curveOf(const motion::Motion& motion, ValueChannel channel) {
  const motion::TrackId track = trackOf(channel);
  if (!isEulerChannel(channel)) return {motion, track, channel};
  return {motion, track, channel, UnrolledRotations(motion.bones[0].keys)};
}

/// Expected values from core/eval/sample.h in the units of MMD's dialogs. Not for bone rotations.
double sampled(const motion::Motion& motion, ValueChannel channel, double frame) {
  const BoneSample bone = sampleBone(motion.bones[0].keys, frame);
  const CameraSample camera = sampleCamera(motion.camera, frame);
  const LightSample light = sampleLight(motion.light, frame);
  const SelfShadowSample shadow = sampleSelfShadow(motion.selfShadow, frame);
  switch (channel) {
    case ValueChannel::TranslationX: return bone.translation.x;
    case ValueChannel::TranslationY: return bone.translation.y;
    case ValueChannel::TranslationZ: return bone.translation.z;
    case ValueChannel::Weight: return sampleMorph(motion.morphs[0].keys, frame);
    case ValueChannel::Distance: return -camera.distance;
    case ValueChannel::TargetX: return camera.target.x;
    case ValueChannel::TargetY: return camera.target.y;
    case ValueChannel::TargetZ: return camera.target.z;
    case ValueChannel::CameraX: return -motion::degreesFromRadians(camera.rotation.x);
    case ValueChannel::CameraY: return motion::degreesFromRadians(camera.rotation.y);
    case ValueChannel::CameraZ: return motion::degreesFromRadians(camera.rotation.z);
    case ValueChannel::Fov: return camera.fov;
    case ValueChannel::Perspective: return camera.perspective ? 1 : 0;
    case ValueChannel::Red: return light.color.x * 256;
    case ValueChannel::Green: return light.color.y * 256;
    case ValueChannel::Blue: return light.color.z * 256;
    case ValueChannel::DirectionX: return light.direction.x;
    case ValueChannel::DirectionY: return light.direction.y;
    case ValueChannel::DirectionZ: return light.direction.z;
    case ValueChannel::ShadowMode: return shadow.mode;
    case ValueChannel::ShadowDistance: return 10'000 - shadow.distance * 100'000;
    default: return NAN;
  }
}

bool isBoneRotation(ValueChannel channel) { return isEulerChannel(channel) || channel == ValueChannel::RotationAngle; }

TEST(ValueChannels, AreInTheTableInEnumOrderWithUniqueIds) {
  std::set<std::string_view> ids;
  for (std::size_t i = 0; i < kValueChannelCount; ++i) {
    const ValueChannelInfo& info = channelInfo(ValueChannel(i));
    EXPECT_EQ(info.channel, ValueChannel(i)) << info.id;
    EXPECT_TRUE(ids.insert(info.id).second) << info.id;
    EXPECT_LT(info.lowest, info.highest) << info.id;
    EXPECT_GT(info.nudge, 0) << info.id;
  }
  std::size_t count = 0;
  for (std::size_t kind = 0; kind < motion::kTrackKindCount; ++kind)
    count += channelsOf(motion::TrackKind(kind)).size();
  EXPECT_EQ(count, kValueChannelCount);
  EXPECT_TRUE(channelsOf(motion::TrackKind::Property).empty());
}

TEST(ChannelCurve, AgreesWithSampling) {
  const motion::Motion motion = test::channelMotion(7, 60);
  const double last = motion.frameRange().last;
  for (std::size_t i = 0; i < kValueChannelCount; ++i) {
    const auto channel = ValueChannel(i);
    if (isBoneRotation(channel)) continue;
    const ChannelCurve curve = curveOf(motion, channel);
    const ValueRange range = valueRange(curve, kAllFrames);
    // Samples are of single precision.
    const double tolerance = 5e-7 * std::max({1.0, std::abs(range.lowest), std::abs(range.highest)});
    for (double frame = 0; frame < last + 5; frame += 0.37) {
      ASSERT_NEAR(curve.at(frame), sampled(motion, channel, frame), tolerance) << curve.info().id << ' ' << frame;
    }
    for (std::size_t key = 0; key < curve.size(); ++key) {
      ASSERT_NEAR(curve.keyValue(key), sampled(motion, channel, curve.frames()[key]), tolerance) << curve.info().id;
    }
  }
}

TEST(ChannelCurve, EulerAnglesMatchTheSampledRotationWithoutJumps) {
  const motion::Motion motion = test::channelMotion(11, 50);
  const UnrolledRotations rotations(motion.bones[0].keys);
  const ChannelCurve x(motion, test::kChannelBone, ValueChannel::RotationX, rotations);
  const ChannelCurve y(motion, test::kChannelBone, ValueChannel::RotationY, rotations);
  const ChannelCurve z(motion, test::kChannelBone, ValueChannel::RotationZ, rotations);
  motion::EulerDegrees before{x.at(0), y.at(0), z.at(0)};
  for (double frame = 0; frame < motion.frameRange().last; frame += 0.01) {
    const motion::EulerDegrees now{x.at(frame), y.at(frame), z.at(frame)};
    const glm::dquat meant = sampleBone(motion.bones[0].keys, frame).rotation;
    ASSERT_NEAR(std::abs(glm::dot(toDouble(motion::rotationFromEuler(now)), meant)), 1, 1e-6) << frame;
    // Where x passes 90 degrees, y and z change by half a turn at once; a whole turn would be a jump.
    for (const auto angle : {&motion::EulerDegrees::x, &motion::EulerDegrees::y, &motion::EulerDegrees::z}) {
      ASSERT_LT(std::abs(now.*angle - before.*angle), 200) << frame;
    }
    before = now;
  }
}

TEST(ChannelCurve, AFullTurnInStepsRunsTo360) {
  motion::Keys<motion::BoneKey> keys;
  for (int i = 0; i <= 12; ++i) {
    motion::BoneKey key = motion::restBoneKey();
    key.rotation = motion::rotationFromEuler({0, i * 60.0, 0});
    keys.append(10 * i, key);
  }
  motion::Motion motion;
  motion.bones.push_back({Name::fromText("右腕").value(), motion::Track<motion::BoneKey>(std::move(keys))});
  const ChannelCurve y = curveOf(motion, ValueChannel::RotationY);
  for (std::size_t key = 0; key < y.size(); ++key) {
    EXPECT_NEAR(y.keyValue(key), 60.0 * static_cast<double>(key), 1e-3) << key;
  }
  EXPECT_NEAR(y.at(35), 210, 1e-3);
  const ChannelCurve angle = curveOf(motion, ValueChannel::RotationAngle);
  EXPECT_EQ(angle.keyValue(0), 0);
  EXPECT_NEAR(angle.keyValue(5), 60, 1e-4);
  EXPECT_NEAR(angle.at(45), 30, 1e-3) << "half of the span's 60 degrees";
  EXPECT_EQ(angle.spanStart(5), 0) << "every span starts at 0";
}

TEST(ChannelCurve, ACutAndASwitchHoldTheirValueUntilTheNextKey) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  motion::CameraKey key = motion::restCameraKey();
  keys.append(0, key);
  key.distance = -10;
  key.perspective = false;
  keys.append(1, key);
  key.distance = -20;
  key.perspective = true;
  keys.append(11, key);
  motion.camera = motion::Track<motion::CameraKey>(std::move(keys));
  const ChannelCurve distance = curveOf(motion, ValueChannel::Distance);
  EXPECT_TRUE(distance.isHeld(1));
  EXPECT_EQ(distance.at(0.9), 45);
  EXPECT_EQ(distance.spanEnd(1), 45);
  EXPECT_EQ(distance.at(1), 10);
  EXPECT_FALSE(distance.isHeld(2));
  const ChannelCurve perspective = curveOf(motion, ValueChannel::Perspective);
  EXPECT_EQ(perspective.at(10.9), 0);
  EXPECT_EQ(perspective.at(11), 1);
}

TEST(SpanWalk, HasTheValuesOfTheSpan) {
  const motion::Motion motion = test::channelMotion(3, 40);
  for (std::size_t i = 0; i < kValueChannelCount; ++i) {
    const ChannelCurve curve = curveOf(motion, ValueChannel(i));
    for (std::size_t later = curve.firstSpan(); later < curve.size(); ++later) {
      SpanWalk walk(curve, later);
      for (double t = 0; t <= 1; t += 1.0 / 32) {
        ASSERT_NEAR(walk.at(t), curve.inSpan(later, t), 1e-9) << curve.info().id << ' ' << later << ' ' << t;
      }
    }
  }
}

TEST(UnrolledRotations, AnUpdateEqualsARecomputation) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    motion::Motion motion = test::channelMotion(seed, 40);
    UnrolledRotations rotations(motion.bones[0].keys);
    const motion::Motion other = test::channelMotion(seed + 100, 30);
    // The keys of another track replace those within a range: more, fewer or none.
    const FrameRange range{static_cast<Frame>(seed * 7), static_cast<Frame>(seed * 7 + seed * seed)};
    const motion::Keys<motion::BoneKey> arriving =
        seed % 5 == 0 ? motion::Keys<motion::BoneKey>() : other.bones[0].keys.slice(range);
    motion.bones[0].keys.replace(range, arriving);
    rotations.update(motion.bones[0].keys, range);
    const UnrolledRotations fresh(motion.bones[0].keys);
    ASSERT_EQ(rotations.size(), fresh.size()) << seed;
    for (std::size_t key = 0; key < fresh.size(); ++key)
      ASSERT_EQ(rotations.at(key), fresh.at(key)) << seed << ' ' << key;
  }
}

// --- drawing ---------------------------------------------------------------------------------------------------------

TEST(ChannelPoints, SeparateKeysArePointsAndTheLineFollowsTheCurve) {
  const motion::Motion motion = test::channelMotion(3, 12);
  const double last = motion.frameRange().last;
  for (std::size_t i = 0; i < kValueChannelCount; ++i) {
    const ChannelCurve curve = curveOf(motion, ValueChannel(i));
    constexpr int kColumns = 4000;
    const auto points = channelPoints(curve, {0, (last + 10) / kColumns, kColumns});
    for (std::size_t key = 0; key < curve.size(); ++key) {
      const ChannelPoint wanted{static_cast<double>(curve.frames()[key]), curve.keyValue(key)};
      EXPECT_NE(std::ranges::find(points, wanted), points.end()) << curve.info().id << " key " << key;
    }
    for (std::size_t at = 1; at < points.size(); ++at) {
      ASSERT_LE(points[at - 1].frame, points[at].frame) << curve.info().id;
      // Between two points the line is straight; its distance from the curve must be less than a column can show.
      const double middle = (points[at - 1].frame + points[at].frame) / 2;
      const double line = (points[at - 1].value + points[at].value) / 2;
      const double step = std::abs(points[at].value - points[at - 1].value);
      if (points[at].frame > points[at - 1].frame && !isBoneRotation(ValueChannel(i))) {
        ASSERT_NEAR(curve.at(middle), line, 0.51 * step + 1e-9) << curve.info().id << ' ' << middle;
      }
    }
  }
}

TEST(ChannelPoints, AColumnCoversExactlyTheRangeOfItsKeys) {
  const motion::Motion motion = test::channelMotion(5, 20'000);
  constexpr int kColumns = 300;
  const double perColumn = (motion.frameRange().last + 1.0) / kColumns;
  for (const ValueChannel channel : {ValueChannel::TranslationX, ValueChannel::Weight, ValueChannel::RotationY,
                                     ValueChannel::ShadowMode, ValueChannel::RotationAngle}) {
    const ChannelCurve curve = curveOf(motion, channel);
    const auto points = channelPoints(curve, {0, perColumn, kColumns});
    EXPECT_LE(points.size(), 2U * (kColumns + 1) + 1) << curve.info().id << ": every column is crowded";
    std::vector<ValueRange> keys(kColumns);
    for (std::size_t key = 0; key < curve.size(); ++key) {
      keys[static_cast<std::size_t>(curve.frames()[key] / perColumn)].add(curve.keyValue(key));
    }
    std::vector<ValueRange> drawn(kColumns + 1);
    for (const ChannelPoint& point : points) drawn[static_cast<std::size_t>(point.frame / perColumn)].add(point.value);
    for (std::size_t column = 0; column < keys.size(); ++column) {
      if (keys[column].isEmpty()) continue;
      EXPECT_LE(drawn[column].lowest, keys[column].lowest) << curve.info().id << ' ' << column;
      EXPECT_GE(drawn[column].highest, keys[column].highest) << curve.info().id << ' ' << column;
    }
    const ValueRange all = valueRange(curve);
    for (const ChannelPoint& point : points) {
      EXPECT_GE(point.value, all.lowest - 1e-9);
      EXPECT_LE(point.value, all.highest + 1e-9);
    }
  }
}

TEST(ChannelPoints, StraightSpansAndEndsNeedNoPointsInBetween) {
  motion::Motion motion;
  motion::Keys<motion::MorphKey> keys;
  keys.append(100, {0.25F});
  keys.append(200, {0.75F});
  motion.morphs.push_back({Name::fromText("あ").value(), motion::Track<motion::MorphKey>(std::move(keys))});
  const ChannelCurve curve(motion, test::kChannelMorph, ValueChannel::Weight);
  const auto shown = [&](double first, double last) {
    return channelPoints(curve, {first, (last - first) / 500, 500});
  };
  using Points = std::vector<ChannelPoint>;
  EXPECT_EQ(shown(0, 500), (Points{{0, 0}, {100, 0.25}, {200, 0.75}, {500, 0.75}}));
  EXPECT_EQ(shown(120, 140), (Points{{120, 0.35}, {140, 0.45}})) << "only the visible part";
  EXPECT_EQ(shown(0, 50), (Points{{0, 0}, {50, 0.125}}));
  EXPECT_EQ(shown(300, 400), (Points{{300, 0.75}, {400, 0.75}}));
  motion.morphs[0].keys = {};
  EXPECT_TRUE(channelPoints(ChannelCurve(motion, test::kChannelMorph, ValueChannel::Weight), {0, 1, 500}).empty());
}

}  // namespace
}  // namespace furitsuke::eval
