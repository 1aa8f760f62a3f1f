// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/program_manual.h"

namespace furitsuke::startup {

/// Runs `furitsuke thumbnail FILE PICTURE`, which file managers call: a small picture of a motion, a pose or a model.
/// The first argument is "thumbnail". Returns the exit status.
int runThumbnailCommand(int argc, char** argv);

/// The options, for the manual page and the completions of shells.
[[nodiscard]] cli::CommandManual thumbnailManual();

}  // namespace furitsuke::startup
