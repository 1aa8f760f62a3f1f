// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;

TEST(MotionOperations, MergeFollowsTheConflictRule) {
  motion::Motion motion;
  const motion::TrackId arm = test::addBone(motion, "右腕", {0, 10, 15, 30});
  motion::Motion other;
  test::addBone(other, "左腕", {5});
  test::addBone(other, "右腕", {0, 1, 10});
  for (const auto& [mode, expected] :
       std::vector<std::pair<std::string, std::string>>{{"add", "0:0 10:0 11:1 15:15 20:10 30:30"},
                                                        {"keep", "0:0 10:10 11:1 15:15 20:10 30:30"},
                                                        {"replace", "0:0 10:0 11:1 20:10 30:30"}}) {
    const RunResult merged = test::resultOf(motion, "merge", {{"with", "b"}, {"at", "10"}, {"mode", mode}}, &other);
    EXPECT_EQ(test::keysOf(merged.motion, arm), expected) << mode;
    EXPECT_EQ(test::keysOf(merged.motion, *motion::findTrack(merged.motion, "左腕")), "15:5");
  }
  const RunResult outside =
      test::resultOf(motion, "merge", {{"with", "b"}, {"at", "-1"}, {"its-tracks", "右腕"}}, &other);
  EXPECT_EQ(test::keysOf(outside.motion, arm), "0:1 9:10 10:10 15:15 30:30");
  EXPECT_EQ(outside.notes.size(), 1U);
}

TEST(MotionOperations, RenameAllowsCyclesButNotExistingNames) {
  motion::Motion motion;
  test::addBone(motion, "A", {0});
  test::addBone(motion, "B", {1});
  test::addBone(motion, "C", {2});
  test::addMorph(motion, "A", {3});
  const RunResult cycle = test::resultOf(motion, "rename", {{"table", "t"}}, nullptr,
                                         {{"A", "B"}, {"B", "C"}, {"C", "A"}, {"morph:A", "morph:あ"}, {"D", "E"}});
  EXPECT_EQ(test::keysOf(cycle.motion, *motion::findTrack(cycle.motion, "B")), "0:0");
  EXPECT_EQ(test::keysOf(cycle.motion, *motion::findTrack(cycle.motion, "C")), "1:1");
  EXPECT_EQ(test::keysOf(cycle.motion, *motion::findTrack(cycle.motion, "A")), "2:2");
  EXPECT_EQ(test::framesOf(cycle.motion, *motion::findTrack(cycle.motion, "morph:あ")), "3");
  ASSERT_EQ(cycle.notes.size(), 1U);
  EXPECT_EQ(cycle.notes[0].track, "D");
  const RunResult conflict = test::resultOf(motion, "rename", {{"table", "t"}}, nullptr, {{"A", "B"}, {"B", "C"}});
  EXPECT_EQ(conflict.motion, motion) << "C exists, so B is not renamed, so A is not renamed";
  EXPECT_EQ(conflict.notes.size(), 2U);
}

/// A motion whose file has names in GBK and was read as CP932.
motion::Motion garbledMotion() {
  motion::Motion motion;
  test::addBone(motion, "A", {0});
  motion.bones.push_back({Name::fromBytes("\xCD\xB7"), motion.bones[0].keys});          // 头
  motion.bones.push_back({Name::fromBytes("\xD3\xD2\xB1\xDB"), motion.bones[0].keys});  // 右臂
  motion::VisibilityIkKey property = motion::restVisibilityIkKey();
  property.ik.push_back({"\xD3\xD2\xBD\xC5", false});  // 右脚
  motion::Keys<motion::VisibilityIkKey> keys;
  keys.append(0, property);
  motion.property = motion::Track(std::move(keys));
  return motion;
}

