// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/motion/operations/side_names.h"
#include "core/motion/rotation.h"
#include "core/operate/operation.h"
#include "core/operate/scope.h"
#include "tests/operate/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

using test::addBone;
using test::addMorph;
using test::curvedMotion;
using test::framesOf;
using test::keysOf;
using test::nameOf;
using test::Ran;
using test::ran;

using Texts = OperationArguments::Texts;

TEST(OperationTable, EveryRowIsWholeAndItsDefaultsAreGood) {
  EXPECT_EQ(findOperation("nothing"), nullptr);
  for (const Operation& operation : operations()) {
    SCOPED_TRACE(operation.id);
    EXPECT_EQ(findOperation(operation.id), &operation) << "ids are unique";
    EXPECT_FALSE(operation.text.empty() || operation.help.empty());
    ASSERT_NE(operation.run, nullptr);
    std::vector<OperationParameter> optional;
    for (const OperationParameter& parameter : operation.parameters) {
      EXPECT_FALSE(parameter.help.empty()) << parameter.id;
      EXPECT_NE(parameter.id, "tracks");
      EXPECT_NE(parameter.id, "frames");
      if (!parameter.isRequired) optional.push_back(parameter);
    }
    const auto read = OperationArguments::read(optional, {}, {});
    EXPECT_TRUE(read.ok()) << read.error().message();
  }
}

TEST(OperationTable, AWrongArgumentIsToldWithWhatIsRight) {
  const Motion motion = curvedMotion({0, 10});
  struct Row {
    const char* operation;
    Texts texts;
    const char* error;
  };
  for (const Row& row :
       {Row{"scale-time", {}, "factor: is missing; it is a number, 0.001 to 1000"},
        Row{"scale-time", {{"factor", "0"}}, "factor: \"0\" is not a number, 0.001 to 1000"},
        Row{"scale-time", {{"factor", "2"}, {"rounding", "up"}}, "rounding: \"up\" is not nearest or down"},
        Row{"scale-time", {{"factor", "2"}, {"factor", "2"}}, "factor: is given twice"},
        Row{"shift", {{"by", "1.5"}}, "by: \"1.5\" is not a whole number, -2147483647 to 2147483647"},
        Row{"shift", {{"by", "1"}, {"leave-first", "maybe"}}, "leave-first: \"maybe\" is not true or false"},
        Row{"correct", {{"position-offset", "1,2"}}, "position-offset: \"1,2\" is not three numbers x,y,z"},
        Row{"correct",
            {{"position-offset", "0,-1e300,0"}},
            "position-offset: \"0,-1e300,0\" is too large; 1e+09 is the most"},
        Row{"correct", {{"weight-factor", "1e10"}}, "weight-factor: \"1e10\" is too large; 1e+09 is the most"},
        Row{"mirror", {{"axis", "x"}}, "axis: there is no such parameter"}}) {
    EXPECT_EQ(ran(motion, row.operation, row.texts).error, row.error);
  }
}

