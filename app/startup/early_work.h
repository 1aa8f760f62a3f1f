// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <future>

#include "app/panels/viewport/viewport_surface.h"
#include "app/session/model_files.h"
#include "app/startup/command_line.h"

namespace furitsuke::startup {

/// What other threads do while the window is built.
struct EarlyWork {
  QString modelFile;                              ///< the first PMX or PMD of the command line; empty: there is none
  std::future<Result<session::ReadModel>> model;  ///< valid if there is a modelFile
  panels::PendingRenderer renderer;               ///< valid if the viewport will show images
};

/// Starts to read the first model of the command line, and to create the renderer that will draw it, if the viewport
/// will not draw into the window with OpenGL: without a window (`offscreen`), or where OpenGL is a software renderer.
/// Works without a QApplication.
[[nodiscard]] EarlyWork startEarlyWork(const CommandLine& line, bool offscreen);

}  // namespace furitsuke::startup
