// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/commands/command_context.h"

namespace furitsuke::commands {

class FileOpening;

/// Viewing the motions of a folder one after the other: file.nextInFolder, file.previousInFolder. A motion without
/// edits is replaced by the next one, which moves the same models.
class FolderCommands : public QObject {
  Q_OBJECT

 public:
  FolderCommands(const CommandContext& context, FileOpening& files, QObject* parent = nullptr);

 private:
  Status step(int by);
  /// Gives the models and scene parts of `from` to `to`, moves its tab there, and closes `from`.
  void replace(edit::MotionDocument& from, edit::MotionDocument& to);

  CommandContext context_;
  FileOpening& files_;
  QString unreadable_;  ///< the last file, if it could not be opened, so that the next step goes on after it
  QPointer<edit::MotionDocument> steppedFrom_;
};

}  // namespace furitsuke::commands
