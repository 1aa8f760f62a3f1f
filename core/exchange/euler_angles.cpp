// SPDX-License-Identifier: MIT
#include "core/exchange/euler_angles.h"

#include <algorithm>
#include <cmath>
#include <glm/mat3x3.hpp>
#include <limits>
#include <numbers>

namespace furitsuke::exchange {

namespace {

constexpr double kDegreesPerRadian = 180 / std::numbers::pi;

}  // namespace

glm::dvec3 anglesNear(const glm::dquat& rotation, const glm::dvec3& before) {
  const glm::dmat3 m = glm::mat3_cast(rotation);  // m[column][row]
  const double y = std::asin(std::clamp(-m[0][2], -1.0, 1.0));
  glm::dvec3 first{std::atan2(m[1][2], m[2][2]), y, std::atan2(m[0][1], m[0][0])};
  constexpr double kLocked = 1 - 1e-12;  // x and z turn about the same axis; keep z
  if (std::abs(m[0][2]) > kLocked) {
    const double z = before.z / kDegreesPerRadian;
    const double side = m[0][2] < 0 ? 1 : -1;
    first = {side * z + std::atan2(side * m[1][0], m[1][1]), y, z};
  }
  const glm::dvec3 second{first.x + std::numbers::pi, std::numbers::pi - first.y, first.z + std::numbers::pi};
  glm::dvec3 nearest{};
  double distance = std::numeric_limits<double>::infinity();
  for (const glm::dvec3& radians : {first, second}) {
    glm::dvec3 angles = radians * kDegreesPerRadian;
    for (int i = 0; i < 3; ++i) angles[i] = before[i] + std::remainder(angles[i] - before[i], 360.0);
    const glm::dvec3 change = glm::abs(angles - before);
    if (change.x + change.y + change.z >= distance) continue;
    distance = change.x + change.y + change.z;
    nearest = angles;
  }
  return nearest;
}

}  // namespace furitsuke::exchange
