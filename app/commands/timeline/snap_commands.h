// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Snapping of keys and playhead to beats and markers: snap.*
class SnapCommands : public QObject {
  Q_OBJECT

 public:
  SnapCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  void applySnapping();

  CommandContext context_;
  panels::DockArea& docks_;
};

}  // namespace furitsuke::commands
