// SPDX-License-Identifier: MIT
#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <optional>

#include "core/eval/sample.h"

namespace furitsuke::render {

/// The projection of MMD's shadow map: the light looks along its direction at what is in front of the camera, and the
/// map becomes coarser away from the eye. The space of the light has its origin at the eye, z along the light and y
/// along the camera's view, as far as it is perpendicular to the light.
class ShadowProjection {
 public:
  /// `forward` and `light` have unit length; `light` is the direction in which the light travels. `shadow` is on.
  ShadowProjection(const glm::dvec3& eye, const glm::dvec3& forward, const glm::dvec3& light,
                   const eval::SelfShadowSample& shadow);

  /// From the world to clip space with x and y from -w to w and z from 0 to w.
  [[nodiscard]] glm::dmat4 worldToClip() const;
  /// How far the map reaches from the eye along y, model units; nothing: without limit.
  [[nodiscard]] std::optional<double> reach() const;
  /// Half the width of the map at a distance along y.
  [[nodiscard]] double halfWidthAt(double y) const;
  /// A point at a place of the light's space.
  [[nodiscard]] glm::dvec3 toWorld(const glm::dvec3& point) const;

 private:
  glm::dvec3 eye_;
  glm::dvec3 x_, y_, z_;  ///< axes of the light's space
  glm::dmat4 toClip_{0};  ///< from the light's space
};

}  // namespace furitsuke::render
