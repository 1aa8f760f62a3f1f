// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"

namespace furitsuke::commands {

class FileClosing;
class FileOpening;
class FileSaving;
class RecentFiles;

/// What opens, saves and closes the files of a window.
class FileCommands : public QObject {
  Q_OBJECT

 public:
  explicit FileCommands(const CommandContext& context, QObject* parent = nullptr);

  RecentFiles* recent;
  FileOpening* opening;
  FileSaving* saving;
  FileClosing* closing;
};

}  // namespace furitsuke::commands
