// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/edit.h"

#include <gtest/gtest.h>

#include <random>

#include "core/motion/key_edits.h"
#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

using test::addBone;
using test::boneKeyAt;
using test::keysOf;

TEST(EditBuilder, TurnsChangesIntoInvertibleEdits) {
  struct Row {
    const char* name;
    void (*change)(EditBuilder&, TrackId);
    const char* expected;
  };
  const Row rows[] = {
      {"set an existing key", [](EditBuilder& b, TrackId t) { b.set(t, 10, test::boneKeyAt(99)); }, "0:0 10:99 20:20"},
      {"add between", [](EditBuilder& b, TrackId t) { b.set(t, 15, test::boneKeyAt(99)); }, "0:0 10:10 15:99 20:20"},
      {"add after the last", [](EditBuilder& b, TrackId t) { b.set(t, 25, test::boneKeyAt(99)); },
       "0:0 10:10 20:20 25:99"},
      {"remove", [](EditBuilder& b, TrackId t) { b.remove(t, 10); }, "0:0 20:20"},
      {"remove a key that does not exist", [](EditBuilder& b, TrackId t) { b.remove(t, 11); }, "0:0 10:10 20:20"},
      {"the last change of a key wins",
       [](EditBuilder& b, TrackId t) {
         b.remove(t, 10);
         b.set(t, 10, test::boneKeyAt(1));
         b.set(t, 10, test::boneKeyAt(2));
       },
       "0:0 10:2 20:20"},
      {"far apart, in any order",
       [](EditBuilder& b, TrackId t) {
         b.remove(t, 20);
         b.set(t, 5, test::boneKeyAt(7));
         b.remove(t, 0);
       },
       "5:7 10:10"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    Motion motion;
    const TrackId track = test::addBone(motion, "右腕", {0, 10, 20}, 100);
    const Motion before = motion;
    EditBuilder builder(motion);
    row.change(builder, track);
    const KeyEdits edits = builder.build();
    applyEdits(motion, edits, EditSide::After);
    EXPECT_EQ(test::keysOf(motion, track), row.expected);
    applyEdits(motion, edits, EditSide::Before);
    EXPECT_EQ(motion, before);
  }
}

TEST(EditBuilder, DropsChangesWithoutEffect) {
  Motion motion;
  const TrackId track = test::addBone(motion, "右腕", {0, 10});
  EditBuilder builder(motion);
  builder.set(track, 10, test::boneKeyAt(10));
  builder.remove(track, 5);
  EXPECT_TRUE(builder.build().empty());
}

TEST(EditBuilder, KeepsTheRecordOfChangedAndMovedKeys) {
  Motion motion;
  const TrackId track = test::addBone(motion, "右腕", {0, 10}, 100);
  EditBuilder builder(motion);
  builder.set(track, 0, test::boneKeyAt(5));
  builder.remove(track, 10);
  builder.move(track, 30, test::boneKeyAt(10), 101);
  builder.set(track, 40, test::boneKeyAt(1));
  applyEdits(motion, builder.build(), EditSide::After);
  EXPECT_EQ(motion.bones[0].keys.keys().sources, (std::vector<SourceRecord>{100, 101, kNoSource}));
}

TEST(EditBuilder, CostIsProportionalToTheChanges) {
  Motion motion;
  Keys<BoneKey> keys;
  for (Frame frame = 0; frame < 10000; ++frame) keys.append(frame, test::boneKeyAt(0));
  const TrackId track = test::addBone(motion, "右腕", {});
  motion.bones[0].keys = Track<BoneKey>(std::move(keys));
  EditBuilder builder(motion);
  builder.remove(track, 3);
  builder.set(track, 9000, test::boneKeyAt(1));
  const KeyEdits edits = builder.build();
  ASSERT_EQ(edits.size(), 2U);
  for (const KeyEdit& edit : edits) EXPECT_LE(std::get<Keys<BoneKey>>(edit.before).size(), 1U);
  EXPECT_EQ(touchedFrames(edits), (FrameRange{3, 9000}));
  EXPECT_EQ(touchedTracks(edits), std::vector<TrackId>{track});
}

TEST(EditBuilder, MatchesAReferenceModelUnderRandomChanges) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    Motion motion;
    const TrackId track = test::addBone(motion, "右腕", {0, 3, 4, 7, 12, 13, 14, 20}, 0);
    const Motion before = motion;
    std::map<Frame, float> expected;
    for (const Frame frame : motion.frames(track)) expected[frame] = static_cast<float>(frame);
    EditBuilder builder(motion);
    for (int change = 0; change < 12; ++change) {
      const auto frame = static_cast<Frame>(random() % 22);
      if (random() % 2 == 0) {
        builder.remove(track, frame);
        expected.erase(frame);
      } else {
        const auto x = static_cast<float>(random() % 50);
        builder.set(track, frame, test::boneKeyAt(x));
        expected[frame] = x;
      }
    }
    const KeyEdits edits = builder.build();
    applyEdits(motion, edits, EditSide::After);
    const Track<BoneKey>& keys = motion.bones[0].keys;
    ASSERT_EQ(keys.size(), expected.size());
    std::size_t i = 0;
    for (const auto& [frame, x] : expected) {
      EXPECT_EQ(keys.frames()[i], frame);
      EXPECT_EQ(keys.values()[i].translation.x, x);
      ++i;
    }
    applyEdits(motion, edits, EditSide::Before);
    ASSERT_EQ(motion, before) << "round " << round;
  }
}

TEST(Edit, CountsTheKeysThatItChanges) {
  motion::Motion motion;
  const TrackId track = motion.ensureBone(test::nameOf("腕"));
  test::addBone(motion, "足", {0, 10, 11, 12});
  const TrackId leg = *motion.findBone(test::nameOf("足").bytes);
  const KeySelection all = selectAllKeys(motion);
  struct Row {
    Edit edit;
    std::size_t added, removed, changed, total;
  };
  EditBuilder builder(motion);
  builder.set(track, 5, restBoneKey());
  BoneKey moved = restBoneKey();
  moved.translation.x = 9;
  builder.set(leg, 10, moved);
  const Row rows[] = {{Edit{builder.build()}, 1, 0, 1, 2},
                      {deleteKeys(motion, all, FrameZeroRule::Ordinary), 0, 4, 0, 4},
                      {moveKeys(motion, all, 100, FrameZeroRule::Ordinary), 4, 4, 0, 4}};
  for (const Row& row : rows) {
    const KeyChangeCount count = keyChangeCount(row.edit.keys);
    EXPECT_EQ(count.added, row.added);
    EXPECT_EQ(count.removed, row.removed);
    EXPECT_EQ(count.changed, row.changed);
    EXPECT_EQ(count.total(), row.total);
    Edit counted = row.edit;
    counted.changedKeys = count.total();
    EXPECT_EQ(counted, row.edit) << "changes the same, counted or not";
  }
}

}  // namespace
}  // namespace furitsuke::motion
