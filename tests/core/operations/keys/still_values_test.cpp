// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/operations/keys/still_values.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "core/motion/key.h"

namespace furitsuke::operations {
namespace {

/// What isStill() decides, without a shorter way.
bool isStillByMeasures(const motion::BoneKey& a, const motion::BoneKey& b) {
  return glm::length(eval::usable(a.translation) - eval::usable(b.translation)) <= kStillDistance &&
         eval::degreesBetween(eval::usable(a.rotation), eval::usable(b.rotation)) <= kStillRotation;
}

class KeyMaker {
 public:
  /// Two keys that differ by about the limits, by much, by nothing, or in an invalid value.
  std::pair<motion::BoneKey, motion::BoneKey> pair() {
    motion::BoneKey a = motion::restBoneKey();
    a.translation = {number(10), number(10), number(10)};
    a.rotation = {number(1), number(1), number(1), number(1)};
    motion::BoneKey b = a;
    const float size = std::pow(10.0F, -static_cast<float>(random_() % 9));
    if (random_() % 2 == 0) b.translation.x += number(size);
    if (random_() % 4 == 0) b.translation.z += number(size);
    if (random_() % 2 == 0) b.rotation.y += number(size);
    if (random_() % 4 == 0) b.rotation.w += number(size);
    if (random_() % 8 == 0) b.rotation = {-b.rotation.x, -b.rotation.y, -b.rotation.z, -b.rotation.w};
    if (random_() % 16 == 0) b.rotation = {0, 0, 0, 0};
    for (motion::BoneKey* key : {&a, &b}) {
      if (random_() % 8 == 0) key->translation.y = odd();
      if (random_() % 16 == 0) key->rotation.x = odd();
    }
    return {a, b};
  }

 private:
  float number(float size) { return size * (static_cast<float>(random_() % 20001) / 10000 - 1); }
  float odd() {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    constexpr std::array kOdd = {kInfinity,
                                 -kInfinity,
                                 std::numeric_limits<float>::quiet_NaN(),
                                 999999.0F,
                                 0.0F,
                                 std::numeric_limits<float>::denorm_min(),
                                 std::numeric_limits<float>::max()};
    return kOdd[random_() % kOdd.size()];
  }

  std::mt19937 random_{1};
};

TEST(StillValues, AreDecidedAsByTheirMeasures) {
  KeyMaker keys;
  int stillCount = 0;
  constexpr int kPairs = 200'000;
  for (int i = 0; i < kPairs; ++i) {
    const auto [a, b] = keys.pair();
    stillCount += isStillByMeasures(a, b) ? 1 : 0;
    ASSERT_EQ(isStill(a, b), isStillByMeasures(a, b)) << i;
  }
  EXPECT_GT(stillCount, kPairs / 20);
  EXPECT_LT(stillCount, kPairs / 2);
}

// Nearly all keys of a motion differ by far more than the limits. The square roots and arc sines of exact measures
// took two thirds of the time of an operation that compares all of them.
TEST(StillValues, NeedNoMeasuresWhereKeysDifferByFar) {
  const Vec3 position{1, 2, 3};
  EXPECT_TRUE(isClearlyApart(position, {1.001F, 2, 3}));
  EXPECT_TRUE(isClearlyApart(position, {1, 2, 2.999F}));
  EXPECT_FALSE(isClearlyApart(position, position));
  EXPECT_TRUE(isClearlyTurned({0, 0, 0, 1}, {0.001F, 0, 0, 1}));
  EXPECT_TRUE(isClearlyTurned({0, 0.6F, 0, 0.8F}, {0, -0.6F, 0, 0.8F}));
  EXPECT_FALSE(isClearlyTurned({0, 0.6F, 0, 0.8F}, {0, -0.6F, 0, -0.8F}));
}

}  // namespace
}  // namespace furitsuke::operations
