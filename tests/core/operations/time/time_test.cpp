// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/eval/sample.h"
#include "core/io/motion_file.h"
#include "core/operations/run.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;
using Texts = OperationArguments::Texts;

TEST(TimeOperations, MoveKeys) {
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
      {"one removed: the next key replaces it", "remove-frames", {{"at", "10"}}, "0:0 10:11 19:20 29:30"},
      {"one removed without a following key", "remove-frames", {{"at", "20"}}, "0:0 10:10 11:11 20:20 29:30"},
      {"removed at frame 0: its key stays", "remove-frames", {{"at", "0"}, {"count", "10"}}, "0:0 1:11 10:20 20:30"},
      {"many removed: the last one is kept", "remove-frames", {{"at", "5"}, {"count", "15"}}, "0:0 5:20 15:30"},
      {"shifted", "shift", {{"by", "7"}}, "7:0 17:10 18:11 27:20 37:30"},
      {"shifted as in MMD", "shift", {{"by", "7"}, {"leave-first", "on"}}, "0:0 7:0 17:10 18:11 27:20 37:30"},
      {"scaled by 2", "scale-time", {{"factor", "2"}}, "0:0 20:10 22:11 40:20 60:30"},
      {"scaled about 10", "scale-time", {{"factor", "1.5"}, {"about", "0"}}, "0:0 15:10 17:11 30:20 45:30"},
      {"rounded down", "scale-time", {{"factor", "1.5"}, {"rounding", "down"}}, "0:0 15:10 16:11 30:20 45:30"},
      {"collision: the later key is kept", "scale-time", {{"factor", "0.1"}}, "0:0 1:11 2:20 3:30"},
      {"reversed", "reverse", {}, "0:30 10:20 19:11 20:10 30:0"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const motion::Motion motion = test::curvedMotion({0, 10, 11, 20, 30});
    const RunResult result = test::resultOf(motion, row.operation, row.texts);
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(test::keysOf(result.motion, {}), row.expected);
  }
}

// reference/mmd/files: what MMD saved after it inserted and removed a frame of the bones, one after the other.
TEST(TimeOperations, InsertAndRemoveFramesAsMmdDoes) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  struct Row {
    const char* before;
    const char* operation;
    const char* at;
    const char* after;
  };
  const Row rows[] = {{"r3_physoff.vmd", "insert-frames", "10", "r4_insert.vmd"},
                      {"r4_insert.vmd", "remove-frames", "10", "r5_delete.vmd"},
                      {"r5_delete.vmd", "remove-frames", "0", "r6_delete_at0.vmd"}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.after);
    const auto folder = *reference / "mmd" / "files";
    const auto before = io::loadMotion(folder / row.before);
    const auto after = io::loadMotion(folder / row.after);
    ASSERT_TRUE(before.ok() && after.ok());
    const RunResult result = test::resultOf(before->motion, row.operation, {{"at", row.at}}, nullptr, {}, "bones");
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(result.motion, after->motion);
  }
}

TEST(TimeOperations, ScalingARangeMovesLaterKeysWhenAsked) {
  const motion::Motion motion = test::curvedMotion({0, 10, 20, 30});
  const Texts twice{{"factor", "2"}, {"about", "10"}, {"ripple", "tracks"}};
  EXPECT_EQ(test::keysOf(test::resultOf(motion, "scale-time", twice, nullptr, {}, {}, "10-20").motion, {}),
            "0:0 10:10 30:20 40:30");
  EXPECT_EQ(test::resultOf(motion, "scale-time", {{"factor", "2"}, {"about", "10"}}).error,
            "センター: the key at frame 0 would move before frame 0");
}