TEST(TimeOperations, MoveKeysAsTheTableSays) {
  struct Row {
    const char* name;
    const char* operation;
    Texts texts;
    const char* expected;
  };
  //  keys at 0 10 11 20 30, each with its frame as x
  const Row rows[] = {
      {"inserted before a key", "insert-frames", {{"at", "10"}, {"count", "5"}}, "0:0 15:10 16:11 25:20 35:30"},
      {"inserted between keys", "insert-frames", {{"at", "12"}}, "0:0 10:10 11:11 21:20 31:30"},
      {"one removed: the next key takes the place", "remove-frames", {{"at", "10"}}, "0:0 10:11 19:20 29:30"},
      {"one removed where no key follows", "remove-frames", {{"at", "20"}}, "0:0 10:10 11:11 20:20 29:30"},
      {"many removed: the last one counts", "remove-frames", {{"at", "5"}, {"count", "15"}}, "0:0 5:20 15:30"},
      {"shifted", "shift", {{"by", "7"}}, "7:0 17:10 18:11 27:20 37:30"},
      {"shifted as MMD", "shift", {{"by", "7"}, {"leave-first", "on"}}, "0:0 7:0 17:10 18:11 27:20 37:30"},
      {"scaled by 2", "scale-time", {{"factor", "2"}}, "0:0 20:10 22:11 40:20 60:30"},
      {"scaled about 10", "scale-time", {{"factor", "1.5"}, {"about", "0"}}, "0:0 15:10 17:11 30:20 45:30"},
      {"rounded down", "scale-time", {{"factor", "1.5"}, {"rounding", "down"}}, "0:0 15:10 16:11 30:20 45:30"},
      {"collided: the later one counts", "scale-time", {{"factor", "0.1"}}, "0:0 1:11 2:20 3:30"},
      {"reversed", "reverse", {}, "0:30 10:20 19:11 20:10 30:0"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Motion motion = curvedMotion({0, 10, 11, 20, 30});
    const Ran result = ran(motion, row.operation, row.texts);
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(keysOf(result.motion, {}), row.expected);
  }
}

TEST(TimeOperations, ScalingAPartMovesWhatFollowsWhenAsked) {
  const Motion motion = curvedMotion({0, 10, 20, 30});
  const Texts twice{{"factor", "2"}, {"about", "10"}, {"ripple", "tracks"}};
  EXPECT_EQ(keysOf(ran(motion, "scale-time", twice, nullptr, {}, {}, "10-20").motion, {}), "0:0 10:10 30:20 40:30");
  EXPECT_EQ(ran(motion, "scale-time", {{"factor", "2"}, {"about", "10"}}).error,
            "センター: the key at frame 0 would get to before frame 0");
}

//  センター 0 10 20 30, 右腕 0 15 20: 10 of センター is chosen
TEST(TimeOperations, ARipplePushesAndPullsWhatFollows) {
  struct Row {
    const char* name;
    const char* operation;
    Texts texts;
    const char* centre;
    const char* arm;
  };
  const Row rows[] = {
      {"pushed on the track", "shift", {{"by", "5"}, {"ripple", "tracks"}}, "0:0 15:10 25:20 35:30", "0:0 15:15 20:20"},
      {"pushed on all tracks", "shift", {{"by", "5"}, {"ripple", "all"}}, "0:0 15:10 25:20 35:30", "0:0 20:15 25:20"},
      {"pulled on the track", "shift", {{"by", "-4"}, {"ripple", "tracks"}}, "0:0 6:10 16:20 26:30", "0:0 15:15 20:20"},
      {"pulled on all tracks", "shift", {{"by", "-4"}, {"ripple", "all"}}, "0:0 6:10 16:20 26:30", "0:0 11:15 16:20"},
      {"pulled onto the first frame",
       "shift",
       {{"by", "-10"}, {"ripple", "all"}},
       "0:10 10:20 20:30",
       "0:0 5:15 10:20"},
      {"inserted on the track",
       "insert-frames",
       {{"at", "5"}, {"ripple", "tracks"}},
       "0:0 11:10 21:20 31:30",
       "0:0 15:15 20:20"},
      {"inserted on all",
       "insert-frames",
       {{"at", "16"}, {"ripple", "all"}},
       "0:0 10:10 21:20 31:30",
       "0:0 15:15 21:20"},
      {"removed on all",
       "remove-frames",
       {{"at", "14"}, {"count", "2"}, {"ripple", "all"}},
       "0:0 10:10 18:20 28:30",
       "0:0 14:15 18:20"},
      {"scaled, pushed on all",
       "scale-time",
       {{"factor", "2"}, {"ripple", "all"}},
       "0:0 20:10 30:20 40:30",
       "0:0 25:15 30:20"},
  };
  Motion motion = curvedMotion({0, 10, 20, 30});
  const TrackId arm = addBone(motion, "右腕", {0, 15, 20});
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Ran result = ran(motion, row.operation, row.texts, nullptr, {}, "センター", "10");
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(keysOf(result.motion, {}), row.centre);
    EXPECT_EQ(keysOf(result.motion, arm), row.arm);
  }
  const Ran limited = ran(motion, "shift", {{"by", "-12"}, {"ripple", "all"}}, nullptr, {}, "センター", "10");
  EXPECT_EQ(keysOf(limited.motion, {}), "0:10 10:20 20:30");
  EXPECT_EQ(limited.notes.size(), 1U);
  const Ran none = ran(motion, "shift", {{"by", "5"}, {"ripple", "all"}}, nullptr, {}, "頭");
  EXPECT_EQ(none.motion, motion) << "nothing is chosen";
}

