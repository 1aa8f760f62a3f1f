// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::sample {

/// Adds keys to the ankles over those that IK turns, so that the soles of standing feet lie flat: IK points the toes
/// where they belong, but lets the foot roll with the leg.
void levelFeet(Motion& motion, const Model& model);

}  // namespace furitsuke::sample
