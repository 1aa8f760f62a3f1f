// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/timeline/timeline_view.h"

namespace furitsuke {

/// What the tooltip of a key tells: track, frame, time, values in the numbers of MMD's window, curves. For a heading:
/// how many of its tracks have a key on the frame. Plain text, several lines.
[[nodiscard]] QString describeKey(const TimelineView& view, int row, Frame frame);

}  // namespace furitsuke
