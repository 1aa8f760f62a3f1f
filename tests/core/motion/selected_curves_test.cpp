// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/selected_curves.h"

#include <gtest/gtest.h>

#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

using test::addBone;

constexpr Curve kSlow{64, 0, 64, 127};

void put(Motion& motion, TrackId track, Frame frame, CurveChannels channels, const Curve& curve) {
  KeySelection key;
  key.add(track, frame);
  applyEdits(motion, setCurve(motion, key, channels, curve), EditSide::After);
}

TEST(SelectedCurves, EqualCurvesAreUniformAndOthersMixedPerByte) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10, 20});
  put(motion, arm, 20, {CurveChannel::X}, {20, 20, 107, 99});
  const SelectedCurves selected = selectedCurves(motion, selectAllKeys(motion));
  EXPECT_EQ(selected.keyCount, 3U);
  EXPECT_EQ(selected.trackCount, 1U);
  EXPECT_EQ(selected.firstKeyCount, 1U);
  EXPECT_EQ(selected.channels, kBoneCurveChannels);
  EXPECT_EQ(selected.first, (CurveKey{arm, 0}));
  const ChannelCurves& x = selected.channel(CurveChannel::X);
  EXPECT_TRUE(x.isMixed());
  EXPECT_FALSE(x.mixedX1 || x.mixedY1 || x.mixedX2);
  EXPECT_TRUE(x.mixedY2);
  EXPECT_EQ(x.different, (std::vector<Curve>{kLinearCurve, {20, 20, 107, 99}}));
  EXPECT_FALSE(selected.channel(CurveChannel::Y).isMixed());
}

TEST(SelectedCurves, TheListOfDifferentCurvesIsLimitedButMixedBytesAreDetected) {
  Motion motion;
  const TrackId arm = motion.ensureBone(test::nameOf("右腕"));
  Keys<BoneKey> keys;
  for (Frame frame = 0; frame < 100; ++frame) {
    BoneKey key = restBoneKey();
    key.curves[0].x1 = static_cast<std::uint8_t>(frame);
    if (frame == 99) key.curves[0].y2 = 1;
    keys.append(frame, key);
  }
  motion.bones[arm.index].keys = Track<BoneKey>(std::move(keys));
  const SelectedCurves selected = selectedCurves(motion, selectAllKeys(motion));
  EXPECT_EQ(selected.channel(CurveChannel::X).different.size(), ChannelCurves::kMaxListed);
  const ChannelCurves combined = combinedCurves(selected, {CurveChannel::X});
  EXPECT_TRUE(combined.mixedX1);
  EXPECT_TRUE(combined.mixedY2);
  EXPECT_FALSE(combined.mixedY1);
}

TEST(SelectedCurves, KeysAfterEverythingIsMixedAreStillCounted) {
  Motion motion;
  const TrackId arm = motion.ensureBone(test::nameOf("右腕"));
  const TrackId leg = motion.ensureBone(test::nameOf("右足"));
  for (const TrackId id : {arm, leg}) {
    Keys<BoneKey> keys;
    for (Frame i = 0; i < 50; ++i) {
      BoneKey key = restBoneKey();
      const auto byte = static_cast<std::uint8_t>(i);
      key.curves.fill({byte, byte, byte, byte});
      key.translation = {static_cast<float>(i), static_cast<float>(i), static_cast<float>(i)};
      key.rotation = {0, 0, static_cast<float>(i), 1};
      keys.append(i < 25 ? i : 2 * i, key);
    }
    motion.bones[id.index].keys = Track<BoneKey>(std::move(keys));
  }
  KeySelection selection = selectAllKeys(motion);
  selection.remove(leg, 60);
  selection.remove(leg, 7);
  const SelectedCurves selected = selectedCurves(motion, selection);
  EXPECT_EQ(selected.keyCount, 98U);
  EXPECT_EQ(selected.trackCount, 2U);
  EXPECT_EQ(selected.firstKeyCount, 2U);
  EXPECT_EQ(selected.adjacentKeyCount, 24U + 23U);
  EXPECT_EQ(selected.moving, kBoneCurveChannels);
  EXPECT_EQ(selected.channel(CurveChannel::Rotation).keyCount, 98U);
  EXPECT_EQ(selected.channel(CurveChannel::Rotation).different.size(), ChannelCurves::kMaxListed);
  EXPECT_EQ(selected.channel(CurveChannel::Distance).keyCount, 0U);
}

