// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/history.h"
#include "app/session/step_bones.h"
#include "core/edit/document/live_text.h"

namespace furitsuke::dialogs {
class UndoHistory;
}  // namespace furitsuke::dialogs

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Undo, clipboard and selection of keys, and the rule for keys at frame 0: edit.*
class EditCommands : public QObject {
  Q_OBJECT

 public:
  EditCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  void bindHistory();
  /// Opens the list of undo steps, or brings it to the front.
  void showHistory();
  void bindClipboard();
  void bindSelection();
  void bindFrameZero();
  void watchLargeSteps();
  Status copy(bool cut);
  void removeSelected(const edit::LiveText& text);
  enum class Side { Same, Other };
  /// Other: with left and right swapped.
  Status paste(Frame frame, Side side);
  [[nodiscard]] Frame snappedPlayhead() const;
  Status selectRow(const actions::ActionArguments& arguments);
  Status toggleKey();
  void applyFrameZeroRule();

  CommandContext context_;
  panels::DockArea& docks_;
  session::History history_;
  session::StepBones* stepBones_;
  QPointer<dialogs::UndoHistory> steps_;
  int slow_ = 0;  ///< message during a slow step; 0: none
};

}  // namespace furitsuke::commands
