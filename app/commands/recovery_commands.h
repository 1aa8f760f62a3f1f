// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <filesystem>
#include <memory>
#include <set>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/edit/journal/recovery.h"

namespace furitsuke {

class BackgroundWork;
class Journal;

/// Keeps a journal of every open motion, and brings back what an earlier run of the program could not save.
class RecoveryCommands : public QObject {
  Q_OBJECT

 public:
  explicit RecoveryCommands(const CommandContext& context, QObject* parent = nullptr);
  ~RecoveryCommands() override;

  /// From now on each motion that is opened has a journal below `folder`. Before the first one is opened.
  void start(const QString& folder);
  /// Asks what shall become of the journals that were left behind; nothing when there are none.
  void offer();
  /// The same when they are found, which is looked for aside of the window: a journal may be as large as what it keeps.
  void offerWhenFound();
  /// The program ends with nobody there to ask: recovered motions that are not saved can be recovered again.
  void keepUnsaved();
  /// Until every step so far is on the disk.
  void waitUntilWritten();

 private:
  void bindActions();
  [[nodiscard]] std::vector<JournalInfo> leftBehind() const;
  void ask(std::vector<JournalInfo> journals);
  Status show();
  Status writeList(const QString& path) const;
  Status openScripted(const ActionArguments& arguments);
  Status deleteScripted(const ActionArguments& arguments);
  [[nodiscard]] Result<JournalInfo> numbered(std::int64_t number) const;
  /// Opens them; what became of each, and whether all went well, is told in the message bar.
  void recover(const std::vector<JournalInfo>& journals);
  /// Opens it and tells what was found.
  Result<QString> recoverOne(const JournalInfo& journal);
  void deleteAsked(const std::vector<JournalInfo>& journals);

  CommandContext context_;
  BackgroundWork* work_;
  std::unique_ptr<Journal> journal_;
  std::shared_ptr<journal::OwnedFolder> recoveredFrom_;  ///< of the motion that is being added
  std::set<const MotionDocument*> recovered_;            ///< those that are open
};

/// File name or title of the motion of a journal.
[[nodiscard]] QString journalTitle(const JournalInfo& journal);

}  // namespace furitsuke
