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

/// The check begins after this time without changes.
constexpr std::chrono::milliseconds kQuietTime{250};
/// While the findings are not visible, only motions with up to this many keys are checked, which takes little time.
constexpr std::size_t kMaxKeysWhileHidden = 100'000;

}  // namespace

FindingsChecker::FindingsChecker(QObject* parent) : QObject(parent) {
  wait_.setSingleShot(true);
  wait_.setInterval(kQuietTime);
  connect(&wait_, &QTimer::timeout, this, &FindingsChecker::startCheck);
  connect(&work_, &QFutureWatcher<Diagnostics>::finished, this, &FindingsChecker::onCheckFinished);
}

void FindingsChecker::setDocument(edit::MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  outdated_ = true;
  if (document != nullptr) connect(document, &edit::MotionDocument::motionChanged, this, &FindingsChecker::checkSoon);
  checkSoon();
}

void FindingsChecker::setWatched(bool watched) {
  watched_ = watched;
  if (watched) checkSoon();
}

void FindingsChecker::checkSoon() {
  outdated_ = true;
  wait_.start();
}

void FindingsChecker::startCheck() {
  // onCheckFinished() starts another check after a running one. During a gesture, wait for its end.
  if (document_ == nullptr || document_->areDiagnosticsCurrent() || work_.isRunning()) return;
  if (document_->history().isInGesture()) return wait_.start();
  if (!watched_ && document_->motion().keyCount() > kMaxKeysWhileHidden) return;
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

void FindingsChecker::onCheckFinished() {
  if (document_ == nullptr || work_.future().resultCount() == 0) return;
  if (outdated_) return checkSoon();
  document_->setDiagnostics(work_.result());
}

}  // namespace furitsuke::panels
