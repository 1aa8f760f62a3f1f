// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace furitsuke::session {

/// Seconds of a monotonic clock.
[[nodiscard]] inline double machineSeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace furitsuke::session
