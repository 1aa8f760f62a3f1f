// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/pose_draft.h"

#include <gtest/gtest.h>

#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

BonePose boneAt(const char* name, float x) { return {test::nameOf(name), {x, 0, 0}, {0, 0, 0, 1}}; }

TEST(PoseDrafts, ContainEachNameOnceInSortedOrder) {
  PoseDraft draft;
  EXPECT_TRUE(draft.isEmpty());
  for (const char* name : {"b", "c", "a"}) draft.set(boneAt(name, 1));
  draft.set(boneAt("c", 2));
  draft.set(MorphPose{test::nameOf("c"), 0.5F});
  std::string names;
  for (const BonePose& bone : draft.bones()) names += bone.name.bytes;
  EXPECT_EQ(names, "abc");
  EXPECT_EQ(draft.findBone("c")->translation.x, 2);
  EXPECT_EQ(draft.findMorph("c")->weight, 0.5F);
  EXPECT_EQ(draft.findBone("d"), nullptr);
  EXPECT_EQ(draft.findMorph("a"), nullptr) << "a bone is not a morph";
}

TEST(PoseDrafts, RemoveTheNamesOfAnotherDraft) {
  PoseDraft draft;
  for (const char* name : {"a", "b"}) draft.set(boneAt(name, 1));
  draft.set(MorphPose{test::nameOf("a"), 1});
  PoseDraft other;
  other.set(boneAt("a", 7));
  other.set(boneAt("z", 7));
  draft.remove(other);
  EXPECT_EQ(draft.bones().size(), 1U);
  EXPECT_NE(draft.findBone("b"), nullptr);
  EXPECT_NE(draft.findMorph("a"), nullptr);
  draft.removeBone("b");
  draft.removeMorph("a");
  EXPECT_EQ(draft, PoseDraft());
}

}  // namespace
}  // namespace furitsuke::motion
