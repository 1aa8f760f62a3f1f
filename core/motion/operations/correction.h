// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// value * factor + offset.
struct Correction {
  double factor = 1;
  double offset = 0;
  [[nodiscard]] bool isNone() const noexcept { return factor == 1 && offset == 0; }
  [[nodiscard]] double of(double value) const noexcept { return value * factor + offset; }
};

struct AxisCorrections {
  glm::dvec3 factor{1, 1, 1};
  glm::dvec3 offset{0, 0, 0};
  [[nodiscard]] Correction axis(int i) const noexcept { return {factor[i], offset[i]}; }
};

/// MMD's "position and angle correction": each value of a key multiplied and moved, axis by axis.
struct KeyCorrections {
  AxisCorrections position;  ///< translation of bones, target of the camera; model units
  AxisCorrections angle;     ///< degrees as MMD's windows show them, of bones in the order YXZ
  Correction weight;         ///< of morphs
  Correction distance;       ///< of the camera and the self shadow, as MMD's windows show them
};

/// Values of the selected keys that no correction concerns keep their bits. A factor that is not 1 on the angle of a
/// bone starts from its principal angles (x within -90..90).
[[nodiscard]] OperationResult correctKeys(const Motion& motion, const KeySelection& keys,
                                          const KeyCorrections& corrections);

}  // namespace furitsuke
