// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace furitsuke::scripting {

/// The memory that a script may use with the program around it.
inline constexpr std::size_t kMaxMemory = std::size_t{3} << 30;

/// Limits this process to kMaxMemory, disables core dumps, and ends it together with the program that started it.
void limitMemory();
/// From now on this process cannot open files or sockets, start processes or make files longer.
void forbidSystem();

}  // namespace furitsuke::scripting
