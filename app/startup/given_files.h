// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/startup/command_line.h"
#include "core/base/result.h"

namespace furitsuke::window {
class MainWindow;
}  // namespace furitsuke::window

namespace furitsuke::startup {

/// Opens the files of the command line and moves the playhead to its frame. For a user the files appear one after the
/// other and the Status is always good. For an unattended program all files are open when this returns, and the Status
/// is the first Error.
Status openGivenFiles(window::MainWindow& window, const CommandLine& line);

}  // namespace furitsuke::startup
