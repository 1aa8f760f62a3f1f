// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <deque>
#include <functional>
#include <memory>

namespace furitsuke {

/// Long work of a window on a thread of its own, one piece after the other. What is to be done with the result comes
/// back to the thread of the window, in the same order.
class BackgroundWork : public QObject {
  Q_OBJECT

 public:
  explicit BackgroundWork(QObject* parent = nullptr);
  /// Waits for what was begun; nothing comes back of it any more.
  ~BackgroundWork() override;

  /// `work` runs aside and may touch nothing of the window; `done` runs here afterwards. Work that takes no longer
  /// than a person notices is waited for, so that `done` has run when this returns. `text` says what is going on, for
  /// slowChanged(); `cancel`, when given, is what stopping to wait for it means.
  void run(const QString& text, std::function<void()> work, std::function<void()> done,
           std::function<void()> cancel = {});
  /// Until all of it is done.
  void finish();
  [[nodiscard]] bool isBusy() const noexcept { return !jobs_.empty(); }
  /// Of the work that is going on: see run().
  [[nodiscard]] QString text() const;
  [[nodiscard]] std::function<void()> cancel() const;

 signals:
  /// Something goes on for so long by now that a person should be told; or no longer.
  void slowChanged(bool slow);

 private:
  struct Job;
  void collect();
  void setSlow(bool slow);

  QThreadPool thread_;
  std::deque<std::shared_ptr<Job>> jobs_;
  bool slow_ = false;
};

}  // namespace furitsuke
