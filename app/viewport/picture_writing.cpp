// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewport/picture_writing.h"

#include <atomic>
#include <utility>

namespace furitsuke {

namespace {

constexpr int kLookMilliseconds = 50;

}  // namespace

struct PictureWriting::Work {
  Scene scene;
  ImageSequence sequence;
  SequenceControl control;
  Status status = Done{};
  std::atomic<bool> done{false};
  std::thread thread;
};

PictureWriting::PictureWriting(QObject* parent) : QObject(parent) {
  timer_.setInterval(kLookMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &PictureWriting::look);
}

PictureWriting::~PictureWriting() {
  if (work_ == nullptr) return;
  work_->control.cancelled = true;
  work_->thread.join();
}

void PictureWriting::start(Scene scene, const ImageSequence& sequence) {
  work_ = std::make_unique<Work>();
  work_->scene = std::move(scene);
  // A film shows the motion; a pose that is not registered belongs to one moment.
  const bool isFilm = sequence.frames.first != sequence.frames.last;
  for (const auto& actor : work_->scene.actors) {
    if (isFilm) actor->setDraft({});
  }
  work_->sequence = sequence;
  work_->thread = std::thread([work = work_.get()] {
    work->status = writeImageSequence(work->scene, work->sequence, work->control);
    work->done = true;
  });
  timer_.start();
}

void PictureWriting::cancel() {
  if (work_ != nullptr) work_->control.cancelled = true;
}

Status PictureWriting::wait() {
  if (work_ == nullptr) return Done{};
  work_->thread.join();
  timer_.stop();
  const auto ended = std::exchange(work_, nullptr);
  return ended->status;
}

void PictureWriting::look() {
  if (work_ == nullptr) return;
  emit progressed(work_->control.written, pictureCount(work_->sequence));
  if (!work_->done) return;
  const bool cancelled = work_->control.cancelled;
  const Status status = wait();
  emit ended(status ? QString() : QString::fromStdString(status.error().message()), cancelled);
}

}  // namespace furitsuke
