// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstddef>

#include "core/operations/scope.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

TEST(Scope, FindsTracksAndFramesByText) {
  motion::Motion motion;
  test::addBone(motion, "右腕,袖", {0, 10});
  test::addBone(motion, "右足", {0, 10, 20});
  test::addMorph(motion, "あ", {5});
  struct Row {
    const char* tracks;
    const char* frames;
    std::size_t keys;
    std::size_t notes;
  };
  for (const Row& row : {Row{"", "", 6, 0}, Row{"bones", "", 5, 0}, Row{"右腕,袖", "10", 1, 0}, Row{"右*", "5-", 3, 0},
                         Row{"morph:あ,右足", "-10", 3, 0}, Row{"頭,右足", "", 3, 1}, Row{"morphs", "6-7", 0, 1}}) {
    const auto scope = keysInScope(motion, row.tracks, row.frames);
    ASSERT_TRUE(scope.ok());
    EXPECT_EQ(scope->keys.keyCount(), row.keys) << row.tracks;
    EXPECT_EQ(scope->notes.size(), row.notes) << row.tracks;
  }
  motion.morphs.clear();
  for (const Row& row : {Row{"bones,morphs", "", 5, 0}, Row{"morphs", "", 0, 1}}) {
    const auto scope = keysInScope(motion, row.tracks, row.frames);
    ASSERT_TRUE(scope.ok());
    EXPECT_EQ(scope->keys.keyCount(), row.keys) << row.tracks;
    EXPECT_EQ(scope->notes.size(), row.notes) << row.tracks;
  }
  for (const char* frames : {"a", "-", "10-5", "1-2-3", "3.5"}) EXPECT_FALSE(keysInScope(motion, "", frames).ok());
}

}  // namespace
}  // namespace furitsuke::operations
