// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QSize>
#include <QString>
#include <functional>

class QPainter;

namespace furitsuke::theme {

/// The picture with that key in Qt's cache of pixmaps. If it is not there, it is made: `draw` paints on a transparent
/// picture of `size` pixels. The key must name everything that the picture depends on, also colors of the theme.
/// Pictures for icons of items should come from here: QIcon puts every new pixmap that it paints into the same cache,
/// so that a new one for each row or repaint fills the cache with pictures that are never used again.
[[nodiscard]] QPixmap cachedPixmap(const QString& key, const QSize& size, const std::function<void(QPainter&)>& draw,
                                   qreal pixelRatio = 1);

}  // namespace furitsuke::theme
