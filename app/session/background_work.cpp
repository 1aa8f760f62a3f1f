// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/background_work.h"

#include <QScopedValueRollback>
#include <QTimer>
#include <chrono>
#include <future>
#include <utility>

#include "core/base/caught.h"
#include "core/base/log.h"

namespace furitsuke::session {

namespace {
/// Work is reported as slow after this time. A message about shorter work would only flicker.
constexpr std::chrono::milliseconds kSlowAfter(300);
}  // namespace

struct BackgroundWork::Job {
  QString text;
  std::function<void()> work;
  std::function<void()> done;
  std::function<void()> cancel;
  std::function<void(const Error&)> failed;
  Status status = Done{};
  std::promise<void> promise;
  std::future<void> isDone = promise.get_future();
};

BackgroundWork::BackgroundWork(QObject* parent, Wait wait) : QObject(parent), wait_(wait) {
  thread_.setMaxThreadCount(1);
}

BackgroundWork::~BackgroundWork() { thread_.waitForDone(); }

void BackgroundWork::run(const QString& text, std::function<void()> work, std::function<void()> done,
                         std::function<void()> cancel, std::function<void(const Error&)> failed) {
  auto job = std::make_shared<Job>();
  job->text = text;
  job->work = std::move(work);
  job->done = std::move(done);
  job->cancel = std::move(cancel);
  job->failed = std::move(failed);
  jobs_.push_back(job);
  thread_.start([this, job] {
    job->status = caught([&job]() -> Status {
      job->work();
      return Done{};
    });
    job->work = {};
    job->promise.set_value();
    QMetaObject::invokeMethod(this, &BackgroundWork::collect, Qt::QueuedConnection);
  });
  const bool waits = wait_ == Wait::Briefly && jobs_.size() == 1 && graceTime.count() > 0 && !isHandling;
  if (waits && job->isDone.wait_for(graceTime) == std::future_status::ready) {
    collect();
  } else {
    QTimer::singleShot(kSlowAfter, this, [this, job = std::weak_ptr<Job>(job)] {
      if (!job.expired()) setSlow(true);
    });
  }
}

void BackgroundWork::finish() {
  while (isBusy()) {
    jobs_.front()->isDone.wait();
    collect();
  }
}

void BackgroundWork::collect() {
  while (isBusy() && jobs_.front()->isDone.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
    const std::shared_ptr<Job> job = std::move(jobs_.front());
    jobs_.pop_front();
    // Before done(), which may start or query work.
    setSlow(false);
    const QScopedValueRollback handling(isHandling, true);
    if (job->status) {
      job->done();
    } else {
      log(LogLevel::Error, job->text.toStdString() + " " + job->status.error().message());
      const auto& report = job->failed ? job->failed : reportError;
      if (report) report(job->status.error());
    }
  }
}

QString BackgroundWork::text() const { return isBusy() ? jobs_.front()->text : QString(); }

std::function<void()> BackgroundWork::cancel() const {
  return isBusy() ? jobs_.front()->cancel : std::function<void()>();
}

void BackgroundWork::setSlow(bool slow) {
  if (std::exchange(slow_, slow) != slow) emit slowChanged(slow);
}

}  // namespace furitsuke::session
