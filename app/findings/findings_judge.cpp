// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings/findings_judge.h"

#include <QPromise>
#include <QThreadPool>
#include <chrono>
#include <memory>
#include <utility>

#include "core/convert/repair/motion_repair.h"

namespace furitsuke {

namespace {

constexpr std::chrono::milliseconds kQuietTime{250};
/// A motion of that many keys is copied and judged without anyone noticing.
constexpr std::size_t kKeysJudgedUnwatched = 100'000;

}  // namespace

FindingsJudge::FindingsJudge(QObject* parent) : QObject(parent) {
  wait_.setSingleShot(true);
  wait_.setInterval(kQuietTime);
  connect(&wait_, &QTimer::timeout, this, &FindingsJudge::judge);
  connect(&work_, &QFutureWatcher<Diagnostics>::finished, this, &FindingsJudge::take);
}

void FindingsJudge::setDocument(MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  outdated_ = true;
  if (document != nullptr) connect(document, &MotionDocument::motionChanged, this, &FindingsJudge::judgeSoon);
  judgeSoon();
}

void FindingsJudge::setWatched(bool watched) {
  watched_ = watched;
  if (watched) judgeSoon();
}

void FindingsJudge::judgeSoon() {
  outdated_ = true;
  wait_.start();
}

void FindingsJudge::judge() {
  // Work that is under way comes back here when it is done; a gesture changes the motion again before it ends.
  if (document_ == nullptr || document_->areDiagnosticsCurrent() || work_.isRunning()) return;
  if (document_->isInGesture()) return wait_.start();
  if (!watched_ && document_->motion().keyCount() > kKeysJudgedUnwatched) return;
  outdated_ = false;
  auto promise = std::make_shared<QPromise<Diagnostics>>();
  promise->start();
  work_.setFuture(promise->future());
  QThreadPool::globalInstance()->start(
      [promise, motion = document_->motion(), source = document_->sharedSource(), opened = document_->diagnostics()] {
        promise->addResult(findingsNow(motion, source.get(), opened));
        promise->finish();
      });
}

void FindingsJudge::take() {
  if (document_ == nullptr || work_.future().resultCount() == 0) return;
  if (outdated_) return judgeSoon();
  document_->setDiagnostics(work_.result());
}

}  // namespace furitsuke
