// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string_view>

#include "core/io/json/annotation_file.h"
#include "tests/core/operations/physics/physics_poses.h"
#include "tests/core/operations/run_operation.h"

namespace furitsuke::operations {
namespace {

motion::Motion ran(const test::HandMade& made, const motion::Motion& motion, std::string_view operation) {
  const test::RunResult result = test::resultIn({.model = &made.model}, motion, operation, {});
  EXPECT_EQ(result.error, "");
  return result.motion;
}

const motion::Track<motion::BoneKey>& keysOf(const motion::Motion& motion, std::string_view bone) {
  return motion.bones[motion.findBone(bone)->index].keys;
}

TEST(UnbakePhysics, GivesBackWhatTheBakeReplaced) {
  test::HandMade made = test::swingingTail();
  made.bone(0, {2, 25, 0});
  made.bone(3, {3, 20, 0});
  made.chain(4, 5, {3, 2, 1});
  made.key(1, 0, {0, 0, 0}, test::aboutX(10));
  made.key(1, 40, {1, 2, 3}, test::aboutX(50));
  made.key(2, 15, {0, 0, 0}, test::aboutX(30));
  made.motion.property = motion::Track<motion::VisibilityIkKey>({{0}, {{true, {}}}, {motion::kNoSource}});
  const motion::Motion baked = ran(made, made.motion, "bake-physics");
  EXPECT_NE(baked, made.motion);
  // Also after it was saved and read again.
  motion::Motion read = baked;
  const auto annotations = io::annotationsFromJson(io::annotationsToJson(baked.annotations));
  ASSERT_TRUE(annotations.ok());
  read.annotations = *annotations;
  for (const motion::Motion& motion : {baked, read}) EXPECT_EQ(ran(made, motion, "unbake-physics"), made.motion);
  // What was changed since stays the work of the user.
  motion::Motion changed = baked;
  const auto id = *changed.findBone("1");
  motion::Keys<motion::BoneKey> key = changed.bones[id.index].keys.slice({0, 0});
  key.values.edit().front().translation.x += 1;
  changed.bones[id.index].keys.replace({0, 0}, key);
  const motion::Motion back = ran(made, changed, "unbake-physics");
  EXPECT_NE(keysOf(back, "1"), keysOf(made.motion, "1"));
  for (const motion::BoneKey& bone : keysOf(back, "1").values()) EXPECT_TRUE(bone.physics) << "released all the same";
  EXPECT_EQ(keysOf(back, "2"), keysOf(made.motion, "2"));
}

}  // namespace
}  // namespace furitsuke::operations
