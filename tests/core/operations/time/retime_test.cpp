// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/time/pose_times.h"
#include "core/operations/time/time_warp.h"
#include "tests/core/operations/bone_distance.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using Texts = OperationArguments::Texts;

/// Beats at 0, 15, 30 and so on; bars of four.
motion::Motion withBeats(motion::Motion motion) {
  motion.annotations.tempo = motion::Tempo{};
  return motion;
}

TEST(Retime, MovesPosesToBeatsAndKeepsTheEnds) {
  struct Row {
    const char* at;
    Texts more;
    const char* frames;
    const char* keys;  ///< frame:x, where x is the frame before
  };
  for (const Row& row : std::vector<Row>{{"13, 28", {}, "", "0:0 15:13 30:28 61:61"},
                                         {"24 24", {{"grid", "half-beats"}}, "", "0:0 12:13 27:28 61:61"},
                                         // A key of another pose moves with its surroundings.
                                         {"28", {{"farthest", "2"}}, "", "0:0 14:13 30:28 61:61"},
                                         {"28", {{"farthest", "1"}}, "", "0:0 13:13 28:28 61:61"},
                                         // Of two poses for a beat the nearer one.
                                         {"13,19", {}, "", "0:0 15:13 30:28 61:61"},
                                         {"13", {}, "0-13", "0:0 13:13 28:28 61:61"}}) {
    SCOPED_TRACE(std::string(row.at) + " " + row.frames);
    motion::Motion motion;
    const motion::TrackId id = test::addBone(motion, "センター", {0, 13, 28, 61}, 7);
    Texts texts = row.more;
    texts.emplace_back("poses", "frames");
    texts.emplace_back("at", row.at);
    const test::RunResult result = test::resultOf(withBeats(motion), "retime", texts, nullptr, {}, {}, row.frames);
    ASSERT_EQ(result.error, "");
    EXPECT_EQ(test::keysOf(result.motion, id), row.keys);
    EXPECT_EQ(result.motion.bones[id.index].keys.values()[1], motion.bones[id.index].keys.values()[1])
        << "the key itself stays";
  }
}

TEST(Retime, GivesATrackAKeyWhereItHasNoneAtAPose) {
  motion::Motion motion;
  const motion::TrackId moving = test::addBone(motion, "センター", {0, 60});
  const motion::TrackId still = test::addBone(motion, "右腕", {0, 60});
  test::setTrack(motion.bones[still.index].keys, {{0, test::boneKeyAt(3)}, {60, test::boneKeyAt(3)}});
  const motion::Motion after = test::resultOf(withBeats(motion), "retime", {{"poses", "frames"}, {"at", "26"}}).motion;
  EXPECT_EQ(test::keysOf(after, moving), "0:0 30:26 60:60");
  EXPECT_EQ(after.bones[still.index], motion.bones[still.index]);
}

//  The poses 15 and 37 are closer together afterward: without care, two of the keys between them are on one frame.
TEST(Retime, KeepsKeysApartThatRoundingWouldJoin) {
  motion::Motion motion;
  const motion::TrackId id = test::addBone(motion, "センター", {0, 15, 25, 26, 27, 37, 60});
  const test::RunResult result =
      test::resultOf(withBeats(motion), "retime", {{"poses", "frames"}, {"at", "15, 37"}, {"farthest", "8"}});
  EXPECT_EQ(test::keysOf(result.motion, id), "0:0 15:15 21:25 22:26 23:27 30:37 60:60");
  EXPECT_EQ(result.notes.size(), 1U);
}

//  The pose 8 goes to 15 and the pose 37 to 30: after the first one is slow, what is between them is fast.
TEST(Retime, ReportsWhereTheSpeedDoublesOrHalves) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 8, 37, 60});
  const auto noteAt = [&](const char* at) {
    const test::RunResult result =
        test::resultOf(withBeats(motion), "retime", {{"poses", "frames"}, {"at", at}, {"farthest", "8"}});
    const auto note = std::ranges::find(result.notes, "edit.retime.speed", &Diagnostic::code);
    return note == result.notes.end() ? "none" : std::to_string(note->count) + ": " + note->detail;
  };
  EXPECT_EQ(noteAt("13, 28"), "none");
  EXPECT_EQ(noteAt("8, 37"), "14: 3.93, 21-27");
  EXPECT_EQ(noteAt("8"), "8: 0.45, 4-12");
}

