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
/// Gives a window that is about to be shown a size with which it, its title bar and its frame fit on its screen, and
/// moves it there if it has a position. A form that needs more height gets a scroll bar; its last row, the buttons,
/// stays in sight.
void fitToScreen(QWidget& window);

/// Gives a window the size that the user asks for, even if it is larger than the screen.
void resizeExactly(QWidget& window, QSize size);
/// Whether resizeExactly() was called for it.
[[nodiscard]] bool keepsSize(const QWidget& window);
/// A hidden widget keeps its room in its layout, so that nothing moves when it is shown.
void keepRoomWhenHidden(QWidget& widget);
/// Shows a window in front of the others, with the focus in it.
void bringUp(QWidget& window);
/// Places a window that is not shown yet, in the size that it will have, so that it covers little of `kept`. Does
/// nothing if `kept` is hidden.
void moveBeside(QWidget& window, const QWidget& kept);

}  // namespace furitsuke::widgets
