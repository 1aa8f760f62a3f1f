// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

namespace furitsuke::widgets {

/// Where a window of this size covers as little as possible of `avoid` and lies within `screen`: beside it if there is
/// room, on the right, left or below, otherwise in the corner that leaves most of it visible.
[[nodiscard]] QPoint placeBeside(QSize window, const QRect& avoid, const QRect& screen);

}  // namespace furitsuke::widgets
