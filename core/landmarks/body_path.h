// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>
#include <vector>

#include "core/landmarks/body_marks.h"

// Where a body is in front of the camera, and where its limbs are. Used inside core/landmarks only.
namespace furitsuke::landmarks {

/// The middle of the hips in meters from the camera, in its axes, at each time: where the points of the body project to
/// what the camera sees. The depth, which is known worst, changes at most once a second. `cutoff` as for smooth().
[[nodiscard]] std::vector<glm::dvec3> hipPath(const MarkSeries& series, double cutoff);

/// Corrects the depth of upper arms, thighs and shins, and what hangs on them, by how long they look: the networks know
/// in which direction a limb goes, but not how far. `hips` is the hipPath().
void correctLimbDepth(MarkSeries& series, const std::vector<glm::dvec3>& hips);

}  // namespace furitsuke::landmarks
