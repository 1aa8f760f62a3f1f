// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/rotation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>
#include <random>

namespace furitsuke::motion {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
/// A component of a float quaternion has an error of 3e-8, a few millionths of a degree.
constexpr double kFloatDegrees = 2e-5;

/// R = Ry * Rx * Rz, written as matrices to be independent of the code under test.
glm::dmat3 matrixOf(const EulerDegrees& e) {
  const auto turn = [](double degrees, const glm::dvec3& axis) {
    return glm::rotate(glm::dmat4(1), glm::radians(degrees), axis);
  };
  return glm::dmat3(turn(e.y, {0, 1, 0}) * turn(e.x, {1, 0, 0}) * turn(e.z, {0, 0, 1}));
}

double difference(const glm::dmat3& a, const glm::dmat3& b) {
  double largest = 0;
  for (int column = 0; column < 3; ++column) {
    for (int row = 0; row < 3; ++row) largest = std::max(largest, std::abs(a[column][row] - b[column][row]));
  }
  return largest;
}

void expectNear(const EulerDegrees& actual, const EulerDegrees& expected, double tolerance = kFloatDegrees) {
  EXPECT_NEAR(actual.x, expected.x, tolerance);
  EXPECT_NEAR(actual.y, expected.y, tolerance);
  EXPECT_NEAR(actual.z, expected.z, tolerance);
}

TEST(Rotation, AnglesRotateAboutZFirstThenXThenY) {
  const EulerDegrees cases[] = {{0, 0, 0},     {30, 0, 0},      {0, 30, 0},  {0, 0, 30},    {10, 20, 30},
                                {-75, 100, 5}, {89, -170, 179}, {90, 40, 0}, {-90, 0, -20}, {200, -400, 75}};
  for (const EulerDegrees& angles : cases) {
    const glm::dmat3 fromQuaternion = glm::mat3_cast(toDouble(rotationFromEuler(angles)));
    EXPECT_LT(difference(fromQuaternion, matrixOf(angles)), 3e-7) << angles.x << ' ' << angles.y << ' ' << angles.z;
  }
}

TEST(Rotation, PrincipalAnglesRoundTrip) {
  const EulerDegrees cases[] = {{0, 0, 0}, {12.5, 0, 0}, {0, -45, 0}, {0, 0, 179.5}, {-89.5, 179, -179}, {45, 90, -90}};
  for (const EulerDegrees& angles : cases) expectNear(eulerFromRotation(rotationFromEuler(angles)), angles);
}

TEST(Rotation, AnyRotationRoundTripsThroughAngles) {
  std::mt19937 random(7);
  std::normal_distribution<float> normal;
  for (int i = 0; i < 20000; ++i) {
    const Quat q = toStored(unitRotation({normal(random), normal(random), normal(random), normal(random)}));
    const Quat back = rotationFromEuler(eulerFromRotation(q), q);
    ASSERT_NEAR(back.x, q.x, 3e-7F);
    ASSERT_NEAR(back.y, q.y, 3e-7F);
    ASSERT_NEAR(back.z, q.z, 3e-7F);
    ASSERT_NEAR(back.w, q.w, 3e-7F);
  }
}

TEST(Rotation, StaysExactNextToNinetyDegrees) {
  for (const double sign : {1.0, -1.0}) {
    for (const double away : {0.0, 1e-7, 1e-5, 1e-4, 1e-3, 0.01, 1.0}) {
      const EulerDegrees angles{sign * (90 - away), 35, -50};
      const EulerDegrees back = eulerFromRotation(rotationFromEuler(angles));
      EXPECT_NEAR(back.x, angles.x, 2e-5) << away;
      EXPECT_LT(difference(matrixOf(back), matrixOf(angles)), 5e-7) << away;
    }
  }
}

TEST(Rotation, AtNinetyDegreesZIsZeroWithoutAHint) {
  expectNear(eulerFromRotation(rotationFromEuler({90, 30, 20})), {90, 10, 0});
  expectNear(eulerFromRotation(rotationFromEuler({-90, 30, 20})), {-90, 50, 0});
  expectNear(eulerNear(rotationFromEuler({90, 30, 20}), {90, 30, 20}), {90, 30, 20});
  expectNear(eulerNear(rotationFromEuler({-90, 30, 20}), {-90, 30, 20}), {-90, 30, 20});
  expectNear(eulerNear(rotationFromEuler({90, 30, 20}), {kNaN, 30, kNaN}), {90, 30, 20});
  expectNear(eulerNear(rotationFromEuler({90, 30, 20}), {kNaN, kNaN, 20}), {90, 30, 20});
}

TEST(Rotation, TheEquivalentAnglesNearestToTheHintAreChosen) {
  struct Row {
    EulerDegrees typed, hint, expected;
  };
  const Row rows[] = {
      {{0, 200, 0}, {0, 195, 0}, {0, 200, 0}},  // not -160
      {{0, 200, 0}, {0, 0, 0}, {0, -160, 0}},
      {{100, 10, 20}, {95, 10, 20}, {100, 10, 20}},  // not 80, -170, -160
      {{100, 10, 20}, {0, 180, 180}, {80, 190, 200}},
      {{0, 0, 725}, {0, 0, 700}, {0, 0, 725}},
      {{10, -170, 0}, {kNaN, 190, kNaN}, {10, 190, 0}},  // unknown components are ignored
  };
  for (const Row& row : rows) expectNear(eulerNear(rotationFromEuler(row.typed), row.hint), row.expected, 1e-4);
}

TEST(Rotation, TheQuaternionStaysInTheHemisphereOfTheOldOne) {
  const Quat q = rotationFromEuler({10, 20, 30});
  const Quat flipped{-q.x, -q.y, -q.z, -q.w};
  EXPECT_EQ(rotationFromEuler({10, 20, 30}, flipped), flipped);
  EXPECT_LT(rotationFromEuler({11, 20, 30}, flipped).w, 0);
}

TEST(Rotation, InvalidQuaternionsGiveNoRotationAndLengthIsIgnored) {
  constexpr float kFloatNaN = std::numeric_limits<float>::quiet_NaN();
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  for (const Quat& q : {Quat{0, 0, 0, 0}, Quat{kFloatNaN, 0, 0, 1}, Quat{0, kInfinity, 0, 1}}) {
    EXPECT_EQ(unitRotation(q), glm::dquat(1, 0, 0, 0));
    expectNear(eulerFromRotation(q), {0, 0, 0});
  }
  const Quat q = rotationFromEuler({10, 20, 30});
  for (const float scale : {1e-38F, 0.5F, 3.0F, 1e38F}) {
    expectNear(eulerFromRotation({q.x * scale, q.y * scale, q.z * scale, q.w * scale}), {10, 20, 30}, 1e-4);
  }
}

}  // namespace
}  // namespace furitsuke::motion
