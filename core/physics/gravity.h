// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/vec3.hpp>
#include <optional>

#include "core/motion/gravity_track.h"
#include "core/physics/physics_settings.h"

namespace furitsuke::physics {

/// Gravity during a tick, counted in half frames from frame 0, in model units per second squared. Between two keys,
/// acceleration, direction and noise change linearly; before the first and after the last key they are constant. Zero
/// if the direction has no length, or if a value is not finite. The noise is the same at each call: it comes from the
/// seed and the tick, never from a clock.
[[nodiscard]] glm::dvec3 gravityAt(const PhysicsSettings& settings, std::int64_t tick);

/// The gravity of a frame as a key: the one on the frame, or the values between two keys. Without keys, the gravity of
/// all frames.
[[nodiscard]] motion::GravityKey gravityKeyAt(const PhysicsSettings& settings, double frame);

/// The settings with the gravity of a motion, if it has any.
[[nodiscard]] PhysicsSettings withGravityOf(PhysicsSettings settings, const std::optional<motion::GravityTrack>& track);

/// The first tick at which gravity may differ; nullopt if it never does. Other settings do not count.
[[nodiscard]] std::optional<std::int64_t> firstTickOfOtherGravity(const PhysicsSettings& a, const PhysicsSettings& b);

}  // namespace furitsuke::physics
