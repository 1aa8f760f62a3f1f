// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace furitsuke::panels {

/// The side of the playhead.
enum class TimeSide { Past, Future };

/// The color of ghosts and trails; the same in both themes because it is drawn over the picture.
[[nodiscard]] inline QColor timeTint(TimeSide side) {
  return side == TimeSide::Past ? QColor(255, 150, 60) : QColor(70, 190, 255);
}

}  // namespace furitsuke::panels
