// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/exit_status.h"

namespace furitsuke::cli {

/// Runs furitsuke-cli with its arguments, beginning with the name of the program. Results are written to std::cout,
/// messages to std::cerr.
[[nodiscard]] ExitStatus runProgram(int argc, const char* const* argv);

}  // namespace furitsuke::cli
