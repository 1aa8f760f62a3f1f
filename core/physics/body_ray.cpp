// SPDX-License-Identifier: MIT
#include "core/physics/body_ray.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <limits>

#include "core/base/vector.h"

namespace furitsuke::physics {

namespace {

/// Where origin + t * direction is within a convex shape.
struct RaySpan {
  double from = -std::numeric_limits<double>::infinity();
  double to = std::numeric_limits<double>::infinity();
};

/// Where |origin + t * direction| < radius.
std::optional<RaySpan> spanWithin(const glm::dvec3& origin, const glm::dvec3& direction, double radius) {
  const double a = glm::dot(direction, direction);
  const double b = glm::dot(origin, direction);
  const double c = glm::dot(origin, origin) - radius * radius;
  if (a == 0) return c < 0 ? std::optional(RaySpan()) : std::nullopt;
  const double root = b * b - a * c;
  if (!(root > 0)) return {};
  return RaySpan{(-b - std::sqrt(root)) / a, (-b + std::sqrt(root)) / a};
}

std::optional<RaySpan> spanBetween(double origin, double direction, double half) {
  if (direction == 0) return std::abs(origin) < half ? std::optional(RaySpan()) : std::nullopt;
  const double one = (-half - origin) / direction;
  const double other = (half - origin) / direction;
  if (one == other) return {};
  return RaySpan{std::min(one, other), std::max(one, other)};
}

std::optional<RaySpan> common(std::optional<RaySpan> a, const std::optional<RaySpan>& b) {
  if (!a || !b) return {};
  a->from = std::max(a->from, b->from);
  a->to = std::min(a->to, b->to);
  return a->from < a->to ? a : std::nullopt;
}

std::optional<RaySpan> capsuleSpan(const glm::dvec3& origin, const glm::dvec3& direction, double radius, double half) {
  const auto side = spanWithin({origin.x, 0, origin.z}, {direction.x, 0, direction.z}, radius);
  std::optional<RaySpan> whole = common(side, spanBetween(origin.y, direction.y, half));
  for (const double middle : {half, -half}) {
    const auto cap = spanWithin(origin - glm::dvec3(0, middle, 0), direction, radius);
    if (!cap) continue;
    if (!whole) whole = cap;
    // The shape is convex, so the parts of the ray in it touch each other.
    whole->from = std::min(whole->from, cap->from);
    whole->to = std::max(whole->to, cap->to);
  }
  return whole;
}

std::optional<RaySpan> spanIn(const model::RigidBody& body, const glm::dvec3& origin, const glm::dvec3& direction) {
  const glm::dvec3 size = toDouble(body.size);
  switch (body.shape) {
    case model::BodyShape::Sphere: return spanWithin(origin, direction, size.x);
    case model::BodyShape::Capsule: return capsuleSpan(origin, direction, size.x, size.y / 2);
    case model::BodyShape::Box: break;
  }
  std::optional<RaySpan> inside = RaySpan();
  for (int axis = 0; axis < 3; ++axis) inside = common(inside, spanBetween(origin[axis], direction[axis], size[axis]));
  return inside;
}

}  // namespace

std::optional<double> rayEntry(const model::RigidBody& body, const glm::dvec3& origin, const glm::dvec3& direction) {
  const auto inside = spanIn(body, origin, direction);
  return inside && inside->from > 0 && std::isfinite(inside->from) ? std::optional(inside->from) : std::nullopt;
}

}  // namespace furitsuke::physics
