// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <glm/vec3.hpp>
#include <optional>

#include "core/eval/camera_view.h"
#include "core/scene/scene.h"

namespace furitsuke::render {

/// How far from the point that the camera looks at self shadow is drawn, in model units, for the distance in the track.
/// MMD has published no formula; ours is a hundredth of the value in its dialog, so that the default 8875 reaches 88.75
/// units.
[[nodiscard]] double selfShadowReach(double distance);

/// The square perpendicular to the light around the point that the camera looks at; unlimited along the light.
struct ShadowSquare {
  glm::dvec3 middle;                  ///< the point that the camera looks at
  std::array<glm::dvec3, 4> corners;  ///< at the depth of the middle, in order around the square
  glm::dvec3 light;                   ///< the direction in which the light travels, unit length
};

/// The area that self shadow covers in an evaluated scene; nothing if it is off or no material casts a shadow.
[[nodiscard]] std::optional<ShadowSquare> selfShadowSquare(const scene::Scene& scene, const eval::CameraView& view);

}  // namespace furitsuke::render
