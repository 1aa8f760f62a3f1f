// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/backdrop/backdrop_track.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <atomic>
#include <string_view>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/workspace.h"
#include "core/edit/document/motion_document.h"
#include "core/media/reader/film_reader.h"

namespace furitsuke::session {

namespace {

constexpr std::string_view kStillSuffixes[] = {"png", "jpg", "jpeg", "bmp", "tga"};

const std::optional<motion::BackdropLink>& backdropOf(const edit::MotionDocument& document) {
  return document.motion().annotations.backdrop;
}

}  // namespace

BackdropTrack::BackdropTrack(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
  connect(&workspace_, &Workspace::documentAdded, this, [this](int index) { follow(*workspace_.document(index)); });
  connect(&workspace_, &Workspace::documentRemoved, this, &BackdropTrack::update);
  connect(&workspace_, &Workspace::currentChanged, this, &BackdropTrack::update);
  for (edit::MotionDocument* document : workspace_.documents()) follow(*document);
}

BackdropTrack::~BackdropTrack() = default;

void BackdropTrack::follow(edit::MotionDocument& document) {
  connect(&document, &edit::MotionDocument::annotationsChanged, this, &BackdropTrack::update);
  update();
}

QString BackdropTrack::name() const {
  return link_ ? QFileInfo(QString::fromStdString(link_->file)).fileName() : QString();
}

void BackdropTrack::update() {
  edit::MotionDocument* found = workspace_.current();
  if (found == nullptr || !backdropOf(*found)) {
    const QList<edit::MotionDocument*> all = workspace_.documents();
    const auto first = std::find_if(all.begin(), all.end(),
                                    [](const edit::MotionDocument* each) { return backdropOf(*each).has_value(); });
    found = first == all.end() ? nullptr : *first;
  }
  const std::optional<motion::BackdropLink> link = found == nullptr ? std::nullopt : backdropOf(*found);
  if (found == motion_ && link == link_) return;
  motion_ = found;
  link_ = link;
  openMedia();
  emit changed();
}

std::unique_ptr<film::BackdropMedia> BackdropTrack::makeMedia(const std::string& file) {
  // The object lives no longer than this one: the thread that calls has ended before.
  return std::make_unique<film::BackdropMedia>(toPath(QString::fromStdString(file)), [this] {
    QMetaObject::invokeMethod(this, &BackdropTrack::onNews, Qt::QueuedConnection);
  });
}

void BackdropTrack::openMedia() {
  const std::string file = link_ ? link_->file : std::string();
  if (file == file_) return;
  file_ = file;
  reported_.clear();
  media_ = file.empty() ? nullptr : makeMedia(file);
}

void BackdropTrack::onNews() {
  emit changed();
  const std::optional<Error> problem = media_ ? media_->problem() : std::nullopt;
  if (!problem || problem->message() == reported_) return;
  reported_ = problem->message();
  emit failed(name(), *problem);
}

void BackdropTrack::apply(render::RenderOptions& options, double frame) const {
  if (!link_) return;
  film::setBackdrop(options, *link_,
                    media_ ? media_->find(film::backdropSeconds(*link_, frame)) : film::BackdropPicture{});
}

void BackdropTrack::wait(double frame) const {
  if (!link_ || !media_) return;
  const std::atomic<bool> never{false};
  // A problem is reported by the news.
  (void)media_->wait(film::backdropSeconds(*link_, frame), never);
}

// --- changes ---------------------------------------------------------------------------------------------------------

edit::MotionDocument& BackdropTrack::owner(edit::MotionDocument& other) const {
  return motion_ == nullptr ? other : *motion_;
}

Status BackdropTrack::open(const std::filesystem::path& file, edit::MotionDocument& target) {
  const std::string path = absolutePath(file).toStdString();
  auto opened = makeMedia(path);
  if (const Status isOpen = opened->waitUntilOpen(); !isOpen) return isOpen;
  motion::BackdropLink link = backdropOf(target).value_or(motion::BackdropLink{});
  // Another file keeps its place, but films start together with the motion.
  if (link.file != path) link.time = 0;
  link.file = path;
  media_ = std::move(opened);
  file_ = path;
  reported_.clear();
  setSettings(target, link);
  return Done{};
}

void BackdropTrack::setSettings(edit::MotionDocument& target, const motion::BackdropLink& link) {
  motion::Annotations annotations = target.motion().annotations;
  annotations.backdrop = link;
  target.history().setAnnotations(tr("Set background"), std::move(annotations));
  update();
}

void BackdropTrack::remove() {
  if (motion_ == nullptr) return;
  motion::Annotations annotations = motion_->motion().annotations;
  annotations.backdrop.reset();
  motion_->history().setAnnotations(tr("Remove background"), std::move(annotations));
  update();
}

void BackdropTrack::preview(const motion::BackdropLink& link) {
  if (link_ == link) return;
  link_ = link;
  openMedia();
  emit changed();
}

void BackdropTrack::endPreview() { update(); }

QString backdropFileFilter() {
  QStringList patterns;
  const auto add = [&patterns](std::string_view suffix) {
    patterns.append("*." + QString::fromUtf8(suffix.data(), static_cast<int>(suffix.size())));
  };
  for (const std::string_view suffix : kStillSuffixes) add(suffix);
  for (const std::string_view suffix : media::filmSuffixes()) add(suffix);
  return QCoreApplication::translate("FileFilters", "Pictures and films (%1)").arg(patterns.join(' '));
}

}  // namespace furitsuke::session