//  センター 0 10 20 30, 右腕 0 15 20: the key of センター at 10 is in the scope
TEST(TimeOperations, ARippleMovesLaterKeys) {
  struct Row {
    const char* name;
    const char* operation;
    Texts texts;
    const char* center;
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
  motion::Motion motion = test::curvedMotion({0, 10, 20, 30});
  const motion::TrackId arm = test::addBone(motion, "右腕", {0, 15, 20});
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const RunResult result = test::resultOf(motion, row.operation, row.texts, nullptr, {}, "センター", "10");
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(test::keysOf(result.motion, {}), row.center);
    EXPECT_EQ(test::keysOf(result.motion, arm), row.arm);
  }
  const RunResult limited =
      test::resultOf(motion, "shift", {{"by", "-12"}, {"ripple", "all"}}, nullptr, {}, "センター", "10");
  EXPECT_EQ(test::keysOf(limited.motion, {}), "0:10 10:20 20:30");
  EXPECT_EQ(limited.notes.size(), 1U);
  const RunResult none = test::resultOf(motion, "shift", {{"by", "5"}, {"ripple", "all"}}, nullptr, {}, "頭");
  EXPECT_EQ(none.motion, motion) << "the scope is empty";
}

TEST(TimeOperations, MarkersMoveWithTheWholeMotion) {
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
      {"backward", "reverse", {}, "", "8:b 20:a 25:c"},
      {"trimmed", "trim", {{"first", "10"}, {"last", "20"}}, "", "2:b"},
      {"trimmed in place", "trim", {{"first", "10"}, {"last", "20"}, {"rebase", "false"}}, "", "12:b"},
  };
  motion::Motion motion = test::curvedMotion({0, 10, 20});
  test::addBone(motion, "右腕", {11});
  motion.annotations.markers = {{0, "a"}, {12, "b"}, {25, "c"}};
  motion.annotations.gravity.emplace();
  motion.annotations.tempo = motion::Tempo{.firstBeat = -3};
  for (const motion::Marker& marker : motion.annotations.markers) {
    motion.annotations.gravity->keys.push_back({.frame = marker.frame});
    motion.annotations.tempoChanges.push_back({.firstBeat = marker.frame + 0.25});
  }
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const RunResult result = test::resultOf(motion, row.operation, row.texts, nullptr, {}, row.tracks);
    EXPECT_EQ(result.error, "");
    std::string markers;
    for (const motion::Marker& marker : result.motion.annotations.markers) {
      markers += (markers.empty() ? "" : " ") + std::to_string(marker.frame) + ":" + marker.name;
    }
    EXPECT_EQ(markers, row.markers);
    std::set<Frame> frames, keyed;
    for (const motion::Marker& marker : result.motion.annotations.markers) frames.insert(marker.frame);
    for (const motion::GravityKey& key : result.motion.annotations.gravity->keys) keyed.insert(key.frame);
    EXPECT_EQ(keyed, frames) << "gravity keys move with the markers";
    std::set<double> beats, expected;
    for (const Frame frame : frames) expected.insert(frame + 0.25);
    for (const motion::Tempo& change : result.motion.annotations.tempoChanges) beats.insert(change.firstBeat);
    EXPECT_EQ(beats, expected) << "changes of the tempo too, with their part of a frame";
    EXPECT_EQ(result.motion.annotations.tempo, motion.annotations.tempo) << "the first one belongs to the music";
  }
}

TEST(TimeOperations, KeysThatCannotBeMovedAreReported) {
  const motion::Motion motion = test::curvedMotion({5, 10});
  EXPECT_EQ(test::resultOf(motion, "insert-frames", {{"at", "1"}, {"count", "2147483640"}}).error,
            "the last key would move past frame 2147483647");
  const RunResult limited = test::resultOf(motion, "shift", {{"by", "-8"}});
  EXPECT_EQ(test::keysOf(limited.motion, {}), "0:5 5:10");
  ASSERT_EQ(limited.notes.size(), 1U);
  EXPECT_EQ(limited.notes[0].reason, "the keys moved by -5 frames only, to stay on the timeline");
  const RunResult collided = test::resultOf(test::curvedMotion({0, 10, 11}), "scale-time", {{"factor", "0.1"}});
  ASSERT_EQ(collided.notes.size(), 1U);
  EXPECT_EQ(collided.notes[0].count, 1U);
}

