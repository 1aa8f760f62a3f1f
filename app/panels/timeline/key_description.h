// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/panels/timeline/timeline_view.h"

namespace furitsuke::panels {

/// The tooltip of a key: track, frame, time, values in the units of MMD's window, curves. For a heading: how many of
/// its tracks have a key on the frame. Plain text, several lines.
[[nodiscard]] QString describeKey(const TimelineView& view, int row, Frame frame);

}  // namespace furitsuke::panels
