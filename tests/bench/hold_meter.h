// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <chrono>
#include <functional>

namespace furitsuke::bench {

/// CPU time of this thread in ms; if the system does not report it, that of the process.
[[nodiscard]] double threadMilliseconds();

/// How long the thread of the interface was held: from the time when the event loop got the control back until it gets
/// it back again, without waiting for events.
struct Hold {
  double wall = 0;  ///< ms
  double cpu = 0;   ///< ms of CPU time of the thread: what a quiet machine would need at least

  /// Keeps the longer one, by each clock.
  void add(const Hold& other);
};

/// How long the work holds the thread.
[[nodiscard]] Hold timed(const std::function<void()>& work);

/// An application that measures the longest holds. Loops of dialogs count like the outermost loop.
class MeteredApplication : public QApplication {
 public:
  MeteredApplication(int& argc, char** argv);

  bool notify(QObject* receiver, QEvent* event) override;

  /// Ends a hold: the loop has the control. To be called by loops that do not wait for events.
  void end();
  /// Forgets all holds so far.
  void reset();
  /// The longest hold since reset(), by each clock.
  [[nodiscard]] Hold longest();

 private:
  void begin();

  std::chrono::steady_clock::time_point start_;
  double startCpu_ = 0;
  bool isHeld_ = false;
  Hold longest_;
};

}  // namespace furitsuke::bench
