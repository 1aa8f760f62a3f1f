// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/picture_writing.h"

#include <atomic>
#include <utility>

namespace furitsuke::session {

namespace {

constexpr int kPollMilliseconds = 50;

}  // namespace

struct PictureWriting::Work {
  scene::Scene scene;
  film::ImageSequence sequence;
  film::PictureControl control;
  Status status = Done{};
  std::atomic<bool> done{false};
  std::thread thread;
};

PictureWriting::PictureWriting(QObject* parent) : QObject(parent) {
  timer_.setInterval(kPollMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &PictureWriting::poll);
}

PictureWriting::~PictureWriting() {
  if (work_ == nullptr) return;
  work_->control.canceled = true;
  work_->thread.join();
}

void PictureWriting::start(scene::Scene scene, const film::ImageSequence& sequence) {
  work_ = std::make_unique<Work>();
  work_->scene = std::move(scene);
  // A sequence shows the motion without the unregistered pose, which belongs to a single frame.
  const bool isFilm = sequence.frames.first != sequence.frames.last;
  for (const auto& actor : work_->scene.actors) {
    if (isFilm) actor->setDraft({});
  }
  work_->sequence = sequence;
  work_->thread = std::thread([work = work_.get()] {
    work->status = film::writeImageSequence(work->scene, work->sequence, work->control);
    work->done = true;
  });
  timer_.start();
}

void PictureWriting::cancel() {
  if (work_ != nullptr) work_->control.canceled = true;
}

Status PictureWriting::wait() {
  if (work_ == nullptr) return Done{};
  work_->thread.join();
  timer_.stop();
  const auto ended = std::exchange(work_, nullptr);
  return ended->status;
}

void PictureWriting::poll() {
  if (work_ == nullptr) return;
  emit progressed(work_->control.written, film::pictureCount(work_->sequence));
  if (!work_->done) return;
  const bool canceled = work_->control.canceled;
  const Status status = wait();
  emit ended(status ? QString() : QString::fromStdString(status.error().message()), canceled);
}

}  // namespace furitsuke::session
