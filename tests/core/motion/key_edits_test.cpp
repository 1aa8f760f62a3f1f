// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/key_edits.h"

#include <gtest/gtest.h>

#include "core/operations/time/shift.h"
#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

using test::addBone;
using test::addMorph;
using test::framesOf;
using test::keysOf;

KeySelection selected(TrackId track, std::initializer_list<Frame> frames) {
  KeySelection selection;
  for (const Frame frame : frames) selection.add(track, frame);
  return selection;
}

//  frame    0    10    20    30      each key's x is its frame, so that moved keys are recognized
TEST(Operations, MoveKeysInTime) {
  struct Row {
    const char* name;
    std::initializer_list<Frame> keys;
    std::int64_t by;
    FrameZeroRule rule;
    const char* expected;
    std::initializer_list<Frame> selectedAfter;
  };
  const Row rows[] = {
      {"into free frames", {10}, 5, FrameZeroRule::AsMmd, "0:0 15:10 20:20 30:30", {15}},
      {"backward", {20}, -5, FrameZeroRule::AsMmd, "0:0 10:10 15:20 30:30", {15}},
      {"onto another key, which is overwritten", {10}, 10, FrameZeroRule::AsMmd, "0:0 20:10 30:30", {20}},
      {"past other keys", {10}, 25, FrameZeroRule::AsMmd, "0:0 20:20 30:30 35:10", {35}},
      {"several, one to the frame of another", {10, 20}, 10, FrameZeroRule::AsMmd, "0:0 20:10 30:20", {20, 30}},
      {"the first key leaves a copy, as in MMD", {0}, 5, FrameZeroRule::AsMmd, "0:0 5:0 10:10 20:20 30:30", {5}},
      {"the first key without that rule", {0}, 5, FrameZeroRule::Ordinary, "5:0 10:10 20:20 30:30", {5}},
      {"not before frame 0, keeping the distances", {10, 30}, -50, FrameZeroRule::AsMmd, "0:10 20:30", {0, 20}},
      {"not after the last frame",
       {30},
       std::int64_t{1} << 40,
       FrameZeroRule::AsMmd,
       "0:0 10:10 20:20 2147483647:30",
       {kMaxFrame}},
      {"by 0 frames", {10}, 0, FrameZeroRule::AsMmd, "0:0 10:10 20:20 30:30", {10}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Motion motion;
    const TrackId track = test::addBone(motion, "右腕", {0, 10, 20, 30}, 0);
    const Motion before = motion;
    const Edit proposal = moveKeys(motion, selected(track, row.keys), row.by, row.rule);
    applyEdits(motion, proposal.keys, EditSide::After);
    EXPECT_EQ(test::keysOf(motion, track), row.expected);
    EXPECT_EQ(proposal.selection, selected(track, row.selectedAfter));
    applyEdits(motion, proposal.keys, EditSide::Before);
    EXPECT_EQ(motion, before);
  }
}

TEST(Operations, AMovedKeyKeepsItsRecordAndACopyDoesNot) {
  Motion motion;
  const TrackId track = test::addBone(motion, "右腕", {0, 10}, 100);
  applyEdits(motion, moveKeys(motion, selected(track, {0, 10}), 5, FrameZeroRule::AsMmd).keys, EditSide::After);
  EXPECT_EQ(test::framesOf(motion, track), "0 5 15");
  EXPECT_EQ(motion.bones[0].keys.keys().sources, (std::vector<SourceRecord>{100, kNoSource, 101}));
}

//  frame    0    10    20    30      later keys move along, only the selected keys stay selected
TEST(Operations, RippleMovesTheFollowingKeys) {
  struct Row {
    const char* name;
    std::initializer_list<Frame> keys;
    std::int64_t by;
    const char* expected;
    std::initializer_list<Frame> selectedAfter;
  };
  const Row rows[] = {
      {"later", {10}, 5, "0:0 15:10 25:20 35:30", {15}},
      {"earlier", {20}, -5, "0:0 10:10 15:20 25:30", {15}},
      {"to before the previous key, closing the gap", {20}, -15, "0:0 5:20 15:30", {5}},
      {"not before frame 0", {10}, -40, "0:10 10:20 20:30", {0}},
      {"all keys from the first selected one on", {10, 30}, 1, "0:0 11:10 21:20 31:30", {11, 31}},
      {"a key at frame 0 leaves a copy, as in MMD", {0}, 3, "0:0 3:0 13:10 23:20 33:30", {3}},
      {"not past the last frame", {10}, kMaxFrame, "", {}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Motion motion;
    const TrackId bone = test::addBone(motion, "右腕", {0, 10, 20, 30});
    const TrackId other = test::addBone(motion, "左腕", {0, 12});
    const Edit proposal = operations::rippleKeys(motion, selected(bone, row.keys), row.by, FrameZeroRule::AsMmd);
    applyEdits(motion, proposal.keys, EditSide::After);
    EXPECT_EQ(test::framesOf(motion, other), "0 12");
    if (row.by == kMaxFrame) {
      EXPECT_EQ(motion.frames(bone).back(), kMaxFrame);
      EXPECT_EQ(proposal.selection, selected(bone, {kMaxFrame - 20}));
    } else {
      EXPECT_EQ(test::keysOf(motion, bone), row.expected);
      EXPECT_EQ(proposal.selection, selected(bone, row.selectedAfter));
    }
  }
}

TEST(Operations, DuplicateKeysAtADistance) {
  Motion motion;
  const TrackId track = test::addBone(motion, "右腕", {0, 10, 20}, 100);
  const Edit proposal = duplicateKeys(motion, selected(track, {0, 10}), 10);
  applyEdits(motion, proposal.keys, EditSide::After);
  EXPECT_EQ(test::keysOf(motion, track), "0:0 10:0 20:10");
  EXPECT_EQ(proposal.selection, selected(track, {10, 20}));
}

TEST(Operations, DeleteKeys) {
  struct Row {
    const char* name;
    std::initializer_list<Frame> keys;
    FrameZeroRule rule;
    const char* expected;
  };
  for (const Row& row : {Row{"some", {10}, FrameZeroRule::AsMmd, "0:7 20:20"},
                         {"the first becomes the rest value, as in MMD", {0, 20}, FrameZeroRule::AsMmd, "0:0 10:10"},
                         {"the first without that rule", {0, 20}, FrameZeroRule::Ordinary, "10:10"}}) {
    SCOPED_TRACE(row.name);
    Motion motion;
    const TrackId track = test::addBone(motion, "右腕", {0, 10, 20});
    applyEdits(motion,
               changeKeys<BoneKey>(motion, selected(track, {0}), [](BoneKey& key, Frame) { key.translation.x = 7; }),
               EditSide::After);
    const Edit proposal = deleteKeys(motion, selected(track, row.keys), row.rule);
    applyEdits(motion, proposal.keys, EditSide::After);
    EXPECT_EQ(test::keysOf(motion, track), row.expected);
    EXPECT_TRUE(proposal.selection->isEmpty());
  }
}

TEST(Operations, ExtractAndInsertKeysElsewhere) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0, 10, 20}, 5);
  const TrackId smile = test::addMorph(motion, "笑い", {12, 40});
  KeySelection selection = selected(arm, {10, 20});
  selection.add(smile, 12);

  const Motion rebased = extractKeys(motion, selection, Rebase::ToZero);
  EXPECT_EQ(test::framesOf(rebased, arm), "0 10");
  EXPECT_EQ(test::framesOf(rebased, smile), "2");
  EXPECT_EQ(rebased.bones[0].keys.sources()[0], kNoSource);
  EXPECT_EQ(test::framesOf(extractKeys(motion, selection, Rebase::Keep), arm), "10 20");

  Motion other;
  const TrackId otherArm = test::addBone(other, "右腕", {100, 105});
  EXPECT_TRUE(ensureTracks(other, rebased));
  EXPECT_FALSE(ensureTracks(other, rebased));
  const Edit proposal = insertMotion(other, rebased, 95);
  applyEdits(other, proposal.keys, EditSide::After);
  EXPECT_EQ(test::keysOf(other, otherArm), "95:10 100:100 105:20");
  EXPECT_EQ(test::framesOf(other, *other.findMorph(test::nameOf("笑い").bytes)), "97");
  EXPECT_EQ(proposal.selection->keyCount(), 3U);
}

TEST(Operations, InsertDropsKeysBeyondTheLastFrame) {
  Motion source;
  test::addBone(source, "右腕", {0, 10});
  Motion target;
  const TrackId track = test::addBone(target, "右腕", {});
  applyEdits(target, insertMotion(target, source, kMaxFrame - 5).keys, EditSide::After);
  EXPECT_EQ(test::framesOf(target, track), std::to_string(kMaxFrame - 5));
}

TEST(Operations, ChangeOnlyKeysOfTheGivenKind) {
  Motion motion;
  const TrackId arm = test::addBone(motion, "右腕", {0});
  const TrackId smile = test::addMorph(motion, "笑い", {0});
  KeySelection selection = selectAllKeys(motion);
  applyEdits(motion, changeKeys<MorphKey>(motion, selection, [](MorphKey& key, Frame) { key.weight = 0.25F; }),
             EditSide::After);
  EXPECT_EQ(motion.morphs[smile.index].keys.values()[0].weight, 0.25F);
  EXPECT_EQ(test::keysOf(motion, arm), "0:0");
}

}  // namespace
}  // namespace furitsuke::motion
