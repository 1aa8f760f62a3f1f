// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"

namespace furitsuke::panels {
class ViewportPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// View and display options of the viewport: viewport.*, except pictures, trails, ghosts and comparison, which have
/// separate classes.
class ViewportCommands : public QObject {
  Q_OBJECT

 public:
  ViewportCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent = nullptr);

 private:
  void bindCamera();
  void bindViews();
  void bindOptions();
  void bindRatios();
  void setTools();

  CommandContext context_;
  panels::ViewportPanel& viewport_;
};

}  // namespace furitsuke::commands
