// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/hold_meter.h"

#include <QAbstractEventDispatcher>
#include <algorithm>
#include <ctime>

namespace furitsuke::bench {

namespace {

using Clock = std::chrono::steady_clock;

/// Since a time of both clocks.
Hold since(Clock::time_point start, double startCpu) {
  return {std::chrono::duration<double, std::milli>(Clock::now() - start).count(), threadMilliseconds() - startCpu};
}

}  // namespace

double threadMilliseconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
#else
  return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
#endif
}

void Hold::add(const Hold& other) {
  wall = std::max(wall, other.wall);
  cpu = std::max(cpu, other.cpu);
}

Hold timed(const std::function<void()>& work) {
  const Clock::time_point start = Clock::now();
  const double startCpu = threadMilliseconds();
  work();
  return since(start, startCpu);
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
  longest_.add(since(start_, startCpu_));
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
