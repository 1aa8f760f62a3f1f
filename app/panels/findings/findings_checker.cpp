// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings/findings_checker.h"

#include <QPromise>
#include <QThreadPool>
#include <chrono>
#include <memory>
#include <utility>

#include "core/check/repair/motion_repair.h"

namespace furitsuke::panels {

namespace {

constexpr std::chrono::milliseconds kQuietTime{250};
/// A motion with up to this many keys is copied and checked without a noticeable delay.
constexpr std::size_t kKeysJudgedUnwatched = 100'000;

}  // namespace

FindingsChecker::FindingsChecker(QObject* parent) : QObject(parent) {
  wait_.setSingleShot(true);
  wait_.setInterval(kQuietTime);
  connect(&wait_, &QTimer::timeout, this, &FindingsChecker::judge);
  connect(&work_, &QFutureWatcher<Diagnostics>::finished, this, &FindingsChecker::take);
}

void FindingsChecker::setDocument(edit::MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  outdated_ = true;
  if (document != nullptr) connect(document, &edit::MotionDocument::motionChanged, this, &FindingsChecker::judgeSoon);
  judgeSoon();
}

void FindingsChecker::setWatched(bool watched) {
  watched_ = watched;
  if (watched) judgeSoon();
}

void FindingsChecker::judgeSoon() {
  outdated_ = true;
  wait_.start();
}

void FindingsChecker::judge() {
  // Running work returns here when it is done; a gesture changes the motion again before it ends.
  if (document_ == nullptr || document_->areDiagnosticsCurrent() || work_.isRunning()) return;
  if (document_->history().isInGesture()) return wait_.start();
  if (!watched_ && document_->motion().keyCount() > kKeysJudgedUnwatched) return;
  outdated_ = false;
  auto promise = std::make_shared<QPromise<Diagnostics>>();
  promise->start();
  work_.setFuture(promise->future());
  QThreadPool::globalInstance()->start([promise, motion = document_->motion(),
                                        source = document_->file().sharedSource(), opened = document_->diagnostics()] {
    promise->addResult(check::findingsNow(motion, source.get(), opened));
    promise->finish();
  });
}

void FindingsChecker::take() {
  if (document_ == nullptr || work_.future().resultCount() == 0) return;
  if (outdated_) return judgeSoon();
  document_->setDiagnostics(work_.result());
}

}  // namespace furitsuke::panels
