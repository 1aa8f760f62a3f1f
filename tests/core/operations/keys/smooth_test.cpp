// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/keys/smooth.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/operations/keys/low_pass.h"
#include "tests/core/eval/rotation_distance.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

std::vector<double> wave(double hertz, std::size_t frames) {
  std::vector<double> signal(frames);
  for (std::size_t i = 0; i < frames; ++i) {
    signal[i] = std::cos(2 * std::numbers::pi * hertz * static_cast<double>(i) / 30);
  }
  return signal;
}

TEST(LowPass, AttenuatesWavesLikeAButterworthFilter) {
  struct Row {
    double hertz, cutoff;
    int order;
    double left;
  };
  // 1 / (1 + (sqrt(2) - 1) * (tan(pi * hertz / 30) / tan(pi * cutoff / 30)) ^ (2 * order))
  for (const Row& row : {Row{3, 3, 1, 0.70711}, Row{3, 3, 2, 0.70711}, Row{3, 3, 3, 0.70711}, Row{3, 3, 8, 0.70711},
                         Row{5, 10, 1, 0.95600}, Row{10, 5, 1, 0.21151}, Row{10, 5, 2, 0.02894}, Row{5, 10, 2, 0.99491},
                         Row{10, 5, 3, 0.00330}}) {
    const auto filter = LowPass::make(row.cutoff, row.order);
    ASSERT_TRUE(filter.ok());
    std::vector<double> signal = wave(row.hertz, 1201);
    filter->apply(signal);
    EXPECT_NEAR(signal[600], row.left, 1e-4) << row.hertz << " Hz at " << row.cutoff << ", order " << row.order;
  }
}

TEST(LowPass, HasNoPhaseShift) {
  const auto filter = LowPass::make(2, 4);
  std::vector<double> signal(401, 0.0);
  signal[200] = 1;
  filter->apply(signal);
  for (std::size_t i = 0; i <= 200; ++i) EXPECT_NEAR(signal[200 - i], signal[200 + i], 1e-9) << i;
}

TEST(LowPass, KeepsRestAndLinearMovesIncludingTheirEnds) {
  const auto filter = LowPass::make(1, 5);
  for (const std::size_t frames : {std::size_t{1}, std::size_t{2}, std::size_t{9}, std::size_t{500}}) {
    std::vector<double> rest(frames, 7.5);
    filter->apply(rest);
    for (const double value : rest) EXPECT_NEAR(value, 7.5, 1e-6);
  }
  std::vector<double> way(500);
  for (std::size_t i = 0; i < way.size(); ++i) way[i] = 0.1 * static_cast<double>(i);
  filter->apply(way);
  for (std::size_t i = 0; i < way.size(); ++i) EXPECT_NEAR(way[i], 0.1 * static_cast<double>(i), 1e-3) << i;
}

TEST(LowPass, RejectsInvalidParameters) {
  for (const double cutoff : {0.0, -1.0, 15.0, std::nan("")}) EXPECT_FALSE(LowPass::make(cutoff, 2).ok());
  for (const int order : {0, 9}) EXPECT_FALSE(LowPass::make(3, order).ok());
}

/// A bone that is rotated about z by `degreesAt(frame)`.
template <class DegreesAt>
motion::Motion turning(int frames, const DegreesAt& degreesAt) {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  for (int frame = 0; frame < frames; ++frame) {
    const double half = degreesAt(frame) * std::numbers::pi / 360;
    motion::BoneKey key = test::boneKeyAt(static_cast<float>(frame));
    // The signs alternate from key to key, as some programs write them.
    const double sign = frame % 2 == 0 ? 1 : -1;
    key.rotation = toStored(glm::dquat(sign * std::cos(half), 0, 0, sign * std::sin(half)));
    keys.append(frame, key);
  }
  motion.bones.push_back({test::nameOf("右腕"), motion::Track<motion::BoneKey>(std::move(keys))});
  return motion;
}

