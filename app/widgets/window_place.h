// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

namespace furitsuke::widgets {

/// Where a window of this size, with its frame, lies inside the screen and covers as little of `kept` as possible:
/// beside it if there is room, otherwise in the corner of the screen that covers the least of it. All rectangles are in
/// the coordinates of the screen.
[[nodiscard]] QPoint placeBeside(QSize size, const QRect& kept, const QRect& screen);

}  // namespace furitsuke::widgets
