// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::session {

/// Lets the calling thread run only where other threads leave time: pictures come first. Does nothing where the system
/// has no such priority.
void lowerThreadPriority();

}  // namespace furitsuke::session
