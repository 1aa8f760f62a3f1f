// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/motion/units.h"
#include "core/operations/noise/band_noise.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using Texts = OperationArguments::Texts;

TEST(BandNoise, IsReproducibleSmoothAndBounded) {
  // Integer arithmetic, so the values are the same on every machine.
  EXPECT_EQ(hashedNumber(0, 0), 0xE220A8397B1DCDAFU) << "the first number of SplitMix64 with seed 0";
  EXPECT_EQ(hashedNumber(0, 1), 0x6E789E6AA1B965F4U);
  const BandNoise noise(seedOf(1, "camera"), 1);
  double least = 0;
  double most = 0;
  double steepest = 0;
  int crossings = 0;
  for (Frame frame = 0; frame < 30'000; ++frame) {
    const double value = noise.at(frame);
    least = std::min(least, value);
    most = std::max(most, value);
    steepest = std::max(steepest, std::abs(noise.at(frame + 1) - value));
    if ((value < 0) != (noise.at(frame + 1) < 0)) ++crossings;
  }
  EXPECT_GE(least, -1);
  EXPECT_LE(most, 1);
  EXPECT_GT(most - least, 1.5);
  EXPECT_LT(steepest, 0.2) << "points are 15 frames apart";
  // 1000 seconds at one hertz: between one and two changes of sign a second.
  EXPECT_GT(crossings, 800);
  EXPECT_LT(crossings, 2000);
  EXPECT_NE(BandNoise(seedOf(2, "camera"), 1).at(7), noise.at(7));
  EXPECT_TRUE(std::abs(BandNoise(1, kMaxNoiseFrequency).at(kMaxFrame)) <= 1);
}

TEST(Noise, StaysWithinItsAmplitudesAndRepeatsForASeed) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 100});
  test::addBone(motion, "頭", {40});
  test::addMorph(motion, "あ", {0});
  const Texts texts{{"position", "0.5,0,2"}, {"angle", "0,0,0"}, {"every", "4"}, {"frequency", "2"}};
  const motion::Motion noisy = test::resultOf(motion, "noise", texts).motion;
  EXPECT_EQ(noisy, test::resultOf(motion, "noise", texts).motion);
  const auto frames = noisy.bones[0].keys.frames();
  EXPECT_EQ(frames.size(), 26U);
  double most = 0;
  bool isStraight = true;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const motion::BoneKey& key = noisy.bones[0].keys.values()[i];
    EXPECT_LE(std::abs(key.translation.x - static_cast<float>(frames[i])), 0.5001F);
    EXPECT_LE(std::abs(key.translation.z), 2.0001F);
    EXPECT_EQ(key.translation.y, 0);
    most = std::max<double>(most, std::abs(key.translation.z));
    isStraight = isStraight && key.curves[0] == motion::kLinearCurve;
  }
  EXPECT_GT(most, 0.5);
  EXPECT_TRUE(isStraight);
  EXPECT_EQ(noisy.bones[1].keys.frames().front(), 0) << "keys are added in the whole range";
  EXPECT_NE(noisy.bones[1].keys.values()[5].translation.z, noisy.bones[0].keys.values()[5].translation.z);
  EXPECT_EQ(noisy.morphs, motion.morphs) << "its amplitude is 0";
  Texts other = texts;
  other.emplace_back("seed", "2");
  EXPECT_NE(test::resultOf(motion, "noise", other).motion, noisy);
}

TEST(Noise, FadesInAndOutOnRotationsAndMorphs) {
  motion::Motion motion;
  test::addBone(motion, "頭", {});
  test::setTrack<motion::BoneKey>(motion.bones[0].keys,
                                  {{0, test::turnedKey(0, {30, 20, 10})}, {60, test::turnedKey(0, {30, 20, 10})}});
  test::addMorph(motion, "あ", {0, 60});
  const motion::Motion noisy =
      test::resultOf(motion, "noise", {{"angle", "3,0,0"}, {"weight", "0.5"}, {"fade-in", "20"}, {"fade-out", "20"}})
          .motion;
  const auto values = noisy.bones[0].keys.values();
  EXPECT_EQ(eval::degreesBetween(eval::usable(values.front().rotation),
                                 eval::usable(motion.bones[0].keys.values()[0].rotation)),
            0);
  EXPECT_LT(eval::degreesBetween(eval::usable(values.back().rotation),
                                 eval::usable(motion.bones[0].keys.values()[0].rotation)),
            1e-4);
  double most = 0;
  for (const motion::BoneKey& key : values) {
    most = std::max(most, eval::degreesBetween(eval::usable(key.rotation),
                                               eval::usable(motion.bones[0].keys.values()[0].rotation)));
  }
  EXPECT_GT(most, 0.3);
  EXPECT_LE(most, 3.0001);
  for (const motion::MorphKey& key : noisy.morphs[0].keys.values()) EXPECT_TRUE(key.weight >= 0 && key.weight <= 1);
  EXPECT_EQ(noisy.morphs[0].keys.values().back().weight, 0.6F);
}

TEST(Noise, DoesNotChangeTheMotionAfterTheLastFrame) {
  motion::Motion motion = test::curvedMotion({0, 100});
  const motion::Motion noisy = test::resultOf(motion, "noise", {{"position", "1,1,1"}}, nullptr, {}, {}, "0").motion;
  EXPECT_EQ(noisy, motion);
  test::addBone(motion, "頭", {0, 50});
  const motion::Motion part =
      test::resultOf(motion, "noise", {{"position", "1,1,1"}, {"fade-out", "10"}}, nullptr, {}, "頭,センター", "-50")
          .motion;
  for (Frame frame = 50; frame <= 100; ++frame) {
    EXPECT_LT(glm::length(eval::sampleBone(part.bones[0].keys, frame).translation -
                          eval::sampleBone(motion.bones[0].keys, frame).translation),
              0.6)
        << frame;
  }
  EXPECT_EQ(part.bones[0].keys.frames().back(), 100);
}

TEST(CameraShake, KeepsCutsAndChannelsThatDoNotShake) {
  motion::Motion motion;
  motion::CameraKey far = motion::restCameraKey();
  far.target.x = 100;
  test::setTrack<motion::CameraKey>(
      motion.camera, {{0, motion::restCameraKey()}, {31, motion::restCameraKey()}, {32, far}, {35, far}, {60, far}});
  const motion::Motion shaken = test::resultOf(motion, "camera-shake", {{"every", "2"}}).motion;
  std::vector<Frame> neighbors;
  const auto frames = shaken.camera.frames();
  for (std::size_t i = 1; i < frames.size(); ++i) {
    if (frames[i] - frames[i - 1] == 1) neighbors.push_back(frames[i]);
  }
  EXPECT_EQ(neighbors, std::vector<Frame>{32}) << "no new cut";
  EXPECT_GT(frames.size(), 25U);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const motion::CameraKey& key = shaken.camera.values()[i];
    EXPECT_LE(std::abs(key.target.x - (frames[i] < 32 ? 0 : 100)), 0.1001) << frames[i];
    EXPECT_LE(std::abs(key.rotation.y), motion::radiansFromDegrees(0.5001));
    EXPECT_EQ(key.distance, -45);
    EXPECT_EQ(key.fov, 30U);
  }
  EXPECT_NE(shaken.camera.values()[3].target.x, 0);
}

}  // namespace
}  // namespace furitsuke::operations
