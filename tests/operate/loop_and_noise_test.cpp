// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/eval/sample.h"
#include "core/motion/operations/band_noise.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"
#include "tests/operate/run_operation.h"
#include "tests/support/motions.h"

namespace furitsuke {
namespace {

using test::addBone;
using test::addMorph;
using test::framesOf;
using test::keysOf;
using test::nameOf;
using test::Ran;
using test::ran;

using Texts = OperationArguments::Texts;

template <class Value>
void setTrack(Track<Value>& track, const std::vector<std::pair<Frame, Value>>& wanted) {
  Keys<Value> keys;
  for (const auto& [frame, key] : wanted) keys.append(frame, key);
  track = Track(std::move(keys));
}

BoneKey turnedKey(float x, const EulerDegrees& angles) {
  BoneKey key = test::boneKeyAt(x);
  key.rotation = rotationFromEuler(angles);
  return key;
}

//  x is the frame at 0 50 100 and the end 100 is led to 0 over 40 frames: 60 is 60, 80 is 80 - 100/2, 100 is 0.
TEST(Loop, LeadsTheEndToTheBeginning) {
  Motion motion;
  const TrackId id = addBone(motion, "センター", {0, 50, 80, 100}, 7);
  addBone(motion, "右腕", {0, 30});
  setTrack(motion.bones[1].keys, {{0, test::boneKeyAt(3)}, {30, test::boneKeyAt(3)}});
  addMorph(motion, "あ", {0, 100});
  const Motion looped = ran(motion, "loop", {{"blend", "40"}}).motion;
  EXPECT_EQ(keysOf(looped, id), "0:0 50:50 60:60 80:30 100:0");
  EXPECT_EQ(looped.bones[1], motion.bones[1]) << "it closes already";
  EXPECT_EQ(framesOf(looped, *findTrack(looped, "morph:あ")), "0 60 100");
  EXPECT_EQ(looped.morphs[0].keys.values()[2].weight, 0);
  EXPECT_EQ(keysOf(ran(motion, "loop", {{"blend", "40"}, {"side", "start"}}).motion, id),
            "0:100 40:40 50:50 80:80 100:100");
  // Both ends give half: 50 at either, and the zones end at 20 and 80.
  EXPECT_EQ(keysOf(ran(motion, "loop", {{"blend", "20"}, {"side", "both"}}).motion, id),
            "0:50 20:20 50:50 80:80 100:50");
  EXPECT_EQ(keysOf(ran(motion, "loop", {{"blend", "0"}}).motion, id), "0:0 50:50 80:80 100:0");
  EXPECT_EQ(ran(looped, "loop", {{"blend", "40"}}).motion, looped);
  Motion single;
  addBone(single, "センター", {5});
  EXPECT_EQ(ran(single, "loop", {}).error, "a loop takes keys on two frames at least");
}

TEST(Loop, TurnsTheShorterWayAndKeepsTheSignsOfNeighbours) {
  Motion motion;
  addBone(motion, "センター", {});
  BoneKey last = turnedKey(0, {0, -170, 0});
  last.physics = false;
  std::vector<std::pair<Frame, BoneKey>> keys{
      {0, turnedKey(0, {0, 170, 0})}, {20, turnedKey(0, {0, 180, 0})}, {40, last}};
  keys[1].second.rotation = toStored(-toDouble(keys[1].second.rotation));
  setTrack(motion.bones[0].keys, keys);
  const Motion looped = ran(motion, "loop", {{"blend", "20"}}).motion;
  const auto values = looped.bones[0].keys.values();
  EXPECT_LT(degreesBetween(usable(values[2].rotation), usable(values[0].rotation)), 1e-4);
  EXPECT_GT(glm::dot(toDouble(values[1].rotation), toDouble(values[2].rotation)), 0);
  EXPECT_TRUE(values[2].physics);
  // At 30, half of the 20 degrees back: -175 - 10, the span being a shorter arc from 180 to -170.
  EXPECT_NEAR(degreesBetween(sampleBone(looped.bones[0].keys, 30).rotation, usable(rotationFromEuler({0, 175, 0}))), 0,
              1e-4);
}

TEST(Loop, KeepsWholeTurnsAndShotsOfTheCamera) {
  const auto key = [](float x, double degrees) {
    CameraKey camera = restCameraKey();
    camera.target.x = x;
    camera.rotation.y = storedCameraAngle(Axis::Y, degrees);
    return camera;
  };
  Motion motion;
  setTrack<CameraKey>(motion.camera,
                      {{0, key(0, 10)}, {50, key(0, 400)}, {80, key(1, 500)}, {81, key(8, 700)}, {100, key(8, 725)}});
  const Motion looped = ran(motion, "loop", {{"blend", "60"}}).motion;
  EXPECT_EQ(framesOf(looped, kCameraTrack), "0 50 80 81 100");
  EXPECT_EQ(looped.camera.values()[2], motion.camera.values()[2]) << "the shot before";
  EXPECT_EQ(looped.camera.values()[3], motion.camera.values()[3]) << "where the blend begins";
  EXPECT_EQ(looped.camera.values()[4].target.x, 0);
  EXPECT_NEAR(shownCameraAngle(Axis::Y, looped.camera.values()[4].rotation.y), 730, 1e-3);
}

TEST(BandNoise, IsTheSameEverywhereSmoothAndWithinItsBounds) {
  // Whole-number arithmetic: these are what any machine gives.
  EXPECT_EQ(hashedNumber(0, 0), 0xE220A8397B1DCDAFU) << "the first number of SplitMix64 from 0";
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
  Motion motion;
  addBone(motion, "センター", {0, 100});
  addBone(motion, "頭", {40});
  addMorph(motion, "あ", {0});
  const Texts texts{{"position", "0.5,0,2"}, {"angle", "0,0,0"}, {"every", "4"}, {"frequency", "2"}};
  const Motion noisy = ran(motion, "noise", texts).motion;
  EXPECT_EQ(noisy, ran(motion, "noise", texts).motion);
  const auto frames = noisy.bones[0].keys.frames();
  EXPECT_EQ(frames.size(), 26U);
  double most = 0;
  bool isStraight = true;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const BoneKey& key = noisy.bones[0].keys.values()[i];
    EXPECT_LE(std::abs(key.translation.x - static_cast<float>(frames[i])), 0.5001F);
    EXPECT_LE(std::abs(key.translation.z), 2.0001F);
    EXPECT_EQ(key.translation.y, 0);
    most = std::max<double>(most, std::abs(key.translation.z));
    isStraight = isStraight && key.curves[0] == kLinearCurve;
  }
  EXPECT_GT(most, 0.5);
  EXPECT_TRUE(isStraight);
  EXPECT_EQ(noisy.bones[1].keys.frames().front(), 0) << "the whole range wavers";
  EXPECT_NE(noisy.bones[1].keys.values()[5].translation.z, noisy.bones[0].keys.values()[5].translation.z);
  EXPECT_EQ(noisy.morphs, motion.morphs) << "its amplitude is 0";
  Texts other = texts;
  other.emplace_back("seed", "2");
  EXPECT_NE(ran(motion, "noise", other).motion, noisy);
}

TEST(Noise, FadesTurnsAndMorphs) {
  Motion motion;
  addBone(motion, "頭", {});
  setTrack<BoneKey>(motion.bones[0].keys, {{0, turnedKey(0, {30, 20, 10})}, {60, turnedKey(0, {30, 20, 10})}});
  addMorph(motion, "あ", {0, 60});
  const Motion noisy =
      ran(motion, "noise", {{"angle", "3,0,0"}, {"weight", "0.5"}, {"fade-in", "20"}, {"fade-out", "20"}}).motion;
  const auto values = noisy.bones[0].keys.values();
  EXPECT_EQ(degreesBetween(usable(values.front().rotation), usable(motion.bones[0].keys.values()[0].rotation)), 0);
  EXPECT_LT(degreesBetween(usable(values.back().rotation), usable(motion.bones[0].keys.values()[0].rotation)), 1e-4);
  double most = 0;
  for (const BoneKey& key : values) {
    most = std::max(most, degreesBetween(usable(key.rotation), usable(motion.bones[0].keys.values()[0].rotation)));
  }
  EXPECT_GT(most, 0.3);
  EXPECT_LE(most, 3.0001);
  for (const MorphKey& key : noisy.morphs[0].keys.values()) EXPECT_TRUE(key.weight >= 0 && key.weight <= 1);
  EXPECT_EQ(noisy.morphs[0].keys.values().back().weight, 0.6F);
}

TEST(Noise, LeavesTheWayBehindItsLastFrameAlone) {
  Motion motion = test::curvedMotion({0, 100});
  const Motion noisy = ran(motion, "noise", {{"position", "1,1,1"}}, nullptr, {}, {}, "0").motion;
  EXPECT_EQ(noisy, motion);
  addBone(motion, "頭", {0, 50});
  const Motion part =
      ran(motion, "noise", {{"position", "1,1,1"}, {"fade-out", "10"}}, nullptr, {}, "頭,センター", "-50").motion;
  for (Frame frame = 50; frame <= 100; ++frame) {
    EXPECT_LT(glm::length(sampleBone(part.bones[0].keys, frame).translation -
                          sampleBone(motion.bones[0].keys, frame).translation),
              0.6)
        << frame;
  }
  EXPECT_EQ(part.bones[0].keys.frames().back(), 100);
}

TEST(CameraShake, KeepsCutsAndWhatDoesNotShake) {
  Motion motion;
  CameraKey far = restCameraKey();
  far.target.x = 100;
  setTrack<CameraKey>(motion.camera, {{0, restCameraKey()}, {31, restCameraKey()}, {32, far}, {35, far}, {60, far}});
  const Motion shaken = ran(motion, "camera-shake", {{"every", "2"}}).motion;
  std::vector<Frame> neighbours;
  const auto frames = shaken.camera.frames();
  for (std::size_t i = 1; i < frames.size(); ++i) {
    if (frames[i] - frames[i - 1] == 1) neighbours.push_back(frames[i]);
  }
  EXPECT_EQ(neighbours, std::vector<Frame>{32}) << "no new cut";
  EXPECT_GT(frames.size(), 25U);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const CameraKey& key = shaken.camera.values()[i];
    EXPECT_LE(std::abs(key.target.x - (frames[i] < 32 ? 0 : 100)), 0.1001) << frames[i];
    EXPECT_LE(std::abs(key.rotation.y), radiansFromDegrees(0.5001));
    EXPECT_EQ(key.distance, -45);
    EXPECT_EQ(key.fov, 30U);
  }
  EXPECT_NE(shaken.camera.values()[3].target.x, 0);
}

