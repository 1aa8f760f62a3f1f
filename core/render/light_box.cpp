// SPDX-License-Identifier: MIT
#include "core/render/light_box.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

namespace furitsuke::render {

void LightBox::extend(const glm::dvec3& point) {
  for (int i = 0; i < 3; ++i) {
    if (point[i] < low[i]) low[i] = point[i];
    if (point[i] > high[i]) high[i] = point[i];
  }
}

void LightBox::extend(const scene::Actor& actor, const glm::dmat4& toWorld, const glm::dmat3& toLight) {
  const glm::dmat4 matrix = glm::dmat4(toLight) * toWorld;
  const glm::mat3 turn{glm::dmat3(matrix)};
  const glm::vec3 origin(matrix[3]);
  for (const Vec3& p : actor.mesh().positions) extend(glm::dvec3(turn * glm::vec3(p.x, p.y, p.z) + origin));
}

void LightBox::clip(const glm::dvec2& least, const glm::dvec2& most) {
  for (int i = 0; i < 2; ++i) {
    low[i] = std::max(low[i], least[i]);
    high[i] = std::min(high[i], most[i]);
  }
}

glm::dmat3 lightSpace(const glm::dvec3& direction) {
  const glm::dvec3 aside = std::abs(direction.y) > 0.99 ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 1, 0);
  const glm::dvec3 x = glm::normalize(glm::cross(aside, direction));
  const glm::dvec3 y = glm::cross(direction, x);
  return glm::transpose(glm::dmat3(x, y, direction));
}

double shadowFocusDepth(const LightBox& casters, const glm::dmat3& toLight, const glm::dvec3& eye,
                        const glm::dvec3& forward) {
  const glm::dvec3 middle = glm::transpose(toLight) * casters.center();
  return std::max(glm::dot(middle - eye, forward), 0.0);
}

}  // namespace furitsuke::render
