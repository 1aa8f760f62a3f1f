// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/keys/keys_operations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <random>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/keys/key_poses.h"
#include "core/operations/run.h"
#include "tests/core/eval/rig_models.h"
#include "tests/core/operations/bone_distance.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

const motion::TrackId kFirstBone{motion::TrackKind::Bone, 0};

/// A bone with a key on each frame from 0 on; x of each.
template <class XAt>
void addRecorded(motion::Motion& motion, std::string_view name, int frames, const XAt& xAt) {
  motion::Keys<motion::BoneKey> keys;
  for (int frame = 0; frame < frames; ++frame) keys.append(frame, test::boneKeyAt(static_cast<float>(xAt(frame))));
  motion.bones.push_back({test::nameOf(name), motion::Track<motion::BoneKey>(std::move(keys))});
}

motion::Motion zigzag() {
  motion::Motion motion;
  addRecorded(motion, "右腕", 31, [](int f) { return f < 10 ? f : f < 20 ? 20 - f : 2 * (f - 20); });
  addRecorded(motion, "左腕", 31, [](int) { return 3; });
  return motion;
}

TEST(ReducePoses, PlacesTheKeysWhereTheMotionTurns) {
  struct Row {
    const char* count;
    const char* pins;
    const char* kept;
  };
  for (const Row& row : {Row{"4", "", "0 10 20 30"}, Row{"5", "7", "0 7 10 20 30"}, Row{"0", "", "0 10 20 30"},
                         Row{"1", "", "0 30"}, Row{"2", "5, 12", "0 5 12 30"}, Row{"2", "0, 30, 99", "0 30"}}) {
    const test::RunResult result = test::resultOf(zigzag(), "reduce-poses", {{"count", row.count}, {"pins", row.pins}});
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(test::framesOf(result.motion, kFirstBone), row.kept) << row.count << ", " << row.pins;
    EXPECT_EQ(test::framesOf(result.motion, {motion::TrackKind::Bone, 1}), "0 30") << "does not move";
  }
}

TEST(ReducePoses, FindsTheBestFramesForEveryNumberOfPoses) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> step(-1, 1);
  constexpr std::size_t kWalkFrames = 11;
  motion::Motion motion;
  for (const char* name : {"右腕", "左腕", "首"}) {
    double x = 0;
    addRecorded(motion, name, kWalkFrames, [&](int) { return x += step(random); });
  }
  std::vector<PoseBone> bones;
  for (const auto& track : motion.bones) bones.push_back({&track.keys, {}});
  OperationControl control;
  const PoseSpans spans(posePaths(bones, motion.frameRange()), control);
  const KeyPoses choice(spans, {}, control);
  ASSERT_EQ(choice.fewest(), 2U);
  ASSERT_EQ(choice.most(), kWalkFrames);
  std::vector<double> best(kWalkFrames + 1, std::numeric_limits<double>::infinity());
  for (unsigned inner = 0; inner < 1U << (kWalkFrames - 2); ++inner) {
    double cost = 0;
    std::size_t poses = 2;
    std::size_t start = 0;
    for (std::size_t frame = 1; frame < kWalkFrames; ++frame) {
      if (frame + 1 < kWalkFrames && (inner >> (frame - 1) & 1U) == 0) continue;
      cost += spans.cost(start, frame);
      start = frame;
      if (frame + 1 < kWalkFrames) ++poses;
    }
    best[poses] = std::min(best[poses], cost);
  }
  for (const PosePoint& point : choice.curve()) {
    EXPECT_NEAR(point.typical, std::sqrt(best[point.poses] / kWalkFrames), 1e-6) << point.poses;
    EXPECT_EQ(choice.poses(point.poses).size(), point.poses);
  }
}

