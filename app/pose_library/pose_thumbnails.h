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

namespace furitsuke {

/// On what the poses are drawn.
struct ThumbnailModel {
  std::shared_ptr<const Model> model;
  std::shared_ptr<const ModelImages> images;
  QString id;  ///< the same for the same file in the same state; what pictures on the disk are known by
  friend bool operator==(const ThumbnailModel& a, const ThumbnailModel& b) {
    return a.model == b.model && a.id == b.id;
  }
};

/// Small pictures of poses, drawn aside of the window by a renderer of its own and kept in memory and on the disk.
class PoseThumbnails : public QObject {
  Q_OBJECT

 public:
  explicit PoseThumbnails(QObject* parent = nullptr);
  ~PoseThumbnails() override;

  static constexpr QSize kSize{88, 112};

  /// Where pictures are kept, so many of them; nowhere at first.
  void setCacheFolder(const QString& folder);
  static constexpr int kMostKept = 4000;

  /// Without a model nothing is drawn. Pictures that were asked for on another model no longer come.
  void setModel(const ThumbnailModel& model);
  /// Draws nothing from now on: somebody wants no OpenGL.
  void switchOff() { isOff_ = true; }
  /// The picture, or a null one: then it comes with ready(), unless it cannot be drawn.
  [[nodiscard]] QImage picture(const QString& path, qint64 modified);
  /// Forgets what was asked for and is not drawn yet: the list has moved on.
  void dropRequests();
  /// Drawn since the program began; not those that came from the disk.
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
  std::deque<Request> requests_;  ///< the newest last, which is drawn first: it is what somebody looks at
  QString folder_;
  ThumbnailModel wanted_;
  int drawn_ = 0;
  bool ends_ = false;
  std::thread thread_;  ///< begun with the first request
};

}  // namespace furitsuke
