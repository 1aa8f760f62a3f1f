// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"
#include "app/commands/command_parts.h"

namespace furitsuke::session {
class OpenProject;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class RecoveryCommands;

/// All commands of a window. After construction every action of the table is bound. Create the menus before.
class CommandSet : public QObject {
  Q_OBJECT

 public:
  CommandSet(const CommandContext& context, const CommandParts& parts, QObject* parent = nullptr);

  [[nodiscard]] FileCommands& files() const noexcept { return *files_; }
  [[nodiscard]] RecoveryCommands& recovery() const noexcept { return *recovery_; }
  [[nodiscard]] HelpTourCommands& tour() const noexcept { return *window_.tour; }
  [[nodiscard]] session::OpenProject& project() const noexcept;

 private:
  FileCommands* files_;
  RecoveryCommands* recovery_;
  WindowCommands window_;
};

}  // namespace furitsuke::commands
