// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// The language of the program: language.*
class LanguageCommands : public QObject {
  Q_OBJECT

 public:
  explicit LanguageCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  CommandContext context_;
};

}  // namespace furitsuke::commands
