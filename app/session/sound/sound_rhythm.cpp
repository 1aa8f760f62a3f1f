// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_rhythm.h"

#include <optional>
#include <utility>
#include <vector>

#include "app/session/background_work.h"
#include "core/base/caught.h"

namespace furitsuke::session {

struct SoundRhythm::Search {
  std::shared_ptr<const ReadSound> sound;
  media::SoundControl control;
  std::optional<Result<media::Rhythm>> result;
  std::vector<std::function<void(const Found&)>> waiting;
};

SoundRhythm::SoundRhythm(QObject* parent)
    : QObject(parent), work_(new BackgroundWork(this, BackgroundWork::Wait::Never)) {
  connect(work_, &BackgroundWork::slowChanged, this, &SoundRhythm::slowChanged);
}

SoundRhythm::~SoundRhythm() {
  if (search_ != nullptr) search_->control.canceled = true;
}

void SoundRhythm::setSound(std::shared_ptr<const ReadSound> sound) {
  if (sound == sound_) return;
  sound_ = std::move(sound);
  rhythm_.reset();
  stop(Error::because(Message::verbatim(tr("the sound was replaced or removed").toStdString())));
  if (wanted_ && sound_ != nullptr) start();
  emit changed();
}

void SoundRhythm::setWanted(bool wanted) {
  wanted_ = wanted;
  if (wanted_ && sound_ != nullptr && rhythm_ == nullptr && search_ == nullptr) start();
}

void SoundRhythm::find(std::function<void(const Found&)> done) {
  if (sound_ == nullptr) return done(Error::because(Message::verbatim(tr("no sound has been read").toStdString())));
  if (rhythm_ != nullptr) return done(rhythm_);
  if (search_ == nullptr) start();
  search_->waiting.push_back(std::move(done));
}

void SoundRhythm::start() {
  search_ = std::make_shared<Search>();
  search_->sound = sound_;
  const auto done = [this, search = search_] {
    // It may have been canceled after its end.
    if (search != search_) return;
    search_.reset();
    if (*search->result) rhythm_ = std::make_shared<media::Rhythm>(*std::move(*search->result));
    const Found found = rhythm_ != nullptr ? Found(rhythm_) : Found(search->result->error());
    emit changed();
    for (const auto& each : search->waiting) each(found);
  };
  work_->run(
      tr("Finding the tempo…"),
      [search = search_] {
        search->result = caught([&search] { return media::findRhythm(search->sound->sound, search->control); });
      },
      done, [search = search_] { search->control.canceled = true; });
  emit changed();
}

void SoundRhythm::stop(const Error& error) {
  const std::shared_ptr<Search> search = std::exchange(search_, nullptr);
  if (search == nullptr) return;
  search->control.canceled = true;
  for (const auto& each : search->waiting) each(error);
}

void SoundRhythm::cancel() {
  if (search_ == nullptr) return;
  stop(Error::because(Message::verbatim(tr("the search was canceled").toStdString())));
  emit changed();
}

void SoundRhythm::finish() { work_->finish(); }

}  // namespace furitsuke::session
