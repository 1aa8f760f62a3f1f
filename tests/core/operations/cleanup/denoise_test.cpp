// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/denoise/noise_estimate.h"
#include "core/operations/denoise/wavelet.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/core/operations/cleanup/noisy_dance.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using Kind = test::KnownNoise::Kind;

constexpr Frame kNoisyFrames = 600;

/// A bone that sways, and one that turns around several times and jumps to a new place in a frame.
motion::Motion hardMovement() {
  std::vector<std::pair<Frame, motion::BoneKey>> sway;
  std::vector<std::pair<Frame, motion::BoneKey>> spin;
  for (Frame frame = 0; frame <= kNoisyFrames; ++frame) {
    const auto wave = static_cast<float>(25 * std::sin(frame * 0.07));
    sway.emplace_back(frame, test::boneKey({wave / 10, 0, 0}, {wave, wave / 2, 0}));
    spin.emplace_back(frame, test::boneKey({frame < 300 ? 0.0F : 4.0F, 0, 0}, {0, static_cast<float>(frame) * 3, 0}));
  }
  motion::Motion motion;
  test::setBoneKeys(motion, "上半身", sway);
  test::setBoneKeys(motion, "センター", spin);
  return motion;
}

TEST(Wavelet, ComposesWhatItDecomposed) {
  std::vector<double> signal;
  for (int i = 0; i < 50; ++i) signal.push_back(std::sin(i * 0.3) + (i > 20 ? 3 : 0));
  for (const Wavelet* wavelet : {&shortWavelet(), &longWavelet()}) {
    const std::vector<double> same = composed(decomposed(signal, *wavelet, 4), *wavelet);
    ASSERT_EQ(same.size(), signal.size());
    for (std::size_t i = 0; i < signal.size(); ++i) EXPECT_NEAR(same[i], signal[i], 1e-9);
    const std::vector<double> white = detailVariances(*wavelet, 3, 0);
    for (std::size_t level = 0; level < 3; ++level) EXPECT_NEAR(white[level], std::pow(0.5, level + 1), 1e-9);
  }
}

TEST(Denoise, MeasuresTheNoise) {
  for (const auto& [degrees, units, correlation] :
       {std::array{0.3, 0.01, 0.0}, std::array{1.2, 0.03, 0.0}, std::array{0.6, 0.02, 0.5}}) {
    const motion::Motion noisy = test::withNoise(hardMovement(), {Kind::Smoothed, degrees, units, correlation});
    const test::RunResult result = test::resultOf(noisy, "denoise", {});
    EXPECT_EQ(result.error, "");
    const auto metric = [&](std::string_view id) {
      return std::ranges::find(result.metrics, id, &OperationMetric::id)->value;
    };
    EXPECT_EQ(metric("noisyBones"), 2);
    EXPECT_NEAR(metric("noiseDegrees"), degrees, 0.25 * degrees);
    EXPECT_NEAR(metric("noiseUnits"), units, 0.35 * units);
  }
}

TEST(Denoise, RemovesNoiseAndKeepsSpinsAndJumps) {
  const motion::Motion clean = hardMovement();
  const motion::Motion noisy = test::withNoise(clean, {Kind::White, 0.6, 0.02, 0});
  const motion::Motion result = test::resultOf(noisy, "denoise", {}).motion;
  const test::WorstBone worst = test::worstBone(clean, noisy, result);
  EXPECT_LT(worst.share, 0.75) << worst.bone;
  const auto& track = result.bones[1].keys;
  EXPECT_NEAR(track.values()[299].translation.x, 0, 0.05);
  EXPECT_NEAR(track.values()[300].translation.x, 4, 0.05);
}

TEST(Denoise, LeavesMotionsWithoutNoiseAlone) {
  const motion::Motion clean = hardMovement();
  const motion::Motion result = test::resultOf(clean, "denoise", {}).motion;
  const test::NoiseLeft moved = test::distanceFrom(clean, result);
  EXPECT_LT(moved.degrees, 0.02);
  EXPECT_LT(moved.units, 0.0005);
  const motion::Motion sparse = test::curvedMotion({0, 10, 40, 41, 42, 90});
  EXPECT_EQ(test::resultOf(sparse, "denoise", {}).motion, sparse) << "keys set by hand";
}

TEST(Denoise, ChangesOnlyChosenKeys) {
  const motion::Motion noisy = test::withNoise(hardMovement(), {Kind::White, 0.6, 0.02, 0});
  const motion::Motion result = test::resultOf(noisy, "denoise", {}, nullptr, {}, "上半身", "100-200").motion;
  EXPECT_EQ(result.bones[1], noisy.bones[1]);
  for (Frame frame = 0; frame <= kNoisyFrames; ++frame) {
    const auto at = static_cast<std::size_t>(frame);
    const bool isSame = result.bones[0].keys.values()[at] == noisy.bones[0].keys.values()[at];
    EXPECT_EQ(isSame, frame < 100 || frame > 200) << frame;
  }
}

