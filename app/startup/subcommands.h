// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace furitsuke::startup {

/// Runs `furitsuke render` or `furitsuke thumbnail` and returns the exit status; nothing if the first argument is
/// neither, and the window is meant.
std::optional<int> runSubcommand(int argc, char** argv);

}  // namespace furitsuke::startup
