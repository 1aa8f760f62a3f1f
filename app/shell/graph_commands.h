// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke {

class DockArea;
class GraphPanel;

/// What the actions of the value graph do.
class GraphCommands : public QObject {
  Q_OBJECT

 public:
  GraphCommands(const CommandContext& context, DockArea& docks, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  using Setter = void (GraphPanel::*)(bool);
  using Getter = bool (GraphPanel::*)() const;

  void bindFit(const char* id, void (GraphPanel::*slot)());
  void bindSwitch(const char* id, const char* setting, Setter set, Getter get);
  Status shiftValues(const ActionArguments& arguments, int steps);

  CommandContext context_;
  DockArea& docks_;
};

}  // namespace furitsuke
