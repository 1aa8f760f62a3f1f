// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"

// What several tests of physics use.
namespace furitsuke::test {

/// A bone with a ball of radius 1 that is moved by the simulation, or by its bone, and collides with everything.
[[nodiscard]] model::Model ballModel(const Vec3& position, model::BodyMode mode = model::BodyMode::Physics);

[[nodiscard]] bool areSameBits(const std::vector<eval::BoneStance>& a, const std::vector<eval::BoneStance>& b);

}  // namespace furitsuke::test
