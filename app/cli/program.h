// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/exit_status.h"

namespace furitsuke::cli {

/// Runs furitsuke-cli with its arguments, the program's name first. Results go to std::cout, messages to std::cerr.
[[nodiscard]] ExitStatus runProgram(int argc, const char* const* argv);

}  // namespace furitsuke::cli