std::string weightsOf(const Motion& motion, std::string_view path) {
  const auto& track = motion.morphs[findTrack(motion, path)->index].keys;
  std::string text;
  for (std::size_t i = 0; i < track.size(); ++i) {
    text += (i > 0 ? " " : "") + std::to_string(track.frames()[i]) + ":" +
            std::to_string(std::lround(track.values()[i].weight * 10));
  }
  return text;
}

TEST(Blink, ClosesTheEyesAtTheIntervals) {
  Motion motion;
  addBone(motion, "センター", {0, 100});
  const Texts regular{{"interval", "40"}, {"jitter", "0"}, {"weight", "0.8"}};
  // 2 frames to close, 1 closed, 3 to open; the third would begin at 120.
  EXPECT_EQ(weightsOf(ran(motion, "blink", regular).motion, "morph:まばたき"),
            "40:0 42:8 43:8 46:0 80:0 82:8 83:8 86:0");
  const Motion random = ran(motion, "blink", {{"interval", "20"}, {"jitter", "1"}}).motion;
  EXPECT_EQ(random, ran(motion, "blink", {{"interval", "20"}, {"jitter", "1"}}).motion);
  EXPECT_NE(random, ran(motion, "blink", {{"interval", "20"}, {"jitter", "1"}, {"seed", "2"}}).motion);
  EXPECT_EQ(ran(motion, "blink", {{"interval", "6"}}).error,
            "the interval must be longer than a blink, which takes 6 frames");
}

