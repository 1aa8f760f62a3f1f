// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"
#include "app/theme/theme_change.h"

namespace furitsuke::commands {

/// The colors of the program: theme.*
class ThemeCommands : public QObject {
  Q_OBJECT

 public:
  explicit ThemeCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  CommandContext context_;
  theme::ThemeChange change_;
};

}  // namespace furitsuke::commands
