// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/commands/operation_task.h"

namespace furitsuke {

class DockArea;
class OperationDialog;
class OperationPreview;
class Playback;
struct OpenMotion;

/// The operations of the table on the motion in front: by a script at once, by a person through a dialog that shows
/// beforehand what would become of it.
class OperationCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    DockArea& docks;
    Playback& playback;
  };

  OperationCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);
  ~OperationCommands() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void bindOperations();
  Status runNow(const Operation& operation, const ActionArguments& given);
  void ask(const Operation& operation);
  void connectDialog();
  void onApplied(const OperationOutcome& outcome);
  void closeDialog();
  /// As it stands, in the language that is spoken now.
  void reopenDialog();
  /// Begins the preview for the motion in front.
  void followDocument();
  void showOffer();
  /// Operation, motion, model and what else is open, without keys and arguments.
  [[nodiscard]] OperationTask taskFor(const Operation& operation) const;
  [[nodiscard]] std::optional<OperationTask> askedTask() const;
  [[nodiscard]] std::vector<OpenMotion> otherMotions() const;
  void remember() const;
  void recall();
  [[nodiscard]] MotionDocument& document() const;
  /// Somebody is about to change the motion there by hand.
  [[nodiscard]] bool isHandsOn(QObject* watched, const QEvent& event) const;

  CommandContext context_;
  Parts parts_;
  OperationPreview* preview_;
  QPointer<OperationDialog> dialog_;
};

}  // namespace furitsuke
