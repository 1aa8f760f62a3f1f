// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace furitsuke::exchange {

/// The angles, in degrees, of a rotation Rz * Ry * Rx that are nearest to earlier ones, so that programs can
/// interpolate between frames. This is the order of BVH as it is written here, and the usual one of FBX.
[[nodiscard]] glm::dvec3 anglesNear(const glm::dquat& rotation, const glm::dvec3& before);

}  // namespace furitsuke::exchange
