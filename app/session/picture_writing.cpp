// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/picture_writing.h"

#include <atomic>
#include <cstdint>
#include <utility>

#include "app/widgets/message_text.h"
#include "core/base/caught.h"
#include "core/media/sound_file.h"

namespace furitsuke::session {

namespace {

constexpr int kPollMilliseconds = 50;

}  // namespace

struct PictureWriting::Work {
  scene::Scene scene;
  std::int64_t count = 0;
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
  begin(std::move(scene), sequence, [sequence](scene::Scene& shown, film::PictureControl& control) {
    return film::writeImageSequence(shown, sequence, control);
  });
}

void PictureWriting::start(scene::Scene scene, const film::FilmExport& film, const std::filesystem::path& sound) {
  begin(std::move(scene), film, [film, sound](scene::Scene& shown, film::PictureControl& control) -> Status {
    film::FilmExport complete = film;
    if (!sound.empty()) {
      media::SoundControl reading;
      Result<media::OpenedSound> opened = media::readSound(sound, reading);
      if (!opened) return opened.error();
      complete.sound = std::make_shared<media::Sound>(std::move(opened->sound));
    }
    return film::writeFilm(shown, complete, control);
  });
}

void PictureWriting::begin(scene::Scene scene, const film::ScenePictures& pictures, Write write) {
  work_ = std::make_unique<Work>();
  work_->scene = std::move(scene);
  work_->count = film::pictureCount(pictures);
  // A sequence shows the motion without the unregistered pose, which belongs to a single frame.
  const bool isFilm = pictures.frames.first != pictures.frames.last;
  for (const auto& actor : work_->scene.actors) {
    if (isFilm) actor->setDraft({});
  }
  work_->thread = std::thread([work = work_.get(), write = std::move(write)] {
    work->status = caught([&] { return write(work->scene, work->control); });
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
  emit progressed(work_->control.written, work_->count);
  if (!work_->done) return;
  const bool canceled = work_->control.canceled;
  const Status status = wait();
  emit ended(status ? QString() : widgets::failureText(status.error()), canceled);
}

}  // namespace furitsuke::session
