// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/poses/pose_thumbnails.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

#include "app/session/whole_view.h"
#include "core/base/log.h"
#include "core/image/picture_budget.h"
#include "core/io/motion_file.h"
#include "core/physics/physics_settings.h"
#include "core/render/offscreen_renderer.h"
#include "core/scene/scene.h"
#include "core/scene/scene_simulation.h"

namespace furitsuke::panels {

namespace {

constexpr int kPicturesInMemory = 2000;
/// Ticks for which a pose is held, until hair hangs.
constexpr int kSettling = 2 * physics::kTicksPerSecond;
/// The memory for the textures of the model in bytes; more would not be visible in the small pictures.
constexpr std::uint64_t kThumbnailTextures = std::uint64_t{64} << 20;

QString fileOf(const QString& folder, const QString& key) {
  const QByteArray hash = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex();
  return folder + "/" + QString::fromLatin1(hash.left(40)) + ".png";
}

/// Removes the oldest pictures of the cache.
void removeOldPictures(const QString& folder) {
  if (folder.isEmpty()) return;
  const QFileInfoList kept = QDir(folder).entryInfoList({"*.png"}, QDir::Files, QDir::Time);
  for (qsizetype i = PoseThumbnails::kMaxCached; i < kept.size(); ++i) QFile::remove(kept[i].absoluteFilePath());
}

}  // namespace

/// The renderer of the thread and the model that it draws. Created and destroyed on the thread.
struct PoseThumbnails::Studio {
  std::unique_ptr<render::OffscreenRenderer> renderer;
  bool hasFailed = false;
  scene::Scene scene;
  ThumbnailModel model;
};

PoseThumbnails::PoseThumbnails(QObject* parent) : QObject(parent), pictures_(kPicturesInMemory) {}

PoseThumbnails::~PoseThumbnails() {
  {
    const std::lock_guard lock(mutex_);
    isStopping_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void PoseThumbnails::setModel(const ThumbnailModel& model) {
  if (model_ == model) return;
  model_ = model;
  const std::lock_guard lock(mutex_);
  requests_.clear();
  requestedModel_ = model;
  isOutdated_ = true;
  wake_.notify_one();
}

void PoseThumbnails::dropRequests() {
  const std::lock_guard lock(mutex_);
  requests_.clear();
}

int PoseThumbnails::drawnCount() const {
  const std::lock_guard lock(mutex_);
  return drawn_;
}

bool PoseThumbnails::isBusy() const {
  const std::lock_guard lock(mutex_);
  return isDrawing_ || !requests_.empty();
}

void PoseThumbnails::setCacheFolder(const QString& folder) {
  const std::lock_guard lock(mutex_);
  folder_ = folder;
}

QImage PoseThumbnails::picture(const QString& path, qint64 modified) {
  if (model_.model == nullptr || isOff_) return {};
  const QString key = model_.id + "\n" + path + "\n" + QString::number(modified);
  if (const QImage* known = pictures_.object(key)) return *known;
  const std::lock_guard lock(mutex_);
  const bool isRequested = std::ranges::any_of(requests_, [&](const Request& request) { return request.key == key; });
  if (!isRequested) requests_.push_back({path, key});
  if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
  wake_.notify_one();
  return {};
}

void PoseThumbnails::work() {
  Studio studio;
  QString cleanedFolder;
  while (true) {
    Request request;
    ThumbnailModel model;
    QString folder;
    {
      std::unique_lock lock(mutex_);
      isDrawing_ = false;
      wake_.wait(lock, [this] { return isStopping_ || isOutdated_ || !requests_.empty(); });
      if (isStopping_) return;
      if (std::exchange(isOutdated_, false)) {
        // The model may have been removed; it and its textures must not stay in memory until the next picture.
        studio.scene.actors.clear();
        studio.model = {};
        continue;
      }
      request = std::move(requests_.back());
      requests_.pop_back();
      isDrawing_ = true;
      model = requestedModel_;
      folder = folder_;
    }
    if (std::exchange(cleanedFolder, folder) != folder) removeOldPictures(folder);
    const QImage picture = pictureOf(studio, model, request, folder);
    QMetaObject::invokeMethod(
        this, [this, request, picture] { onPictureDrawn(request.path, request.key, picture); }, Qt::QueuedConnection);
  }
}

QImage PoseThumbnails::pictureOf(Studio& studio, const ThumbnailModel& model, const Request& request,
                                 const QString& folder) {
  QImage picture;
  const QString file = folder.isEmpty() ? QString() : fileOf(folder, request.key);
  if (!file.isEmpty() && picture.load(file, "PNG") && picture.size() == kSize) return picture;
  picture = draw(studio, model, request.path);
  if (picture.isNull()) return picture;
  {
    const std::lock_guard lock(mutex_);
    ++drawn_;
  }
  if (file.isEmpty() || !QDir().mkpath(folder)) return picture;
  // If the picture cannot be stored, it is drawn again next time.
  QSaveFile kept(file);
  if (kept.open(QIODevice::WriteOnly) && picture.save(&kept, "PNG")) kept.commit();
  return picture;
}

QImage PoseThumbnails::draw(Studio& studio, const ThumbnailModel& model, const QString& path) const {
  if (model.model == nullptr || studio.hasFailed) return {};
  if (studio.renderer == nullptr) {
    auto made = render::OffscreenRenderer::create();
    studio.hasFailed = !made;
    if (!made) {
      log(LogLevel::Warning, "no pictures of poses: " + made.error().message());
      return {};
    }
    studio.renderer = std::move(*made);
  }
  const auto loaded = io::loadMotion(std::filesystem::path(path.toStdU16String()));
  if (!loaded) return {};
  if (studio.scene.actors.empty() || !(studio.model == model)) {
    studio.scene.actors.clear();
    studio.scene.actors.push_back(
        std::make_unique<scene::Actor>(model.model, image::imagesWithin({model.images}, kThumbnailTextures).front()));
    studio.model = model;
  }
  scene::Actor& actor = *studio.scene.actors.front();
  actor.setMotion(loaded->motion);
  studio.scene.simulation = nullptr;
  actor.switchPhysicsOff();
  if (model.hasPhysics) {
    physics::PhysicsSettings settings;
    settings.settleTicks = kSettling;
    scene::simulate(studio.scene, settings);
  }
  studio.scene.evaluateSimulated(0, isStopping_);
  const double aspect = static_cast<double>(kSize.width()) / kSize.height();
  render::RenderOptions options;
  options.background = {0, 0, 0, 0};
  options.grid = false;
  options.groundShadow = false;
  options.selfShadow = false;
  options.thinnestEdge = 1;
  options.samples = 4;
  const auto image =
      studio.renderer->draw(studio.scene, eval::viewOf(session::cameraInFrontOf(session::boxOf(actor), aspect), aspect),
                            options, kSize.width(), kSize.height());
  return image ? session::toQImage(*image) : QImage();
}

void PoseThumbnails::onPictureDrawn(const QString& path, const QString& key, const QImage& picture) {
  // A picture of one pixel marks a pose that cannot be drawn, so that it is not tried again.
  const bool isCurrent = key.startsWith(model_.id + "\n");
  if (!isCurrent) return;
  const QImage shown = picture.isNull() ? QImage(1, 1, QImage::Format_ARGB32_Premultiplied) : picture;
  pictures_.insert(key, new QImage(shown));
  emit ready(path);
}

}  // namespace furitsuke::panels
