// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace furitsuke {

/// Seconds of a clock that never goes back.
[[nodiscard]] inline double machineSeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace furitsuke