TEST(NameEncoding, ReadsTheBytesOfTheFileAgain) {
  for (const char* encoding : {"GBK", "likely"}) {
    model::Model model;
    model.bones.emplace_back().name = model::ModelName::fromText("右臂", {});
    const RunResult read =
        test::resultIn({.model = &model}, garbledMotion(), "name-encoding", {{"encoding", encoding}});
    EXPECT_EQ(read.error, "");
    EXPECT_EQ(read.motion.nameEncoding, TextEncoding::Gbk) << encoding;
    EXPECT_EQ(read.motion.bones[1].name.text(), "头");
    EXPECT_EQ(read.motion.bones[2].name.text(), "右臂");
    EXPECT_EQ(nameText(read.motion.property.values()[0].ik[0].name), "右脚");
    const RunResult back = test::resultOf(read.motion, "name-encoding", {{"encoding", "CP932"}});
    EXPECT_EQ(back.motion, garbledMotion());
  }
}

TEST(NameEncoding, KeepsTheNamesAndChangesTheFile) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0});
  const RunResult changed = test::resultOf(motion, "name-encoding", {{"encoding", "GBK"}, {"keep", "names"}});
  EXPECT_EQ(changed.motion.bones[0].name.text(), "右腕");
  EXPECT_EQ(changed.motion.nameEncoding, TextEncoding::Gbk);
}

TEST(Rename, FindsNamesWhoseBytesCannotBeRestoredFromTheirText) {
  motion::Motion motion;
  test::addBone(motion, "A", {0});
  test::addBone(motion, "B", {1});
  motion.bones.push_back({Name::fromBytes("\xEE\xEF"), motion.bones[1].keys});  // "ⅰ", of which there are two
  motion.bones.push_back({Name::fromBytes("a\x83"), motion.bones[0].keys});     // cut inside a character
  motion.bones.push_back({Name::fromBytes("b\x83"), motion.bones[1].keys});
  const RunResult renamed = test::resultOf(motion, "rename", {{"table", "t"}}, nullptr,
                                           {{"b\xEF\xBF\xBD", "D"}, {"ⅰ", "E"}, {"a\xEF\xBF\xBD", "F"}, {"ⅱ", "G"}});
  std::string names;
  for (const auto& track : renamed.motion.bones) names += track.name.bytes;
  EXPECT_EQ(names, "ABEFD");
  EXPECT_EQ(renamed.notes.size(), 1U) << "there is no ⅱ";
}

TEST(SetModelName, ChangesNothingButTheName) {
  motion::Motion motion;
  test::addBone(motion, "頭", {0});
  const RunResult named = test::resultOf(motion, "set-model-name", {{"name", "初音ミク"}});
  EXPECT_EQ(named.error, "");
  motion.modelName = Name::fromText("初音ミク").value();
  EXPECT_EQ(named.motion, motion);
  const RunResult again = test::resultOf(motion, "set-model-name", {{"name", "初音ミク"}});
  ASSERT_EQ(again.notes.size(), 1U);
  EXPECT_EQ(again.notes[0].code, "edit.nothing.changed");
  EXPECT_EQ(test::resultOf(motion, "set-model-name", {{"name", ""}}).motion.modelName, Name{});
  EXPECT_EQ(test::resultOf(motion, "set-model-name", {{"name", "\xFF"}}).error.substr(0, 6), "name: ");
}

TEST(Extract, KeepsOnlyTheChosenKeys) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 10, 20});
  test::addBone(motion, "左腕", {0, 10});
  const RunResult kept = test::resultOf(motion, "extract", {}, nullptr, {}, "右腕", "5-");
  EXPECT_EQ(test::keysOf(kept.motion, {}), "10:10 20:20");
  EXPECT_EQ(kept.motion.keyCount(), 2U);
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "extract", {{"rebase", "on"}}, nullptr, {}, "右腕", "5-").motion, {}),
            "0:10 10:20");
  EXPECT_EQ(test::resultOf(motion, "extract", {}).motion, motion);
}

}  // namespace
}  // namespace furitsuke::operations