TEST(TimeOperations, MarkersGoAlongWhenTheWholeMotionMoves) {
  struct Row {
    const char* name;
    const char* operation;
    Texts texts;
    const char* tracks;
    const char* markers;
  };
  const Row rows[] = {
      {"all shifted", "shift", {{"by", "5"}}, "", "5:a 17:b 30:c"},
      {"all shifted back, but not before 0", "shift", {{"by", "-5"}}, "", "0:a 12:b 25:c"},
      {"one track shifted", "shift", {{"by", "5"}}, "センター", "0:a 12:b 25:c"},
      {"the rest pushed along", "shift", {{"by", "5"}, {"ripple", "all"}}, "右腕", "0:a 17:b 30:c"},
      {"the rest of the track pushed along", "shift", {{"by", "5"}, {"ripple", "tracks"}}, "右腕", "0:a 12:b 25:c"},
      {"the gap closed", "shift", {{"by", "-4"}, {"ripple", "all"}}, "右腕", "0:a 8:b 21:c"},
      {"frames inserted", "insert-frames", {{"at", "12"}, {"count", "3"}}, "", "0:a 15:b 28:c"},
      {"frames removed", "remove-frames", {{"at", "10"}, {"count", "5"}}, "", "0:a 10:b 20:c"},
      {"twice as long", "scale-time", {{"factor", "2"}}, "", "0:a 24:b 45:c"},
      {"backwards", "reverse", {}, "", "8:b 20:a 25:c"},
      {"trimmed", "trim", {{"first", "10"}, {"last", "20"}}, "", "2:b"},
      {"trimmed in place", "trim", {{"first", "10"}, {"last", "20"}, {"rebase", "false"}}, "", "12:b"},
  };
  Motion motion = curvedMotion({0, 10, 20});
  addBone(motion, "右腕", {11});
  motion.annotations.markers = {{0, "a"}, {12, "b"}, {25, "c"}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Ran result = ran(motion, row.operation, row.texts, nullptr, {}, row.tracks);
    EXPECT_EQ(result.error, "");
    std::string markers;
    for (const Marker& marker : result.motion.annotations.markers) {
      markers += (markers.empty() ? "" : " ") + std::to_string(marker.frame) + ":" + marker.name;
    }
    EXPECT_EQ(markers, row.markers);
  }
}

TEST(TimeOperations, WhatCannotBeMovedIsTold) {
  const Motion motion = curvedMotion({5, 10});
  EXPECT_EQ(ran(motion, "insert-frames", {{"at", "1"}, {"count", "2147483640"}}).error,
            "the last key would pass frame 2147483647");
  const Ran limited = ran(motion, "shift", {{"by", "-8"}});
  EXPECT_EQ(keysOf(limited.motion, {}), "0:5 5:10");
  ASSERT_EQ(limited.notes.size(), 1U);
  EXPECT_EQ(limited.notes[0].reason, "the keys moved by -5 frames and not by -8, which would leave the timeline");
  const Ran collided = ran(curvedMotion({0, 10, 11}), "scale-time", {{"factor", "0.1"}});
  ASSERT_EQ(collided.notes.size(), 1U);
  EXPECT_EQ(collided.notes[0].count, 1U);
}

//  cut at 10|11, dense keys at 20 21 22
TEST(TimeOperations, ScalingKeepsCutsOfTheCamera) {
  Motion motion;
  Keys<CameraKey> keys;
  for (const Frame frame : {0, 10, 11, 20, 21, 22}) keys.append(frame, restCameraKey());
  motion.camera = Track(std::move(keys));
  EXPECT_EQ(framesOf(ran(motion, "scale-time", {{"factor", "2"}}).motion, kCameraTrack), "0 21 22 40 42 44");
  EXPECT_EQ(framesOf(ran(motion, "scale-time", {{"factor", "2"}, {"keep-cuts", "no"}}).motion, kCameraTrack),
            "0 20 22 40 42 44");
  const Ran back = ran(ran(motion, "scale-time", {{"factor", "2"}}).motion, "scale-time", {{"factor", "0.5"}});
  EXPECT_EQ(back.motion, motion);
}

TEST(TimeOperations, ReversingTurnsTheCurvesAndTakesThemToTheOtherEnd) {
  Motion motion = curvedMotion({0, 10, 30});
  const Motion turned = ran(motion, "reverse", {}).motion;
  EXPECT_EQ(keysOf(turned, {}), "0:30 20:10 30:0");
  const auto old = motion.bones[0].keys.values();
  const auto now = turned.bones[0].keys.values();
  // The way 10..30 with x of 9 10 90 100 becomes the way 0..20; (x1, y1, x2, y2) is (127 - x2, 127 - y2, ...).
  EXPECT_EQ(old[2].curves[0], (Curve{9, 10, 90, 100}));
  EXPECT_EQ(now[1].curves[0], (Curve{37, 27, 118, 117}));
  EXPECT_EQ(now[1].physics, old[0].physics) << "what held from 0 to 10 holds from 20 to 30";
  EXPECT_EQ(ran(turned, "reverse", {}).motion, motion);
}

