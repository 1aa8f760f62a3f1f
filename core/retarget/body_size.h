// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

#include "core/retarget/humanoid_model.h"

namespace furitsuke::retarget {

/// The sizes of a body at rest, in model units; all above 0 except for `ankle`.
struct BodySize {
  double leg = 1;                  ///< from hip to ankle, as the mean of both
  double arm = 1;                  ///< from shoulder to wrist, as the mean of both
  double hips = 1;                 ///< between both hip joints
  double head = 1;                 ///< radius of the head
  double headHeight = 1;           ///< of 頭 above the floor
  double ankle = 0;                ///< height of the ankles above the floor
  glm::dvec3 headCenter{0, 0, 0};  ///< from 頭 at rest
};

/// An Error if arms, hips or head have no size.
[[nodiscard]] Result<BodySize> bodySize(const HumanoidModel& model);

}  // namespace furitsuke::retarget