TEST(Blink, LeavesEyesAloneThatMoveAlready) {
  Motion motion;
  addBone(motion, "センター", {0, 130});
  addMorph(motion, "まばたき", {});
  addMorph(motion, "笑い", {});
  setTrack<MorphKey>(motion.morphs[0].keys, {{0, {0}}, {35, {0}}, {41, {1}}, {50, {0}}});
  setTrack<MorphKey>(motion.morphs[1].keys, {{0, {0}}, {81, {0}}, {84, {0.1F}}, {90, {0}}});
  const Texts regular{{"interval", "40"}, {"jitter", "0"}};
  const Ran blinked = ran(motion, "blink", regular);
  EXPECT_EQ(weightsOf(blinked.motion, "morph:まばたき"), "0:0 35:0 41:10 50:0 120:0 122:10 123:10 126:0");
  ASSERT_EQ(blinked.notes.size(), 1U);
  EXPECT_EQ(blinked.notes[0].count, 2U);
  Texts over = regular;
  over.emplace_back("overwrite", "yes");
  over.emplace_back("avoid", "");
  // The first goes on from and to what the morph has at 40 and 46: 5/6 and 4/9.
  EXPECT_EQ(weightsOf(ran(motion, "blink", over).motion, "morph:まばたき"),
            "0:0 35:0 40:8 42:10 43:10 46:4 50:0 80:0 82:10 83:10 86:0 120:0 122:10 123:10 126:0");
}

}  // namespace
}  // namespace furitsuke