TEST(TimeOperations, ScalingByTwoAndAHalfGivesTheMotionBack) {
  const Motion motion = curvedMotion({0, 3, 4, 17, 100});
  const Motion twice = ran(motion, "scale-time", {{"factor", "2"}}).motion;
  EXPECT_NE(twice, motion);
  EXPECT_EQ(ran(twice, "scale-time", {{"factor", "0.5"}}).motion, motion);
}

TEST(Operations, TellWhenNothingWasFoundToChangeOrNoKeyIsLeft) {
  Motion motion = curvedMotion({0, 10});
  const auto codes = [](const Diagnostics& notes) {
    std::string text;
    for (const Diagnostic& note : notes) text += std::string(note.code) + " ";
    return text;
  };
  struct Row {
    const char* operation;
    Texts texts;
    const char* frames;
    const char* notes;
  };
  for (const Row& row :
       {Row{"camera-shake", {}, "", "edit.nothing.changed "},
        Row{"trim", {{"first", "0"}, {"last", "10"}}, "", "edit.nothing.changed "},
        Row{"trim", {{"first", "20"}, {"last", "30"}, {"hold-ends", "false"}}, "", "edit.keys.none-left "},
        Row{"trim", {{"first", "5"}, {"last", "30"}}, "", ""}}) {
    SCOPED_TRACE(row.operation + std::string(" ") + (row.texts.empty() ? "" : row.texts[0].second));
    const Ran result = ran(motion, row.operation, row.texts, nullptr, {}, {}, row.frames);
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(codes(result.notes), row.notes);
  }
}

TEST(SideNames, PairAsTheFieldNames) {
  for (const auto& [name, other] : std::vector<std::pair<std::string, std::string>>{{"左腕", "右腕"},
                                                                                    {"眉左", "眉右"},
                                                                                    {"センター", "センター"},
                                                                                    {"左右", "左右"},
                                                                                    {"arm_L", "arm_R"},
                                                                                    {"L.arm", "R.arm"},
                                                                                    {"arm.R.001", "arm.L.001"},
                                                                                    {"LeftArm", "RightArm"},
                                                                                    {"left_eye", "right_eye"},
                                                                                    {"bright", "bright"},
                                                                                    {"Upright", "Upright"},
                                                                                    {"ArmRight2", "ArmLeft2"},
                                                                                    {"L", "L"},
                                                                                    {"Lefty", "Lefty"},
                                                                                    {"arm_Long", "arm_Long"},
                                                                                    {"UPPER RIGHT", "UPPER LEFT"},
                                                                                    {"ウィンク右", "ウィンク左"}}) {
    EXPECT_EQ(oppositeSideText(name), other);
    EXPECT_EQ(oppositeSideText(other), name);
  }
  const SideNames own({{"A", "B"}, {"左手", "左手"}, {"X", "右腕"}});
  EXPECT_EQ(own.opposite(nameOf("A")).text, "B");
  EXPECT_EQ(own.opposite(nameOf("B")).text, "A");
  EXPECT_EQ(own.opposite(nameOf("左手")).text, "左手");
  EXPECT_EQ(own.opposite(nameOf("左腕")).text, "左腕") << "its opposite belongs to X";
}

Motion twoSidedMotion() {
  Motion motion;
  for (const char* name : {"左腕", "右腕", "センター"}) {
    const TrackId id = addBone(motion, name, {0, 10}, 10 * static_cast<SourceRecord>(motion.bones.size()));
    Keys<BoneKey> keys = motion.bones[id.index].keys.keys();
    for (BoneKey& key : keys.values.edit()) {
      key.translation.y = static_cast<float>(id.index);
      key.rotation = {0.5F, 0.5F, -0.5F, 0.5F};
      key.physics = id.index == 0;
    }
    motion.bones[id.index].keys = Track(std::move(keys));
  }
  addBone(motion, "左足", {4});
  addMorph(motion, "ウィンク右", {3});
  Keys<PropertyKey> property;
  property.append(0, {true, {{nameOf("左足ＩＫ").bytes, false}}});
  motion.property = Track(std::move(property));
  return motion;
}

