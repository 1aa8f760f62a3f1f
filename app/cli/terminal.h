// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace furitsuke::cli {

/// Sets the flag, which must outlive the program, on the first Ctrl-C or termination request; the next one ends the
/// program at once.
void setOnInterrupt(std::atomic<bool>& flag);

/// Whether standard error is a terminal.
[[nodiscard]] bool isErrorTerminal();

}  // namespace furitsuke::cli
