// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/captures/dancer_fitting.h"

#include <atomic>
#include <optional>
#include <utility>

#include "app/session/background_work.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/operation_text.h"

namespace furitsuke::commands {

struct DancerFitting::Run {
  std::vector<Dancer> dancers;
  std::vector<Result<operations::OperationOutcome>> outcomes;
  std::atomic<bool> canceled = false;
};

DancerFitting::DancerFitting(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context), work_(new session::BackgroundWork(this)) {}

DancerFitting::~DancerFitting() {
  if (running_) running_->canceled = true;
}

std::vector<edit::MotionDocument*> DancerFitting::otherMotions(const edit::MotionDocument& document) const {
  std::vector<edit::MotionDocument*> motions;
  const scene::Actor* own = context_.stage.actorOf(document);
  for (int i = 0; i < context_.workspace.count(); ++i) {
    edit::MotionDocument* other = context_.workspace.document(i);
    if (other == &document || other->motion().isCameraMotion()) continue;
    const scene::Actor* actor = context_.stage.actorOf(*other);
    // A prop has one bone.
    if (actor != nullptr && actor != own && actor->model().bones.size() > 1) motions.push_back(other);
  }
  return motions;
}

std::vector<std::shared_ptr<const model::Model>> DancerFitting::others(const edit::MotionDocument& document) const {
  std::vector<std::shared_ptr<const model::Model>> models;
  for (const edit::MotionDocument* other : otherMotions(document)) {
    models.push_back(context_.stage.actorOf(*other)->sharedModel());
  }
  return models;
}

void DancerFitting::fitOthers(const edit::MotionDocument& document, const session::OperationTask& task) {
  auto run = std::make_shared<Run>();
  for (edit::MotionDocument* other : otherMotions(document)) {
    Dancer& dancer = run->dancers.emplace_back(Dancer{other, task});
    dancer.task.motion = other->history().settledMotion();
    dancer.task.beforeFirst = other->state().beforeFirst();
    dancer.task.model = context_.stage.actorOf(*other)->sharedModel();
    dancer.task.scope.keys.reset();
    for (auto& model : dancer.task.dancers) {
      if (model == dancer.task.model) model = task.model;
    }
  }
  if (run->dancers.empty()) return;
  running_ = run;
  const auto work = [run] {
    for (const Dancer& dancer : run->dancers) run->outcomes.push_back(session::runTask(dancer.task, &run->canceled));
  };
  work_->run(
      tr("Fitting the motions of the other dancers…"), work, [this, run] { onWorked(*run); },
      [run] { run->canceled = true; });
}

void DancerFitting::onWorked(Run& run) {
  running_.reset();
  if (run.canceled) return;
  int count = 0;
  for (std::size_t i = 0; i < run.dancers.size(); ++i) {
    edit::MotionDocument* document = run.dancers[i].document;
    if (document == nullptr) continue;
    Result<operations::OperationOutcome>& outcome = run.outcomes[i];
    if (!outcome) {
      const QString title = document->file().title();
      const QString reason = QString::fromStdString(outcome.error().message());
      context_.messages.showMessage(Severity::Error, [title, reason] { return QString("%1: %2").arg(title, reason); });
      continue;
    }
    ++count;
    if (!outcome->figures.isChange) continue;
    document->history().showPreview(widgets::operationText(*run.dancers[i].task.operation),
                                    {std::move(outcome->motion), std::move(outcome->edit)});
    document->history().acceptPreview();
  }
  if (count > 0) context_.say(tr("%Ln motion(s) of other dancers fitted", nullptr, count));
}

}  // namespace furitsuke::commands