TEST(Mirror, ExchangesTheSidesAndTwiceIsTheSame) {
  const Motion motion = twoSidedMotion();
  const Motion mirrored = ran(motion, "mirror", {}).motion;
  const BoneKey& right = mirrored.bones[1].keys.values()[1];
  EXPECT_EQ(right.translation, (Vec3{-10, 0, 0}));
  EXPECT_EQ(right.rotation, (Quat{0.5F, -0.5F, 0.5F, 0.5F}));
  EXPECT_TRUE(right.physics) << "the switch goes over with the key";
  EXPECT_EQ(mirrored.bones[1].keys.sources()[1], motion.bones[1].keys.sources()[1]) << "a record stays with its name";
  EXPECT_EQ(mirrored.bones[2].keys.values()[1].translation, (Vec3{-10, 2, 0}));
  EXPECT_EQ(framesOf(mirrored, *findTrack(mirrored, "右足")), "4");
  EXPECT_EQ(framesOf(mirrored, *findTrack(mirrored, "左足")), "");
  EXPECT_EQ(framesOf(mirrored, *findTrack(mirrored, "morph:ウィンク左")), "3");
  EXPECT_EQ(mirrored.property.values()[0].ik[0].name, nameOf("右足ＩＫ").bytes);
  EXPECT_EQ(ran(mirrored, "mirror", {}).motion, motion);
}

TEST(Mirror, PairsANameWithTheOneThatItsFieldHasCut) {
  Motion motion;
  addMorph(motion, "browOuterUpLeft", {1});
  addMorph(motion, "browOuterUpRigh", {2});
  addMorph(motion, "mouthUpperUpRig", {3});
  addBone(motion, "forearmTwistRig", {4});
  addBone(motion, "forearmTwistLeft", {4, 5});
  const Motion mirrored = ran(motion, "mirror", {}).motion;
  ASSERT_EQ(mirrored.morphs.size(), 3U) << "no third name is made up";
  for (const auto& [path, frames] : std::vector<std::pair<std::string, std::string>>{{"morph:browOuterUpLeft", "2"},
                                                                                     {"morph:browOuterUpRigh", "1"},
                                                                                     {"morph:mouthUpperUpRig", "3"},
                                                                                     {"forearmTwistRig", "4 5"},
                                                                                     {"forearmTwistLeft", "4"}}) {
    EXPECT_EQ(framesOf(mirrored, *findTrack(mirrored, path)), frames) << path;
  }
  EXPECT_EQ(ran(mirrored, "mirror", {}).motion, motion);

  EXPECT_EQ(framesOf(ran(motion, "mirror", {{"mode", "copy"}}, nullptr, {}, "morph:browOuterUpLeft").motion,
                     *findTrack(motion, "morph:browOuterUpRigh")),
            "1 2");
}

TEST(Mirror, LeavesTheCentreAndCopiesWhenAsked) {
  const Motion motion = twoSidedMotion();
  const Motion mirrored = ran(motion, "mirror", {{"centre", "false"}}).motion;
  EXPECT_EQ(mirrored.bones[2], motion.bones[2]);
  const Motion copied = ran(motion, "mirror", {{"mode", "copy"}}, nullptr, {}, "左腕,左足").motion;
  EXPECT_EQ(copied.bones[0], motion.bones[0]);
  EXPECT_EQ(copied.bones[1].keys.values()[1].translation, (Vec3{-10, 0, 0}));
  EXPECT_EQ(framesOf(copied, *findTrack(copied, "左足")), "4");
  EXPECT_EQ(framesOf(copied, *findTrack(copied, "右足")), "4");
}

TEST(Mirror, CopiesCurvesToTheOtherSide) {
  Motion motion = twoSidedMotion();
  BoneKey key = motion.bones[0].keys.values()[1];
  key.curves[3] = {1, 2, 3, 4};
  EditBuilder builder(motion);
  builder.set({TrackKind::Bone, 0}, 10, key);
  applyEdits(motion, builder.build(), EditSide::After);
  const Ran copied = ran(motion, "copy-curves", {}, nullptr, {}, "左腕,左足");
  EXPECT_EQ(copied.motion.bones[1].keys.values()[1].curves[3], (Curve{1, 2, 3, 4}));
  EXPECT_EQ(copied.motion.bones[1].keys.values()[1].translation, motion.bones[1].keys.values()[1].translation);
  ASSERT_EQ(copied.notes.size(), 1U);
  EXPECT_EQ(copied.notes[0].track, "左足");
}

