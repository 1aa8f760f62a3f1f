// SPDX-License-Identifier: MIT
#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include "core/eval/sample.h"

namespace furitsuke::eval {

/// The view of a camera for OpenGL: the world is left-handed with y up as in MMD, clip space has z from -1 (near) to 1
/// (far). Matrices multiply column vectors.
struct CameraView {
  glm::dmat4 view{1};
  glm::dmat4 projection{1};
  glm::dvec3 eye{0, 0, 0};
  glm::dvec3 forward{0, 0, 1};  ///< unit length
  glm::dvec3 up{0, 1, 0};       ///< unit length
  double fov = 0;               ///< vertical view angle in degrees, also if the view is orthographic and ignores it
};

inline constexpr double kNearPlane = 1;       ///< model units
inline constexpr double kFarPlane = 100'000;  ///< larger than any stage

/// Roll does not move the eye; a positive distance puts it beyond the target. The view angle is vertical at any aspect.
/// An orthographic view is as wide as the distance, whatever the view angle. `aspect` is width / height.
[[nodiscard]] CameraView viewOf(const CameraSample& camera, double aspect);

}  // namespace furitsuke::eval
