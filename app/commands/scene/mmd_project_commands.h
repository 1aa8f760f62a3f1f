// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <map>
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
enum class OpenHow;

/// Opening projects of MikuMikuDance: all models that are found, a new motion for each, and one for the camera; and
/// writing their changes back: project.saveMmd
class MmdProjectCommands : public QObject {
  Q_OBJECT

 public:
  MmdProjectCommands(const CommandContext& context, FileCommands& files, QObject* parent = nullptr);

  /// Reads the project, and shows it instead of what is open or beside it. A script waits for it.
  Status open(const QString& path, OpenHow how);

 private:
  Status show(const QString& path, session::ReadProject read, OpenHow how);
  /// The project that is saved back; empty without one.
  [[nodiscard]] const session::MmdLink& link() const;
  Status save(const actions::ActionArguments& arguments);
  Status write(const QString& path);
  /// Reports what the project will not contain, because a script is not asked.
  Status writeUnasked(const QString& path, const QStringList& losses);
  void finishSave(const QString& path, const session::MmdSave& save, const Diagnostics& losses);
  /// What is not there of a project that was opened.
  struct Losses;
  struct Report {
    int message = 0;            ///< 0: none
    std::uint64_t project = 0;  ///< see SceneState::mmdProject
  };
  /// Says it; returns the message, 0 for none.
  int report(const QString& path, const session::ReadProject& read);

  CommandContext context_;
  FileCommands& files_;
  ProjectOpening* opening_;
  Report reported_;
  std::map<std::uint64_t, session::MmdLink> links_;  ///< the projects that were opened, see SceneState::mmdProject
};

}  // namespace furitsuke::commands
