// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <glm/vec3.hpp>
#include <optional>

#include "core/eval/camera_view.h"
#include "core/scene/scene.h"

namespace furitsuke::render {

/// The radius around the focus point of the camera within which self shadow is drawn, in model units; `distance` is the
/// value stored in the track. MMD's formula is not published; this one returns a hundredth of the value in MMD's
/// dialog, which is 88.75 for the default of 8875.
[[nodiscard]] double selfShadowRange(double distance);

/// The square perpendicular to the light around the focus point of the camera; unlimited along the light.
struct ShadowSquare {
  glm::dvec3 middle;                  ///< the focus point of the camera
  std::array<glm::dvec3, 4> corners;  ///< at the depth of the middle, in order around the square
  glm::dvec3 light;                   ///< the direction in which the light travels, unit length
};

/// The area that self shadow covers in an evaluated scene; nothing if it is off or no material casts a shadow.
[[nodiscard]] std::optional<ShadowSquare> selfShadowSquare(const scene::Scene& scene, const eval::CameraView& view);

}  // namespace furitsuke::render
