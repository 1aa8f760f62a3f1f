// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/operation_preview.h"

#include <QGuiApplication>
#include <atomic>
#include <utility>

#include "app/widgets/operation_text.h"
#include "core/base/caught.h"

namespace furitsuke::session {

namespace {
/// Combines the repeated steps of a held key or of the mouse wheel into one preview.
constexpr int kShortDelay = 30;  // ms
/// Longer than the pauses between keystrokes or mouse moves.
constexpr int kLongDelay = 250;  // ms
/// Between reports of progress.
constexpr int kReportPause = 100;  // ms
}  // namespace

struct OperationPreview::Run {
  OperationTask task;
  std::optional<Result<operations::OperationOutcome>> result;
  std::atomic<bool> canceled{false};
  std::atomic<double> progress{0};
};

OperationPreview::OperationPreview(QObject* parent) : QObject(parent) {
  delay_.setSingleShot(true);
  connect(&delay_, &QTimer::timeout, this, &OperationPreview::work);
  connect(&work_, &BackgroundWork::slowChanged, this, &OperationPreview::slowChanged);
  report_.setInterval(kReportPause);
  connect(&work_, &BackgroundWork::slowChanged, this, [this](bool slow) { slow ? report_.start() : report_.stop(); });
  connect(&report_, &QTimer::timeout, this, [this] {
    const double share = running_ ? running_->progress.load() : 0;
    if (share > 0) emit progressed(share);
  });
}

OperationPreview::~OperationPreview() { stop(); }

void OperationPreview::start(edit::MotionDocument* document, TaskMaker maker) {
  stop();
  document_ = document;
  maker_ = std::move(maker);
  if (document == nullptr) return;
  const auto onOtherChange = [this] {
    if (showing_) return;
    discardResult();
    result_.reset();
    delay_.start(kLongDelay);
  };
  connect(document, &edit::MotionDocument::motionChanged, this, onOtherChange);
  connect(document, &edit::MotionDocument::annotationsChanged, this, onOtherChange);
  connect(document, &edit::MotionDocument::selectionChanged, this, [this, onOtherChange] {
    isSelectionChanged_ = isSelectionChanged_ || !showing_;
    onOtherChange();
  });
  refreshSoon();
}

void OperationPreview::stop() {
  delay_.stop();
  discardResult();
  result_.reset();
  isOriginalHeld_ = false;
  applying_ = false;
  if (document_) {
    document_->disconnect(this);
    document_->history().cancelPreview();
  }
  document_ = nullptr;
  maker_ = {};
}

void OperationPreview::discardResult() {
  if (running_) running_->canceled = true;
  summary_.reset();
}

void OperationPreview::setShown(bool on) {
  shown_ = on;
  if (!on) suspend();
  refreshSoon();
}

void OperationPreview::holdOriginal(bool held) {
  if (isOriginalHeld_ == held) return;
  isOriginalHeld_ = held;
  if (document_ && result_) showResult();
}

void OperationPreview::showResult() {
  showing_ = true;
  if (result_ && !isOriginalHeld_) {
    document_->history().showPreview(result_->text, {result_->motion, result_->edit});
  } else {
    document_->history().cancelPreview();
  }
  showing_ = false;
}

void OperationPreview::refreshSoon() {
  discardResult();
  delay_.start(kShortDelay);
}

void OperationPreview::refreshWhileDragging() {
  isDragging_ = true;
  summary_.reset();
  // The result of a run that has begun is shown, or nothing would be while the mouse moves.
  isOutdated_ = running_ != nullptr;
  if (!running_) delay_.start(kShortDelay);
}

void OperationPreview::suspend() {
  result_.reset();
  if (!document_ || !document_->history().isPreviewing()) return;
  discardResult();
  showing_ = true;
  document_->history().cancelPreview();
  showing_ = false;
  delay_.start(kLongDelay);
}

bool OperationPreview::isUserEditing() const {
  return document_->history().isInGesture() || (!isDragging_ && QGuiApplication::mouseButtons() != Qt::NoButton);
}

void OperationPreview::work() {
  if (!document_ || !(shown_ || applying_)) return;
  if (isUserEditing() && !applying_) {
    delay_.start(kLongDelay);
    return;
  }
  if (running_) return;  // onWorked() continues
  isDragging_ = false;
  if (std::exchange(isSelectionChanged_, false) && document_->history().isPreviewing()) {
    // Canceling keeps the selection that was made during the preview.
    showing_ = true;
    document_->history().cancelPreview();
    showing_ = false;
  }
  std::optional<OperationTask> task = maker_();
  if (!task) return;
  auto run = std::make_shared<Run>();
  run->task = *std::move(task);
  running_ = run;
  const QString text = widgets::operationText(*run->task.operation);
  work_.run(
      text, [run] { run->result = caught([&run] { return runTask(run->task, &run->canceled, &run->progress); }); },
      [this, run] { onWorked(run); });
}

void OperationPreview::onWorked(const std::shared_ptr<Run>& run) {
  running_.reset();
  if (!document_) return;
  if (run->canceled) {
    if (!delay_.isActive()) work();
    return;
  }
  if (!run->result->ok()) {
    applying_ = false;
    result_.reset();
    showing_ = true;
    document_->history().cancelPreview();
    showing_ = false;
    emit failed(run->result->error());
    return;
  }
  show(run->task, std::move(run->result->value()));
  if (std::exchange(isOutdated_, false)) {
    summary_.reset();
    work();
    return;
  }
  if (std::exchange(applying_, false)) apply();
}

void OperationPreview::show(const OperationTask& task, operations::OperationOutcome outcome) {
  result_.reset();
  if (outcome.summary.isChange) {
    keepSelection(task, document_->history().settledSelection(), outcome);
    result_ = ShownResult{widgets::operationStep(*task.operation), std::move(outcome.motion), std::move(outcome.edit)};
  }
  showResult();
  summary_ = std::move(outcome.summary);
  emit worked(*summary_);
}

void OperationPreview::apply() {
  if (!document_) return;
  if (!summary_) {
    applying_ = true;
    delay_.stop();
    work();
    return;
  }
  holdOriginal(false);
  const operations::OperationReport summary = *std::exchange(summary_, {});
  showing_ = true;
  document_->history().acceptPreview();
  showing_ = false;
  emit applied(summary);
}

}  // namespace furitsuke::session
