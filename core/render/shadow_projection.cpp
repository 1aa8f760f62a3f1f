// SPDX-License-Identifier: MIT
#include "core/render/shadow_projection.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

namespace furitsuke::render {

namespace {

constexpr double kLightOffset = 50;   ///< model units; what is higher above the eye casts no shadow
constexpr double kDepthScale = 0.15;  ///< of the distance
constexpr double kSmallest = 1e-5;    ///< of the distance in MMD's dialog
constexpr double kLargest = 0.1;
constexpr double kNearlyParallel = 0.8;  ///< cosine of camera and light from which the perspective is reduced
constexpr double kParallel = 0.9;        ///< and from which on there is hardly any

/// The factors of the projection, all but `perspective` divided by the distance.
struct Factors {
  double scale;        ///< of x and y
  double lift;         ///< of the depth by y, and twice that to keep the far end inside the map
  double perspective;  ///< offset of y at the eye: -1 puts the eye at the edge of the map
};

Factors factorsOf(int mode, double cosine) {
  // MMD's second mode is finer at close range and reaches to the horizon.
  const Factors usual = mode == 2 ? Factors{3, 1.5, -1} : Factors{2, 0.5, -1};
  if (cosine > kParallel) return {1, 0.5 * (1 - cosine), cosine - 1};
  if (cosine <= kNearlyParallel) return usual;
  const double t = (cosine - kNearlyParallel) / (kParallel - kNearlyParallel);
  const double lift = mode == 2 ? 3 + t * (-4.7 + 1.8 * t) : 1 + t * (-1.3 + 0.4 * t);
  return {glm::mix(usual.scale, 1.0, t), 0.5 * lift, glm::mix(-1.0, -0.1, t)};
}

}  // namespace

ShadowProjection::ShadowProjection(const glm::dvec3& eye, const glm::dvec3& forward, const glm::dvec3& light,
                                   const eval::SelfShadowSample& shadow)
    : eye_(eye), x_(glm::cross(forward, light)), z_(light) {
  if (glm::length(x_) < kSmallest)
    x_ = glm::cross(std::abs(light.y) > 0.9 ? glm::dvec3(0, 0, 1) : glm::dvec3(0, 1, 0), light);
  x_ = glm::normalize(x_);
  y_ = glm::cross(z_, x_);
  const double distance = std::clamp(shadow.distance, kSmallest, kLargest);
  const Factors factors = factorsOf(shadow.mode, std::abs(glm::dot(forward, light)));
  toClip_[0] = {factors.scale * distance, 0, 0, 0};
  toClip_[1] = {0, factors.scale * distance, factors.lift * distance, 2 * factors.lift * distance};
  toClip_[2] = {0, 0, kDepthScale * distance, 0};
  toClip_[3] = {0, factors.perspective, kLightOffset * kDepthScale * distance, 1};
}

glm::dmat4 ShadowProjection::worldToClip() const {
  const glm::dmat4 toLight(glm::transpose(glm::dmat3(x_, y_, z_)));
  return toClip_ * glm::translate(toLight, -eye_);
}

std::optional<double> ShadowProjection::reach() const {
  const double growth = toClip_[1].y - toClip_[1].w;
  if (growth <= 1e-9 * toClip_[1].y) return {};  // equal but for rounding
  return (1 - toClip_[3].y) / growth;
}

double ShadowProjection::halfWidthAt(double y) const { return (1 + toClip_[1].w * y) / toClip_[0].x; }

glm::dvec3 ShadowProjection::toWorld(const glm::dvec3& point) const {
  return eye_ + x_ * point.x + y_ * point.y + z_ * point.z;
}

}  // namespace furitsuke::render
