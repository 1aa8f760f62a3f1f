// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/commands/command_parts.h"

namespace furitsuke::commands {

class PanelFocus;

/// Docks, tabs, full screen, the viewport alone, the command palette and the language of names: view.*
class ViewCommands : public QObject {
  Q_OBJECT

 public:
  ViewCommands(const CommandContext& context, const CommandParts& parts, QObject* parent = nullptr);

 private:
  void bindDocks();
  void bindWindow();
  void bindTabs();
  void bindNames();
  void showDock(const QString& name, const actions::ActionArguments& arguments);
  void switchTab(int by);
  void showPalette();
  void setEnglishNames(bool on);

  CommandContext context_;
  CommandParts parts_;
  PanelFocus* focus_;
  QStringList recentCommands_;  ///< ids that were run from the palette, newest first
};

}  // namespace furitsuke::commands