TEST(TimeWarp, FindsTheStrongestChangeOfTheSpeed) {
  EXPECT_FALSE(TimeWarp({{0, 0}, {20, 15}, {60, 60}}).strongestChange(2).has_value());
  // 100 frames show what 20 showed, smoothly: the frames next to the ends change less.
  const auto slow = TimeWarp({{0, 0}, {20, 100}, {100, 180}}).strongestChange(2);
  ASSERT_TRUE(slow.has_value());
  EXPECT_GT(slow->factor, 0.1);
  EXPECT_LT(slow->factor, 0.2);
  EXPECT_EQ(slow->frames, (FrameRange{2, 125}));
  EXPECT_GT(slow->frameCount, 123U) << "and those at the end";
  // A very late key takes no longer.
  const auto late = TimeWarp({{0, 0}, {2e9, 1e9}, {2.1e9, 2.1e9}}).strongestChange(1.5);
  ASSERT_TRUE(late.has_value());
  EXPECT_GT(late->frameCount, 500'000'000U);
}

TEST(Retime, SamplesARecordingAtItsNewTimes) {
  motion::Motion motion;
  const motion::TrackId id = motion.ensureBone(test::nameOf("センター"));
  const motion::TrackId morph = motion.ensureMorph(test::nameOf("あ"));
  std::vector<std::pair<Frame, motion::BoneKey>> keys;
  std::vector<std::pair<Frame, motion::MorphKey>> weights;
  for (Frame frame = 0; frame <= 60; ++frame) {
    keys.emplace_back(frame, test::boneKeyAt(static_cast<float>(frame)));
    weights.emplace_back(frame, motion::MorphKey{static_cast<float>(frame)});
  }
  test::setTrack(motion.bones[id.index].keys, keys);
  test::setTrack(motion.morphs[morph.index].keys, weights);
  const motion::Motion after =
      test::resultOf(withBeats(motion), "retime", {{"poses", "frames"}, {"at", "20, 50"}}).motion;
  const auto x = [&](Frame frame) { return after.bones[id.index].keys.find(frame)->translation.x; };
  ASSERT_EQ(after.keyCount(id), 61U);
  EXPECT_FLOAT_EQ(x(15), 20);
  EXPECT_FLOAT_EQ(x(45), 50);
  for (Frame frame = 1; frame <= 60; ++frame) {
    EXPECT_GT(x(frame), x(frame - 1)) << frame;
    EXPECT_LT(std::abs(x(frame) - 2 * x(frame - 1) + (frame > 1 ? x(frame - 2) : -x(1))), 0.3) << frame;
    EXPECT_FLOAT_EQ(after.morphs[morph.index].keys.find(frame)->weight, x(frame));
  }
}

TEST(Retime, KeepsCameraCuts) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  for (const Frame frame : {0, 18, 19, 60}) {
    motion::CameraKey key = motion::restCameraKey();
    key.target.x = static_cast<float>(frame);
    keys.append(frame, key);
  }
  motion.camera = motion::Track<motion::CameraKey>(keys);
  const motion::Motion after =
      test::resultOf(withBeats(motion), "retime", {{"poses", "frames"}, {"at", "15, 23"}, {"farthest", "8"}}).motion;
  EXPECT_EQ(test::framesOf(after, motion::kCameraTrack), "0 15 22 23 30 60");
}

//  The arm turns to and fro and stops at 0, 22, 48, 70.
motion::Motion wavingArm() {
  motion::Motion motion;
  std::vector<std::pair<Frame, motion::BoneKey>> keys;
  float angle = 0;
  for (const Frame frame : {0, 22, 48, 70, 90}) {
    motion::BoneKey key = test::boneKey({0, 0, 0}, {angle, 0, 0});
    key.curves.fill({64, 0, 64, 127});
    keys.emplace_back(frame, key);
    angle = 60 - angle;
  }
  test::setBoneKeys(motion, "左腕", keys);
  return motion;
}

TEST(Retime, FindsWhereTheBodyStopsOrIsFastest) {
  const motion::Motion motion = withBeats(wavingArm());
  const motion::TrackId arm{motion::TrackKind::Bone, 0};
  EXPECT_EQ(test::framesOf(test::resultOf(motion, "retime", {{"farthest", "8"}}).motion, arm), "0 15 45 75 90");
  // The middles of the movements 11, 35 and 59 go to 15, 30 and 60.
  const motion::Motion accents = test::resultOf(motion, "retime", {{"poses", "accents"}}).motion;
  EXPECT_LT(eval::degreesBetween(eval::sampleBone(accents.bones[0].keys, 15).rotation,
                                 eval::sampleBone(motion.bones[0].keys, 11).rotation),
            0.01);
  motion::Motion marked = motion;
  marked.annotations.markers = {{48, "pose"}};
  const test::RunResult result = test::resultOf(marked, "retime", {{"poses", "markers"}});
  EXPECT_EQ(test::framesOf(result.motion, arm), "0 21 45 69 90");
  EXPECT_EQ(result.motion.annotations, marked.annotations);
}

