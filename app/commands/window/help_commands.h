// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>

#include "app/commands/command_context.h"

namespace furitsuke::help {
class ManualWindow;
enum class Book;
}  // namespace furitsuke::help

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

struct CommandParts;

/// Manual, tutorials, "What's This?" and the about dialog: help.*, except the tour, which has a separate class.
class HelpCommands : public QObject {
  Q_OBJECT

 public:
  HelpCommands(const CommandContext& context, const CommandParts& parts, QObject* parent = nullptr);

 private:
  void show(help::Book book);
  void showAbout();

  CommandContext context_;
  QMainWindow& window_;
  panels::DockArea& docks_;
  QPointer<help::ManualWindow> manual_;
  QPointer<help::ManualWindow> tutorials_;
};

}  // namespace furitsuke::commands
