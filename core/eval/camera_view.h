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
};

inline constexpr double kNearPlane = 0.5;    ///< model units; nanoem's
inline constexpr double kFarPlane = 20'000;  ///< larger than any stage

/// Roll does not move the eye; a positive distance puts it beyond the target. An orthographic view has the height that
/// perspective shows at the target, so that switching keeps the size of the subject (MMD's own scale is not
/// documented). `aspect` is width / height.
[[nodiscard]] CameraView viewOf(const CameraSample& camera, double aspect);

}  // namespace furitsuke::eval
