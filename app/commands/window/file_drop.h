// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <QStringList>

#include "app/commands/command_context.h"
#include "app/commands/command_parts.h"

class QMenu;

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::commands {

/// Opens files that are dropped on the window. For a film or a picture, and for a prop with a captured motion, a menu
/// at the place of the drop asks what it is for; everything else is opened at once.
class FileDrop : public QObject {
  Q_OBJECT

 public:
  FileDrop(const CommandContext& context, const CommandParts& parts, FileOpening& files, QObject* parent = nullptr);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// `at`: in the coordinates of the screen.
  void open(const QStringList& files, QPoint at);
  void askFor(const QString& file, QPoint at);
  /// A prop; if it has a captured motion too and there is a model, asks which of them to use.
  void openScene(const QString& file, QPoint at);
  void askForScene(const QString& file, QPoint at);
  [[nodiscard]] QMenu* makeMenu(const QString& file);
  /// Opens a picture or film by an action that needs a motion.
  void openBy(const QString& action, const QString& file);

  CommandContext context_;
  CommandParts parts_;
  FileOpening& files_;
  session::BackgroundWork* work_;
};

}  // namespace furitsuke::commands
