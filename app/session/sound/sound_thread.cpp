// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_thread.h"

#include <QMetaObject>
#include <QTimer>
#include <utility>

#include "app/session/machine_seconds.h"

namespace furitsuke::session {

namespace {

constexpr int kTickInterval = 10;  // milliseconds

}  // namespace

SoundThread::SoundThread(SoundOutputMaker maker, QObject* parent)
    : QObject(parent), pump_(std::move(maker), machineSeconds), timer_(new QTimer) {
  thread_.setObjectName("sound");
  timer_->setTimerType(Qt::PreciseTimer);
  timer_->setInterval(kTickInterval);
  timer_->moveToThread(&thread_);
  connect(timer_, &QTimer::timeout, timer_, [this] { tick(); });
}

SoundThread::~SoundThread() {
  if (thread_.isRunning()) {
    const auto end = [this] {
      timer_->stop();
      pump_.close();
    };
    QMetaObject::invokeMethod(timer_, end, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
  }
  delete timer_;
}

void SoundThread::open() {
  pump_.open();
  if (!thread_.isRunning()) thread_.start(QThread::HighPriority);
  const auto begin = [this] {
    if (!timer_->isActive()) timer_->start();
  };
  QMetaObject::invokeMethod(timer_, begin, Qt::QueuedConnection);
}

void SoundThread::tick() {
  pump_.tick();
  const SoundPump::State state = pump_.state();
  if (state != SoundPump::State::Closed && state != SoundPump::State::Failed) return;
  timer_->stop();
  if (state == SoundPump::State::Failed) emit failed();
}

}  // namespace furitsuke::session
