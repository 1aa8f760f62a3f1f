// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// The action "select", by which scripts select keys of a track.
class SelectCommands : public QObject {
  Q_OBJECT

 public:
  explicit SelectCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  Status select(const actions::ActionArguments& arguments);

  CommandContext context_;
};

}  // namespace furitsuke::commands
