// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>

#include "app/panels/poses/pose_folder.h"

namespace furitsuke::panels {

class PoseThumbnails;

/// The poses of a folder that match the search and the tag, each with its picture.
class PoseListModel : public QAbstractListModel {
  Q_OBJECT

 public:
  PoseListModel(PoseFolder& folder, PoseThumbnails& thumbnails, QObject* parent = nullptr);

  void setSearch(const QString& text);
  /// Shows only poses of that subfolder and of the folders below it; empty: all poses.
  void setTag(const QString& tag);
  /// `index` must be a valid index of this model.
  [[nodiscard]] const PoseEntry& entryOf(const QModelIndex& index) const;
  /// The index of a pose file; invalid if it is not shown.
  [[nodiscard]] QModelIndex indexOf(const QString& path) const;
  /// Must be called when the pictures have changed, because of another model or theme.
  void refreshPictures();

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
