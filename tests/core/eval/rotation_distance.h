// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <glm/gtc/quaternion.hpp>

namespace furitsuke::test {

/// The angle in radians of the rotation that leads from a to b; accurate for small angles, where acos is not.
[[nodiscard]] inline double angleBetween(const glm::dquat& a, const glm::dquat& b) {
  const glm::dquat turn = glm::conjugate(glm::normalize(a)) * glm::normalize(b);
  return 2 * std::atan2(std::sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z), std::abs(turn.w));
}

}  // namespace furitsuke::test