TEST(ReducePoses, MeasuresWhatASmoothCurveCannotFollow) {
  motion::Motion motion;
  // Slow, fast, slow, which a curve follows; then there and back, which none does.
  addRecorded(motion, "右腕", 41, [](int f) {
    const double t = f / 20.0;
    return f <= 20 ? 10 * t * t * (3 - 2 * t) : 10 + std::sin((f - 20) * 3.14159265 / 20);
  });
  OperationControl control;
  const PoseBone bone{&motion.bones[0].keys, {}};
  const PoseSpans spans(posePaths({&bone, 1}, motion.frameRange()), control);
  EXPECT_LT(spans.largest(0, 20), 1e-3);
  EXPECT_NEAR(spans.largest(20, 40), 1, 1e-3);
}

TEST(ReducePoses, KeepsKeysThatAreNotSelectedOtherTracksAndPhysicsSwitches) {
  motion::Motion motion = zigzag();
  motion::Keys<motion::BoneKey> keys = motion.bones[0].keys.keys();
  for (std::size_t i = 13; i < keys.size(); ++i) keys.values.edit()[i].physics = false;
  motion.bones[0].keys = motion::Track<motion::BoneKey>(std::move(keys));
  test::addMorph(motion, "あ", {0, 4, 9});
  const motion::Motion result =
      test::resultOf(motion, "reduce-poses", {{"count", "4"}}, nullptr, {}, {}, "3-24").motion;
  EXPECT_EQ(test::framesOf(result, kFirstBone), "0 1 2 3 10 13 20 24 25 26 27 28 29 30");
  EXPECT_EQ(result.morphs, motion.morphs);
}

TEST(ReducePoses, MakesKeysOnPosesWhereATrackHasNone) {
  motion::Motion motion = zigzag();
  test::addBone(motion, "首", {0, 30});  // x = frame
  const motion::Motion result = test::resultOf(motion, "reduce-poses", {{"count", "4"}}).motion;
  EXPECT_EQ(test::keysOf(result, {motion::TrackKind::Bone, 2}), "0:0 10:10 20:20 30:30");
}

TEST(ReducePoses, KeepsTheErrorOfEveryBoneBelowTheBound) {
  test::HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.bone(0, {5, 10, 0});
  made.bone(1, {10, 10, 0});
  for (int frame = 0; frame <= 120; ++frame) {
    made.key(0, frame, {0, 0, 0}, test::aboutZ(30 * std::sin(frame * 0.2)));
    made.key(1, frame, {0, 0, 0}, test::aboutY(40 * std::sin(frame * 0.13 + 1)));
  }
  for (const double bound : {1.0, 0.2, 0.02}) {
    test::OperationScene scene;
    scene.model = &made.model;
    const test::RunResult result = test::resultIn(scene, made.motion, "reduce-poses", {{"error", argumentText(bound)}});
    EXPECT_LE(test::largestBoneDistance(made.model, made.motion, result.motion).position, bound);
    ASSERT_EQ(result.errors.size(), 2U);
    EXPECT_LE(result.errors[0].value, bound);
    EXPECT_LT(result.motion.keyCount(), made.motion.keyCount() / 2) << bound;
  }
}

TEST(ReducePoses, NeedsAModelForItsDisplayFrames) {
  EXPECT_EQ(test::resultOf(zigzag(), "reduce-poses", {{"groups", "display-frames"}}).error,
            "groups: needs the model of the motion, whose display frames are the groups");
  EXPECT_EQ(test::resultOf(zigzag(), "reduce-poses", {{"pins", "3 x"}}).error, "pins: \"x\" is not a frame");
}

TEST(ReducePoses, ChoosesPosesForEachDisplayFrameOfTheModel) {
  test::HandMade made;
  made.bone(model::kNoIndex, {0, 0, 0});
  made.bone(model::kNoIndex, {5, 0, 0});
  made.model.displayGroups.push_back({model::ModelName::fromText("腕", ""), false, {{false, 0}}});
  made.model.displayGroups.push_back({model::ModelName::fromText("指", ""), false, {{false, 1}}});
  for (int frame = 0; frame <= 30; ++frame) {
    const auto x = [frame](int turn) { return static_cast<float>(frame < turn ? frame : 2 * turn - frame); };
    made.key(0, frame, {x(8), 0, 0});
    made.key(1, frame, {x(20), 0, 0});
  }
  test::OperationScene scene;
  scene.model = &made.model;
  const test::RunResult result =
      test::resultIn(scene, made.motion, "reduce-poses", {{"count", "3"}, {"groups", "display-frames"}});
  EXPECT_EQ(test::framesOf(result.motion, kFirstBone), "0 8 30");
  EXPECT_EQ(test::framesOf(result.motion, {motion::TrackKind::Bone, 1}), "0 20 30");
  ASSERT_EQ(result.notes.size(), 2U);
  EXPECT_EQ(result.notes[1].track, "指");
}

