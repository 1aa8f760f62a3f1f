// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <QStringList>

#include "app/commands/command_context.h"
#include "app/commands/command_parts.h"

namespace furitsuke::commands {

/// Opens files that are dropped on the window. For a film or a picture, a menu at the place of the drop asks what it is
/// for; everything else is opened at once.
class FileDrop : public QObject {
  Q_OBJECT

 public:
  FileDrop(const CommandContext& context, const CommandParts& parts, FileCommands& files, QObject* parent = nullptr);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// `at`: in the coordinates of the screen.
  void open(const QStringList& files, QPoint at);
  void askFor(const QString& file, QPoint at);
  /// Opens a picture or film by an action that needs a motion.
  void openBy(const QString& action, const QString& file);

  CommandContext context_;
  CommandParts parts_;
  FileCommands& files_;
};

}  // namespace furitsuke::commands
