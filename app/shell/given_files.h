// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/command_line.h"
#include "core/base/result.h"

namespace furitsuke {

class MainWindow;

/// Opens the files that the program was called with, and puts the playhead where it was told to. Before a person they
/// come up one after the other and the Status is always good; else all are there when this returns, and an unattended
/// program gets the first Error.
Status openGivenFiles(MainWindow& window, const CommandLine& line);

}  // namespace furitsuke
