// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/float_functions.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/eval/curve.h"
#include "tests/core/eval/rig_models.h"

// These numbers change if the compiler fuses or reorders operations.
namespace furitsuke::eval {
namespace {

constexpr std::uint64_t kFunctionBits = 13766578211516275904U;
constexpr std::uint64_t kCurveBits = 16541466391988542666U;
constexpr std::uint64_t kPoseBits = 14516521652214546924U;

/// FNV-1a of the bits.
class BitSum {
 public:
  void add(double value) { add(std::bit_cast<std::uint64_t>(value), 8); }
  void add(float value) { add(std::bit_cast<std::uint32_t>(value), 4); }
  [[nodiscard]] std::uint64_t value() const { return sum_; }

 private:
  void add(std::uint64_t bits, int bytes) {
    for (int i = 0; i < bytes; ++i, bits >>= 8) sum_ = (sum_ ^ (bits & 0xffU)) * 0x100000001b3U;
  }
  std::uint64_t sum_ = 0xcbf29ce484222325U;
};

TEST(FloatFunctions, AreCloseToTheExactOnes) {
  for (int i = -4000; i <= 4000; ++i) {
    const float x = static_cast<float>(i) / 1000;
    EXPECT_NEAR(sineOf(x), std::sin(static_cast<double>(x)), 3.1e-8) << x;
    EXPECT_NEAR(cosineOf(x), std::cos(static_cast<double>(x)), 3.1e-8) << x;
    const float part = x / 4;
    EXPECT_NEAR(arccosineOf(part), std::acos(static_cast<double>(part)), 3e-7) << part;
    EXPECT_NEAR(arcsineOf(part), std::asin(static_cast<double>(part)), 2e-7) << part;
    EXPECT_NEAR(angleOf(x, 1 - x), std::atan2(static_cast<double>(x), 1 - static_cast<double>(x)), 4e-7) << x;
    EXPECT_NEAR(angleOf(x, x - 2), std::atan2(static_cast<double>(x), static_cast<double>(x) - 2), 4e-7) << x;
  }
}

TEST(FloatFunctions, AcceptEveryNumber) {
  EXPECT_EQ(arccosineOf(2), 0);
  EXPECT_NEAR(arccosineOf(-2), 3.1415927, 1e-6);
  EXPECT_EQ(sineOf(std::nanf("")), 0);
  EXPECT_EQ(angleOf(0, 1), 0);
  EXPECT_NEAR(angleOf(0, -1), 3.1415927, 1e-6);
  EXPECT_NEAR(angleOf(1, 0), 1.5707963, 1e-6);
  EXPECT_NEAR(angleOf(-1, 0), -1.5707963, 1e-6);
}

TEST(FloatFunctions, HaveTheSameBitsOnEverySystem) {
  BitSum sum;
  for (int i = -2000; i <= 2000; ++i) {
    const float x = static_cast<float>(i) / 512;
    sum.add(sineOf(x));
    sum.add(cosineOf(x));
    sum.add(arccosineOf(x / 4));
    sum.add(arcsineOf(x / 4));
    sum.add(angleOf(x, 1 - x));
  }
  EXPECT_EQ(sum.value(), kFunctionBits);
}

TEST(FloatFunctions, MakeCurvesOfTheSameBitsOnEverySystem) {
  BitSum sum;
  for (const motion::Curve curve :
       {motion::Curve{0, 127, 127, 0}, {64, 0, 64, 127}, {100, 7, 120, 125}, {3, 90, 15, 1}}) {
    for (int i = 0; i <= 300; ++i) sum.add(evaluateCurve(curve, i / 300.0));
  }
  EXPECT_EQ(sum.value(), kCurveBits);
}

/// A leg with a knee, a foot with a twist, and an arm that inherits, over a turn of all.
TEST(FloatFunctions, MakePosesOfTheSameBitsOnEverySystem) {
  test::HandMade made;
  made.bone(model::kNoIndex, {0, 10, 0});
  made.bone(0, {0.5F, 9, 0.2F});
  made.bone(1, {0.6F, 5, 0});
  made.bone(2, {0.6F, 1, 0.4F});
  made.bone(model::kNoIndex, {0.6F, 1, 0.4F}).layer = 1;
  made.append(0, {3, 12, 0}, {1, 0.5F, true, false, false}).layer = 2;
  made.bone(5, {5, 12, 0}).fixedAxis = Vec3{1, 0.1F, 0};
  model::IkChain& chain = made.chain(4, 3, {2, 1}, 40);
  chain.unitAngle = 2;
  chain.links[0].limited = true;
  chain.links[0].lower = {-3.1415927F, 0, 0};
  chain.links[0].upper = {-0.008F, 0, 0};
  for (int i = 0; i <= 8; ++i) {
    const auto frame = static_cast<Frame>(10 * i);
    const float part = static_cast<float>(i) / 8;
    made.key(0, frame, {part, 0.3F * part, -part}, test::aboutY(45 * i));
    made.key(4, frame, {part, part * part * 3, 1 - part});
    made.key(6, frame, {0, 0, 0}, test::aboutX(20 * i));
  }
  BitSum sum;
  for (int frame = 0; frame <= 80; frame += 3) {
    const RigPose pose = made.pose(frame);
    for (const RigidTransform& transform : pose.transforms) {
      for (int axis = 0; axis < 3; ++axis) sum.add(static_cast<float>(transform.position[axis]));
    }
  }
  EXPECT_EQ(sum.value(), kPoseBits);
}

}  // namespace
}  // namespace furitsuke::eval
