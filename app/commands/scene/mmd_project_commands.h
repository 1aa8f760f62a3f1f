// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/projects/mmd_saving.h"

namespace furitsuke::session {
struct ReadProject;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class FileCommands;
class ProjectOpening;

/// Opening projects of MikuMikuDance: all models that are found, a new motion for each, and one for the camera; and
/// writing their changes back: project.saveMmd
class MmdProjectCommands : public QObject {
  Q_OBJECT

 public:
  MmdProjectCommands(const CommandContext& context, FileCommands& files, QObject* parent = nullptr);

  /// Reads the project, and adds it to what is open. A script waits for it.
  Status open(const QString& path);

 private:
  Status show(const QString& path, session::ReadProject read);
  Status save(const actions::ActionArguments& arguments);
  Status write(const QString& path);
  /// Reports what the project will not contain, because a script is not asked.
  Status writeUnasked(const QString& path, const QStringList& losses);
  void finishSave(const QString& path, const session::MmdSave& save, const Diagnostics& losses);
  void report(const QString& path, const session::ReadProject& read);

  CommandContext context_;
  FileCommands& files_;
  ProjectOpening* opening_;
  session::MmdLink link_;  ///< the project that was opened last
};

}  // namespace furitsuke::commands
