// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>
#include <optional>

#include "core/model/physics.h"

namespace furitsuke::physics {

/// Where a ray enters the shape of a body, in the space of the body.
/// @param body whose shape is met
/// @param origin where the ray begins
/// @param direction not zero, of any length
/// @return the point origin + result * direction; nullopt if the ray misses the shape, begins in it, or the shape has
/// no size
[[nodiscard]] std::optional<double> rayEntry(const model::RigidBody& body, const glm::dvec3& origin,
                                             const glm::dvec3& direction);

}  // namespace furitsuke::physics
