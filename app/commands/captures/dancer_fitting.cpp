// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/captures/dancer_fitting.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

#include "app/session/background_work.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/operation_text.h"
#include "core/base/caught.h"

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

QStringList DancerFitting::titles(const edit::MotionDocument& document) const {
  QStringList titles;
  for (const edit::MotionDocument* other : otherMotions(document)) {
    const QString model = QString::fromStdString(context_.stage.actorOf(*other)->title);
    titles.append(QString("%1 (%2)").arg(model, other->file().title()));
  }
  return titles;
}

std::vector<session::OperationDancer> DancerFitting::others(const edit::MotionDocument& document,
                                                            const std::vector<std::string>& sources) const {
  std::vector<session::OperationDancer> dancers;
  for (const edit::MotionDocument* other : otherMotions(document)) {
    // A motion that was opened after the sources were chosen has none.
    const std::string source = dancers.size() < sources.size() ? sources[dancers.size()] : std::string();
    dancers.push_back({context_.stage.actorOf(*other)->sharedModel(), source});
  }
  return dancers;
}

void DancerFitting::fitOthers(const edit::MotionDocument& document, const session::OperationTask& task) {
  auto run = std::make_shared<Run>();
  const operations::OperationParameter& source = *std::ranges::find(
      task.operation->parameters, operations::ParameterKind::ModelFile, &operations::OperationParameter::kind);
  const auto given = std::ranges::find(task.arguments, source.id, &std::pair<std::string, std::string>::first);
  const std::string own = given == task.arguments.end() ? std::string() : given->second;
  const std::vector<edit::MotionDocument*> motions = otherMotions(document);
  for (std::size_t i = 0; i < std::min(motions.size(), task.dancers.size()); ++i) {
    Dancer& dancer = run->dancers.emplace_back(Dancer{motions[i], task});
    dancer.task.motion = motions[i]->history().settledMotion();
    dancer.task.preExtrapolation = motions[i]->state().preExtrapolation();
    dancer.task.model = task.dancers[i].model;
    dancer.task.scope.keys.reset();
    // The dancers are the same for all tasks, each seen from its own.
    for (session::OperationDancer& other : dancer.task.dancers) {
      if (other.source.empty()) other.source = own;
    }
    for (auto& [id, text] : dancer.task.arguments) {
      if (id == source.id) text = dancer.task.dancers[i].source;
    }
    dancer.task.dancers[i] = {task.model, own};
  }
  if (run->dancers.empty()) return;
  running_ = run;
  const auto work = [run] {
    for (const Dancer& dancer : run->dancers)
      run->outcomes.push_back(caught([&] { return session::runTask(dancer.task, &run->canceled); }));
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
      context_.messages.showMessage(Severity::Error, [title, error = outcome.error()] {
        return QString("%1: %2").arg(title, widgets::failureText(error));
      });
      continue;
    }
    ++count;
    if (!outcome->summary.isChange) continue;
    document->history().showPreview(widgets::operationStep(*run.dancers[i].task.operation),
                                    {std::move(outcome->motion), std::move(outcome->edit)});
    document->history().acceptPreview();
  }
  if (count > 0) context_.say([count] { return tr("%Ln motion(s) of other dancers fitted", nullptr, count); });
}

}  // namespace furitsuke::commands
