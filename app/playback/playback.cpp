// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/playback/playback.h"

#include <chrono>
#include <cmath>
#include <utility>

namespace furitsuke {

namespace {

constexpr int kTickMilliseconds = 8;  // well below the 33 ms of a frame, so that no frame is late by one

double machineSeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Playback::Playback(QObject* parent, Clock clock)
    : QObject(parent), clock_(clock ? std::move(clock) : Clock(machineSeconds)) {
  timer_.setTimerType(Qt::PreciseTimer);
  timer_.setInterval(kTickMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &Playback::advance);
}

void Playback::setDocument(MotionDocument* document) {
  stop();
  document_ = document;
}

Frame Playback::lastFrame() const {
  const FrameRange frames = document_->motion().frameRange();
  return frames.isEmpty() ? 0 : frames.last;
}

void Playback::startAt(Frame frame) {
  startFrame_ = shown_ = frame;
  startSeconds_ = clock_();
  document_->setCurrentFrame(frame);
}

void Playback::play() {
  if (isPlaying() || document_ == nullptr || lastFrame() == 0) return;
  startAt(document_->currentFrame() >= lastFrame() ? 0 : document_->currentFrame());
  timer_.start();
  emit playingChanged(true);
}

void Playback::stop() {
  if (!isPlaying()) return;
  timer_.stop();
  emit playingChanged(false);
}

void Playback::advance() {
  if (document_ == nullptr) return stop();
  // Somebody moved the playhead meanwhile: go on from there.
  if (document_->currentFrame() != shown_) startAt(document_->currentFrame());
  const double frame = startFrame_ + std::floor((clock_() - startSeconds_) * kFramesPerSecond);
  const Frame last = lastFrame();
  if (frame < last) {
    shown_ = static_cast<Frame>(frame);
    document_->setCurrentFrame(shown_);
  } else if (looping_ && last > 0 && frame > last) {
    startAt(0);
  } else if (!looping_ || last == 0) {
    document_->setCurrentFrame(last);
    stop();
  }
}

}  // namespace furitsuke
