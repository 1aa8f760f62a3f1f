// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/command_context.h"
#include "app/session/operation_task.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::commands {

/// Runs an operation that fits the model on the motions of several dancers.
class DancerFitting : public QObject {
  Q_OBJECT

 public:
  DancerFitting(const CommandContext& context, QObject* parent);
  ~DancerFitting() override;

  /// Of the other open motions that move models, the model and the motion, for the user.
  [[nodiscard]] QStringList titles(const edit::MotionDocument& document) const;
  /// The dancers of these motions; `sources`: the model that each motion was made for, see session::OperationDancer.
  [[nodiscard]] std::vector<session::OperationDancer> others(const edit::MotionDocument& document,
                                                             const std::vector<std::string>& sources) const;
  /// Fits the motions of the other dancers in the background, each as one undo step, as the task does it to that of the
  /// document. Chosen keys are those of one motion: the others change as a whole.
  void fitOthers(const edit::MotionDocument& document, const session::OperationTask& task);

 private:
  struct Dancer {
    QPointer<edit::MotionDocument> document;
    session::OperationTask task;
  };
  struct Run;
  [[nodiscard]] std::vector<edit::MotionDocument*> otherMotions(const edit::MotionDocument& document) const;
  void onWorked(Run& run);

  CommandContext context_;
  session::BackgroundWork* work_;
  std::shared_ptr<Run> running_;
};

}  // namespace furitsuke::commands
