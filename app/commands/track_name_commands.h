// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QStringList>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/operation_task.h"
#include "core/operations/motion/name_suggestions.h"

namespace furitsuke::dialogs {
class NameMapDialog;
}  // namespace furitsuke::dialogs

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class BackgroundWork;
class OperationPreview;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class DirectEdits;

/// The names of tracks and the model that they should fit: track.rename, track.mapNames, and the message about a motion
/// that does not fit its model.
class TrackNameCommands : public QObject {
  Q_OBJECT

 public:
  TrackNameCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);
  ~TrackNameCommands() override;

 private:
  Status rename(const actions::ActionArguments& arguments);
  Status mapNames(const actions::ActionArguments& arguments);
  /// Renames at once, as one undo step.
  Status renameNow(const operations::PairTable& table);
  void openDialog(const std::vector<operations::NameSuggestion>& suggestions);
  void connectDialog();
  /// Creates the dialog again with the same names, in the current language.
  void reopenDialog();
  void closeDialog();
  void onApplied(const operations::OperationReport& summary);
  void load();
  void save();
  [[nodiscard]] session::OperationTask taskFor(edit::MotionDocument& document,
                                               const operations::PairTable& table) const;
  /// The rows whose old name the motion has.
  [[nodiscard]] static operations::PairTable knownRows(const motion::Motion& motion,
                                                       const operations::PairTable& table);
  [[nodiscard]] QStringList namesOfModel(motion::TrackKind kind) const;
  /// Shows a message for each motion that does not fit its model, and withdraws those whose reason is gone.
  void announce();

  CommandContext context_;
  panels::DockArea& docks_;
  session::OperationPreview* preview_;
  DirectEdits* edits_;
  session::BackgroundWork* work_;
  QPointer<dialogs::NameMapDialog> dialog_;
  QPointer<edit::MotionDocument> mapped_;  ///< the motion of the dialog
  std::vector<operations::NameSuggestion> suggestions_;
  struct Misfit {
    int message = 0;  ///< in the message bar
    std::size_t tracks = 0;
    QString motion, model;
    bool isAnswered = false;  ///< by its choice, not closed
  };
  /// Misfits that still exist, whether the user has closed their message or not.
  QHash<QString, Misfit> announced_;
  QSet<QString> closed_;  ///< misfits that have gone, whose message the user had closed
};

}  // namespace furitsuke::commands
