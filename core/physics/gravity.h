// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/vec3.hpp>

#include "core/physics/physics_settings.h"

namespace furitsuke::physics {

/// Gravity during a tick, counted in half frames from frame 0, in model units per second squared. Between two keys,
/// acceleration, direction and noise change linearly; before the first and after the last key they are constant. Zero
/// if the direction has no length, or if a value is not finite. The noise is the same at each call: it comes from the
/// seed and the tick, never from a clock.
[[nodiscard]] glm::dvec3 gravityAt(const PhysicsSettings& settings, std::int64_t tick);

}  // namespace furitsuke::physics
