// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/program_manual.h"

namespace CLI {
class App;
}

namespace furitsuke::cli {

/// Everything that `app` reads, and the table of operations.
[[nodiscard]] ProgramManual ownManual(const CLI::App& app);

}  // namespace furitsuke::cli
