// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cleanup/quality_meter.h"

#include <QUndoStack>
#include <chrono>
#include <utility>

#include "app/session/scene/stage.h"

namespace furitsuke::panels {

namespace {

/// The measurement begins after this time without changes.
constexpr std::chrono::milliseconds kMeterQuietTime{250};

}  // namespace

struct QualityMeter::Job {
  motion::Motion motion;
  std::shared_ptr<const model::Model> model;
  Subject subject;
  bool isPreview = false;
  quality::QualityControl control;
  std::optional<quality::MotionQuality> result;
};

QualityMeter::QualityMeter(session::Stage& stage, QObject* parent)
    : QObject(parent), stage_(stage), work_(nullptr, session::BackgroundWork::Wait::Never) {
  wait_.setSingleShot(true);
  wait_.setInterval(kMeterQuietTime);
  connect(&wait_, &QTimer::timeout, this, &QualityMeter::measure);
  connect(&stage, &session::Stage::actorsChanged, this, [this] {
    if (document_ != nullptr && settledSubject_ && settledSubject_->model != subject().model) forget();
    measureSoon();
  });
}

QualityMeter::~QualityMeter() {
  if (running_ != nullptr) running_->control.canceled = true;
}

void QualityMeter::setDocument(edit::MotionDocument* document) {
  if (document_ != nullptr) {
    document_->disconnect(this);
    document_->history().undoStack()->disconnect(this);
  }
  document_ = document;
  if (document != nullptr) {
    connect(document, &edit::MotionDocument::motionChanged, this, &QualityMeter::onEdited);
    // A preview that becomes a step changes no key.
    connect(document->history().undoStack(), &QUndoStack::indexChanged, this, &QualityMeter::onEdited);
  }
  forget();
  measureSoon();
}

void QualityMeter::onEdited() {
  isPreviewMeasured_ = false;
  if (!document_->history().isPreviewing() && previewed_) {
    previewed_.reset();
    emit changed();
  }
  measureSoon();
}

void QualityMeter::setWatched(bool watched) {
  watched_ = watched;
  if (watched) measureSoon();
}

void QualityMeter::finish() {
  wait_.stop();
  measure();
  work_.finish();
}

bool QualityMeter::hasModel() const { return model() != nullptr; }

std::shared_ptr<const model::Model> QualityMeter::model() const {
  const scene::Actor* actor = document_ == nullptr ? nullptr : stage_.actorOf(*document_);
  return actor == nullptr ? nullptr : actor->sharedModel();
}

QualityMeter::Subject QualityMeter::subject() const {
  return {document_->history().revision(), model().get(), document_->state().preExtrapolation()};
}

void QualityMeter::forget() {
  if (running_ != nullptr) running_->control.canceled = true;
  settled_.reset();
  previewed_.reset();
  settledSubject_.reset();
  isPreviewMeasured_ = false;
  emit changed();
}

void QualityMeter::measureSoon() {
  // The first result of a motion need not wait for the end of edits.
  wait_.start(settled_ ? kMeterQuietTime : std::chrono::milliseconds(0));
}

void QualityMeter::measure() {
  if (!watched_ || document_ == nullptr || model() == nullptr) return;
  edit::EditHistory& history = document_->history();
  if (history.isInGesture()) return wait_.start(kMeterQuietTime);
  if (running_ != nullptr) {
    // onMeasured() continues.
    if (running_->isPreview || running_->subject != subject()) running_->control.canceled = true;
    return;
  }
  if (!settledSubject_ || *settledSubject_ != subject()) {
    start(history.settledMotion(), false);
  } else if (history.isPreviewing() && !isPreviewMeasured_) {
    start(document_->motion(), true);
  }
}

void QualityMeter::start(const motion::Motion& motion, bool isPreview) {
  running_ = std::make_shared<Job>();
  running_->motion = motion;
  running_->model = model();
  running_->subject = subject();
  running_->isPreview = isPreview;
  isPreviewMeasured_ = isPreview;
  emit changed();
  work_.run(
      tr("Measuring the motion"),
      [job = running_] {
        job->result = quality::measureQuality(job->motion, *job->model, job->subject.preExtrapolation, &job->control);
      },
      [this, job = running_] { onMeasured(job); }, {}, [this, job = running_](const Error&) { onMeasured(job); });
}

void QualityMeter::onMeasured(const std::shared_ptr<Job>& job) {
  running_.reset();
  const bool isCurrent = document_ != nullptr && !job->control.canceled && job->result && job->subject == subject();
  if (isCurrent && !job->isPreview) {
    settled_ = std::move(job->result);
    settledSubject_ = job->subject;
  } else if (isCurrent && document_->history().isPreviewing()) {
    previewed_ = std::move(job->result);
  } else if (job->isPreview) {
    isPreviewMeasured_ = false;
  }
  emit changed();
  if (!wait_.isActive()) measure();
}

}  // namespace furitsuke::panels
