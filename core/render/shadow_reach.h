// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <glm/vec3.hpp>
#include <optional>

#include "core/eval/camera_view.h"
#include "core/scene/scene.h"

namespace furitsuke {

/// How far from where the camera looks self shadow is drawn, model units, by what the track says. MMD has published
/// no numbers; ours: a hundredth of what its window shows, so that its usual 8875 reaches 88.75 units.
[[nodiscard]] double selfShadowReach(double distance);

/// The square across the light around where the camera looks; along the light it has no end.
struct ShadowSquare {
  glm::dvec3 middle;                  ///< where the camera looks
  std::array<glm::dvec3, 4> corners;  ///< as deep as the middle, one beside the next
  glm::dvec3 light;                   ///< in which it falls, unit length
};

/// What self shadow reaches in an evaluated scene; nothing where the track has it off or nobody casts any.
[[nodiscard]] std::optional<ShadowSquare> selfShadowSquare(const Scene& scene, const CameraView& view);

}  // namespace furitsuke
