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

namespace furitsuke {

/// What the program was called with.
struct CommandLine {
  QStringList files;
  QString screenshot;  ///< picture to write; empty: none
  std::optional<QSize> size;
  std::optional<Frame> frame;
  QString theme;  ///< "dark", "light" or empty for the remembered one
  QString panel;  ///< objectName of the dock to take a picture of; empty: the whole window
  QString actions;
  bool listActions = false;
  bool json = false;
  QString profile;
  QString language;
  bool safeMode = false;
  bool reportStartup = false;
  std::optional<LogLevel> logLevel;
  bool version = false;
  bool help = false;

  /// Does its work and ends, without a person: needs no display.
  [[nodiscard]] bool isUnattended() const { return !screenshot.isEmpty() || !actions.isEmpty(); }
};

/// `arguments` with the program's name first. Works before there is an application.
[[nodiscard]] Result<CommandLine> parseCommandLine(const QStringList& arguments);
/// "--man" and "--completion SHELL", alone: what a package installs beside the program; nothing for other arguments.
/// Nobody types them, and the help does not name them.
[[nodiscard]] std::optional<QByteArray> commandLineManual(const QStringList& arguments);
/// What --help prints.
[[nodiscard]] QString commandLineHelp();

}  // namespace furitsuke
