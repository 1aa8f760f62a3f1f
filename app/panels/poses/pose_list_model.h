// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>

#include "app/panels/poses/pose_folder.h"

namespace furitsuke::panels {

class PoseThumbnails;

/// The poses of a folder that pass the search and the tag, each with its picture.
class PoseListModel : public QAbstractListModel {
  Q_OBJECT

 public:
  PoseListModel(PoseFolder& folder, PoseThumbnails& thumbnails, QObject* parent = nullptr);

  void setSearch(const QString& text);
  /// Only poses of that subfolder and those below it; empty: all.
  void setTag(const QString& tag);
  /// Of a valid index of this model.
  [[nodiscard]] const PoseEntry& entryOf(const QModelIndex& index) const;
  [[nodiscard]] QModelIndex indexOf(const QString& path) const;
  /// The pictures show another model now.
  void forgetPictures();

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  [[nodiscard]] QStringList mimeTypes() const override;
  [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

 private:
  void filter();

  PoseFolder& folder_;
  PoseThumbnails& thumbnails_;
  QString search_;
  QString tag_;
  QList<PoseEntry> shown_;
};

}  // namespace furitsuke::panels
