// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/curve_edits.h"

#include <gtest/gtest.h>

#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

using test::addBone;
using test::addMorph;

constexpr Curve kA{1, 2, 3, 4};
constexpr Curve kB{50, 60, 70, 80};

Motion motionWithCamera(std::initializer_list<Frame> frames) {
  Motion motion;
  Keys<CameraKey> keys;
  for (const Frame frame : frames) keys.append(frame, restCameraKey());
  motion.camera = Track<CameraKey>(std::move(keys));
  return motion;
}

const Curve& boneCurve(const Motion& motion, TrackId track, Frame frame, CurveChannel channel) {
  return motion.bones[track.index].keys.find(frame)->curves[static_cast<std::size_t>(channel)];
}

TEST(CurveOperations, SetOnlyTheGivenChannelsOfTheSelectedKeys) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10, 20}, 100);
  const Motion before = motion;
  KeySelection selection;
  selection.add(arm, 10);
  const KeyEdits edits = setCurve(motion, selection, {CurveChannel::Y, CurveChannel::Rotation}, kB);
  applyEdits(motion, edits, EditSide::After);
  EXPECT_EQ(boneCurve(motion, arm, 10, CurveChannel::X), kLinearCurve);
  EXPECT_EQ(boneCurve(motion, arm, 10, CurveChannel::Y), kB);
  EXPECT_EQ(boneCurve(motion, arm, 10, CurveChannel::Z), kLinearCurve);
  EXPECT_EQ(boneCurve(motion, arm, 10, CurveChannel::Rotation), kB);
  EXPECT_EQ(motion.bones[arm.index].keys.keys().values[0], before.bones[arm.index].keys.keys().values[0]);
  EXPECT_EQ(motion.bones[arm.index].keys.keys().values[2], before.bones[arm.index].keys.keys().values[2]);
  EXPECT_EQ(motion.bones[arm.index].keys.keys().sources, before.bones[arm.index].keys.keys().sources);
  applyEdits(motion, edits, EditSide::Before);
  EXPECT_EQ(motion, before);
}

TEST(CurveOperations, PatchedBytesReplaceAndOthersStay) {
  struct Row {
    const char* name;
    CurvePatch patch;
    Curve expected;
  };
  const Row rows[] = {{"nothing", {}, kA},
                      {"only x1", {9, {}, {}, {}}, {9, 2, 3, 4}},
                      {"the first handle", {9, 8, {}, {}}, {9, 8, 3, 4}},
                      {"the second handle", {{}, {}, 7, 6}, {1, 2, 7, 6}},
                      {"above the square", {255, 128, 127, {}}, {127, 127, 127, 4}}};
  for (const Row& row : rows) EXPECT_EQ(patchedCurve(kA, row.patch), row.expected) << row.name;
}

TEST(CurveOperations, EachCurveIsAdjustedByItself) {
  const struct {
    const char* name;
    std::uint8_t Curve::*number;
    double factor, by;
    int first, second;
  } rows[] = {{"an amount", &Curve::x1, 1, 5, 25, 105},
              {"a factor, rounded", &Curve::x1, 0.27, 0, 5, 27},
              {"up to the edge", &Curve::x1, 2, 0, 40, 127},
              {"down to the edge", &Curve::x1, 1, -30, 0, 70}};
  for (const auto& row : rows) {
    Motion motion;
    const TrackId arm = test::addBone(motion, "右腕", {0, 10}, 100);
    KeySelection later, both;
    later.add(arm, 10);
    both.add(arm, 0);
    both.add(arm, 10);
    applyEdits(motion, setCurve(motion, both, kAllCurveChannels, CurvePatch{20, 2, 3, 4}), EditSide::After);
    applyEdits(motion, setCurve(motion, later, kAllCurveChannels, CurvePatch{100, {}, {}, {}}), EditSide::After);
    applyEdits(motion, adjustCurves(motion, both, kAllCurveChannels, row.number, row.factor, row.by), EditSide::After);
    const Curve first{static_cast<std::uint8_t>(row.first), 2, 3, 4};
    const Curve second{static_cast<std::uint8_t>(row.second), 2, 3, 4};
    EXPECT_EQ(boneCurve(motion, arm, 0, CurveChannel::Y), first) << row.name;
    EXPECT_EQ(boneCurve(motion, arm, 10, CurveChannel::Rotation), second) << row.name;
  }
}

