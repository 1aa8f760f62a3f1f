// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

constexpr int kLastOfWave = 100;
double waveAt(double frame) { return 3 * std::sin(frame * 0.08); }

/// A recorded bone that moves along x and turns, without keys in `missing`.
motion::Motion recordedWave(FrameRange missing) {
  motion::Keys<motion::BoneKey> keys;
  for (int frame = 0; frame <= kLastOfWave; ++frame) {
    if (missing.contains(frame)) continue;
    keys.append(frame, test::turnedKey(static_cast<float>(waveAt(frame)), {0, 20 * waveAt(frame), 0}));
  }
  motion::Motion motion;
  motion.bones.push_back({test::nameOf("頭"), motion::Track<motion::BoneKey>(std::move(keys))});
  return motion;
}

double fillXAt(const motion::Motion& motion, double frame) {
  return eval::sampleBone(motion.bones[0].keys, frame).translation.x;
}

/// The largest change of speed from frame to frame, in a range.
double largestJolt(const motion::Motion& motion, Frame first, Frame last) {
  double largest = 0;
  for (Frame frame = first; frame <= last; ++frame) {
    const double now = fillXAt(motion, frame + 1) - fillXAt(motion, frame);
    largest = std::max(largest, std::abs(now - (fillXAt(motion, frame) - fillXAt(motion, frame - 1))));
  }
  return largest;
}

TEST(Fill, BridgesAGapWithTheSpeedOfTheMotionAroundIt) {
  struct Row {
    FrameRange missing;
    const char* length;
    double before, after;  ///< the largest jolt, model units per frame
    double error;
  };
  for (const Row& row : {Row{{30, 40}, "0", 0.06, 0.03, 0.15}, Row{{30, 60}, "0", 0.2, 0.04, 4},
                         Row{{33, 37}, "0", 0.028, 0.022, 0.05}, Row{{30, 40}, "20", 0.06, 0.04, 0.6}}) {
    SCOPED_TRACE(std::to_string(row.missing.first) + " to " + std::to_string(row.missing.last) + " in " + row.length);
    const motion::Motion gap = recordedWave(row.missing);
    const test::RunResult result = test::resultOf(gap, "fill", {{"length", row.length}});
    ASSERT_EQ(result.error, "");
    ASSERT_EQ(result.notes.size(), 1U);
    EXPECT_EQ(result.notes[0].count, 1U);
    EXPECT_GT(largestJolt(gap, 25, 65), row.before) << "without a bridge";

    EXPECT_LT(largestJolt(result.motion, 15, 80), row.after);
    for (Frame frame = 0; frame <= kLastOfWave; ++frame)
      EXPECT_NEAR(fillXAt(result.motion, frame), waveAt(frame), row.error);
    EXPECT_LT(result.motion.keyCount(), static_cast<std::size_t>(kLastOfWave + 1)) << "a bridge has few keys";
  }
}

TEST(Fill, HoldsThePoseBeforeABridgeThatIsShorterThanTheGap) {
  const motion::Motion gap = recordedWave({30, 59});
  const test::RunResult result = test::resultOf(gap, "fill", {{"length", "10"}});
  for (Frame frame = 29; frame <= 50; ++frame) EXPECT_NEAR(fillXAt(result.motion, frame), waveAt(29), 0.011) << frame;
  EXPECT_NEAR(fillXAt(result.motion, 60), waveAt(60), 1e-5);
  EXPECT_LT(largestJolt(result.motion, 45, 70), 0.6);
}

TEST(Fill, ReplacesTheKeysOfChosenFrames) {
  motion::Motion broken = recordedWave({});
  auto keys = broken.bones[0].keys.keys();
  for (std::size_t i = 40; i <= 50; ++i) keys.values.edit()[i].translation.x = i % 2 == 0 ? 20.0F : -20.0F;
  broken.bones[0].keys = motion::Track<motion::BoneKey>(std::move(keys));
  const test::RunResult result = test::resultOf(broken, "fill", {{"replace", "frames"}}, nullptr, {}, {}, "40-50");
  ASSERT_EQ(result.error, "");
  for (Frame frame = 0; frame <= kLastOfWave; ++frame)
    EXPECT_NEAR(fillXAt(result.motion, frame), waveAt(frame), 0.6) << frame;
  EXPECT_LT(largestJolt(result.motion, 30, 60), 0.1);
}

TEST(Fill, BridgesMorphs) {
  motion::Motion motion;
  motion::Keys<motion::MorphKey> keys;
  for (int frame = 0; frame <= 60; ++frame) {
    if (frame <= 20 || frame >= 31) keys.append(frame, {frame <= 20 ? 0.2F : 0.8F});
  }
  motion.morphs.push_back({test::nameOf("あ"), motion::Track<motion::MorphKey>(std::move(keys))});
  const test::RunResult result = test::resultOf(motion, "fill", {});
  const auto weight = [&](double frame) { return eval::sampleMorph(result.motion.morphs[0].keys, frame); };
  EXPECT_NEAR(weight(21), 0.2, 0.02);
  EXPECT_NEAR(weight(25.5), 0.5, 0.02);
  EXPECT_NEAR(weight(30), 0.8, 0.02);
}

TEST(Fill, KeepsWhatIsNoGap) {
  struct Row {
    const char* name;
    motion::Motion motion;
    OperationArguments::Texts texts = {};
    const char* frames = "";
  };
  motion::Motion sparse;
  test::addBone(sparse, "頭", {0, 20, 40, 60});
  motion::Motion held;
  motion::Keys<motion::BoneKey> keys;
  for (int frame = 0; frame <= 60; ++frame) {
    if (frame <= 20 || frame >= 31) keys.append(frame, test::boneKeyAt(static_cast<float>(std::max(frame, 31))));
  }
  held.bones.push_back({test::nameOf("頭"), motion::Track<motion::BoneKey>(std::move(keys))});
  motion::Motion curved = recordedWave({30, 40});
  motion::Keys<motion::BoneKey> chosen = curved.bones[0].keys.keys();
  chosen.values.edit()[30].curves.fill({40, 20, 90, 110});  // at frame 41
  curved.bones[0].keys = motion::Track(std::move(chosen));
  for (const Row& row : {Row{"keys of an animator", sparse}, Row{"a curve that a reduction has found", curved},
                         Row{"a recorder that leaves out equal keys", held},
                         Row{"too short", recordedWave({30, 40}), {{"shortest", "12"}}},
                         Row{"too long", recordedWave({30, 40}), {{"longest", "10"}}},
                         Row{"not selected", recordedWave({30, 40}), {}, "60-90"},
                         Row{"no key before the frames", recordedWave({}), {{"replace", "frames"}}, "0-10"}}) {
    test::OperationScene scene;
    scene.frames = row.frames;
    const test::RunResult result = test::resultIn(scene, row.motion, "fill", row.texts);
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(result.motion, row.motion) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::operations
