// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::startup {

struct CommandLine;

/// Makes the interface as large as the user chose in the preferences. Must be called before the QApplication is made.
/// Does nothing in safe mode, for pictures and scripts, and if the environment says another size.
/// Returns whether it has set the environment: unset it once the QApplication exists, for programs that are started.
bool applyInterfaceScale(const CommandLine& line);

}  // namespace furitsuke::startup
