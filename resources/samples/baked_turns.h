// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>
#include <string>
#include <vector>

#include "core/motion/motion.h"

namespace furitsuke::samples {

/// Writes keys for rotations computed frame by frame from frame 0 on, each an axis times an angle: as few keys as keep
/// the interpolation within `degrees`.
void writeTurns(motion::Motion& motion, const std::string& bone, const std::vector<glm::dvec3>& turns, double degrees);

}  // namespace furitsuke::samples
