// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/startup/command_line.h"
#include "core/base/result.h"

namespace furitsuke::window {
class MainWindow;
}  // namespace furitsuke::window

namespace furitsuke::startup {

/// Opens the files of the command line and moves the playhead to its frame. With a user, the files are opened in the
/// background and the Status is always good. In an unattended run, all files are open when this returns, and the Status
/// is the first Error.
Status openGivenFiles(window::MainWindow& window, const CommandLine& line);

}  // namespace furitsuke::startup