//  cut at 10|11, dense keys at 20 21 22
TEST(TimeOperations, ScalingKeepsCutsOfTheCamera) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  for (const Frame frame : {0, 10, 11, 20, 21, 22}) keys.append(frame, motion::restCameraKey());
  motion.camera = motion::Track(std::move(keys));
  EXPECT_EQ(test::framesOf(test::resultOf(motion, "scale-time", {{"factor", "2"}}).motion, motion::kCameraTrack),
            "0 21 22 40 42 44");
  EXPECT_EQ(test::framesOf(test::resultOf(motion, "scale-time", {{"factor", "2"}, {"keep-cuts", "no"}}).motion,
                           motion::kCameraTrack),
            "0 20 22 40 42 44");
  const RunResult back =
      test::resultOf(test::resultOf(motion, "scale-time", {{"factor", "2"}}).motion, "scale-time", {{"factor", "0.5"}});
  EXPECT_EQ(back.motion, motion);
}

TEST(TimeOperations, ReversingReversesTheCurvesAndMovesThemToTheOtherKey) {
  motion::Motion motion = test::curvedMotion({0, 10, 30});
  const motion::Motion turned = test::resultOf(motion, "reverse", {}).motion;
  EXPECT_EQ(test::keysOf(turned, {}), "0:30 20:10 30:0");
  const auto old = motion.bones[0].keys.values();
  const auto now = turned.bones[0].keys.values();
  // The span 10..30 with x of 9 10 90 100 becomes the span 0..20; (x1, y1, x2, y2) is (127 - x2, 127 - y2, ...).
  EXPECT_EQ(old[2].curves[0], (motion::Curve{9, 10, 90, 100}));
  EXPECT_EQ(now[1].curves[0], (motion::Curve{37, 27, 118, 117}));
  EXPECT_EQ(now[1].physics, old[0].physics) << "the value from 0 to 10 applies from 20 to 30";
  EXPECT_EQ(test::resultOf(turned, "reverse", {}).motion, motion);
}

TEST(TimeOperations, ReversingKeepsWhatIsShownBeforeTheFirstAndAfterTheLastKey) {
  struct Row {
    const char* name;
    std::initializer_list<Frame> frames;
    eval::PreExtrapolation rule;
    const char* expected;
  };
  // 右腕 spans the frames 0 to 40; each key of 左腕 has its frame as x.
  const Row rows[] = {
      {"begins late: returns to rest", {20, 40}, eval::PreExtrapolation::Rest, "0:40 20:20 40:0"},
      {"begins late and is held", {20, 40}, eval::PreExtrapolation::Hold, "0:40 20:20 40:20"},
      {"ends early: its last value comes first", {0, 30}, eval::PreExtrapolation::Rest, "0:30 10:30 40:0"},
      {"both", {10, 30}, eval::PreExtrapolation::Rest, "0:30 10:30 30:10 40:0"},
      {"spans everything", {0, 20, 40}, eval::PreExtrapolation::Rest, "0:40 20:20 40:0"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 40});
    const motion::TrackId left = test::addBone(motion, "左腕", row.frames);
    const auto result = runOperation({findOperation("reverse"), {}, {}, row.rule}, motion, nullptr);
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(test::keysOf(result->motion, left), row.expected);
    const motion::Track<motion::BoneKey>& track = motion.bones[left.index].keys;
    const motion::Track<motion::BoneKey>& turned = result->motion.bones[left.index].keys;
    for (Frame frame = 0; frame <= 40; ++frame) {
      EXPECT_NEAR(eval::sampleBone(turned, frame).translation.x,
                  eval::sampleBone(track, 40 - frame, nullptr, nullptr, row.rule).translation.x, 1e-4)
          << frame;
    }
  }
}

TEST(TimeOperations, ScalingByTwoAndByOneHalfRestoresTheMotion) {
  const motion::Motion motion = test::curvedMotion({0, 3, 4, 17, 100});
  const motion::Motion twice = test::resultOf(motion, "scale-time", {{"factor", "2"}}).motion;
  EXPECT_NE(twice, motion);
  EXPECT_EQ(test::resultOf(twice, "scale-time", {{"factor", "0.5"}}).motion, motion);
}

}  // namespace
}  // namespace furitsuke::operations