TEST(ValueOperations, CorrectPositionsAndAngles) {
  Motion motion;
  addBone(motion, "センター", {0, 10});
  addMorph(motion, "あ", {50});
  Keys<CameraKey> camera;
  camera.append(0, restCameraKey());
  motion.camera = Track(std::move(camera));
  const Motion changed = ran(motion, "correct",
                             {{"position-factor", "2,1,1"},
                              {"position-offset", "1,0,-3"},
                              {"angle-offset", "0,90,0"},
                              {"weight-factor", "0.5"},
                              {"distance-offset", "5"}})
                             .motion;
  const BoneKey& key = changed.bones[0].keys.values()[1];
  EXPECT_EQ(key.translation, (Vec3{21, 0, -3}));
  EXPECT_NEAR(eulerFromRotation(key.rotation).y, 90, 1e-4);
  EXPECT_EQ(changed.morphs[0].keys.values()[0].weight, 0.25F);
  EXPECT_EQ(changed.camera.values()[0].distance, -50);
  EXPECT_EQ(changed.camera.values()[0].target, (Vec3{1, 10, -3}));
  EXPECT_EQ(ran(motion, "correct", {}).motion, motion);
}

TEST(ValueOperations, CleanRemovesOnlyWhatChangesNothing) {
  //  x       1 1 1 2 2 1 1     the key at 20 lies between equal ones; 30 and 40 end a rest and a way
  Motion motion;
  const TrackId id = addBone(motion, "センター", {});
  Keys<BoneKey> keys;
  Frame frame = 0;
  for (const float x : {1.0F, 1.0F, 1.0F, 2.0F, 2.0F, 1.0F, 1.0F}) {
    keys.append(frame, test::boneKeyAt(x));
    frame += 10;
  }
  keys.values.edit()[1].rotation = {0, 0, 0, -1};  // the same rotation
  motion.bones[id.index].keys = Track(std::move(keys));
  EXPECT_EQ(keysOf(ran(motion, "clean", {}).motion, id), "0:1 20:1 30:2 40:2 50:1 60:1");
  EXPECT_EQ(ran(motion, "clean", {}, nullptr, {}, {}, "20-").motion, motion) << "10 was not asked for";
}

TEST(ValueOperations, RotationsAreNormalisedAndUnrolled) {
  Motion motion;
  addBone(motion, "センター", {0, 10, 20});
  Keys<BoneKey> keys = motion.bones[0].keys.keys();
  keys.values.edit()[0].rotation = {0, 0, 0, 2};
  keys.values.edit()[1].rotation = {0, 0, -0.6F, -0.8F};
  keys.values.edit()[2].rotation = {0, 0, -0.8F, -0.6F};
  motion.bones[0].keys = Track(std::move(keys));
  const Motion unit = ran(motion, "normalise-rotations", {}).motion;
  EXPECT_EQ(unit.bones[0].keys.values()[0].rotation, (Quat{0, 0, 0, 1}));
  EXPECT_EQ(unit.bones[0].keys.values()[1].rotation, (Quat{0, 0, -0.6F, -0.8F}));
  const Motion unrolled = ran(motion, "unroll-rotations", {}).motion;
  EXPECT_EQ(unrolled.bones[0].keys.values()[1].rotation, (Quat{-0.0F, -0.0F, 0.6F, 0.8F}));
  EXPECT_EQ(unrolled.bones[0].keys.values()[2].rotation, (Quat{-0.0F, -0.0F, 0.8F, 0.6F}));
}

TEST(MotionOperations, MergeAsTheRuleSays) {
  Motion motion;
  const TrackId arm = addBone(motion, "右腕", {0, 10, 15, 30});
  Motion other;
  addBone(other, "左腕", {5});
  addBone(other, "右腕", {0, 1, 10});
  for (const auto& [mode, expected] :
       std::vector<std::pair<std::string, std::string>>{{"add", "0:0 10:0 11:1 15:15 20:10 30:30"},
                                                        {"keep", "0:0 10:10 11:1 15:15 20:10 30:30"},
                                                        {"replace", "0:0 10:0 11:1 20:10 30:30"}}) {
    const Ran merged = ran(motion, "merge", {{"with", "b"}, {"at", "10"}, {"mode", mode}}, &other);
    EXPECT_EQ(keysOf(merged.motion, arm), expected) << mode;
    EXPECT_EQ(keysOf(merged.motion, *findTrack(merged.motion, "左腕")), "15:5");
  }
  const Ran outside = ran(motion, "merge", {{"with", "b"}, {"at", "-1"}, {"its-tracks", "右腕"}}, &other);
  EXPECT_EQ(keysOf(outside.motion, arm), "0:1 9:10 10:10 15:15 30:30");
  EXPECT_EQ(outside.notes.size(), 1U);
}

