// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/model/model.h"

// Models with 10,000 bodies that no one has made on purpose.
namespace furitsuke::test {

/// A bone with balls that collide with each other, in a cube of this number per row; 0: all in one place.
[[nodiscard]] model::Model manyBalls(std::int32_t perRow);
/// The model with each body changed.
[[nodiscard]] model::Model changed(model::Model made, void (*change)(model::RigidBody& body, std::int32_t index));
/// Each ball is joined with the next, the last one with the first.
[[nodiscard]] model::Model ballRing();
/// 100,000 joints between two balls.
[[nodiscard]] model::Model manyJoints();
/// Each ball has a bone of its own, the child of that before, and is joined with it.
[[nodiscard]] model::Model ballChain();

}  // namespace furitsuke::test
