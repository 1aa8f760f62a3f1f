// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// Showing and hiding materials of the active model: material.*
class MaterialCommands : public QObject {
  Q_OBJECT

 public:
  explicit MaterialCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  Status show(const actions::ActionArguments& arguments);
  void showAll();

  CommandContext context_;
};

}  // namespace furitsuke::commands
