// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/selection.h"

#include <gtest/gtest.h>

#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

using test::addBone;

class Selections : public ::testing::Test {
 protected:
  Motion motion;
  TrackId arm = test::addBone(motion, "右腕", {0, 10, 20});
  TrackId head = test::addBone(motion, "頭", {5});
};

TEST_F(Selections, AreSetsOfKeys) {
  KeySelection selection;
  selection.add(arm, 20);
  selection.add(arm, 0);
  selection.add(arm, 20);
  selection.add(head, 5);
  EXPECT_EQ(selection.keyCount(), 3U);
  EXPECT_EQ(selection.trackCount(), 2U);
  EXPECT_EQ(selection.frameRange(), (FrameRange{0, 20}));
  EXPECT_TRUE(selection.contains(arm, 0));
  EXPECT_FALSE(selection.contains(arm, 10));
  selection.remove(head, 5);
  EXPECT_EQ(selection.trackCount(), 1U);
}

TEST_F(Selections, UniteAndSubtract) {
  KeySelection a = selectKeys(motion, arm, {0, 10});
  a.add(selectKeys(motion, arm, {10, 20}));
  EXPECT_EQ(a, selectKeys(motion, arm));
  a.remove(selectKeys(motion, arm, {10, 10}));
  EXPECT_EQ(a.keyCount(), 2U);
  a.remove(selectAllKeys(motion));
  EXPECT_TRUE(a.isEmpty());
}

TEST_F(Selections, DropFramesWithoutKeys) {
  KeySelection selection = selectAllKeys(motion);
  selection.add(arm, 7);
  selection.add({TrackKind::Bone, 99}, 0);
  selection.keepExisting(motion);
  EXPECT_EQ(selection, selectAllKeys(motion));
}

TEST(KeySelection, AWholeTrackSharesItsFramesWithTheMotion) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10, 20});
  const auto isShared = [&](const KeySelection& selection) {
    return selection.tracks().at(arm).sharesWith(motion.frameColumn(arm));
  };
  EXPECT_TRUE(isShared(selectAllKeys(motion)));
  EXPECT_TRUE(isShared(selectKeys(motion, arm)));
  EXPECT_TRUE(isShared(selectKeys(motion, arm, {0, 20})));
  EXPECT_FALSE(isShared(selectKeys(motion, arm, {0, 10})));
  KeySelection byFrames;
  byFrames.add(arm, 0);
  byFrames.add(arm, 10);
  byFrames.add(arm, 20);
  EXPECT_EQ(byFrames, selectAllKeys(motion));
  byFrames.keepExisting(motion);
  EXPECT_TRUE(isShared(byFrames));
}

TEST(KeySelection, ChangingASharedSelectionDoesNotChangeTheMotion) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10, 20});
  KeySelection selection = selectAllKeys(motion);
  selection.add(arm, 30);
  selection.remove(arm, 10);
  EXPECT_EQ(selection.frames(arm).size(), 3U);
  EXPECT_EQ(motion.frames(arm).size(), 3U);
  EXPECT_EQ(motion.frames(arm)[1], 10);
  selection.keepExisting(motion);
  EXPECT_EQ(selection.frames(arm).size(), 2U);
  EXPECT_EQ(selection.frames(arm)[1], 20);
}

}  // namespace
}  // namespace furitsuke::motion
