// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "core/image/model_images.h"
#include "core/model/model.h"

namespace furitsuke::panels {

/// The model that shows the poses.
struct ThumbnailModel {
  std::shared_ptr<const model::Model> model;
  std::shared_ptr<const image::ModelImages> images;
  QString id;  ///< equal for the same file in the same state; identifies pictures on disk
  friend bool operator==(const ThumbnailModel& a, const ThumbnailModel& b) {
    return a.model == b.model && a.id == b.id;
  }
};

/// Small pictures of poses, drawn in the background by a separate renderer and cached in memory and on disk.
class PoseThumbnails : public QObject {
  Q_OBJECT

 public:
  explicit PoseThumbnails(QObject* parent = nullptr);
  ~PoseThumbnails() override;

  static constexpr QSize kSize{88, 112};

  /// The folder of the disk cache and the number of its pictures; there is none by default.
  void setCacheFolder(const QString& folder);
  static constexpr int kMostKept = 4000;

  /// Without a model nothing is drawn. Pending requests for another model are dropped.
  void setModel(const ThumbnailModel& model);
  /// Draws nothing from now on, because OpenGL must not be used.
  void switchOff() { isOff_ = true; }
  /// The picture, or a null one; in that case ready() follows, unless it cannot be drawn.
  [[nodiscard]] QImage picture(const QString& path, qint64 modified);
  /// Drops pending requests, because the list has scrolled.
  void dropRequests();
  /// Number of pictures drawn since the start of the program, without those read from disk.
  [[nodiscard]] int drawnCount() const;

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
  void take(const QString& path, const QString& key, const QImage& picture);
  ThumbnailModel model_;
  bool isOff_ = false;
  QCache<QString, QImage> pictures_;
  // Shared with the thread.
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Request> requests_;  ///< newest last; the newest is drawn first because it is visible now
  QString folder_;
  ThumbnailModel wanted_;
  int drawn_ = 0;
  bool ends_ = false;
  std::thread thread_;  ///< started with the first request
};

}  // namespace furitsuke::panels
