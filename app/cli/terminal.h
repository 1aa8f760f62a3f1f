// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace furitsuke {

/// The first Ctrl-C, or request of the system to end, sets the flag, which must outlive the program; the next ends it
/// at once.
void setOnInterrupt(std::atomic<bool>& flag);

/// Whether a person sees the standard error.
[[nodiscard]] bool isErrorTerminal();

}  // namespace furitsuke
