// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "app/commands/command_context.h"

namespace furitsuke::session {
class BackgroundWork;
struct ReadProject;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class FileCommands;

/// Opening projects of MikuMikuDance: all models that are found, a new motion for each, and one for the camera.
class ProjectCommands : public QObject {
  Q_OBJECT

 public:
  ProjectCommands(const CommandContext& context, FileCommands& files, QObject* parent = nullptr);

  /// Reads the project, and adds it to what is open. A script waits for it.
  Status open(const QString& path);

 private:
  void show(const QString& path, session::ReadProject read);
  void report(const QString& path, const session::ReadProject& read);

  CommandContext context_;
  FileCommands& files_;
  session::BackgroundWork* work_;
};

}  // namespace furitsuke::commands
