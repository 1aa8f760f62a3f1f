// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/thread_priority.h"

namespace furitsuke::session {

void lowerThreadPriority() {}

}  // namespace furitsuke::session
