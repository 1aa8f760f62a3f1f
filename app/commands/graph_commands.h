// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class DockArea;
class GraphPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// View and values of the graph panel: graph.*
class GraphCommands : public QObject {
  Q_OBJECT

 public:
  GraphCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  void bindFit(const char* id, void (panels::GraphPanel::*slot)());
  void bindSwitches();
  void connectPanel(panels::GraphPanel& panel);
  void showActions(panels::GraphPanel& panel);
  Status shiftValues(const actions::ActionArguments& arguments, int steps);

  CommandContext context_;
  panels::DockArea& docks_;
};

}  // namespace furitsuke::commands
