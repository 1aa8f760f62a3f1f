// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quality/motion_quality.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/motion/captured_keys.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/core/operations/run_operation.h"

namespace furitsuke::quality {
namespace {

constexpr Frame kLast = 120;

/// The body model with a ball around its head.
model::Model ballModel() {
  model::Model model = test::bodyModel();
  const auto head = std::ranges::find_if(model.bones, [](const model::Bone& bone) { return bone.name.text == "頭"; });
  model::RigidBody ball;
  ball.bone = static_cast<model::BoneIndex>(head - model.bones.begin());
  ball.size = {1, 0, 0};
  ball.position = {0, 14, 0};
  model.bodies.push_back(ball);
  return model;
}

/// 上半身 sways slowly, with a key at every `step` frames and `extra(frame)` degrees more about x.
motion::Motion swaying(
    Frame step, const std::function<double(Frame)>& extra = [](Frame) { return 0.0; }) {
  std::vector<std::pair<Frame, motion::BoneKey>> keys;
  for (Frame frame = 0; frame <= kLast; frame += step) {
    const double sway = 10 * std::sin(frame * 0.05);
    keys.emplace_back(frame, test::boneKey({0, 0, 0}, {static_cast<float>(sway + extra(frame)), 0, 0}));
  }
  motion::Motion motion;
  test::setBoneKeys(motion, "上半身", keys);
  return motion;
}

/// Without a generator, so that the values are the same everywhere.
double noise(Frame frame) { return std::fmod(std::abs(std::sin(frame * 12.9898) * 43758.5453), 1.0) * 4 - 2; }

motion::Motion moved(const char* bone, Vec3 first, Vec3 last, const motion::EulerDegrees& angles = {}) {
  motion::Motion motion;
  test::setBoneKeys(motion, bone, {{0, test::boneKey(first, angles)}, {kLast, test::boneKey(last, angles)}});
  return motion;
}

motion::Motion backwardKnee() {
  motion::Motion motion = moved("左ひざ", {}, {}, {30, 0, 0});
  test::switchLegIkOff(motion);
  return motion;
}

/// The body is lowered so that the leg can reach below the floor.
motion::Motion sunkFoot() {
  motion::Motion motion = moved("左足ＩＫ", {0, -0.15F, 0}, {0, -0.15F, 0});
  const motion::BoneKey lowered = test::boneKey({0, -0.5F, 0});
  test::setBoneKeys(motion, "センター", {{0, lowered}, {kLast, lowered}});
  return motion;
}

/// 180 degrees off between frames 40 and 50.
motion::Motion flipped() {
  motion::Motion motion = swaying(1);
  std::vector<std::pair<Frame, motion::BoneKey>> keys;
  for (Frame frame = 0; frame <= kLast; ++frame) {
    motion::BoneKey key = test::boneKeyOf(motion, "上半身", static_cast<std::size_t>(frame));
    if (frame >= 40 && frame < 50) key.rotation = {key.rotation.w, key.rotation.z, -key.rotation.y, -key.rotation.x};
    keys.emplace_back(frame, key);
  }
  test::setBoneKeys(motion, "上半身", keys);
  return motion;
}

/// Arms that are those of the other side between frames 40 and 50.
motion::Motion exchangedArms() {
  motion::Motion motion;
  for (const char* bone : {"腕", "ひじ"}) {
    for (const bool isLeft : {true, false}) {
      std::vector<std::pair<Frame, motion::BoneKey>> keys;
      for (Frame frame = 0; frame <= kLast; ++frame) {
        const bool isOwn = frame < 40 || frame >= 50;
        const double angle = isLeft == isOwn ? 50 - frame * 0.1 : -50;
        keys.emplace_back(frame, test::boneKey({0, 0, 0}, {0, 0, static_cast<float>(angle)}));
      }
      test::setBoneKeys(motion, (isLeft ? "左" : "右") + std::string(bone), keys);
    }
  }
  return motion;
}

const QualityRow& rowIn(const MotionQuality& quality, QualityKind kind) {
  return quality.rows[static_cast<std::size_t>(kind)];
}

struct FaultRow {
  const char* name;
  motion::Motion motion;
  QualityKind kind;
  std::string track;
  FrameRange frames;
  double value;
  double tolerance;
};

std::vector<FaultRow> faults() {
  const FrameRange all{0, kLast};
  const auto spike = [](Frame frame) { return frame == 60 ? 40.0 : 0.0; };
  return {
      {"a key at every frame", swaying(1), QualityKind::Keys, "上半身", all, 30, 0.01},
      {"trembling", swaying(1, noise), QualityKind::Jitter, "上半身", all, 0.2, 0.12},
      {"a foot that slides", moved("左足ＩＫ", {0, 0, 0}, {0.8F, 0, 0}), QualityKind::Slides, "左足首", all, 0.8, 0.03},
      {"a foot below the floor", sunkFoot(), QualityKind::Floor, "左足首", all, 0.17, 0.05},
      {"a body that sinks", moved("センター", {0, -9.5F, 0}, {0, -9.5F, 0}), QualityKind::Floor, "センター", all, 1.5,
       0.01},
      {"flipped rotations", flipped(), QualityKind::Flips, "上半身", {40, 49}, 1, 0},
      {"sides taken for each other", exchangedArms(), QualityKind::Flips, "左腕", {40, 49}, 1, 0},
      {"a jump", swaying(1, spike), QualityKind::Spikes, "上半身", {60, 60}, 1, 0},
      {"foot IK out of reach", moved("左足ＩＫ", {0, 0, -9}, {0, 0, -9}), QualityKind::Reach, "左足ＩＫ", all, 4.4,
       0.5},
      {"a knee bent backward", backwardKnee(), QualityKind::Limits, "左ひざ", all, 30, 1},
      {"a head turned backward", moved("首", {}, {}, {0, 130, 0}), QualityKind::Limits, "首", all, 50, 1},
      {"a hand in the head", moved("左腕", {-4, 5, 0}, {-4, 5, 0}), QualityKind::Overlap, "左手首", all, 0.8, 0.05},
  };
}

TEST(MotionQuality, CountsNoKeysOfARecordingThatIsKept) {
  const model::Model model = ballModel();
  motion::Motion motion = swaying(1, noise);
  const auto before = measureQuality(motion, model);
  motion::setCapturedKeys(motion.annotations, motion::capturedKeysOf(motion));
  const auto kept = measureQuality(motion, model);
  ASSERT_TRUE(before && kept);
  EXPECT_EQ(rowIn(*before, QualityKind::Keys).placeCount, 1U);
  EXPECT_EQ(rowIn(*kept, QualityKind::Keys).placeCount, 0U) << "it can be reduced at any time";
  EXPECT_EQ(rowIn(*kept, QualityKind::Keys).value, rowIn(*before, QualityKind::Keys).value);
  EXPECT_NEAR(rowIn(*kept, QualityKind::Jitter).value, rowIn(*before, QualityKind::Jitter).value, 1e-3);
}

TEST(MotionQuality, FindsEachFaultAtItsPlace) {
  const model::Model model = ballModel();
  for (const FaultRow& row : faults()) {
    SCOPED_TRACE(row.name);
    const auto quality = measureQuality(row.motion, model);
    ASSERT_TRUE(quality.has_value());
    EXPECT_EQ(quality->frames, (FrameRange{0, kLast}));
    const QualityRow& found = rowIn(*quality, row.kind);
    EXPECT_TRUE(found.isMeasured);
    // The value of contacts is the mean of both feet.
    const auto issue = std::ranges::find(found.issues, row.track, &QualityIssue::track);
    ASSERT_NE(issue, found.issues.end());
    const bool isCounted = row.kind == QualityKind::Flips || row.kind == QualityKind::Spikes;
    EXPECT_NEAR(isCounted ? found.value : issue->value, row.value, row.tolerance);
    EXPECT_EQ(issue->frames, row.frames);
    EXPECT_TRUE(issue->frames.contains(issue->peak));
    EXPECT_EQ(issue->other, row.kind == QualityKind::Overlap ? "頭" : "");
  }
}

TEST(MotionQuality, FindsNoOtherFaults) {
  const model::Model model = ballModel();
  std::vector<FaultRow> rows = faults();
  rows.push_back({"sparse keys", swaying(15), QualityKind::Keys, "", {}, 0, 0});
  rows.push_back(
      {"one accent", swaying(1, [](Frame frame) { return frame > 60 ? 8.0 : 0.0; }), QualityKind::Keys, "", {}, 0, 0});
  for (const FaultRow& row : rows) {
    SCOPED_TRACE(row.name);
    const auto quality = measureQuality(row.motion, model);
    for (const QualityRow& other : quality->rows) {
      // A recording is dense, and what jumps or sinks far also bends joints and trembles.
      if (other.kind == row.kind || other.kind == QualityKind::Keys) continue;
      const bool isFar = row.kind == QualityKind::Flips || row.kind == QualityKind::Floor;
      if (isFar && (other.kind == QualityKind::Limits || other.kind == QualityKind::Jitter)) continue;
      EXPECT_EQ(other.placeCount, 0U) << infoOf(other.kind).id;
    }
  }
}

TEST(MotionQuality, OffersOperationsThatCorrectTheFaults) {
  const model::Model model = ballModel();
  for (const FaultRow& row : faults()) {
    SCOPED_TRACE(row.name);
    const QualityRow before = rowIn(*measureQuality(row.motion, model), row.kind);
    const std::optional<QualityFix> fix = fixOf(before);
    ASSERT_EQ(fix.has_value(), !infoOf(row.kind).operation.empty());
    if (!fix) continue;
    test::OperationScene scene;
    scene.model = &model;
    scene.tracks = fix->tracks;
    scene.frames = fix->frames;
    const test::RunResult result = test::resultIn(scene, row.motion, fix->operation, fix->arguments);
    ASSERT_EQ(result.error, "");
    const auto quality = measureQuality(result.motion, model);
    const QualityRow& after = rowIn(*quality, row.kind);
    EXPECT_LT(after.value, row.kind == QualityKind::Jitter ? before.value / 3 : before.value / 2);
    EXPECT_LE(after.placeCount, row.kind == QualityKind::Jitter ? before.placeCount : 0);
    // One place: with its frames.
    const std::optional<QualityFix> one = fixOf(row.kind, before.issues.front());
    ASSERT_TRUE(one.has_value());
    EXPECT_EQ(one->operation, fix->operation);
    EXPECT_EQ(one->arguments, fix->arguments);
    // Operations on tracks change those of the place; the others find the bones to change.
    EXPECT_EQ(one->tracks, fix->tracks.empty() ? std::string() : before.issues.front().track);
    const FrameRange frames = before.issues.front().frames;
    EXPECT_EQ(one->frames, std::to_string(frames.first) + "-" + std::to_string(frames.last));
  }
}

TEST(MotionQuality, OffersOperationsOnTracksWithACommaInTheirName) {
  QualityIssue issue;
  issue.track = "hair, left";
  issue.frames = {3, 8};
  EXPECT_EQ(fixOf(QualityKind::Jitter, issue)->tracks, "hair* left");
  QualityRow row;
  row.kind = QualityKind::Jitter;
  row.issues = {issue, issue};
  row.placeCount = row.issues.size();
  EXPECT_EQ(fixOf(row)->tracks, "hair* left");
}

TEST(MotionQuality, SaysWhatCannotBeMeasured) {
  const auto quality = measureQuality(swaying(1), model::Model());
  std::string measured;
  for (const QualityRow& row : quality->rows) {
    if (row.isMeasured) measured += std::string(infoOf(row.kind).id) + " ";
  }
  EXPECT_EQ(measured, "keys jitter flips spikes ");
  EXPECT_TRUE(measureQuality(motion::Motion(), test::legModel())->frames.isEmpty());
}

TEST(MotionQuality, StopsWhenCanceled) {
  QualityControl control;
  control.canceled = true;
  EXPECT_FALSE(measureQuality(swaying(1), ballModel(), eval::PreExtrapolation::Rest, &control).has_value());
  control.canceled = false;
  EXPECT_TRUE(measureQuality(swaying(1), ballModel(), eval::PreExtrapolation::Rest, &control).has_value());
  EXPECT_EQ(control.progress, 1);
}

TEST(MotionQuality, ListsTheWorstPlacesInOrderOfTime) {
  motion::Motion motion;
  std::vector<std::pair<Frame, motion::BoneKey>> keys;
  constexpr Frame kPeriod = 20;
  constexpr Frame kCount = static_cast<Frame>(kMostIssues) + 100;
  for (Frame i = 0; i <= kCount; ++i) {
    // The foot is above the floor in between, and deeper in it each time.
    keys.emplace_back(i * kPeriod, test::boneKey({0, 2, 0}));
    keys.emplace_back(i * kPeriod + kPeriod / 2, test::boneKey({0, -0.5F - 2 * static_cast<float>(i) / kCount, 0}));
  }
  // So low that the leg reaches all of them: a foot that is out of reach is hardly deeper than the one before.
  test::setBoneKeys(motion, "センター", {{0, test::boneKey({0, -3, 0})}});
  test::setBoneKeys(motion, "左足ＩＫ", keys);
  const QualityRow row = rowIn(*measureQuality(motion, test::legModel()), QualityKind::Floor);
  EXPECT_EQ(row.placeCount, static_cast<std::size_t>(kCount) + 1);
  ASSERT_EQ(row.issues.size(), kMostIssues);
  EXPECT_TRUE(std::ranges::is_sorted(row.issues, {}, [](const QualityIssue& issue) { return issue.frames.first; }));
  EXPECT_GT(row.issues.front().frames.first, 99 * kPeriod);
}

}  // namespace
}  // namespace furitsuke::quality
