// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <glm/vec3.hpp>
#include <optional>

#include "core/eval/camera_view.h"
#include "core/scene/scene.h"

namespace furitsuke::render {

/// The area in front of the camera within which self shadow is drawn; unlimited along the light.
struct ShadowArea {
  std::array<glm::dvec3, 4> corners;  ///< in the plane through the eye across the light: two near, two far, in order
  glm::dvec3 light;                   ///< the direction in which the light travels, unit length
  std::optional<double> reach;        ///< from the eye to the far corners, model units; nothing: the area has no end
};

/// The area that self shadow covers in an evaluated scene; nothing if it is off or no material casts a shadow. The far
/// corners of an endless area are at the distance that the eye can distinguish.
[[nodiscard]] std::optional<ShadowArea> selfShadowArea(const scene::Scene& scene, const eval::CameraView& view);

}  // namespace furitsuke::render
