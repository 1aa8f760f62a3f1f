// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::samples {

/// Adds keys to hair and skirt so that they follow the motion of the body over its whole length: simulated as pendulums
/// on the posed model, reduced to few keys.
void addSway(motion::Motion& motion, const model::Model& model);

}  // namespace furitsuke::samples