TEST(MotionOperations, RenameInRingsAndNotOntoATakenName) {
  Motion motion;
  addBone(motion, "A", {0});
  addBone(motion, "B", {1});
  addBone(motion, "C", {2});
  addMorph(motion, "A", {3});
  const Ran ring = ran(motion, "rename", {{"table", "t"}}, nullptr,
                       {{"A", "B"}, {"B", "C"}, {"C", "A"}, {"morph:A", "morph:あ"}, {"D", "E"}});
  EXPECT_EQ(keysOf(ring.motion, *findTrack(ring.motion, "B")), "0:0");
  EXPECT_EQ(keysOf(ring.motion, *findTrack(ring.motion, "C")), "1:1");
  EXPECT_EQ(keysOf(ring.motion, *findTrack(ring.motion, "A")), "2:2");
  EXPECT_EQ(framesOf(ring.motion, *findTrack(ring.motion, "morph:あ")), "3");
  ASSERT_EQ(ring.notes.size(), 1U);
  EXPECT_EQ(ring.notes[0].track, "D");
  const Ran taken = ran(motion, "rename", {{"table", "t"}}, nullptr, {{"A", "B"}, {"B", "C"}});
  EXPECT_EQ(taken.motion, motion) << "C is taken, so B stays, so A does";
  EXPECT_EQ(taken.notes.size(), 2U);
}

TEST(Resampling, TrimKeepsTheShapeWithin) {
  Motion motion;
  const TrackId id = addBone(motion, "センター", {0, 10, 20, 40});
  const TrackId still = addBone(motion, "右腕", {3});
  const TrackId late = addBone(motion, "左腕", {50});
  const Motion trimmed = ran(motion, "trim", {{"first", "5"}, {"last", "30"}}).motion;
  EXPECT_EQ(keysOf(trimmed, id), "0:5 5:10 15:20 25:30");
  EXPECT_EQ(keysOf(trimmed, still), "0:3") << "its value held";
  EXPECT_EQ(keysOf(trimmed, late), "0:50");
  const Texts bare{{"first", "5"}, {"last", "30"}, {"hold-ends", "false"}, {"rebase", "false"}};
  EXPECT_EQ(keysOf(ran(motion, "trim", bare).motion, id), "10:10 20:20");
  EXPECT_EQ(framesOf(ran(motion, "trim", bare).motion, still), "");
  EXPECT_EQ(ran(motion, "trim", {{"first", "5"}, {"last", "4"}}).error, "the last frame lies before the first");
}

TEST(Resampling, TrimmedHalvesMergeToTheWhole) {
  const Motion motion = twoSidedMotion();
  const Motion first = ran(motion, "trim", {{"last", "3"}, {"hold-ends", "false"}}).motion;
  Motion second = ran(motion, "trim", {{"first", "4"}, {"hold-ends", "false"}}).motion;
  EXPECT_EQ(ran(first, "merge", {{"with", "b"}, {"at", "4"}}, &second).motion.keyCount(), motion.keyCount());
  const Motion merged = ran(first, "merge", {{"with", "b"}, {"at", "4"}}, &second).motion;
  for (const TrackId id : motion.trackIds()) EXPECT_EQ(framesOf(merged, id), framesOf(motion, id));
  EXPECT_EQ(merged.bones[0].keys.keys().values, motion.bones[0].keys.keys().values);
}

TEST(Resampling, BakePutsKeysOnTheGrid) {
  Motion motion;
  const TrackId id = addBone(motion, "センター", {2, 7, 10});
  EXPECT_EQ(keysOf(ran(motion, "bake", {{"every", "3"}}).motion, id), "2:2 5:5 8:8 10:10");
  EXPECT_EQ(keysOf(ran(motion, "bake", {{"every", "3"}, {"only-grid", "no"}}).motion, id), "2:2 5:5 7:7 8:8 10:10");
  Motion stepped = motion;
  Keys<BoneKey> keys = stepped.bones[0].keys.keys();
  keys.values.edit()[1].physics = false;
  stepped.bones[0].keys = Track(std::move(keys));
  EXPECT_EQ(framesOf(ran(stepped, "bake", {{"every", "3"}}).motion, id), "2 5 7 8 10");
  const Motion curved = curvedMotion({0, 10});
  const Motion baked = ran(curved, "bake", {{"every", "5"}}).motion;
  EXPECT_EQ(baked.bones[0].keys.values()[0].curves, curved.bones[0].keys.values()[0].curves);
  EXPECT_EQ(baked.bones[0].keys.values()[2].curves[0], kLinearCurve);
}

