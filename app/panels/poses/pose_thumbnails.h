// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "core/image/model_images.h"
#include "core/model/model.h"

namespace furitsuke::panels {

/// The model on which poses are drawn.
struct ThumbnailModel {
  std::shared_ptr<const model::Model> model;
  std::shared_ptr<const image::ModelImages> images;
  QString id;               ///< identifies the model file and its state in the names of cached pictures
  bool hasPhysics = false;  ///< hair and clothes hang as in a pose that has been held for some seconds
  friend bool operator==(const ThumbnailModel& a, const ThumbnailModel& b) {
    return a.model == b.model && a.id == b.id && a.hasPhysics == b.hasPhysics;
  }
};

/// Small pictures of poses, drawn in the background by a separate renderer and cached in memory and on disk.
class PoseThumbnails : public QObject {
  Q_OBJECT

 public:
  explicit PoseThumbnails(QObject* parent = nullptr);
  ~PoseThumbnails() override;

  static constexpr QSize kSize{88, 112};

  /// Sets the folder of the disk cache, which contains kMaxCached pictures at most; none by default.
  void setCacheFolder(const QString& folder);
  static constexpr int kMaxCached = 4000;

  /// Sets the model; without one, nothing is drawn. Drops pending requests for the previous model.
  void setModel(const ThumbnailModel& model);
  /// Stops drawing, because OpenGL must not be used.
  void switchOff() { isOff_ = true; }
  /// The picture of a pose file; a null image if it must be drawn first. ready() is emitted when that is done. Without
  /// a model, or after switchOff(), the image is always null.
  [[nodiscard]] QImage picture(const QString& path, qint64 modified);
  /// Drops pending requests, because other poses are shown.
  void dropRequests();
  /// The number of pictures drawn so far, without those read from disk.
  [[nodiscard]] int drawnCount() const;
  /// Whether pictures are still to be drawn; their ready() may follow a moment later.
  [[nodiscard]] bool isBusy() const;

 signals:
  void ready(const QString& path);

 private:
  struct Request {
    QString path;
    QString key;
  };
  struct Studio;

  void work();
  [[nodiscard]] QImage pictureOf(Studio& studio, const ThumbnailModel& model, const Request& request,
                                 const QString& folder);
  [[nodiscard]] QImage draw(Studio& studio, const ThumbnailModel& model, const QString& path) const;
  void onPictureDrawn(const QString& path, const QString& key, const QImage& picture);
  ThumbnailModel model_;
  bool isOff_ = false;
  QCache<QString, QImage> pictures_;
  // The following members are shared with the thread; mutex_ protects them.
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Request> requests_;  ///< newest last; the newest is drawn first, because it is probably visible
  QString folder_;
  ThumbnailModel requestedModel_;
  bool isOutdated_ = false;  ///< the thread has another model
  bool isDrawing_ = false;
  int drawn_ = 0;
  std::atomic<bool> isStopping_ = false;
  std::thread thread_;  ///< started with the first request
};

}  // namespace furitsuke::panels
