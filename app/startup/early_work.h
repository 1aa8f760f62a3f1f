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
  int samples = 0;                                ///< per pixel of the first picture
  bool needsRenderer = false;                     ///< a model will be shown, in images that are drawn without a window
  std::future<scene::Scene> firstScene;           ///< what the renderer will draw first; valid if there is a modelFile
  panels::PendingRenderer renderer;               ///< valid once it was started
};

/// Starts to read the first model of the command line. The viewport will show images where it does not draw into the
/// window with OpenGL: without a window (`offscreen`), or where OpenGL is a software renderer. Works without a
/// QApplication.
[[nodiscard]] EarlyWork startEarlyWork(const CommandLine& line, bool offscreen);

/// Starts to create the renderer if it is needed. Must be called when the plugins of the platform are loaded: loading
/// the driver of OpenGL keeps the dynamic loader to itself for a fifth of the whole start.
void startRenderer(EarlyWork& work);

}  // namespace furitsuke::startup