TEST(Resampling, BakeKeepsCutsOfTheCamera) {
  Motion motion;
  Keys<CameraKey> keys;
  for (const Frame frame : {0, 10, 11, 20}) keys.append(frame, restCameraKey());
  motion.camera = Track(std::move(keys));
  EXPECT_EQ(framesOf(ran(motion, "bake", {{"every", "4"}}).motion, kCameraTrack), "0 4 8 10 11 12 16 20");
}

TEST(Resampling, SmoothTakesTheGaussianMean) {
  // Keys on every frame, a single one raised. With width 0.5 the weights of -2 .. 2 are e^-8, e^-2, 1, e^-2, e^-8.
  Motion motion;
  addBone(motion, "センター", {});
  addMorph(motion, "あ", {});
  Keys<BoneKey> bones;
  Keys<MorphKey> morphs;
  for (Frame frame = 0; frame <= 10; ++frame) {
    bones.append(frame, test::boneKeyAt(frame == 5 ? 1.0F : 0.0F));
    bones.values.edit().back().rotation = {0, 0, 0, frame == 5 ? 1.0F : -1.0F};
    morphs.append(frame, {frame == 5 ? 1.0F : 0.0F});
  }
  motion.bones[0].keys = Track(std::move(bones));
  motion.morphs[0].keys = Track(std::move(morphs));
  const Motion smoothed = ran(motion, "smooth", {{"width", "0.5"}}).motion;
  const double sum = 1 + 2 * std::exp(-2.0) + 2 * std::exp(-8.0);
  const auto values = smoothed.bones[0].keys.values();
  EXPECT_NEAR(values[5].translation.x, 1 / sum, 1e-6);
  EXPECT_NEAR(values[4].translation.x, std::exp(-2.0) / sum, 1e-6);
  EXPECT_EQ(values[2].translation.x, 0);
  // With width 2 the keys around weigh more than the key itself: it must not take their sign.
  const Motion wide = ran(motion, "smooth", {}).motion;
  EXPECT_EQ(wide.bones[0].keys.values()[5].rotation.w, 1);
  EXPECT_NEAR(smoothed.morphs[0].keys.values()[6].weight, std::exp(-2.0) / sum, 1e-6);
  const Motion still = ran(motion, "smooth", {}, nullptr, {}, {}, "20-").motion;
  EXPECT_EQ(still, motion);
}

TEST(Resampling, SplitLeavesTheMotionAndTellsTheError) {
  Motion motion;
  const TrackId straight = addBone(motion, "センター", {0, 10});
  const TrackId bent = addBone(motion, "右腕", {0, 100});
  Keys<BoneKey> keys = motion.bones[1].keys.keys();
  keys.values.edit()[1].curves[0] = {3, 90, 11, 101};
  motion.bones[1].keys = Track(std::move(keys));
  const Ran split = ran(motion, "split", {{"at", "5"}});
  EXPECT_EQ(keysOf(split.motion, straight), "0:0 5:5 10:10");
  EXPECT_EQ(split.motion.frames(bent).size(), 3U);
  EXPECT_TRUE(split.notes.empty());
  ASSERT_EQ(split.errors.size(), 2U);
  EXPECT_EQ(split.errors[0].kind, ErrorKind::Position);
  EXPECT_GT(split.errors[0].value, 0);
  EXPECT_EQ(split.errors[0].where, "右腕") << "the straight one has no error";
  EXPECT_EQ(split.errors[1].kind, ErrorKind::Angle);
  EXPECT_EQ(split.errors[1].value, 0);
}

TEST(Scope, FindsTracksAndFramesByText) {
  Motion motion;
  addBone(motion, "右腕,袖", {0, 10});
  addBone(motion, "右足", {0, 10, 20});
  addMorph(motion, "あ", {5});
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
  for (const char* frames : {"a", "-", "10-5", "1-2-3", "3.5"}) EXPECT_FALSE(keysInScope(motion, "", frames).ok());
}

}  // namespace
}  // namespace furitsuke
