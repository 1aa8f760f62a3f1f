// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/poses/pose_list_model.h"

#include <QDir>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <algorithm>

#include "app/panels/poses/pose_thumbnails.h"
#include "app/theme/cached_pixmap.h"
#include "app/theme/theme.h"
#include "app/widgets/search_text.h"

namespace furitsuke::panels {

namespace {

/// The picture of a pose on its background; an icon while the picture is not available.
QPixmap card(const QImage& picture) {
  const QString key = QString("pose/%1/%2").arg(picture.cacheKey()).arg(theme::theme().id);
  return theme::cachedPixmap(key, PoseThumbnails::kSize, [&](QPainter& painter) {
    const QRect all(QPoint(0, 0), PoseThumbnails::kSize);
    painter.fillRect(all, theme::theme().raised);
    if (picture.width() > 1) {
      painter.drawImage(QPoint(0, 0), picture);
    } else {
      constexpr int kSign = 10 * theme::kGrid;
      theme::themedIcon("pose").paint(&painter,
                                      QRect((all.width() - kSign) / 2, (all.height() - kSign) / 2, kSign, kSign),
                                      Qt::AlignCenter, QIcon::Disabled);
    }
  });
}

}  // namespace

PoseListModel::PoseListModel(PoseFolder& folder, PoseThumbnails& thumbnails, QObject* parent)
    : QAbstractListModel(parent), folder_(folder), thumbnails_(thumbnails) {
  connect(&folder_, &PoseFolder::changed, this, &PoseListModel::filter);
  connect(&thumbnails_, &PoseThumbnails::ready, this, [this](const QString& path) {
    const QModelIndex index = indexOf(path);
    if (index.isValid()) emit dataChanged(index, index, {Qt::DecorationRole});
  });
  filter();
}

void PoseListModel::setSearch(const QString& text) {
  search_ = widgets::searchText(text);
  filter();
}

void PoseListModel::setTag(const QString& tag) {
  tag_ = tag;
  filter();
}

void PoseListModel::filter() {
  QList<PoseEntry> shown;
  for (const PoseEntry& entry : folder_.entries()) {
    const bool hasTag = tag_.isEmpty() || entry.tag == tag_ || entry.tag.startsWith(tag_ + "/");
    if (hasTag && (search_.isEmpty() || widgets::searchText(entry.tag + "/" + entry.name).contains(search_))) {
      shown.append(entry);
    }
  }
  if (shown == shown_) return;
  beginResetModel();
  shown_ = std::move(shown);
  thumbnails_.dropRequests();
  endResetModel();
}

void PoseListModel::refreshPictures() {
  if (!shown_.isEmpty()) emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

const PoseEntry& PoseListModel::entryOf(const QModelIndex& index) const { return shown_.at(index.row()); }

QModelIndex PoseListModel::indexOf(const QString& path) const {
  const auto found = std::ranges::find(shown_, path, &PoseEntry::path);
  return found == shown_.end() ? QModelIndex() : index(static_cast<int>(found - shown_.begin()));
}

int PoseListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant PoseListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const PoseEntry& entry = entryOf(index);
  switch (role) {
    case Qt::DisplayRole: return entry.name;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return entry.tag.isEmpty() ? entry.name : entry.tag + "/" + entry.name;
    case Qt::DecorationRole: return card(thumbnails_.picture(entry.path, entry.modified));
    default: return {};
  }
}

Qt::ItemFlags PoseListModel::flags(const QModelIndex& index) const {
  return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled : Qt::NoItemFlags;
}

QStringList PoseListModel::mimeTypes() const { return {"text/uri-list"}; }

QMimeData* PoseListModel::mimeData(const QModelIndexList& indexes) const {
  QList<QUrl> urls;
  for (const QModelIndex& index : indexes) urls.append(QUrl::fromLocalFile(entryOf(index).path));
  auto* data = new QMimeData;
  data->setUrls(urls);
  return data;
}

}  // namespace furitsuke::panels
