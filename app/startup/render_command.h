// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::startup {

/// `furitsuke render`: renders images without a window or a display. The arguments begin with "render".
/// Returns the exit status of the program, 0 or 2; messages are written to standard error.
[[nodiscard]] int runRenderCommand(int argc, char** argv);

}  // namespace furitsuke::startup
