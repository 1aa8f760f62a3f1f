// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/background/media_track.h"

#include <QFileInfo>
#include <algorithm>

#include "app/session/file_paths.h"
#include "app/session/scene/scene_part.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::session {

struct MediaTrack::Opening {
  std::string file;
  QPointer<edit::MotionDocument> target;
  std::function<void(const Status&)> done;
  std::unique_ptr<film::BackgroundMedia> media;
};

MediaTrack::MediaTrack(Workspace& workspace, Stage& stage, ScenePart part, QObject* parent)
    : QObject(parent), workspace_(workspace), stage_(stage), part_(part) {
  connect(&workspace_, &Workspace::documentOpened, this, [this](edit::MotionDocument* opened) { follow(*opened); });
  connect(&workspace_, &Workspace::documentAdded, this, &MediaTrack::update);
  connect(&workspace_, &Workspace::documentRemoved, this, &MediaTrack::update);
  connect(&stage_, &Stage::actorsChanged, this, &MediaTrack::update);
}

MediaTrack::~MediaTrack() = default;

void MediaTrack::followAll() {
  for (edit::MotionDocument* document : workspace_.documents()) follow(*document);
}

void MediaTrack::follow(edit::MotionDocument& document) {
  connect(&document, &edit::MotionDocument::annotationsChanged, this, &MediaTrack::update);
  update();
}

QString MediaTrack::name() const { return QFileInfo(QString::fromStdString(linkedFile())).fileName(); }

void MediaTrack::setActive(bool on) {
  if (on == isActive_) return;
  isActive_ = on;
  show();
}

void MediaTrack::update() {
  edit::MotionDocument* found = mediaOf(stage_, part_, workspace_.documents());
  const bool isOther = found != motion_;
  motion_ = found;
  if (take(found == nullptr ? nullptr : &found->motion().annotations) || isOther) show();
}

void MediaTrack::show() {
  openMedia();
  emit linkChanged();
  emit changed();
}

std::unique_ptr<film::BackgroundMedia> MediaTrack::makeMedia(const std::string& file) {
  // The object lives no longer than this one: the thread that calls has ended before.
  return std::make_unique<film::BackgroundMedia>(toPath(QString::fromStdString(file)), [this] {
    QMetaObject::invokeMethod(this, &MediaTrack::onNews, Qt::QueuedConnection);
  });
}

void MediaTrack::openMedia() {
  const std::string file = isActive_ ? linkedFile() : std::string();
  if (file == file_) return;
  file_ = file;
  reported_.clear();
  media_ = file.empty() ? nullptr : makeMedia(file);
}

void MediaTrack::onNews() {
  if (opening_ && opening_->media->isOpen()) finishOpening();
  emit changed();
  const std::optional<Error> problem = media_ ? media_->problem() : std::nullopt;
  if (!problem || problem->message() == reported_) return;
  reported_ = problem->message();
  emit failed(name(), *problem);
}

// --- changes ---------------------------------------------------------------------------------------------------------

void MediaTrack::open(const std::filesystem::path& file, edit::MotionDocument& target,
                      std::function<void(const Status&)> done) {
  const std::unique_ptr<Opening> canceled = std::move(opening_);
  const std::string path = absolutePath(file).toStdString();
  opening_ = std::make_unique<Opening>(Opening{path, &target, std::move(done), makeMedia(path)});
  if (canceled) canceled->done(Error::canceled());
  emit changed();
}

QString MediaTrack::opening() const {
  return opening_ ? QFileInfo(QString::fromStdString(opening_->file)).fileName() : QString();
}

void MediaTrack::finish() {
  if (!opening_) return;
  (void)opening_->media->waitUntilOpen();
  finishOpening();
}

void MediaTrack::finishOpening() {
  const std::unique_ptr<Opening> opened = std::move(opening_);
  if (workspace_.indexOf(opened->target) < 0) return opened->done(Error::canceled());
  if (const Status isOpen = opened->media->waitUntilOpen(); !isOpen) {
    emit changed();
    return opened->done(isOpen);
  }
  if (isActive_) {
    media_ = std::move(opened->media);
    file_ = opened->file;
    reported_.clear();
  }
  changeAnnotations(*opened->target, settingText(),
                    [&](motion::Annotations& annotations) { setFileIn(annotations, opened->file); });
  opened->done(Done{});
}

void MediaTrack::changeAnnotations(edit::MotionDocument& target, const edit::LiveText& text,
                                   const std::function<void(motion::Annotations&)>& change) {
  motion::Annotations annotations = target.motion().annotations;
  change(annotations);
  target.history().setAnnotations(text, std::move(annotations));
  if (provides(target.motion(), part_)) useFor(stage_, part_, target);
  update();
}

void MediaTrack::remove() {
  if (motion_ == nullptr) return;
  changeAnnotations(*motion_, removalText(), [this](motion::Annotations& annotations) { removeFrom(annotations); });
}

}  // namespace furitsuke::session
