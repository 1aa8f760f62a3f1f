// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "core/motion/key.h"

namespace furitsuke::operations {

/// Whether the rotation of a key is so far off unit length that one sees that it scales what hangs on the bone, as it
/// does in MMD: by more than 0.01 units in 20. Used inside core/operations only.
[[nodiscard]] inline bool isScaled(const motion::BoneKey& key) {
  constexpr double kUnseen = 5e-4;
  const glm::dquat q = toDouble(key.rotation);
  const double square = glm::dot(q, q);
  // Those without a length show no rotation.
  return square > 0 && std::isfinite(square) && std::abs(square - 1) > kUnseen;
}

}  // namespace furitsuke::operations
