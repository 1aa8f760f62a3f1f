// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <utility>

#include "core/base/result.h"

namespace furitsuke::session {

/// Runs long work of a window on another thread, one job at a time. The results are handled on the thread of the
/// window, in the same order.
class BackgroundWork : public QObject {
  Q_OBJECT

 public:
  enum class Wait {
    Briefly,  ///< run() waits for short jobs, see grace()
    Never,    ///< for work that nobody has asked for at this moment
  };
  explicit BackgroundWork(QObject* parent = nullptr, Wait wait = Wait::Briefly);
  /// Waits for the running jobs and drops their results.
  ~BackgroundWork() override;

  /// How long run() waits for a job; 15 ms by default, less than a picture of a display at 60 Hz. With 0, `done` never
  /// runs before run() returns, so that tests of long work do not depend on the speed of the machine.
  static void setGrace(std::chrono::milliseconds grace) noexcept { graceTime = grace; }
  [[nodiscard]] static std::chrono::milliseconds grace() noexcept { return graceTime; }

  /// Shows the user that work without `failed` has thrown.
  static void setReporter(std::function<void(const Error&)> reporter) { reportError = std::move(reporter); }

  /// `work` runs on the other thread and must not use the window; `done` runs on this thread afterward. Work that ends
  /// within the grace time is waited for: `done` has run when this returns. What follows from other work, started in
  /// its `done`, is not waited for: together they would hold the window for longer. `text` describes the work, for
  /// slowChanged(). `cancel`, when given, asks the work to stop.
  ///
  /// Work that can fail leaves a Result of caught(). If it throws all the same, nothing of what `done` expects may be
  /// there: `failed` is called instead or, without it, the reporter. The log says why.
  void run(const QString& text, std::function<void()> work, std::function<void()> done,
           std::function<void()> cancel = {}, std::function<void(const Error&)> failed = {});
  /// Blocks until all jobs are done.
  void finish();
  [[nodiscard]] bool isBusy() const noexcept { return !jobs_.empty(); }
  /// The text of the running job; empty if none is running.
  [[nodiscard]] QString text() const;
  /// The cancel function of the running job; empty if none is running or if it cannot be canceled.
  [[nodiscard]] std::function<void()> cancel() const;

 signals:
  /// Emitted with true when a job has run for so long (300 ms) that the user should be informed, and with false when
  /// that job has ended.
  void slowChanged(bool slow);

 private:
  struct Job;
  void collect();
  void setSlow(bool slow);

  static inline std::chrono::milliseconds graceTime{15};
  static inline std::function<void(const Error&)> reportError;
  static inline bool isHandling = false;  ///< a `done` is running; all of them run on one thread

  const Wait wait_;
  QThreadPool thread_;
  std::deque<std::shared_ptr<Job>> jobs_;
  bool slow_ = false;
};

}  // namespace furitsuke::session
