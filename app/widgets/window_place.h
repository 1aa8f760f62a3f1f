// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

class QWidget;

namespace furitsuke::widgets {

/// Where a window of this size, with its frame, lies inside the screen and covers as little of `kept` as possible:
/// beside it if there is room, otherwise in the corner of the screen that covers the least of it. All rectangles are in
/// the coordinates of the screen.
[[nodiscard]] QPoint placeBeside(QSize size, const QRect& kept, const QRect& screen);
/// Places a window that is not shown yet, in the size that it will have, so that it covers little of `kept`. Does
/// nothing if `kept` is hidden.
void moveBeside(QWidget& window, const QWidget& kept);

}  // namespace furitsuke::widgets
