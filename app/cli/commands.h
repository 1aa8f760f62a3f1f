// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/exit_status.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the namespace of the library
class App;
}

namespace furitsuke::cli {

// Each adds a subcommand with its options; running it sets `status`, which must outlive `app`.
void addInfoCommand(CLI::App& app, ExitStatus& status);
void addCheckCommand(CLI::App& app, ExitStatus& status);
void addConvertCommand(CLI::App& app, ExitStatus& status);
void addEditCommand(CLI::App& app, ExitStatus& status);
void addRetargetCommand(CLI::App& app, ExitStatus& status);
void addMergeCommand(CLI::App& app, ExitStatus& status);
void addDiffCommand(CLI::App& app, ExitStatus& status);
void addPoseCommand(CLI::App& app, ExitStatus& status);
void addCameraCommand(CLI::App& app, ExitStatus& status);

}  // namespace furitsuke::cli