TEST(FilterKeys, RemovesATremorFromARotation) {
  const auto turn = [](int frame) { return 100 * std::sin(frame * 0.05); };
  const motion::Motion motion = turning(301, [&](int frame) { return turn(frame) + 4 * std::cos(frame * 2.5); });
  OperationControl control;
  const auto result = filterKeys(motion, motion::selectAllKeys(motion), 3, 4, control);
  ASSERT_TRUE(result.ok());
  motion::Motion changed = motion;
  motion::applyEdit(changed, result->edit, motion::EditSide::After);
  for (std::size_t i = 30; i < 270; ++i) {
    const motion::BoneKey& key = changed.bones[0].keys.values()[i];
    const double half = turn(static_cast<int>(i)) * std::numbers::pi / 360;
    EXPECT_LT(test::angleBetween(toDouble(key.rotation), {std::cos(half), 0, 0, std::sin(half)}), 0.005) << i;
    EXPECT_NEAR(key.translation.x, static_cast<float>(i), 1e-2);
    const Quat& own = motion.bones[0].keys.values()[i].rotation;
    EXPECT_GT(own.w * key.rotation.w + own.z * key.rotation.z, 0) << "the key keeps its sign";
  }
}

TEST(FilterKeys, ChangesOnlySelectedKeys) {
  const motion::Motion motion = turning(60, [](int frame) { return frame % 2 == 0 ? 0 : 10; });
  OperationControl control;
  const auto result = filterKeys(motion, motion::selectKeys(motion, motion::TrackId{}, {20, 30}), 2, 2, control);
  ASSERT_TRUE(result.ok());
  for (const motion::KeyEdit& edit : result->edit.keys) {
    EXPECT_GE(edit.range.first, 20);
    EXPECT_LE(edit.range.last, 30);
  }
  EXPECT_FALSE(result->edit.isEmpty());
}

TEST(FilterKeys, RefusesAMotionThatIsTooLong) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 2'000'000'000});
  OperationControl control;
  const auto result = filterKeys(motion, motion::selectAllKeys(motion), 3, 2, control);
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().section, "右腕");
}

/// Keys on each frame: at rest at `from` before the cut and at `to` from it on.
motion::Motion cutCamera(int cut, int frames) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  for (int frame = 0; frame < frames; ++frame) {
    motion::CameraKey key = motion::restCameraKey();
    key.target.x = frame < cut ? 0 : 50;
    key.fov = frame < cut ? 30 : 60;
    keys.append(frame, key);
  }
  motion.camera = motion::Track<motion::CameraKey>(std::move(keys));
  return motion;
}

TEST(SmoothCamera, KeepsCuts) {
  const motion::Motion motion = cutCamera(20, 40);
  for (const bool isGaussian : {true, false}) {
    OperationControl control;
    const auto result = isGaussian ? smoothKeys(motion, motion::selectAllKeys(motion), 4, control)
                                   : filterKeys(motion, motion::selectAllKeys(motion), 1, 2, control);
    ASSERT_TRUE(result.ok());
    motion::Motion changed = motion;
    motion::applyEdit(changed, result->edit, motion::EditSide::After);
    for (std::size_t i = 0; i < 40; ++i) {
      EXPECT_NEAR(changed.camera.values()[i].target.x, i < 20 ? 0 : 50, 1e-4) << i;
      EXPECT_EQ(changed.camera.values()[i].fov, i < 20 ? 30U : 60U) << i;
    }
  }
}

TEST(SmoothCamera, SmoothsWithinAShot) {
  motion::Motion motion = cutCamera(40, 80);
  motion::Keys<motion::CameraKey> keys = motion.camera.keys();
  keys.values.edit()[20].distance = -55;  // one frame is 10 units farther away
  motion.camera = motion::Track<motion::CameraKey>(std::move(keys));
  OperationControl control;
  const auto result = smoothKeys(motion, motion::selectAllKeys(motion), 0.5, control);
  ASSERT_TRUE(result.ok());
  motion::applyEdit(motion, result->edit, motion::EditSide::After);
  const double sum = 1 + 2 * std::exp(-2.0) + 2 * std::exp(-8.0);
  EXPECT_NEAR(motion.camera.values()[20].distance, -45 - 10 / sum, 1e-5);
  EXPECT_NEAR(motion.camera.values()[19].distance, -45 - 10 * std::exp(-2.0) / sum, 1e-5);
  EXPECT_EQ(motion.camera.values()[10].distance, -45);
}

}  // namespace
}  // namespace furitsuke::operations
