// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/captured_keys.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <utility>

#include "core/motion/layers/stored_layers.h"
#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

/// A bone with a key at each frame of the ranges, whose x is the frame times `factor`.
Motion recorded(const char* bone, std::initializer_list<FrameRange> ranges, float factor = 1) {
  Keys<BoneKey> keys;
  for (const FrameRange& range : ranges) {
    for (Frame frame = range.first; frame <= range.last; ++frame) {
      keys.append(frame, test::boneKeyAt(static_cast<float>(frame) * factor));
    }
  }
  Motion motion;
  motion.bones.push_back({test::nameOf(bone), Track<BoneKey>(std::move(keys))});
  return motion;
}

TEST(CapturedKeys, AreKeptBesideAMotionAndForgotten) {
  Motion motion = recorded("頭", {{0, 9}});
  EXPECT_EQ(capturedKeys(motion), nullptr);
  EXPECT_TRUE(motion.annotations.isEmpty());
  setCapturedKeys(motion.annotations, capturedKeysOf(motion));
  ASSERT_NE(capturedKeys(motion), nullptr);
  EXPECT_EQ(capturedKeys(motion)->keyCount(), 10U);
  EXPECT_FALSE(motion.annotations.isEmpty());
  const Motion copy = motion;
  EXPECT_EQ(copy, motion);
  setCapturedKeys(motion.annotations, {});
  EXPECT_EQ(capturedKeys(motion), nullptr);
  EXPECT_TRUE(motion.annotations.isEmpty());
  EXPECT_NE(copy, motion);
}

TEST(CapturedKeys, KnowWhichFramesWereLost) {
  const CapturedKeys captured = capturedKeysOf(recorded("頭", {{0, 20}, {30, 60}}));
  EXPECT_EQ(lostFrames(captured, capturedBone(captured, test::nameOf("頭").bytes)->frames()),
            (std::vector<FrameRange>{{20, 30}}));
  EXPECT_EQ(capturedBone(captured, test::nameOf("首").bytes), nullptr);
  CapturedKeys two = capturedKeysOf(recorded("頭", {{0, 20}}));
  two = joinedCaptures(std::move(two), capturedKeysOf(recorded("頭", {{30, 60}})));
  EXPECT_EQ(two.takes.size(), 2U);
  EXPECT_TRUE(lostFrames(two, capturedBone(two, test::nameOf("頭").bytes)->frames()).empty())
      << "nothing was recorded between two takes";
}

TEST(CapturedKeys, OfALaterTakeReplaceThoseOfItsBones) {
  CapturedKeys joined = capturedKeysOf(recorded("頭", {{0, 20}}));
  joined = joinedCaptures(std::move(joined), capturedKeysOf(recorded("首", {{5, 30}}, 2)));
  joined = joinedCaptures(std::move(joined), capturedKeysOf(recorded("頭", {{10, 12}}, 3)));
  EXPECT_EQ(joined.takes, (std::vector<FrameRange>{{0, 30}}));
  const Track<BoneKey>& head = *capturedBone(joined, test::nameOf("頭").bytes);
  EXPECT_EQ(head.size(), 21U);
  EXPECT_EQ(head.values()[9].translation.x, 9);
  EXPECT_EQ(head.values()[11].translation.x, 33);
  EXPECT_EQ(capturedBone(joined, test::nameOf("首").bytes)->size(), 26U);
}

TEST(CapturedKeys, MoveWithTheirFramesAndAreLeftOutWhereTimeIsStretched) {
  const CapturedKeys captured = capturedKeysOf(recorded("頭", {{0, 20}}));
  using Moved = std::optional<std::int64_t>;
  const CapturedKeys later = movedCapture(captured, [](Frame frame) { return Moved(frame + 100); });
  EXPECT_EQ(later.takes, (std::vector<FrameRange>{{100, 120}}));
  EXPECT_EQ(later.bones[0].keys.values()[3].translation.x, 3);
  EXPECT_EQ(later.bones[0].keys.frames()[3], 103);
  const CapturedKeys apart = movedCapture(captured, [](Frame frame) { return Moved(frame < 10 ? frame : frame + 5); });
  EXPECT_EQ(apart.takes, (std::vector<FrameRange>{{0, 9}, {15, 25}}));
  EXPECT_TRUE(lostFrames(apart, apart.bones[0].keys.frames()).empty()) << "inserted frames are not lost ones";
  const CapturedKeys cut = movedCapture(captured, [](Frame frame) { return frame < 5 ? Moved() : Moved(frame - 5); });
  EXPECT_EQ(cut.takes, (std::vector<FrameRange>{{0, 15}}));
  EXPECT_EQ(cut.bones[0].keys.values()[0].translation.x, 5);
  EXPECT_TRUE(movedCapture(captured, [](Frame frame) { return Moved(2 * frame); }).empty());
}

}  // namespace
}  // namespace furitsuke::motion
