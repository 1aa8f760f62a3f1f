// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_tally.h"
#include "core/motion/motion.h"

namespace furitsuke::check {

/// Adds the findings about every key of the motion to `tally`.
void checkKeys(const motion::Motion& motion, CheckTally& tally);

}  // namespace furitsuke::check
