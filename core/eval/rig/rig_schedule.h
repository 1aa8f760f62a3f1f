// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/rig/rig.h"

namespace furitsuke::eval {

/// Joins chains of equal shape that do not depend on each other to pairs, and moves the steps between them so that the
/// pose keeps its bits. Internal to core/eval/rig.
void pairChains(Rig& rig);

}  // namespace furitsuke::eval
