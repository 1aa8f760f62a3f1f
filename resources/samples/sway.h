// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::sample {

/// Adds keys to hair and skirt so that they follow what the body does, as long as the motion lasts: pendulums that hang
/// on the posed model, every step of them written down where it bends.
void addSway(Motion& motion, const Model& model);

}  // namespace furitsuke::sample
