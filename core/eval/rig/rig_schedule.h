// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/rig/rig.h"

namespace furitsuke::eval {

/// Brings the steps into the order that takes the least time, without changing a bit of the pose: chains of equal shape
/// that do not depend on each other become pairs, and bones that do not depend on a chain come directly after it, so
/// that they can be posed while it is solved. Internal to core/eval/rig.
void scheduleSteps(Rig& rig);

}  // namespace furitsuke::eval