struct PosedDance {
  const char* model;
  const char* motion;
  const char* frames;
  std::size_t most;  ///< poses for an error of 0.5
};

class ReducedPosesOfDances : public testing::TestWithParam<PosedDance> {};

TEST_P(ReducedPosesOfDances, StayNearTheDanceAndComeFromTheCacheTheSecondTime) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const PosedDance& row = GetParam();
  const auto model = io::loadModel(*folder / "models" / row.model);
  const auto motion = io::loadMotion(*folder / "motions" / row.motion);
  ASSERT_TRUE(model.ok() && motion.ok());
  const Operation& operation = *findOperation("reduce-poses");
  OperationCall call;
  call.operation = &operation;
  call.scope.tracks = "bones";
  call.scope.frames = row.frames;
  const auto run = [&](const char* count) {
    call.arguments = *OperationArguments::read(operation.parameters, {{"count", count}, {"error", "0.5"}}, {});
    auto outcome = runOperation(call, motion->motion, &model->model);
    EXPECT_TRUE(outcome.ok());
    return *std::move(outcome);
  };
  const OperationOutcome within = run("0");
  EXPECT_LE(test::largestBoneDistance(model->model, motion->motion, within.motion).position, 0.5);
  EXPECT_LE(within.summary.notes[0].count, row.most);
  call.cache = operation.makeCache();
  const OperationOutcome hundred = run("100");
  EXPECT_EQ(hundred.summary.notes[0].count, 100U);
  const auto& [curve, poses] = std::any_cast<const ChosenPoses&>(hundred.summary.extra);
  EXPECT_EQ(poses, 100U);
  ASSERT_FALSE(curve.empty());
  for (std::size_t i = 1; i < curve.size(); ++i) {
    EXPECT_LE(curve[i].typical, 1.02 * curve[i - 1].typical + 1e-3) << curve[i].poses << " poses";
  }
  EXPECT_EQ(run("0").motion, within.motion) << "with the analysis of the run before";
  for (const char* count : {"101", "130"}) {
    const OperationOutcome next = run(count);
    const auto cache = std::exchange(call.cache, nullptr);
    const OperationOutcome alone = run(count);
    call.cache = cache;
    EXPECT_EQ(next.motion, alone.motion) << count << " poses, after other numbers";
    for (std::size_t i = 0; i < alone.summary.errors.size(); ++i) {
      EXPECT_EQ(next.summary.errors[i].value, alone.summary.errors[i].value) << count;
      EXPECT_EQ(next.summary.errors[i].frame, alone.summary.errors[i].frame) << count;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Corpus, ReducedPosesOfDances,
    testing::ValuesIn(test::danceRows<PosedDance>({{"luka.pmx", "mmd2udp_motion.vmd", "0-299", 200},
                                                   {"luka.pmx", "mmd2udp_motion.vmd", "", 200},
                                                   {"luka.pmx", "dance_galaxias_v2.vmd", "900-1799", 210}})));

TEST(ReducePoses, StopsWhenItIsCanceled) {
  const std::atomic<bool> isCanceled = true;
  OperationCall call;
  call.operation = findOperation("reduce-poses");
  call.arguments = *OperationArguments::read(call.operation->parameters, {}, {});
  EXPECT_FALSE(runOperation(call, zigzag(), nullptr, &isCanceled).ok());
}

}  // namespace
}  // namespace furitsuke::operations
