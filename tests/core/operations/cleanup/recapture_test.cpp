// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <utility>

#include "core/eval/sample.h"
#include "core/motion/captured_keys.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

constexpr Frame kLastCaptured = 200;

float capturedAt(Frame frame) { return 5 * std::sin(static_cast<float>(frame) * 0.1F); }

/// A bone that was recorded at each frame, without those that were lost, and of which three keys are left.
motion::Motion importedBone(FrameRange lost = {}) {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  for (Frame frame = 0; frame <= kLastCaptured; ++frame) {
    if (lost.isEmpty() || !lost.contains(frame)) keys.append(frame, test::boneKeyAt(capturedAt(frame)));
  }
  motion.bones.push_back({test::nameOf("頭"), motion::Track(std::move(keys))});
  motion::setCapturedKeys(motion.annotations, motion::capturedKeysOf(motion));
  test::setBoneKeys(motion, "頭",
                    {{0, test::boneKeyAt(0)}, {100, test::boneKeyAt(3)}, {kLastCaptured, test::boneKeyAt(1)}});
  return motion;
}

const OperationArguments::Texts kOnlyCapture{{"input", "capture"}, {"jumps", "no"}, {"noise", "no"},    {"floor", "no"},
                                             {"feet", "no"},       {"hands", "no"}, {"reduction", "no"}};

TEST(Recapture, GivesBackWhatWasRecorded) {
  const test::RunResult result = test::resultOf(importedBone(), "clean-up", kOnlyCapture);
  ASSERT_EQ(result.error, "");
  ASSERT_EQ(result.motion.bones[0].keys.size(), static_cast<std::size_t>(kLastCaptured) + 1);
  for (Frame frame = 0; frame <= kLastCaptured; ++frame)
    EXPECT_EQ(result.motion.bones[0].keys.values()[static_cast<std::size_t>(frame)].translation.x, capturedAt(frame));
  EXPECT_NE(motion::capturedKeys(result.motion), nullptr) << "it can be done again";
}

TEST(Recapture, ReducesAgainWithOtherBounds) {
  OperationArguments::Texts texts = kOnlyCapture;
  texts.back() = {"reduction", "yes"};
  texts.emplace_back("position", "0.01");
  const test::RunResult fine = test::resultOf(importedBone(), "clean-up", texts);
  texts.back() = {"position", "0.5"};
  const test::RunResult coarse = test::resultOf(fine.motion, "clean-up", texts);
  EXPECT_LT(coarse.motion.keyCount(), fine.motion.keyCount());
  const test::RunResult direct = test::resultOf(importedBone(), "clean-up", texts);
  EXPECT_EQ(coarse.motion, direct.motion) << "errors do not add up";
  for (Frame frame = 0; frame <= kLastCaptured; ++frame)
    EXPECT_NEAR(eval::sampleBone(fine.motion.bones[0].keys, frame).translation.x, capturedAt(frame), 0.011);
}

TEST(Recapture, AddsTracksThatTheMotionNoLongerHas) {
  motion::Motion motion = importedBone();
  motion.bones.clear();
  test::addBone(motion, "首", {0, 30});
  const test::RunResult result = test::resultOf(motion, "clean-up", kOnlyCapture);
  ASSERT_TRUE(result.motion.findBone(test::nameOf("頭").bytes));
  EXPECT_EQ(result.motion.keyCount(), 2U + kLastCaptured + 1);
}

TEST(Recapture, KeepsWhatIsNotChosen) {
  motion::Motion motion = importedBone();
  test::addBone(motion, "首", {0, 30, 150});
  const test::RunResult frames = test::resultOf(motion, "clean-up", kOnlyCapture, nullptr, {}, "頭", "50-120");
  ASSERT_EQ(frames.error, "");
  EXPECT_EQ(frames.motion.bones[0].keys.size(), 71U + 2U);
  const test::RunResult other = test::resultOf(motion, "clean-up", kOnlyCapture, nullptr, {}, "首");
  EXPECT_EQ(other.motion, motion);
}

TEST(Recapture, NeedsACapture) {
  motion::Motion motion = importedBone();
  const test::RunResult forgotten = test::resultOf(motion, "forget-capture", {});
  ASSERT_EQ(forgotten.notes.size(), 1U);
  EXPECT_EQ(forgotten.notes[0].count, motion::capturedKeys(motion)->keyCount());
  EXPECT_EQ(forgotten.error, "");
  EXPECT_EQ(motion::capturedKeys(forgotten.motion), nullptr);
  EXPECT_EQ(forgotten.motion.keyCount(), motion.keyCount());
  EXPECT_NE(test::resultOf(forgotten.motion, "clean-up", kOnlyCapture).error, "");
  EXPECT_EQ(test::resultOf(forgotten.motion, "forget-capture", {}).motion, forgotten.motion);
}

TEST(Recapture, MovesWithTheWholeMotion) {
  const test::RunResult shifted = test::resultOf(importedBone(), "shift", {{"by", "10"}});
  ASSERT_EQ(shifted.error, "");
  const test::RunResult result = test::resultOf(shifted.motion, "clean-up", kOnlyCapture);
  for (const Frame frame : {0, 5, kLastCaptured}) {
    const motion::BoneKey* key = result.motion.bones[0].keys.find(frame + 10);
    ASSERT_NE(key, nullptr) << frame;
    EXPECT_EQ(key->translation.x, capturedAt(frame));
  }
}

TEST(Fill, KnowsWhichFramesWereLostInARecordingWhateverKeysAreLeft) {
  const test::RunResult whole = test::resultOf(importedBone(), "fill", {});
  EXPECT_EQ(whole.motion, importedBone()) << "keys that are far apart are no gap";
  // 68 lost frames.
  const motion::Motion holed = importedBone({60, 127});
  const test::RunResult filled = test::resultOf(holed, "fill", {});
  EXPECT_EQ(filled.motion, holed) << "the key at frame 100 fills it";
  motion::Motion reduced = holed;
  test::setBoneKeys(reduced, "頭", {{0, test::boneKeyAt(0)}, {50, test::boneKeyAt(-4)}, {160, test::boneKeyAt(4)}});
  const test::RunResult result = test::resultOf(reduced, "fill", {});
  ASSERT_EQ(result.notes.size(), 1U);
  EXPECT_EQ(result.notes[0].count, 1U);
  EXPECT_TRUE(result.motion.bones[0].keys.hasKey(59));
  EXPECT_TRUE(result.motion.bones[0].keys.hasKey(128));
  for (const Frame frame : {10, 30, 59, 128, 140})
    EXPECT_NEAR(eval::sampleBone(result.motion.bones[0].keys, frame).translation.x,
                eval::sampleBone(reduced.bones[0].keys, frame).translation.x, 0.02)
        << frame;
  EXPECT_EQ(test::resultOf(reduced, "fill", {{"longest", "67"}}).motion, reduced);
}

TEST(Fill, IgnoresTheDistancesOfReducedKeys) {
  motion::Motion motion;
  // Close keys where it moves fast, far apart where it does not.
  test::addBone(motion, "頭", {0, 1, 2, 3, 5, 6, 9, 20, 21, 22, 24, 25, 40, 41, 42, 43, 60, 61, 63});
  EXPECT_EQ(test::resultOf(motion, "fill", {}).motion, motion);
}

}  // namespace
}  // namespace furitsuke::operations
