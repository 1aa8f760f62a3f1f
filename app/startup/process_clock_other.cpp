// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>

#include "app/startup/process_clock.h"

namespace furitsuke::startup {

namespace {
const auto kLoaded = std::chrono::steady_clock::now();
}  // namespace

double millisecondsSinceProcessStart() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - kLoaded).count();
}

}  // namespace furitsuke::startup
