// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <functional>
#include <utility>

#include "app/commands/command_context.h"

namespace furitsuke::actions {
class ActionArguments;
}  // namespace furitsuke::actions

namespace furitsuke::commands {

class FileSaving;
class ShownWork;

/// Closing motions: file.close, file.quit. Asks before unsaved changes are discarded.
class FileClosing : public QObject {
  Q_OBJECT

 public:
  FileClosing(const CommandContext& context, ShownWork& work, FileSaving& saving, QObject* parent = nullptr);

  /// False when the user canceled; then the motion is still open.
  bool close(edit::MotionDocument* document);
  /// Closes motions after one question; false when the user canceled.
  bool closeMotions(const QList<edit::MotionDocument*>& documents);
  /// Closes motions without a question.
  void closeAsOneStep(const QList<edit::MotionDocument*>& documents);
  /// Closes all motions and the project, after one question.
  bool closeEverything();

  /// The project of the window, for closing it.
  struct ProjectHooks {
    std::function<QString()> unsavedTitle;  ///< empty if it is not modified
    std::function<bool()> save;             ///< with all motions; false when it failed or was canceled
    std::function<void()> close;
  };
  void setProject(ProjectHooks hooks) { project_ = std::move(hooks); }

 signals:
  void quitRequested();

 private:
  Status closeCurrent(const actions::ActionArguments& arguments);
  Status quit();
  bool closeAfterQuestion(const QList<edit::MotionDocument*>& documents, const QString& project);

  CommandContext context_;
  ShownWork& work_;
  FileSaving& saving_;
  ProjectHooks project_;
};

}  // namespace furitsuke::commands
