// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_track.h"

#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "app/session/background_work.h"
#include "app/session/file_paths.h"
#include "app/session/scene/scene_part.h"
#include "app/session/scene/stage.h"
#include "app/session/sound/sound_rhythm.h"
#include "app/session/workspace.h"
#include "app/widgets/message_text.h"
#include "core/base/caught.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::session {

struct SoundTrack::Reading {
  media::SoundControl control;
  std::optional<Result<std::shared_ptr<const ReadSound>>> result;
  std::vector<std::function<void(const Status&)>> waiting;  ///< called when the result is there
};

namespace {

const std::optional<motion::SoundLink>& linkOf(const edit::MotionDocument& document) {
  return document.motion().annotations.sound;
}

std::filesystem::path fileOf(const motion::SoundLink& link) { return toPath(QString::fromStdString(link.file)); }

}  // namespace

std::string linkPath(const std::filesystem::path& path) { return absolutePath(path).toStdString(); }

SoundTrack::SoundTrack(Workspace& workspace, Stage& stage, QObject* parent)
    : QObject(parent),
      workspace_(workspace),
      stage_(stage),
      work_(new BackgroundWork(this, BackgroundWork::Wait::Never)),
      rhythm_(new SoundRhythm(this)) {
  connect(this, &SoundTrack::changed, rhythm_, [this] { rhythm_->setSound(read()); });
  connect(&workspace_, &Workspace::documentOpened, this, [this](edit::MotionDocument* opened) { follow(*opened); });
  connect(&workspace_, &Workspace::documentAdded, this, &SoundTrack::update);
  connect(&workspace_, &Workspace::documentRemoved, this, &SoundTrack::update);
  connect(&stage_, &Stage::actorsChanged, this, &SoundTrack::update);
}

SoundTrack::~SoundTrack() {
  for (const auto& [file, reading] : readings_) reading->control.canceled = true;
}

void SoundTrack::follow(edit::MotionDocument& document) {
  connect(&document, &edit::MotionDocument::annotationsChanged, this, &SoundTrack::update);
  update();
}

edit::MotionDocument* SoundTrack::motion() const { return motion_; }

// --- the sound of the window -----------------------------------------------------------------------------------------

void SoundTrack::update() {
  edit::MotionDocument* found = mediaOf(stage_, ScenePart::Sound, workspace_.documents());
  const std::optional<motion::SoundLink> link = found == nullptr ? std::nullopt : linkOf(*found);
  if (found == motion_ && link == link_) return;
  motion_ = found;
  link_ = link;
  forgetUnused();
  if (link_) {
    const auto report = [this, file = link_->file, document = QPointer(found)](const Status& status) {
      if (!status && document != nullptr) {
        emit readFailed(document->file().title(), QFileInfo(QString::fromStdString(file)).fileName(), status.error());
      }
    };
    const bool isNew = !readings_.contains(link_->file);
    const std::shared_ptr<Reading> reading = ensureRead(fileOf(*link_));
    if (isNew && !reading->result) reading->waiting.emplace_back(report);
    if (isNew && reading->result && !*reading->result) report(reading->result->error());
  }
  emit changed();
}

void SoundTrack::forgetUnused() {
  std::set<std::string> used;
  for (const edit::MotionDocument* document : workspace_.documents()) {
    if (const auto& link = linkOf(*document)) used.insert(link->file);
  }
  std::erase_if(readings_, [&used](const auto& entry) {
    // A file that someone waits for is about to become the sound of a motion.
    const bool isUnused = !used.contains(entry.first) && entry.second->waiting.empty();
    if (isUnused) entry.second->control.canceled = true;
    return isUnused;
  });
}

std::shared_ptr<SoundTrack::Reading> SoundTrack::ensureRead(const std::filesystem::path& path) {
  std::shared_ptr<Reading>& known = readings_[linkPath(path)];
  if (known != nullptr) return known;
  auto reading = known = std::make_shared<Reading>();
  struct Read {
    std::optional<Result<std::shared_ptr<const ReadSound>>> result;
  };
  auto read = std::make_shared<Read>();
  const auto done = [this, reading, read, name = fromPath(path.filename())] {
    reading->result = std::move(read->result);
    const Status status = *reading->result ? Status(Done{}) : Status(reading->result->error());
    for (const auto& each : std::exchange(reading->waiting, {})) each(status);
    emit changed();
    if (status && !(**reading->result)->diagnostics.empty()) emit damageFound(name, (**reading->result)->diagnostics);
  };
  work_->run(
      tr("Reading %1…").arg(fromPath(path.filename())),
      [reading, read, path] { read->result = caught([&] { return readSoundFile(path, reading->control); }); }, done,
      [reading] { reading->control.canceled = true; });
  return reading;
}

