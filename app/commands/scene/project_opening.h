// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/commands/command_context.h"
#include "app/session/file_paths.h"
#include "app/session/projects/file_search.h"
#include "core/base/caught.h"
#include "core/base/result.h"
#include "core/edit/document/scene_document.h"
#include "core/scene/scene_state.h"

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class FileCommands;
enum class OpenHow;

/// Opens projects, of this program and of MikuMikuDance: reads them in the background, asks once for the folder of the
/// files that were not found, and then opens their files.
class ProjectOpening : public QObject {
  Q_OBJECT

 public:
  ProjectOpening(const CommandContext& context, FileCommands& files, QObject* parent);

  /// No question may be asked, and opening is waited for.
  [[nodiscard]] bool isUnattended() const;
  /// For reading and saving projects.
  [[nodiscard]] session::BackgroundWork& work() const noexcept { return *work_; }

  /// What was read, with the list `missing` of files that were not found.
  template <class Project>
  using Reader = std::function<Result<Project>(const std::filesystem::path& path, const session::FileSearch& search)>;

  /// Reads the project on another thread and passes it to `show` unless the user cancels. A script waits for it. An
  /// Error without a reason if the user canceled.
  template <class Project>
  Status open(const QString& path, const Reader<Project>& read, std::function<Status(Project)> show) {
    auto project = std::make_shared<std::optional<Result<Project>>>();
    const auto job = [project, read, search = session::FileSearch{searchFolders(), {}}, file = session::toPath(path)] {
      project->emplace(caught([&] { return read(file, search); }));
    };
    const auto finish = [this, project, read, show = std::move(show), path]() -> Status {
      Result<Project>& result = **project;
      if (!result) return result.error();
      const auto search = [&](const session::FileSearch& where) {
        if (Result<Project> again = read(session::toPath(path), where)) result = std::move(again);
        return result->missing;
      };
      if (!locate(path, result->missing, search)) return Error::canceled();
      return show(*std::move(result));
    };
    return run(path, job, finish);
  }

  /// What becomes of what is open. Everything from begin() to end() is one undo step.
  class Opened {
   public:
    /// All that was open is closed.
    [[nodiscard]] bool isReplaced() const noexcept { return isReplaced_; }
    /// The scene that stays as it is beside the project; nullopt: the project may change it.
    [[nodiscard]] const std::optional<scene::SceneState>& kept() const noexcept { return kept_; }
    void end() const;

   private:
    friend class ProjectOpening;
    edit::SceneDocument* scene_ = nullptr;
    std::shared_ptr<std::optional<edit::SceneStep>> step_;
    std::optional<scene::SceneState> kept_;
    bool isReplaced_ = false;
    bool isStep_ = true;
  };
  /// Asks what is open should become, and whether to save it, and closes it if it is replaced. `byKind`: what
  /// OpenHow::ByKind means. An Error without a reason if the user canceled.
  [[nodiscard]] Result<Opened> begin(const QString& path, OpenHow how, OpenHow byKind);

  /// Opens the files, and calls `shown` when all readable ones are open. The Error is that of a file that a script
  /// opens.
  Status openFiles(const QStringList& files, const std::function<void()>& shown);

 private:
  [[nodiscard]] QStringList searchFolders() const;
  /// Nothing is open, or only what the program has opened or made by itself, unchanged.
  [[nodiscard]] bool isUntouched() const;
  [[nodiscard]] std::optional<OpenHow> ask(const QString& path) const;
  /// Asks about unsaved changes; a script is refused.
  Status closeScene();
  Status run(const QString& path, const std::function<void()>& job, std::function<Status()> finish);
  /// Asks where the missing files are, and calls `read` for each answer, which returns those that are still missing.
  /// False when the user canceled.
  bool locate(const QString& path, const QStringList& missing,
              const std::function<QStringList(const session::FileSearch& search)>& read);

  CommandContext context_;
  FileCommands& files_;
  session::BackgroundWork* work_;
};

}  // namespace furitsuke::commands
