// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>
#include <string>
#include <vector>

#include "core/motion/motion.h"

namespace furitsuke::sample {

/// Gives a bone keys for turns that were worked out frame by frame from frame 0 on, each an axis times an angle: as few
/// as keep what lies between them within `degrees`.
void writeTurns(Motion& motion, const std::string& bone, const std::vector<glm::dvec3>& turns, double degrees);

}  // namespace furitsuke::sample
