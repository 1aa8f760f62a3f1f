// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace furitsuke::cli {

/// The first Ctrl-C, or request of the system to end, sets the flag, which must outlive the program; the next ends it
/// at once.
void setOnInterrupt(std::atomic<bool>& flag);

/// Whether a person sees the standard error.
[[nodiscard]] bool isErrorTerminal();

}  // namespace furitsuke::cli