TEST(CurveOperations, KindsWithoutCurvesAndMissingChannelsAreSkipped) {
  Motion motion = motionWithCamera({0, 30});
  const TrackId arm = test::addBone(motion, "右腕", {0, 30});
  const TrackId mouth = test::addMorph(motion, "あ", {0, 30});
  KeySelection selection;
  for (const TrackId track : {arm, mouth, kCameraTrack, kLightTrack}) selection.add(track, 30);

  const KeyEdits edits = setCurve(motion, selection, {CurveChannel::Fov}, kB);
  ASSERT_EQ(edits.size(), 1U);
  EXPECT_EQ(edits.front().track, kCameraTrack);
  applyEdits(motion, edits, EditSide::After);
  EXPECT_EQ(motion.camera.find(30)->curves.back(), kB);
  EXPECT_EQ(motion.camera.find(30)->curves.front(), kLinearCurve);

  const KeyEdits shared = setCurve(motion, selection, {CurveChannel::X}, kB);
  EXPECT_EQ(touchedTracks(shared), (std::vector<TrackId>{arm, kCameraTrack}));
}

TEST(CurveOperations, UnchangedKeysMakeNoEdit) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10});
  KeySelection selection = selectAllKeys(motion);
  EXPECT_TRUE(setCurve(motion, selection, kAllCurveChannels, kLinearCurve).empty());
  selection = {};
  selection.add(arm, 5);
  EXPECT_TRUE(setCurve(motion, selection, kAllCurveChannels, kB).empty());
  EXPECT_TRUE(setCurve(motion, {}, kAllCurveChannels, kB).empty());
}

// Keys 0, 1, 2 ... 199; edits must stay sorted and disjoint, whatever is between the selected keys.
TEST(CurveOperations, AnyPatternOfSelectedKeysIsChangedAndRestored) {
  for (const int stride : {1, 2, 3, 16, 17, 18, 19, 60}) {
    SCOPED_TRACE(stride);
    Motion motion;
    const TrackId arm = motion.ensureBone(test::nameOf("右腕"));
    Keys<BoneKey> keys;
    for (Frame frame = 0; frame < 200; ++frame) keys.append(frame, restBoneKey(), static_cast<SourceRecord>(frame));
    motion.bones[arm.index].keys = Track<BoneKey>(std::move(keys));
    const Motion before = motion;
    KeySelection selection;
    for (Frame frame = 5; frame < 200; frame += stride) selection.add(arm, frame);

    const KeyEdits edits = setCurve(motion, selection, {CurveChannel::Z}, kB);
    for (std::size_t i = 1; i < edits.size(); ++i) EXPECT_LT(edits[i - 1].range.last, edits[i].range.first);
    applyEdits(motion, edits, EditSide::After);
    for (Frame frame = 0; frame < 200; ++frame) {
      const Curve expected = selection.contains(arm, frame) ? kB : kLinearCurve;
      ASSERT_EQ(boneCurve(motion, arm, frame, CurveChannel::Z), expected) << frame;
    }
    applyEdits(motion, edits, EditSide::Before);
    EXPECT_EQ(motion, before);
  }
}

TEST(CurveOperations, ASetHasACurveForEachChannel) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10});
  CurveSet set{{CurveChannel::X, CurveChannel::Rotation, CurveChannel::Fov}, {}};
  set.curves[0] = kA;
  set.curves[3] = kB;
  KeySelection selection;
  selection.add(arm, 10);
  applyEdits(motion, setCurves(motion, selection, set), EditSide::After);
  const CurveSet read = curvesOfKey(motion, arm, 10);
  EXPECT_EQ(read.channels, kBoneCurveChannels);
  EXPECT_EQ(read.curves[0], kA);
  EXPECT_EQ(read.curves[1], kLinearCurve);
  EXPECT_EQ(read.curves[3], kB);
  EXPECT_TRUE(curvesOfKey(motion, arm, 11).channels.isEmpty());
  EXPECT_TRUE(curvesOfKey(motion, kLightTrack, 0).channels.isEmpty());
}

