// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <QStringList>

#include "app/commands/command_context.h"
#include "app/commands/command_parts.h"

class QDropEvent;
class QMenu;

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class DropZones;

/// Opens files that are dropped on the window. While they are dragged, zones say what will happen: a motion that is
/// dropped on the viewport goes onto the active model, beside it into a tab of its own. For a film or a picture, and
/// for a prop with a captured motion, a menu at the place of the drop asks what it is for; everything else is opened at
/// once.
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
  void showZones(const QStringList& files);
  [[nodiscard]] static QString zoneText(const QStringList& files);
  /// The files are motions, which can be for the active model, and the point is on the viewport.
  [[nodiscard]] bool isOntoModel(const QStringList& files, QPoint at) const;
  /// Opens motions and gives the last one to the active model.
  void openOntoModel(const QStringList& files);
  [[nodiscard]] bool isOnViewport(QPoint at) const;

  CommandContext context_;
  CommandParts parts_;
  FileOpening& files_;
  session::BackgroundWork* work_;
  DropZones* zones_;
};

}  // namespace furitsuke::commands
