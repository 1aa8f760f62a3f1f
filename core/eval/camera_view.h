// SPDX-License-Identifier: MIT
#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include "core/eval/sample.h"

namespace furitsuke {

/// What a camera sees, for OpenGL: the world is left-handed with y up as everywhere in MMD, clip space has z from -1
/// (near) to 1 (far). Matrices multiply columns.
struct CameraView {
  glm::dmat4 view{1};
  glm::dmat4 projection{1};
  glm::dvec3 eye{0, 0, 0};
  glm::dvec3 forward{0, 0, 1};  ///< unit length
  glm::dvec3 up{0, 1, 0};       ///< likewise
};

inline constexpr double kNearPlane = 0.5;    ///< model units; nanoem's
inline constexpr double kFarPlane = 20'000;  ///< farther than any stage reaches

/// Roll does not move the eye; a positive distance puts it behind the target. Without perspective the picture is as
/// high as what perspective shows at the distance of the target, so that switching does not change the size of the
/// subject (MMD's own number is not known). `aspect` is width / height.
[[nodiscard]] CameraView viewOf(const CameraSample& camera, double aspect);

}  // namespace furitsuke
