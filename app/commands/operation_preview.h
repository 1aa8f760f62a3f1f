// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "app/commands/background_work.h"
#include "app/commands/operation_task.h"

namespace furitsuke {

/// Keeps what an operation would do in sight of a document while a person decides: works it out aside of the window
/// whenever something has changed, drops what is out of date, shows it as the document's preview, and takes it.
class OperationPreview : public QObject {
  Q_OBJECT

 public:
  /// Asked for whenever it is to be worked out; nothing: there is nothing to work on.
  using TaskMaker = std::function<std::optional<OperationTask>()>;

  explicit OperationPreview(QObject* parent = nullptr);
  ~OperationPreview() override;

  /// Begins with a document; one that goes takes the preview along.
  void start(MotionDocument* document, TaskMaker maker);
  /// Leaves no trace in the document. What is being worked out is dropped.
  void stop();
  /// Off: nothing is worked out before apply().
  void setShown(bool on);
  /// Something that the operation depends on has changed.
  void refreshSoon();
  /// Takes the preview out of the way of somebody who looks at or changes the motion itself; it comes back when he
  /// rests.
  void stepAside();
  /// One undo step, at once or as soon as it is worked out; then applied() or failed().
  void apply();

 signals:
  void worked(const furitsuke::OperationOutcome& outcome);
  void failed(const furitsuke::Error& error);
  void applied(const furitsuke::OperationOutcome& outcome);
  /// See BackgroundWork::slowChanged().
  void slowChanged(bool slow);

 private:
  struct Round;
  void work();
  void onWorked(const std::shared_ptr<Round>& round);
  void show(const Operation& operation, OperationOutcome outcome);
  [[nodiscard]] bool isDisturbed() const;

  BackgroundWork work_;
  QTimer rest_;
  QPointer<MotionDocument> document_;
  TaskMaker maker_;
  std::optional<OperationOutcome> outcome_;  ///< without its motion and edit, which the document has
  std::uint64_t wanted_ = 0;                 ///< counts what was asked for; an answer to an earlier one is dropped
  bool shown_ = true;
  bool applying_ = false;
  bool working_ = false;
  bool showing_ = false;  ///< the change of the document is our own doing
  bool selectionIsOthers_ = false;
};

}  // namespace furitsuke
