// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/captures/dancer_fitting.h"
#include "app/commands/captures/original_comparison.h"
#include "app/commands/command_context.h"
#include "app/session/operation_task.h"
#include "core/scripts/script_operation.h"

namespace furitsuke::panels {
class DockArea;
class OperationDialog;
class TimelinePanel;
struct OfferedFile;
}  // namespace furitsuke::panels

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::session {
class OperationPreview;
class Playback;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class DirectEdits;

/// The id of the action that asks for an operation.
[[nodiscard]] QString operationAction(const operations::Operation& operation);

/// Runs the operations of the table on the current motion: from a script immediately, otherwise in a dialog with a
/// preview.
class OperationCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    panels::DockArea& docks;
    panels::TimelinePanel& timeline;
    session::Playback& playback;
  };

  OperationCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Opens the dialog of an operation of the table with these values in its fields, and the defaults in the others.
  /// `tracks` and `frames`: as OperationScope; both empty: the whole motion.
  void offer(std::string_view operation, const operations::OperationArguments::Texts& arguments,
             const std::string& tracks, const std::string& frames);
  /// Runs it at once, as from a script of actions.
  Status apply(std::string_view operation, const operations::OperationArguments::Texts& arguments,
               const std::string& tracks, const std::string& frames);

  /// Opens the dialog of a script.
  void offerScript(std::shared_ptr<scripts::ScriptOperation> script);
  /// Runs a script at once.
  Status applyScript(const std::shared_ptr<scripts::ScriptOperation>& script,
                     const operations::OperationArguments::Texts& arguments, const operations::OperationScope& scope);

 signals:
  /// A script was run, for the preview or by applyScript().
  void scriptWorked(const furitsuke::operations::OperationReport& summary);
  void scriptFailed(const furitsuke::scripts::Script& script, const furitsuke::Error& error);

 private:
  void bindOperations();
  Status runNow(const operations::Operation& operation, const actions::ActionArguments& given);
  Status runTaskNow(const session::OperationTask& task);
  /// `script`: whose operation it is; null: it is one of the table.
  void openDialog(const operations::Operation& operation, std::shared_ptr<scripts::ScriptOperation> script = {});
  void connectScript();
  void connectDialog();
  void onApplied(const operations::OperationReport& summary);
  void connectContacts();
  void connectSyllables();
  /// Shows the contacts that the operation holds in the timeline.
  void showContacts(const operations::OperationReport& summary);
  void closeDialog();
  /// Creates the dialog again with the same values, in the current language.
  void reopenDialog();
  /// Starts the preview for the current motion.
  void followDocument();
  void updateScopes();
  void chooseScope();
  /// Says in the dialog which keys would change.
  void showScope();
  void readRows();
  /// All keys of rowTracks_.
  [[nodiscard]] motion::KeySelection keysOfRows() const;
  /// The operation, motion, model, other open motions and models on the stage, without keys and arguments.
  [[nodiscard]] session::OperationTask taskFor(const operations::Operation& operation) const;
  [[nodiscard]] session::OperationTask taskFor(const std::shared_ptr<scripts::ScriptOperation>& script) const;
  [[nodiscard]] std::optional<session::OperationTask> dialogTask() const;
  [[nodiscard]] std::vector<panels::OfferedFile> offeredFiles() const;
  [[nodiscard]] std::vector<panels::OfferedFile> offeredModels(const scene::Actor* except) const;
  [[nodiscard]] std::vector<const scene::Actor*> models() const;
  [[nodiscard]] std::string nameOf(const scene::Actor& actor) const;
  void storeArguments() const;
  void restoreArguments();
  [[nodiscard]] edit::MotionDocument& document() const;

  CommandContext context_;
  Parts parts_;
  session::OperationPreview* preview_;
  DirectEdits* edits_;
  OriginalComparison* original_;
  DancerFitting* dancers_;
  QPointer<panels::OperationDialog> dialog_;
  std::shared_ptr<scripts::ScriptOperation> script_;  ///< of the dialog; null if it is of another operation
  // While a dialog is open.
  std::shared_ptr<session::SoundCache> sounds_;
  std::shared_ptr<operations::OperationCache> cache_;
  Frame from_ = 0;  ///< the playhead when the dialog was opened, or the motion came to the front
  /// Of the rows that were selected when the dialog was opened, or since. A preview ends the selection of rows.
  std::vector<motion::TrackId> rowTracks_;
};

}  // namespace furitsuke::commands