TEST(Denoise, RemovesSpikesIfAsked) {
  motion::Motion noisy = test::withNoise(hardMovement(), {Kind::White, 0.2, 0.05, 0});
  motion::Keys<motion::BoneKey> keys = noisy.bones[0].keys.keys();
  motion::BoneKey& spike = keys.values.edit()[200];
  const float before = spike.translation.x;
  spike.translation.x += 1.5F;
  noisy.bones[0].keys = motion::Track(std::move(keys));
  for (const bool isRemoved : {true, false}) {
    const test::RunResult result = test::resultOf(noisy, "denoise", {{"spikes", isRemoved ? "true" : "false"}});
    EXPECT_EQ(std::abs(result.motion.bones[0].keys.values()[200].translation.x - before) < 0.25, isRemoved);
  }
}

TEST(Denoise, HoldsFeetThatStandStill) {
  const model::Model model = test::legModel();
  std::vector<std::pair<Frame, motion::BoneKey>> steps;
  for (Frame frame = 0; frame <= kNoisyFrames; ++frame) {
    // It stands for 40 frames and walks for 20.
    const double part = std::max(0.0, (frame % 60 - 40) / 20.0);
    const double place = frame / 60 + part * part * (3 - 2 * part);
    steps.emplace_back(frame,
                       test::boneKey({0, static_cast<float>(4 * part * (1 - part)), static_cast<float>(-place)}));
  }
  motion::Motion clean;
  test::setBoneKeys(clean, "左足ＩＫ", steps);
  motion::Motion noisy = test::withNoise(clean, {Kind::White, 0, 0.02, 0});
  // The legs bend, so that they reach their feet.
  for (motion::Motion* motion : {&clean, &noisy}) {
    test::setBoneKeys(*motion, "センター",
                      {{0, test::boneKey({0, -1, 0})}, {kNoisyFrames, test::boneKey({0, -1, -10})}});
  }
  test::OperationScene scene;
  scene.model = &model;
  const motion::Motion held = test::resultIn(scene, noisy, "denoise", {}).motion;
  const motion::Motion loose = test::resultIn(scene, noisy, "denoise", {{"lock-feet", "false"}}).motion;
  const auto slide = [](const motion::Motion& motion) {
    const auto values = motion.bones[0].keys.values();
    double longest = 0;
    for (std::size_t i = 66; i < 95; ++i) {
      longest = std::max(longest, glm::distance(toDouble(values[i].translation), toDouble(values[65].translation)));
    }
    return longest;
  };
  EXPECT_LT(slide(held), 0.003);
  EXPECT_GT(slide(loose), 3 * slide(held));
  EXPECT_LT(test::distanceFrom(clean, held).units, test::distanceFrom(clean, loose).units);
}

struct DanceNoiseRow {
  const char* motion;
  const char* model;
  /// What may be left of positions, and of hands and head in model space, as a share of the noise.
  double moves;
  double world;
};

TEST(DenoiseDances, NoiseFallsAndAccentsStay) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const DanceNoiseRow& row : test::danceRows<DanceNoiseRow>(
           {{"dance_galaxias_v2.vmd", "luka.pmx", 0.62, 0.55}, {"dance_step.vmd", "miku_v2/miku_v2.pmd", 0.74, 0.7}})) {
    SCOPED_TRACE(row.motion);
    const auto dance = io::loadMotion(*corpus / "motions" / row.motion);
    const auto model = io::loadModel(*corpus / "models" / row.model);
    ASSERT_TRUE(dance.ok() && model.ok());
    const motion::Motion clean = test::everyFrameOf(dance->motion, 900);
    test::OperationScene scene;
    scene.model = &model->model;
    const test::NoiseLeft moved = test::distanceFrom(clean, test::resultIn(scene, clean, "denoise", {}).motion);
    EXPECT_LE(moved.degrees, 0.02);
    EXPECT_LE(moved.units, 0.0005);
    for (const auto& [noise, most] : {std::pair(test::KnownNoise{Kind::White, .3, .008, 0}, .62),
                                      std::pair(test::KnownNoise{Kind::Smoothed, .6, .015, .5}, .7)}) {
      const motion::Motion noisy = test::withNoise(clean, noise);
      const motion::Motion result = test::resultIn(scene, noisy, "denoise", {}).motion;
      const test::NoiseLeft before = test::distanceFrom(clean, noisy);
      const test::NoiseLeft after = test::distanceFrom(clean, result);
      EXPECT_LE(after.degrees, most * before.degrees);
      EXPECT_LE(after.units, row.moves * before.units);
      EXPECT_LE(test::worstBone(clean, noisy, result).share, 1);
      EXPECT_GE(test::accentsKept(clean, result), 0.95);
      if (noise.kind != Kind::White) continue;
      EXPECT_LE(test::worldDistance(model->model, clean, result),
                row.world * test::worldDistance(model->model, clean, noisy));
    }
  }
}

}  // namespace
}  // namespace furitsuke::operations
