// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "core/edit/document/pose_registration.h"
#include "core/io/motion_file.h"
#include "core/motion/default_keys.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

// Keys that are registered with the curves of MMD. The files of reference/mmd/files were saved by MMD, one after
// another.
namespace furitsuke::edit {
namespace {

namespace fs = std::filesystem;

/// The values that the keys of a saved motion have at the frame.
motion::PoseDraft poseOf(const motion::Motion& motion, Frame frame) {
  motion::PoseDraft pose;
  for (const auto& track : motion.bones) {
    const motion::BoneKey* key = track.keys.find(frame);
    if (key != nullptr) pose.set(motion::BonePose{track.name, key->translation, key->rotation});
  }
  return pose;
}

TEST(RegisteringAsMmd, GivesTheKeysThatMmdSaved) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  struct Row {
    const char* before;
    Frame frame;
    const char* after;
  };
  for (const Row& row : {Row{"r0.vmd", 30, "r1.vmd"}, Row{"r2_undo.vmd", 20, "r3_physoff.vmd"}}) {
    SCOPED_TRACE(row.after);
    const fs::path files = *reference / "mmd" / "files";
    const auto before = io::loadMotion(files / row.before);
    const auto after = io::loadMotion(files / row.after);
    ASSERT_TRUE(before.ok() && after.ok());
    motion::Motion motion = before->motion;
    const motion::Edit edit = registeredPose(motion, poseOf(after->motion, row.frame), row.frame, {},
                                             eval::PreExtrapolation::Rest, motion::SpanCurves::Mmd);
    motion::applyEdits(motion, edit.keys, motion::EditSide::After);
    ASSERT_EQ(motion.bones.size(), after->motion.bones.size());
    for (std::size_t i = 0; i < motion.bones.size(); ++i) {
      const motion::Track<motion::BoneKey>& keys = motion.bones[i].keys;
      const motion::Track<motion::BoneKey>& theirs = after->motion.bones[i].keys;
      EXPECT_TRUE(std::ranges::equal(keys.frames(), theirs.frames())) << motion.bones[i].name.text();
      EXPECT_TRUE(std::ranges::equal(keys.values(), theirs.values())) << motion.bones[i].name.text();
    }
  }
}

TEST(RegisteringAsMmd, ChangesCurvesOnlyBetweenTwoKeys) {
  constexpr motion::Curve kDrawn{10, 20, 30, 50};
  constexpr motion::Curve kInto{64, 0, 87, 87};
  struct Row {
    const char* name;
    Frame frame;
    motion::Curve x, rotation;  ///< of the registered key
    motion::Curve nextX;        ///< of the key at frame 20
  };
  const Row rows[] = {
      {"between two keys", 15, kInto, motion::kLinearCurve, {40, 40, 30, 50}},
      {"between rest and the first key", 5, kInto, motion::kLinearCurve, kDrawn},
      {"an existing key", 20, kDrawn, kDrawn, kDrawn},
      {"after the last key", 25, motion::kLinearCurve, motion::kLinearCurve, kDrawn},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    motion::Motion motion;
    test::addBone(motion, "右腕", {10, 20});
    motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
    for (motion::BoneKey& key : keys.values.edit()) key.curves.fill(kDrawn);
    motion.bones[0].keys = motion::Track<motion::BoneKey>(keys);
    motion::PoseDraft pose;
    pose.set(motion::BonePose{test::nameOf("右腕"), {1, 2, 3}, {0, 0, 0, 1}});
    const motion::Edit edit =
        registeredPose(motion, pose, row.frame, {}, eval::PreExtrapolation::Rest, motion::SpanCurves::Mmd);
    motion::applyEdits(motion, edit.keys, motion::EditSide::After);
    const motion::BoneKey& key = *motion.bones[0].keys.find(row.frame);
    EXPECT_EQ(key.translation, (Vec3{1, 2, 3}));
    EXPECT_EQ(key.curves[0], row.x);
    EXPECT_EQ(key.curves[3], row.rotation);
    EXPECT_EQ(motion.bones[0].keys.find(20)->curves[0], row.nextX);
    EXPECT_EQ(motion.bones[0].keys.find(20)->curves[3], kDrawn);
  }
}

}  // namespace
}  // namespace furitsuke::edit
