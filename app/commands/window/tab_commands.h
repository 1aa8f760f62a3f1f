// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::commands {

class FileClosing;

/// What the tabs of the open motions offer besides saving: tab.*
class TabCommands : public QObject {
  Q_OBJECT

 public:
  TabCommands(const CommandContext& context, FileClosing& files, QObject* parent = nullptr);

 private:
  void bindClosing();
  void bindFile();
  /// Asks about unsaved changes; a script has to say that they are discarded.
  Status close(const QList<edit::MotionDocument*>& documents, const actions::ActionArguments& arguments);
  Status showFolder();
  [[nodiscard]] QString pathOfCurrent() const;
  [[nodiscard]] QList<edit::MotionDocument*> others() const;
  [[nodiscard]] QList<edit::MotionDocument*> onTheRight() const;

  CommandContext context_;
  FileClosing& files_;
};

}  // namespace furitsuke::commands
