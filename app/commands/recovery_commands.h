// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/edit/journal/recovery.h"

namespace furitsuke::edit {
class Journal;
}  // namespace furitsuke::edit

namespace furitsuke::io {
struct SceneProject;
}  // namespace furitsuke::io

namespace furitsuke::session {
class BackgroundWork;
class SceneAutosave;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class FileOpening;
class ProjectCommands;

/// Keeps a journal of every open motion and a record of the scene, and restores unsaved motions with their scene after
/// a crash: recovery.*
class RecoveryCommands : public QObject {
  Q_OBJECT

 public:
  RecoveryCommands(const CommandContext& context, FileOpening& files, QObject* parent = nullptr);
  ~RecoveryCommands() override;

  /// Keeps and restores the project of the window too, otherwise only the scene. Call it before start().
  void setProjects(ProjectCommands& projects) { projects_ = &projects; }
  /// Starts a journal for each motion opened from now on. Call it before the first one is opened.
  void start(const session::Settings& settings);
  /// Asks what to do with the journals of earlier runs, if there are any.
  void offer();
  /// The same, but searches in the background, because a journal may be as large as its motion.
  void offerWhenFound();
  /// Keeps the journals of recovered motions that are not saved. For a program that ends without asking the user.
  void keepUnsaved();
  /// Blocks until every step so far is on the disk.
  void waitUntilWritten();

 private:
  void bindActions();
  [[nodiscard]] std::vector<edit::JournalInfo> findOldJournals() const;
  void ask(std::vector<edit::JournalInfo> journals);
  Status show();
  Status writeList(const QString& path) const;
  Status openScripted(const actions::ActionArguments& arguments);
  Status deleteScripted(const actions::ActionArguments& arguments);
  [[nodiscard]] Result<edit::JournalInfo> journalAt(std::int64_t number) const;
  /// Opens the scenes that the motions belong to, then the motions, and reports the result for each in the message bar.
  void recover(const std::vector<edit::JournalInfo>& journals);
  void recoverMotions(const std::vector<edit::JournalInfo>& journals);
  /// The scenes of crashed programs that contain one of the motions.
  [[nodiscard]] std::vector<io::SceneProject> scenesOf(const std::vector<edit::JournalInfo>& journals) const;
  [[nodiscard]] QStringList filesOf(const std::vector<io::SceneProject>& scenes,
                                    const std::vector<edit::JournalInfo>& journals) const;
  [[nodiscard]] bool isAnythingShown() const;
  /// Offers to restore scenes that have no unsaved motions; false if there are none.
  bool offerScenes();
  /// Restores the scenes after their files have been opened.
  void applyScenes(const std::vector<io::SceneProject>& scenes);
  /// Opens the motion and returns a description of what was recovered.
  Result<QString> recoverOne(const edit::JournalInfo& journal);
  /// Adds a recovered motion without displacing the motion of a model, except `opened`, which it replaces.
  edit::MotionDocument* addBeside(const edit::MotionDocument* opened, std::unique_ptr<edit::MotionDocument> recovered);
  void confirmAndDelete(const std::vector<edit::JournalInfo>& journals);

  CommandContext context_;
  session::BackgroundWork* work_;
  FileOpening& files_;
  ProjectCommands* projects_ = nullptr;
  std::unique_ptr<edit::Journal> journal_;
  std::unique_ptr<session::SceneAutosave> scene_;
  int failure_ = 0;                                            ///< message about steps that cannot be stored; 0: none
  std::shared_ptr<edit::journal::OwnedFolder> recoveredFrom_;  ///< journal folder of the motion that is being added
  /// The recovered motions that are open, with JournalInfo::document.
  std::map<const edit::MotionDocument*, std::uint64_t> recovered_;
};

}  // namespace furitsuke::commands