TEST(CurveOperations, ChannelSetsCountAndCombine) {
  EXPECT_EQ(kBoneCurveChannels.size(), 4U);
  EXPECT_EQ(kCameraCurveChannels.size(), 6U);
  EXPECT_FALSE(kBoneCurveChannels.contains(CurveChannel::Distance));
  CurveChannels channels{CurveChannel::Y, CurveChannel::Fov};
  EXPECT_EQ(channels & kBoneCurveChannels, CurveChannels{CurveChannel::Y});
  channels.remove(CurveChannel::Y);
  EXPECT_EQ(channels, CurveChannels{CurveChannel::Fov});
  EXPECT_EQ(curveChannelsOf(TrackKind::Bone), kBoneCurveChannels);
  EXPECT_EQ(curveChannelsOf(TrackKind::Camera), kCameraCurveChannels);
  EXPECT_TRUE(curveChannelsOf(TrackKind::Morph).isEmpty());
}

TEST(CurveOperations, PresetsAreFoundById) {
  ASSERT_EQ(curvePresets().size(), 5U);
  EXPECT_EQ(findCurvePreset("linear"), (Curve{20, 20, 107, 107}));
  EXPECT_EQ(findCurvePreset("auto"), (Curve{64, 0, 64, 127}));
  EXPECT_EQ(findCurvePreset("bounce"), std::nullopt);
  for (const CurvePreset& preset : curvePresets()) EXPECT_EQ(findCurvePreset(preset.id), preset.curve) << preset.id;
}

TEST(SetCurve, OfMostOfALongTrackSharesTheOldKeys) {
  Keys<BoneKey> keys;
  for (Frame frame = 0; frame < 3000; ++frame) keys.append(frame * 2, restBoneKey());
  Motion motion;
  const TrackId arm = motion.ensureBone(test::nameOf("右腕"));
  Track<BoneKey>& track = motion.bones[arm.index].keys = Track<BoneKey>(keys);
  const Keys<BoneKey> before = track.keys();
  KeySelection selection = selectAllKeys(motion);
  selection.remove(arm, 0);
  selection.remove(arm, 3000);
  const Curve slow{64, 0, 64, 127};
  const KeyEdits edits = setCurve(motion, selection, {CurveChannel::X}, slow);
  ASSERT_EQ(edits.size(), 1U);
  EXPECT_TRUE(std::get<Keys<BoneKey>>(edits[0].before).values.sharesWith(before.values));
  applyEdits(motion, edits, EditSide::After);
  std::size_t changed = 0;
  for (std::size_t i = 0; i < track.size(); ++i) {
    EXPECT_EQ(track.values()[i].curves[0] == slow, selection.contains(arm, track.frames()[i]));
    changed += track.values()[i].curves[0] == slow ? 1U : 0U;
  }
  EXPECT_EQ(changed, 2998U);
  applyEdits(motion, edits, EditSide::Before);
  EXPECT_EQ(track.keys(), before);
}

TEST(SetCurve, InPartsOfALongTrackChangesNoKeyInBetween) {
  Keys<BoneKey> keys;
  for (Frame frame = 0; frame < 4000; ++frame) keys.append(frame, restBoneKey());
  Motion motion;
  const TrackId arm = motion.ensureBone(test::nameOf("右腕"));
  motion.bones[arm.index].keys = Track<BoneKey>(std::move(keys));
  KeySelection selection = selectKeys(motion, arm, {0, 10});
  selection.add(selectKeys(motion, arm, {1000, 3990}));
  const KeyEdits edits = setCurve(motion, selection, {CurveChannel::X}, Curve{64, 0, 64, 127});
  ASSERT_EQ(edits.size(), 2U);
  EXPECT_EQ(edits[0].range, (FrameRange{0, 10}));
  EXPECT_EQ(edits[1].range, (FrameRange{1000, 3990}));
}

}  // namespace
}  // namespace furitsuke::motion