TEST(Retime, StatesWhatIsMissing) {
  const motion::Motion motion = wavingArm();
  EXPECT_EQ(test::resultOf(motion, "retime", {}).error, "needs the tempo of the music; set it first");
  const auto errorOf = [&](const char* at) {
    return test::resultOf(withBeats(motion), "retime", {{"poses", "frames"}, {"at", at}}).error;
  };
  EXPECT_EQ(errorOf(" "), "at: the frames of the poses are missing, such as 30, 62, 95");
  EXPECT_EQ(errorOf("30, x"), "at: \"x\" is not a frame");
  const test::RunResult none = test::resultOf(withBeats(motion), "retime", {{"farthest", "1"}});
  ASSERT_EQ(none.notes.size(), 1U);
  EXPECT_EQ(none.notes[0].code, "edit.retime.none");
  EXPECT_EQ(none.motion, withBeats(motion));
}

TEST(Retime, KnowsBeatsHalfBeatsAndBars) {
  const motion::TempoMap beats{motion::Tempo{}};
  EXPECT_EQ(nearestOnGrid(beats, BeatGrid::Beats, 22), 15);
  EXPECT_EQ(nearestOnGrid(beats, BeatGrid::HalfBeats, 22), 22.5);
  EXPECT_EQ(nearestOnGrid(beats, BeatGrid::HalfBeats, 29), 30);
  EXPECT_EQ(nearestOnGrid(beats, BeatGrid::Bars, 22), 0);
  EXPECT_EQ(nearestOnGrid(beats, BeatGrid::Bars, 40), 60);
}

TEST(TimeWarp, IsMonotoneSmoothAndExactAtItsPoints) {
  const std::vector<WarpPoint> points{{0, 0}, {10, 20}, {30, 25}, {31, 40}, {60, 60}};
  const TimeWarp warp(points);
  for (const WarpPoint& point : points) {
    EXPECT_DOUBLE_EQ(warp.at(point.from), point.to);
    EXPECT_NEAR(warp.sourceOf(point.to), point.from, 1e-9);
  }
  EXPECT_DOUBLE_EQ(warp.at(-3), -3);
  EXPECT_DOUBLE_EQ(warp.at(70), 70);
  constexpr double kStep = 1.0 / 64;
  for (double time = kStep; time < 60; time += kStep) {
    EXPECT_GT(warp.at(time), warp.at(time - kStep)) << time;
    EXPECT_NEAR(warp.sourceOf(warp.at(time)), time, 1e-6);
  }
  const auto slope = [&](double time) { return (warp.at(time + 1e-4) - warp.at(time)) / 1e-4; };
  for (const double time : {10.0, 30.0, 31.0}) EXPECT_NEAR(slope(time), slope(time - 1e-4), 0.02) << time;
}

struct BeatDance {
  const char* model;
  const char* motion;
};

class RetimedDances : public testing::TestWithParam<BeatDance> {};

TEST_P(RetimedDances, HaveTheirPosesOnBeats) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto model = io::loadModel(*folder / "models" / GetParam().model);
  const auto file = io::loadMotion(*folder / "motions" / (std::string(GetParam().motion) + ".vmd"));
  ASSERT_TRUE(model.ok() && file.ok());
  const motion::Motion motion = withBeats(file->motion);
  test::OperationScene scene;
  scene.model = &model->model;
  const motion::Motion after = test::resultIn(scene, motion, "retime", {{"farthest", "8"}}).motion;
  const motion::TempoMap beats(motion.annotations);
  const auto distanceOf = [&](const motion::Motion& one) {
    OperationControl control;
    const OperationArguments none;
    const motion::KeySelection keys;
    const OperationInput in{one, keys, none, &model->model, eval::PreExtrapolation::Rest, control};
    double sum = 0;
    const std::vector<Frame> poses = extremesOf(bodySpeeds(in, {0, one.frameRange().last}), false, 10);
    for (const Frame pose : poses) sum += std::abs(nearestOnGrid(beats, BeatGrid::Beats, pose) - pose);
    return sum / static_cast<double>(poses.size());
  };
  EXPECT_LT(distanceOf(after), 0.45 * distanceOf(motion));
  EXPECT_LT(test::boneKeyCount(after), test::boneKeyCount(motion) * 5 / 4);
}

INSTANTIATE_TEST_SUITE_P(Corpus, RetimedDances,
                         testing::ValuesIn(test::danceRows<BeatDance>({{"miku_v2/miku_v2.pmd", "mikapo_capture"},
                                                                       {"luka.pmx", "dance_suki_yuki"}})));

}  // namespace
}  // namespace furitsuke::operations
