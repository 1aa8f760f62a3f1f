// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

#include "app/session/background_work.h"
#include "app/session/operation_task.h"
#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::session {

/// Previews an operation on a document: runs it in the background whenever its input changes, cancels outdated runs,
/// shows the result as the preview of the document, and applies it.
class OperationPreview : public QObject {
  Q_OBJECT

 public:
  /// Called before each run; returns nullopt if there is nothing to run.
  using TaskMaker = std::function<std::optional<OperationTask>()>;

  explicit OperationPreview(QObject* parent = nullptr);
  ~OperationPreview() override;

  /// Starts on a document; deleting the document stops the preview.
  void start(edit::MotionDocument* document, TaskMaker maker);
  /// Removes the preview from the document and cancels a running operation.
  void stop();
  /// Turns the preview on or off. When off, the operation runs only in apply().
  void setShown(bool on);
  /// While held, the document shows the motion before the operation, to compare both. The result is not computed again.
  void holdOriginal(bool held);
  /// Must be called when an input of the operation has changed.
  void refreshSoon();
  /// The same while the user drags a control that is an input, so that the preview follows the mouse: runs as soon as
  /// the running operation has ended.
  void refreshWhileDragging();
  /// Hides the preview while the user edits the motion itself; it is shown again after a pause.
  void suspend();
  /// Applies the result as one undo step as soon as it is ready, then emits applied() or failed().
  void apply();

 signals:
  /// The preview shows a new result.
  void worked(const furitsuke::operations::OperationReport& summary);
  void failed(const furitsuke::Error& error);
  void applied(const furitsuke::operations::OperationReport& summary);
  /// See BackgroundWork::slowChanged().
  void slowChanged(bool slow);
  /// The share of the work that is done, 0..1, while an operation that reports it is slow.
  void progressed(double share);

 private:
  struct Run;
  /// A result that the document shows, or will show once the key for the original is released.
  struct ShownResult {
    edit::LiveText text;
    motion::Motion motion;
    motion::Edit edit;
  };
  /// Cancels the running operation and forgets the shown result, because the input has changed.
  void discardResult();
  void work();
  void onWorked(const std::shared_ptr<Run>& run);
  void show(const OperationTask& task, operations::OperationOutcome outcome);
  void showResult();
  [[nodiscard]] bool isUserEditing() const;

  BackgroundWork work_;
  QTimer delay_;
  QTimer report_;
  QPointer<edit::MotionDocument> document_;
  TaskMaker maker_;
  std::optional<operations::OperationReport> summary_;  ///< of the shown preview
  std::optional<ShownResult> result_;                   ///< unset: the motion has changed, or nothing would change
  std::shared_ptr<Run> running_;                        ///< null while no operation runs
  bool shown_ = true;
  bool isOriginalHeld_ = false;
  bool applying_ = false;
  bool showing_ = false;  ///< this class is changing the document
  bool isSelectionChanged_ = false;
  bool isDragging_ = false;  ///< the user drags a control of the dialog
  bool isOutdated_ = false;  ///< the running operation has an input that has changed, but its result is shown
};

}  // namespace furitsuke::session
