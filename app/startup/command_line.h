// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "core/base/frame.h"
#include "core/base/log.h"
#include "core/base/result.h"

namespace furitsuke::startup {

/// The arguments of the program.
struct CommandLine {
  QStringList files;
  QString screenshot;  ///< path of the screenshot; empty: none
  std::optional<QSize> size;
  std::optional<Frame> frame;
  QString theme;    ///< "dark", "light" or empty for that of the settings
  QString panel;    ///< objectName of the dock to capture; empty: the whole window
  QString actions;  ///< path of the script; empty: none
  bool listActions = false;
  bool json = false;
  QString profile;
  QString language;
  bool safeMode = false;
  bool reportStartup = false;
  std::optional<LogLevel> logLevel;
  bool version = false;
  bool help = false;

  /// The program runs a script or takes a screenshot, then exits. It needs neither a user nor a display.
  [[nodiscard]] bool isUnattended() const { return !screenshot.isEmpty() || !actions.isEmpty(); }
};

/// `arguments` begins with the name of the program. Works without a QApplication.
[[nodiscard]] Result<CommandLine> parseCommandLine(const QStringList& arguments);
/// The result of "--man" or "--completion SHELL", for packages; nothing for other arguments. The help does not list
/// these options.
[[nodiscard]] std::optional<QByteArray> commandLineManual(const QStringList& arguments);
/// The text of --help.
[[nodiscard]] QString commandLineHelp();

}  // namespace furitsuke::startup
