// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// The shortcuts of the actions and their presets: keys.*
class ShortcutCommands : public QObject {
  Q_OBJECT

 public:
  explicit ShortcutCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  void editShortcuts();
  void store();

  CommandContext context_;
};

}  // namespace furitsuke::commands