const SoundTrack::Reading* SoundTrack::reading() const {
  if (!link_) return nullptr;
  const auto found = readings_.find(link_->file);
  return found == readings_.end() ? nullptr : found->second.get();
}

std::shared_ptr<const ReadSound> SoundTrack::read() const {
  const Reading* found = reading();
  return found != nullptr && found->result && *found->result ? **found->result : nullptr;
}

bool SoundTrack::isReading() const {
  const Reading* found = reading();
  return found != nullptr && !found->result;
}

QString SoundTrack::problem() const {
  const Reading* found = reading();
  if (found == nullptr || !found->result || *found->result) return {};
  return widgets::failureText(found->result->error());
}

QString SoundTrack::name() const {
  return link_ ? QFileInfo(QString::fromStdString(link_->file)).fileName() : QString();
}

double SoundTrack::startFrame() const { return link_ ? link_->offset / 1000 * kFramesPerSecond : 0; }

Frame SoundTrack::lastFrame() const {
  const std::shared_ptr<const ReadSound> sound = read();
  if (sound == nullptr) return 0;
  const double end = startFrame() + sound->sound.seconds() * kFramesPerSecond;
  return static_cast<Frame>(std::clamp(std::ceil(end) - 1, 0.0, static_cast<double>(kMaxFrame)));
}

// --- changes ---------------------------------------------------------------------------------------------------------

void SoundTrack::open(const std::filesystem::path& path, std::function<edit::MotionDocument*()> target,
                      std::function<void(const Status&)> done) {
  const std::string file = linkPath(path);
  // A file that could not be read is tried again.
  if (const auto old = readings_.find(file); old != readings_.end() && old->second->result && !*old->second->result) {
    readings_.erase(old);
  }
  const auto attach = [this, file, target = std::move(target), done = std::move(done)](const Status& status) {
    if (edit::MotionDocument* document = status ? target() : nullptr) {
      motion::Annotations annotations = document->motion().annotations;
      motion::SoundLink link;
      // Another sound is heard as loud as the one before, but from frame 0 on.
      if (annotations.sound) link = *annotations.sound;
      if (link.file != file) link.offset = 0;
      link.file = file;
      annotations.sound = link;
      document->history().setAnnotations([] { return tr("Set sound"); }, std::move(annotations));
      useFor(stage_, ScenePart::Sound, *document);
    }
    done(status);
  };
  const std::shared_ptr<Reading> reading = ensureRead(path);
  if (!reading->result) {
    reading->waiting.emplace_back(attach);
  } else {
    attach(*reading->result ? Status(Done{}) : Status(reading->result->error()));
    forgetUnused();
  }
}

void SoundTrack::finish() { work_->finish(); }

void SoundTrack::setLink(const edit::LiveText& text, const std::optional<motion::SoundLink>& link) {
  if (motion_ == nullptr) return;
  motion::Annotations annotations = motion_->motion().annotations;
  annotations.sound = link;
  // If nothing changes, a preview ends all the same.
  motion_->history().setAnnotations(text, std::move(annotations));
  update();
}

void SoundTrack::remove() {
  setLink([] { return tr("Remove sound"); }, {});
}

void SoundTrack::setOffset(double milliseconds) {
  if (motion_ == nullptr) return;
  motion::SoundLink link = *linkOf(*motion_);
  link.offset = std::clamp(milliseconds, -motion::kFarthestSound, motion::kFarthestSound);
  setLink([] { return tr("Move sound"); }, link);
}

void SoundTrack::setVolume(int percent) {
  if (motion_ == nullptr) return;
  motion::SoundLink link = *linkOf(*motion_);
  link.volume = std::clamp(percent, 0, 100);
  setLink([] { return tr("Set volume"); }, link);
}

void SoundTrack::setMuted(bool muted) {
  if (motion_ == nullptr) return;
  motion::SoundLink link = *linkOf(*motion_);
  link.isMuted = muted;
  setLink([muted] { return muted ? tr("Mute sound") : tr("Unmute sound"); }, link);
}

void SoundTrack::preview(const motion::SoundLink& link) {
  if (link_ == link) return;
  link_ = link;
  emit changed();
}

void SoundTrack::previewOffset(double milliseconds) {
  if (motion_ == nullptr) return;
  motion::SoundLink link = *linkOf(*motion_);
  link.offset = milliseconds;
  preview(link);
}

void SoundTrack::previewVolume(int percent) {
  if (motion_ == nullptr) return;
  motion::SoundLink link = *linkOf(*motion_);
  link.volume = percent;
  preview(link);
}

void SoundTrack::endPreview() { update(); }

}  // namespace furitsuke::session
