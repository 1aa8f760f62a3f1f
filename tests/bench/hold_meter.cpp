// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/hold_meter.h"

#include <QAbstractEventDispatcher>
#include <algorithm>
#include <ctime>

namespace furitsuke::bench {

double threadMilliseconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
#else
  return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
#endif
}

MeteredApplication::MeteredApplication(int& argc, char** argv) : QApplication(argc, argv) {
  QAbstractEventDispatcher* loop = QAbstractEventDispatcher::instance();
  // Each pass of a loop begins with awake(), and before it waits there is aboutToBlock(). Timers run after the wait and
  // before the next awake(), so that an event also begins a hold.
  connect(loop, &QAbstractEventDispatcher::awake, this, [this] {
    end();
    begin();
  });
  connect(loop, &QAbstractEventDispatcher::aboutToBlock, this, [this] { end(); });
}

bool MeteredApplication::notify(QObject* receiver, QEvent* event) {
  begin();
  return QApplication::notify(receiver, event);
}

void MeteredApplication::begin() {
  if (isHeld_) return;
  isHeld_ = true;
  start_ = Clock::now();
  startCpu_ = threadMilliseconds();
}

void MeteredApplication::end() {
  if (!isHeld_) return;
  isHeld_ = false;
  longest_.wall = std::max(longest_.wall, std::chrono::duration<double, std::milli>(Clock::now() - start_).count());
  longest_.cpu = std::max(longest_.cpu, threadMilliseconds() - startCpu_);
}

void MeteredApplication::reset() {
  isHeld_ = false;
  longest_ = {};
  begin();
}

Hold MeteredApplication::longest() {
  end();
  return longest_;
}

}  // namespace furitsuke::bench
