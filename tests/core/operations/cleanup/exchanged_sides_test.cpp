// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "core/io/motion_file.h"
#include "core/operations/cleanup/exchanged_sides.h"
#include "core/operations/sides/side_names.h"
#include "tests/core/operations/cleanup/noisy_dance.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

constexpr Frame kLastExchanged = 600;
constexpr std::array<const char*, 5> kExchangedDances = {
    "dance_galaxias_v2.vmd", "dance_wavefile_lat.vmd", "dance_suki_yuki.vmd", "dance_kiss_me_L.vmd", "dance_step.vmd"};

motion::Motion danceOf(const std::filesystem::path& corpus, const char* file) {
  const auto loaded = io::loadMotion(corpus / "motions" / file);
  return test::everyFrameOf(loaded->motion, kLastExchanged);
}

/// A dance whose sides are exchanged in some frames, as by a tracker that takes left for right.
motion::Motion withExchange(motion::Motion motion, FrameRange frames, bool isMirrored) {
  SideExchange exchange{frames, isMirrored, {}, 0, 0};
  const SideNames sides;
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) {
    const auto other = motion.findBone(sides.opposite(motion.bones[i].name).bytes);
    if (other && other->index > i) exchange.pairs.emplace_back(i, other->index);
  }
  exchangeBack(motion, exchange);
  return motion;
}

std::string rangesOf(const motion::Motion& motion) {
  std::string text;
  for (const SideExchange& exchange : findExchangedSides(motion, OperationControl())) {
    text += (text.empty() ? "" : ", ") + std::to_string(exchange.frames.first) + "-" +
            std::to_string(exchange.frames.last) + (exchange.isMirrored ? " mirrored" : "");
  }
  return text;
}

TEST(ExchangedSides, AreNotFoundInCleanDances) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const auto& entry : std::filesystem::directory_iterator(*corpus / "motions")) {
    if (entry.path().extension() != ".vmd") continue;
    const auto loaded = io::loadMotion(entry.path());
    if (!loaded.ok()) continue;
    EXPECT_EQ(rangesOf(loaded->motion), "") << entry.path();
  }
  for (const char* file : kExchangedDances) {
    EXPECT_EQ(rangesOf(danceOf(*corpus, file)), "") << file;
    EXPECT_EQ(rangesOf(test::withNoise(danceOf(*corpus, file), {test::KnownNoise::Kind::White, 1.2, 0.03, 0})), "")
        << file << " with noise";
  }
}

TEST(ExchangedSides, AreGivenBackInDances) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  int restored = 0, mirrored = 0;  // of 50 each
  for (const char* file : kExchangedDances) {
    const motion::Motion clean = danceOf(*corpus, file);
    const motion::Motion noisy = test::withNoise(clean, {test::KnownNoise::Kind::White, 0.6, 0.015, 0});
    for (const motion::Motion* own : {&clean, &noisy}) {
      for (const bool isMirrored : {false, true}) {
        for (const FrameRange frames : {FrameRange{100, 100}, {150, 154}, {230, 259}, {330, 419}, {500, 580}}) {
          SCOPED_TRACE(std::string(file) + " " + std::to_string(frames.first) + (isMirrored ? " mirrored" : ""));
          const motion::Motion swapped = withExchange(*own, frames, isMirrored);
          const auto found = findExchangedSides(swapped, OperationControl());
          ASSERT_LE(found.size(), 1U);
          if (found.empty()) continue;  // where both sides look alike, nobody sees it
          ++(isMirrored ? mirrored : restored);
          EXPECT_EQ(found[0].frames, frames);
          EXPECT_EQ(found[0].isMirrored, isMirrored);
          motion::Motion back = swapped;
          exchangeBack(back, found[0]);
          EXPECT_LE(test::distanceFrom(*own, back).degrees, 1e-3);
        }
      }
    }
  }
  RecordProperty("restored", restored);
  RecordProperty("mirrored", mirrored);
  EXPECT_GE(restored, 30);
  EXPECT_GE(mirrored, 16);
}

TEST(ExchangedSides, AreCorrectedByRemoveJumps) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const motion::Motion clean = danceOf(*corpus, kExchangedDances[0]);
  const motion::Motion swapped = withExchange(clean, {230, 259}, false);
  const test::RunResult result = test::resultOf(swapped, "despike", {});
  ASSERT_EQ(result.error, "");
  ASSERT_FALSE(result.notes.empty());
  EXPECT_EQ(result.notes[0].code, "edit.despike.sides");
  EXPECT_EQ(result.notes[0].count, 1U);
  EXPECT_LE(test::distanceFrom(clean, result.motion).degrees, 0.02);

  const test::RunResult kept = test::resultOf(swapped, "despike", {{"sides", "false"}});
  EXPECT_GE(test::distanceFrom(clean, kept.motion).degrees, 1);
  test::OperationScene part;
  part.frames = "0-240";
  const test::RunResult half = test::resultIn(part, swapped, "despike", {});
  EXPECT_GE(test::distanceFrom(clean, half.motion).degrees, 1) << "an exchange is undone as a whole";
}

}  // namespace
}  // namespace furitsuke::operations
