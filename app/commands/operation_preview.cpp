// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/operation_preview.h"

#include <QGuiApplication>
#include <utility>

#include "app/widgets/operation_text.h"

namespace furitsuke {

namespace {
/// A key that is held down or a wheel that turns asks for one preview, not for each step of it.
constexpr int kRest = 30;  // ms
/// Longer than the pauses of somebody who types or drags.
constexpr int kAside = 250;  // ms
}  // namespace

struct OperationPreview::Round {
  OperationTask task;
  std::optional<Result<OperationOutcome>> result;
  std::uint64_t number = 0;
};

OperationPreview::OperationPreview(QObject* parent) : QObject(parent) {
  rest_.setSingleShot(true);
  connect(&rest_, &QTimer::timeout, this, &OperationPreview::work);
  connect(&work_, &BackgroundWork::slowChanged, this, &OperationPreview::slowChanged);
}

OperationPreview::~OperationPreview() { stop(); }

void OperationPreview::start(MotionDocument* document, TaskMaker maker) {
  stop();
  document_ = document;
  maker_ = std::move(maker);
  if (document == nullptr) return;
  const auto onOthers = [this] {
    if (showing_) return;
    ++wanted_;
    outcome_.reset();
    rest_.start(kAside);
  };
  connect(document, &MotionDocument::motionChanged, this, onOthers);
  connect(document, &MotionDocument::selectionChanged, this, [this, onOthers] {
    selectionIsOthers_ = selectionIsOthers_ || !showing_;
    onOthers();
  });
  refreshSoon();
}

void OperationPreview::stop() {
  rest_.stop();
  ++wanted_;
  applying_ = false;
  outcome_.reset();
  if (document_) {
    document_->disconnect(this);
    document_->cancelPreview();
  }
  document_ = nullptr;
  maker_ = {};
}

void OperationPreview::setShown(bool on) {
  shown_ = on;
  if (!on) stepAside();
  refreshSoon();
}

void OperationPreview::refreshSoon() {
  ++wanted_;
  outcome_.reset();
  rest_.start(kRest);
}

void OperationPreview::stepAside() {
  if (!document_ || !document_->isPreviewing()) return;
  ++wanted_;
  outcome_.reset();
  showing_ = true;
  document_->cancelPreview();
  showing_ = false;
  rest_.start(kAside);
}

bool OperationPreview::isDisturbed() const {
  return document_->isInGesture() || QGuiApplication::mouseButtons() != Qt::NoButton;
}

void OperationPreview::work() {
  if (!document_ || !(shown_ || applying_)) return;
  if (isDisturbed() && !applying_) {
    rest_.start(kAside);
    return;
  }
  if (working_) return;  // onWorked() goes on
  if (std::exchange(selectionIsOthers_, false) && document_->isPreviewing()) {
    // What was selected meanwhile is what is meant; cancelling keeps it.
    showing_ = true;
    document_->cancelPreview();
    showing_ = false;
  }
  std::optional<OperationTask> task = maker_();
  if (!task) return;
  auto round = std::make_shared<Round>();
  round->task = *std::move(task);
  round->number = wanted_;
  working_ = true;
  const QString text = operationText(*round->task.operation);
  work_.run(
      text, [round] { round->result = runOperation(round->task); }, [this, round] { onWorked(round); });
}

void OperationPreview::onWorked(const std::shared_ptr<Round>& round) {
  working_ = false;
  if (!document_) return;
  if (round->number != wanted_) {
    if (!rest_.isActive()) work();
    return;
  }
  if (!round->result->ok()) {
    applying_ = false;
    showing_ = true;
    document_->cancelPreview();
    showing_ = false;
    emit failed(round->result->error());
    return;
  }
  show(*round->task.operation, std::move(round->result->value()));
  if (std::exchange(applying_, false)) apply();
}

void OperationPreview::show(const Operation& operation, OperationOutcome outcome) {
  showing_ = true;
  if (outcome.isChange) {
    document_->showPreview(operationText(operation), std::exchange(outcome.edited, {}));
  } else {
    document_->cancelPreview();
  }
  showing_ = false;
  outcome_ = std::move(outcome);
  emit worked(*outcome_);
}

void OperationPreview::apply() {
  if (!document_) return;
  if (!outcome_) {
    applying_ = true;
    rest_.stop();
    work();
    return;
  }
  const OperationOutcome outcome = *std::exchange(outcome_, {});
  showing_ = true;
  document_->takePreview();
  showing_ = false;
  emit applied(outcome);
}

}  // namespace furitsuke
