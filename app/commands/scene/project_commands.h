// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/projects/scene_project_reading.h"

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class OpenProject;
struct SceneRestore;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class FileCommands;
class ProjectOpening;
enum class OpenHow;

/// Project files: opening, saving, and collecting the files of a project in a folder: project.*
class ProjectCommands : public QObject {
  Q_OBJECT

 public:
  ProjectCommands(const CommandContext& context, panels::DockArea& docks, FileCommands& files,
                  QObject* parent = nullptr);

  [[nodiscard]] session::OpenProject& project() const noexcept { return *project_; }
  /// Reads the project, and shows it instead of what is open or beside it. A script waits for it.
  Status open(const QString& path, OpenHow how);
  /// The scene with the path of its project, for crash recovery.
  [[nodiscard]] io::SceneProject recoverySnapshot() const;
  /// What such a record has beyond models and motions, after these were restored.
  void restore(const io::SceneProject& record);

 private:
  void bindActions();
  void addView(io::SceneProject& project) const;
  /// `file`: the project whose panels are shown until another one is open.
  void applyView(const io::SceneProject& project, const QString& file);
  Status show(const QString& path, session::ReadSceneProject read, OpenHow how);
  void finishOpening(const QString& path, const QStringList& missing, const session::SceneRestore& restore);
  /// What a motion has in the project besides its file. The titles of those that got something.
  QStringList restoreNotes(const session::SceneRestore& restore);
  void reportOpened(const QString& path, const QStringList& missing, const QStringList& restored);
  Status save(const actions::ActionArguments& arguments, bool asksPath);
  /// Saves the motions that need it, those without a file beside the project; false when one was not saved.
  bool saveMotions(const QString& path);
  Status write(const QString& path);
  Status collect(const actions::ActionArguments& arguments);
  struct Collecting;
  [[nodiscard]] std::function<void()> planning(const std::shared_ptr<Collecting>& collecting);
  /// Shows what was planned and starts to copy it; an Error if the user or a motion that is not saved ends it.
  Status copyCollected(const std::shared_ptr<Collecting>& collecting, bool isScripted);
  void reportCollected(const Collecting& collecting, bool isScripted);
  [[nodiscard]] QString suggestedPath() const;

  CommandContext context_;
  panels::DockArea& docks_;
  FileCommands& files_;
  session::OpenProject* project_;
  ProjectOpening* opening_;
  QString layoutOf_;  ///< the project whose layout is shown
};

}  // namespace furitsuke::commands
