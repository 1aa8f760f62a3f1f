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
    : QObject(parent), renderer_(std::move(maker), machineSeconds), timer_(new QTimer) {
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
      renderer_.close();
    };
    QMetaObject::invokeMethod(timer_, end, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
  }
  delete timer_;
}

void SoundThread::open() {
  renderer_.open();
  if (!thread_.isRunning()) thread_.start(QThread::HighPriority);
  const auto begin = [this] {
    if (!timer_->isActive()) timer_->start();
  };
  QMetaObject::invokeMethod(timer_, begin, Qt::QueuedConnection);
}

void SoundThread::tick() {
  renderer_.tick();
  const AudioRenderer::State state = renderer_.state();
  if (state != AudioRenderer::State::Closed && state != AudioRenderer::State::Failed) return;
  timer_->stop();
  if (state == AudioRenderer::State::Failed) emit failed();
}

}  // namespace furitsuke::session
