// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/program_manual.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the namespace of the library
class App;
}

namespace furitsuke::cli {

/// The options of one command, named by the last word of `app`: of "furitsuke render" "render".
[[nodiscard]] CommandManual commandManual(const CLI::App& app);

/// All commands and options of `app`, and the table of operations.
[[nodiscard]] ProgramManual ownManual(const CLI::App& app);

}  // namespace furitsuke::cli
