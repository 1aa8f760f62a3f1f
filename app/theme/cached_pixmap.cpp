// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/cached_pixmap.h"

#include <QPainter>
#include <QPixmapCache>

namespace furitsuke::theme {

QPixmap cachedPixmap(const QString& key, const QSize& size, const std::function<void(QPainter&)>& draw,
                     qreal pixelRatio) {
  const QString name = QString("furitsuke/%1/%2x%3/%4").arg(key).arg(size.width()).arg(size.height()).arg(pixelRatio);
  QPixmap picture;
  if (QPixmapCache::find(name, &picture)) return picture;
  picture = QPixmap(size);
  picture.fill(Qt::transparent);
  {
    QPainter painter(&picture);
    draw(painter);
  }
  picture.setDevicePixelRatio(pixelRatio);
  QPixmapCache::insert(name, picture);
  return picture;
}

}  // namespace furitsuke::theme
