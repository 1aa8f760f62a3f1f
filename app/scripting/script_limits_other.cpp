// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scripting/script_limits.h"

namespace furitsuke::scripting {

void limitMemory() {}

void forbidSystem() {}

}  // namespace furitsuke::scripting
