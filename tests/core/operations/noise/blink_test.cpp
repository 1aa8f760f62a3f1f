// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>

#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;
using Texts = OperationArguments::Texts;

std::string weightsOf(const motion::Motion& motion, std::string_view path) {
  const auto& track = motion.morphs[motion::findTrack(motion, path)->index].keys;
  std::string text;
  for (std::size_t i = 0; i < track.size(); ++i) {
    text += (i > 0 ? " " : "") + std::to_string(track.frames()[i]) + ":" +
            std::to_string(std::lround(track.values()[i].weight * 10));
  }
  return text;
}

TEST(Blink, ClosesTheEyesAtTheIntervals) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 100});
  const Texts regular{{"interval", "40"}, {"jitter", "0"}, {"weight", "0.8"}};
  // 2 frames to close, 1 closed, 3 to open; a third blink would begin at 120.
  EXPECT_EQ(weightsOf(test::resultOf(motion, "blink", regular).motion, "morph:まばたき"),
            "40:0 42:8 43:8 46:0 80:0 82:8 83:8 86:0");
  const motion::Motion random = test::resultOf(motion, "blink", {{"interval", "20"}, {"jitter", "1"}}).motion;
  EXPECT_EQ(random, test::resultOf(motion, "blink", {{"interval", "20"}, {"jitter", "1"}}).motion);
  EXPECT_NE(random, test::resultOf(motion, "blink", {{"interval", "20"}, {"jitter", "1"}, {"seed", "2"}}).motion);
  EXPECT_EQ(test::resultOf(motion, "blink", {{"interval", "6"}}).error,
            "the interval must be longer than a blink, which takes 6 frames");
}

TEST(Blink, SkipsBlinksWhileTheEyesMoveAlready) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 130});
  test::addMorph(motion, "まばたき", {});
  test::addMorph(motion, "笑い", {});
  test::setTrack<motion::MorphKey>(motion.morphs[0].keys, {{0, {0}}, {35, {0}}, {41, {1}}, {50, {0}}});
  test::setTrack<motion::MorphKey>(motion.morphs[1].keys, {{0, {0}}, {81, {0}}, {84, {0.1F}}, {90, {0}}});
  const Texts regular{{"interval", "40"}, {"jitter", "0"}};
  const RunResult blinked = test::resultOf(motion, "blink", regular);
  EXPECT_EQ(weightsOf(blinked.motion, "morph:まばたき"), "0:0 35:0 41:10 50:0 120:0 122:10 123:10 126:0");
  ASSERT_EQ(blinked.notes.size(), 1U);
  EXPECT_EQ(blinked.notes[0].count, 2U);
  Texts over = regular;
  over.emplace_back("overwrite", "yes");
  over.emplace_back("avoid", "");
  // The first blink starts and ends with the weights of the morph at 40 and 46: 5/6 and 4/9.
  EXPECT_EQ(weightsOf(test::resultOf(motion, "blink", over).motion, "morph:まばたき"),
            "0:0 35:0 40:8 42:10 43:10 46:4 50:0 80:0 82:10 83:10 86:0 120:0 122:10 123:10 126:0");
}

}  // namespace
}  // namespace furitsuke::operations
