// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class TransportBar;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Moving the playhead: frame.*
class FrameCommands : public QObject {
  Q_OBJECT

 public:
  FrameCommands(const CommandContext& context, panels::TransportBar& transport, QObject* parent = nullptr);

 private:
  void goTo(const actions::ActionArguments& arguments);

  CommandContext context_;
  panels::TransportBar& transport_;
};

}  // namespace furitsuke::commands
