// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include "app/commands/command_context.h"

class QMenu;

namespace furitsuke::commands {

/// The lists of recent files and their menus.
class RecentFiles : public QObject {
  Q_OBJECT

 public:
  explicit RecentFiles(const CommandContext& context, QObject* parent = nullptr);

  /// Puts a file that was opened or saved at the top of its list, and opens its folder in the next file dialog. One
  /// that is the unpacked `entry` of an archive is listed as that. A sample and a part of a project are not listed.
  void remember(const QString& path, const QString& archive = {}, const QString& entry = {});
  void rememberProject(const QString& path);
  void remove(const QStringList& paths);
  /// These files are opened as parts of a project: they do not take the place of others in the lists. Until the next
  /// call.
  void setProjectFiles(const QStringList& files) { projectFiles_ = {files.begin(), files.end()}; }

 signals:
  void openRequested(const QString& path);
  /// The lists have changed.
  void changed();

 private:
  void fillMenu(QMenu& menu, const QStringList& files);

  CommandContext context_;
  QSet<QString> projectFiles_;
};

}  // namespace furitsuke::commands
