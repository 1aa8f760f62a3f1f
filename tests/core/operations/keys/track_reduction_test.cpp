// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/keys/track_reduction.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <random>
#include <utility>

#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

using BoneTrack = motion::Track<motion::BoneKey>;

constexpr int kKeys = 2000;
constexpr BoneTolerance kTolerance{0.05, 0.0087};

TrackReduction<BoneSpans> reductionOf(const BoneTrack& track, const OperationControl& control) {
  return {track, {{0, track.size()}}, BoneSpans(track, kTolerance), control, TrackReductionOptions{1, false}};
}

/// Keys on every second frame that have nothing in common.
BoneTrack unrelatedKeys() {
  std::mt19937 random(3);
  const auto part = [&random] { return static_cast<float>(random() % 2001) / 100 - 10; };
  motion::Keys<motion::BoneKey> keys;
  for (int i = 0; i < kKeys; ++i) {
    motion::BoneKey key = test::boneKeyAt(part());
    key.translation.y = part();
    key.translation.z = part();
    const double half = part();
    key.rotation = {static_cast<float>(std::sin(half)), 0, 0, static_cast<float>(std::cos(half))};
    for (motion::Curve& curve : key.curves) {
      const auto byte = [&random] { return static_cast<std::uint8_t>(random() % 128); };
      curve = {byte(), byte(), byte(), byte()};
    }
    keys.append(2 * i, key);
  }
  return BoneTrack(std::move(keys));
}

/// Keys on every frame of a smooth motion.
BoneTrack recordedKeys() {
  motion::Keys<motion::BoneKey> keys;
  for (int i = 0; i < kKeys; ++i) {
    motion::BoneKey key = test::boneKeyAt(static_cast<float>(2 * std::sin(0.13 * i)));
    key.translation.y = static_cast<float>(std::cos(0.09 * i));
    const double half = 0.4 * std::sin(0.11 * i);
    key.rotation = {0, static_cast<float>(std::sin(half)), 0, static_cast<float>(std::cos(half))};
    keys.append(i, key);
  }
  return BoneTrack(std::move(keys));
}

// What takes time in a reduction is to search for curves and to sample the track. Most spans that are tried cannot be
// joined, and the values of their keys tell that.
TEST(TrackReduction, SearchesForNoCurvesWhereTheKeysShowThatThereAreNone) {
  const BoneTrack track = unrelatedKeys();
  const OperationControl control;
  const auto reduction = reductionOf(track, control);
  EXPECT_GT(reduction.kept().size(), kKeys * 98 / 100);
  EXPECT_LE(reduction.spans().work().searches, kKeys / 20);
  EXPECT_LE(reduction.spans().work().samples, kKeys / 2) << "of twice as many frames as keys";
}

TEST(TrackReduction, SearchesForFewCurvesInASmoothMotion) {
  const BoneTrack track = recordedKeys();
  const OperationControl control;
  const auto reduction = reductionOf(track, control);
  EXPECT_LT(reduction.kept().size(), kKeys / 10);
  EXPECT_LE(reduction.spans().work().searches, 12 * reduction.kept().size());
  EXPECT_LE(reduction.spans().work().samples, kKeys) << "each frame once";
}

}  // namespace
}  // namespace furitsuke::operations
