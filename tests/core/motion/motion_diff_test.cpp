// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/motion_diff.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "tests/support/motions.h"

namespace furitsuke::motion {
namespace {

using test::addBone;

Motion start() {
  Motion motion;
  test::addBone(motion, "a", {0, 10, 20});
  test::addBone(motion, "b", {5});
  test::addMorph(motion, "a", {3});
  Keys<SelfShadowKey> shadow;
  shadow.append(7, {1, 0});
  motion.selfShadow = Track(std::move(shadow));
  return motion;
}

void setBone(Motion& motion, TrackId track, Frame frame, const BoneKey& key) {
  Keys<BoneKey> keys;
  keys.append(frame, key);
  motion.bones[track.index].keys.replace({frame, frame}, keys);
}

/// "changed a 10; added b 6": all differences on one line.
std::string summary(const Motion& before, const Motion& after) {
  const MotionDifferences differences = diffMotions(before, after);
  std::string text = differences.modelName ? "modelName" : "";
  for (const KeyDifference& key : differences.keys) {
    const std::string track = key.before ? trackPath(before, key.before->track) : trackPath(after, key.after->track);
    text +=
        (text.empty() ? "" : "; ") + std::string(differenceName(key)) + ' ' + track + ' ' + std::to_string(key.frame);
  }
  return text;
}

TEST(MotionDiff, ReportsEachKeyThatDiffers) {
  const TrackId a{TrackKind::Bone, 0};
  const struct {
    const char* what;
    std::function<void(Motion&)> change;
    const char* forth;
    const char* back;
  } rows[] = {
      {"nothing", [](Motion&) {}, "", ""},
      {"value", [&](Motion& m) { setBone(m, a, 10, test::boneKeyAt(1)); }, "changed a 10", "changed a 10"},
      {"negative zero", [&](Motion& m) { setBone(m, a, 0, test::boneKeyAt(-0.0F)); }, "changed a 0", "changed a 0"},
      {"key between", [&](Motion& m) { setBone(m, a, 15, {}); }, "added a 15", "removed a 15"},
      {"key after the last", [&](Motion& m) { setBone(m, a, 25, {}); }, "added a 25", "removed a 25"},
      {"first key removed",
       [&](Motion& m) {
         m.bones[0].keys.replace({0, 0}, {});
       },
       "removed a 0", "added a 0"},
      {"new track",
       [](Motion& m) {
         test::addBone(m, "c", {1, 2});
       },
       "added c 1; added c 2", "removed c 1; removed c 2"},
      {"track removed", [](Motion& m) { m.bones.erase(m.bones.begin()); }, "removed a 0; removed a 10; removed a 20",
       "added a 0; added a 10; added a 20"},
      {"empty track", [](Motion& m) { test::addBone(m, "c", {}); }, "", ""},
      {"other order of tracks", [](Motion& m) { std::swap(m.bones[0], m.bones[1]); }, "", ""},
      {"morph and bone with the same name", [](Motion& m) { m.morphs.clear(); }, "removed morph:a 3",
       "added morph:a 3"},
      {"shadow", [](Motion& m) { m.selfShadow = {}; }, "removed selfShadow 7", "added selfShadow 7"},
      {"model name", [](Motion& m) { m.modelName = test::nameOf("x"); }, "modelName", "modelName"},
  };
  for (const auto& row : rows) {
    Motion changed = start();
    row.change(changed);
    EXPECT_EQ(summary(start(), changed), row.forth) << row.what;
    EXPECT_EQ(summary(changed, start()), row.back) << row.what << ", reversed";
  }
}

TEST(MotionDiff, IgnoresSourceRecords) {
  Motion fromFile;
  test::addBone(fromFile, "a", {0, 10}, 5);
  Motion made;
  test::addBone(made, "a", {0, 10});
  EXPECT_TRUE(diffMotions(fromFile, made).empty());
}

TEST(MotionDiff, RefersToKeysOfBothMotions) {
  Motion before = start();
  Motion after = start();
  std::swap(after.bones[0], after.bones[1]);
  setBone(after, {TrackKind::Bone, 1}, 5, {});
  setBone(after, {TrackKind::Bone, 1}, 20, test::boneKeyAt(1));
  const MotionDifferences differences = diffMotions(before, after);
  ASSERT_EQ(differences.keys.size(), 2U);
  EXPECT_EQ(differences.keys[0], (KeyDifference{5, {}, KeyIndex{{TrackKind::Bone, 1}, 1}}));
  EXPECT_EQ(differences.keys[1],
            (KeyDifference{20, KeyIndex{{TrackKind::Bone, 0}, 2}, KeyIndex{{TrackKind::Bone, 1}, 3}}));
}

}  // namespace
}  // namespace furitsuke::motion
