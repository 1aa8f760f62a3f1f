// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace furitsuke {

/// On which side of the playhead something lies.
enum class TimeSide { Past, Future };

/// The colour of what is shown of other moments; in both themes, because it lies over the picture.
[[nodiscard]] inline QColor timeTint(TimeSide side) {
  return side == TimeSide::Past ? QColor(255, 150, 60) : QColor(70, 190, 255);
}

}  // namespace furitsuke
