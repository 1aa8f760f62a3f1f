// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

#include "core/base/frame.h"
#include "core/motion/accessory_keys.h"
#include "core/scene/placement.h"

// The keys of a prop as placements.
namespace furitsuke::scene {

/// The placement as in the key, on the attachment that it has.
[[nodiscard]] Placement keyedPlacement(Placement placement, const motion::AccessoryKey& key);
/// The key of a prop that is placed there. Its angles are those closest to `near`, in radians.
[[nodiscard]] motion::AccessoryKey accessoryKeyOf(Frame frame, const Placement& placement, bool isShown,
                                                  const glm::dvec3& near = {0, 0, 0});

}  // namespace furitsuke::scene
