// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"

namespace furitsuke::test {

/// A bone with a ball of radius 1 that is moved by the simulation, or by its bone, and collides with everything.
[[nodiscard]] model::Model ballModel(const Vec3& position, model::BodyMode mode = model::BodyMode::Physics);

}  // namespace furitsuke::test