TEST(SelectedCurves, CombinedChannelsAreMixedWhereTheyDiffer) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10});
  put(motion, arm, 10, {CurveChannel::Y}, kSlow);
  KeySelection key;
  key.add(arm, 10);
  const SelectedCurves selected = selectedCurves(motion, key);
  EXPECT_FALSE(combinedCurves(selected, {CurveChannel::X, CurveChannel::Z}).isMixed());
  const ChannelCurves both = combinedCurves(selected, {CurveChannel::X, CurveChannel::Y});
  EXPECT_TRUE(both.isMixed());
  EXPECT_EQ(both.different.front(), kLinearCurve);
  EXPECT_TRUE(combinedCurves(selected, {}).different.empty());
}

TEST(SelectedCurves, OnlyKeysWithCurvesAreCounted) {
  Motion motion;
  test::addMorph(motion, "あ", {0, 10});
  const SelectedCurves selected = selectedCurves(motion, selectAllKeys(motion));
  EXPECT_EQ(selected.keyCount, 0U);
  EXPECT_TRUE(selected.channels.isEmpty());
  EXPECT_FALSE(selected.first);
}

//  frame 0 ---- 10 ---- 11 ---- 30: the span belongs to its later key
TEST(SelectedCurves, ASpanBelongsToItsLaterKey) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10, 11, 30});
  EXPECT_EQ(governedSpan(motion, arm, 10), (FrameRange{0, 10}));
  EXPECT_EQ(governedSpan(motion, arm, 30), (FrameRange{11, 30}));
  EXPECT_TRUE(governedSpan(motion, arm, 0).isEmpty());
  EXPECT_TRUE(governedSpan(motion, arm, 5).isEmpty());
  EXPECT_EQ(selectedCurves(motion, selectAllKeys(motion)).adjacentKeyCount, 1U);
}

TEST(SelectedCurves, ConstantChannelsAreDetected) {
  Motion motion;
  const TrackId arm = motion.ensureBone(test::nameOf("右腕"));
  BoneKey moved = restBoneKey();
  moved.translation = {-0.0F, 3.0F, 0.0F};
  BoneKey turned = moved;
  turned.rotation = {1, 0, 0, 0};
  BoneKey sameTurn = turned;
  sameTurn.rotation = {-1, 0, 0, 0};
  Keys<BoneKey> keys;
  keys.append(0, restBoneKey());
  keys.append(10, moved);
  keys.append(20, turned);
  keys.append(30, sameTurn);
  motion.bones[arm.index].keys = Track<BoneKey>(std::move(keys));
  EXPECT_EQ(movingChannels(motion, arm, 10), CurveChannels{CurveChannel::Y});
  EXPECT_EQ(movingChannels(motion, arm, 20), CurveChannels{CurveChannel::Rotation});
  EXPECT_TRUE(movingChannels(motion, arm, 30).isEmpty());
  EXPECT_TRUE(movingChannels(motion, arm, 0).isEmpty());
  EXPECT_EQ(selectedCurves(motion, selectAllKeys(motion)).moving,
            (CurveChannels{CurveChannel::Y, CurveChannel::Rotation}));
}

TEST(SelectedCurves, ThePlayheadIsFoundInTheSpanOfASelectedKey) {
  struct Row {
    const char* name;
    std::initializer_list<Frame> selected;
    Frame frame;
    std::optional<double> t;
    Frame key;
  };
  const Row rows[] = {{"in the middle", {10}, 5, 0.5, 10},
                      {"on the key itself", {10}, 10, 1.0, 10},
                      {"on the key before", {30}, 10, 0.0, 30},
                      {"in the span of a key that is not selected", {30}, 5, {}, 0},
                      {"after the last", {10, 30}, 31, {}, 0},
                      {"on a first key that is selected as well", {0, 10}, 0, 0.0, 10},
                      {"on a first key, the only selected one", {0}, 0, {}, 0},
                      {"in the later of two spans", {10, 30}, 15, 0.25, 30},
                      {"nothing selected", {}, 5, {}, 0}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Motion motion;
    const TrackId arm = test::addBone(motion, "右腕", {0, 10, 30});
    KeySelection selection;
    for (const Frame frame : row.selected) selection.add(arm, frame);
    const auto position = positionInSelectedSpans(motion, selection, row.frame);
    ASSERT_EQ(position.has_value(), row.t.has_value());
    if (!position) continue;
    EXPECT_DOUBLE_EQ(position->t, *row.t);
    EXPECT_EQ(position->key, (CurveKey{arm, row.key}));
  }
}

}  // namespace
}  // namespace furitsuke::motion
