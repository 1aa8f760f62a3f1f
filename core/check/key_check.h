// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_finding_counter.h"
#include "core/motion/motion.h"

namespace furitsuke::check {

/// Adds the findings about every key of the motion to `counter`.
void checkKeys(const motion::Motion& motion, CheckFindingCounter& counter);

}  // namespace furitsuke::check
