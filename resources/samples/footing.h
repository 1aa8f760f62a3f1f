// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::samples {

/// Adds keys to the ankles after IK, so that the soles of standing feet are flat: IK points the toes in the right
/// direction, but lets the foot roll with the leg.
void levelFeet(motion::Motion& motion, const model::Model& model);

}  // namespace furitsuke::samples
