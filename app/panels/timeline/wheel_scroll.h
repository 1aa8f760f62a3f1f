// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

class QWheelEvent;

namespace furitsuke::panels {

class TimelineView;

/// Handles the wheel over any part of the timeline: Ctrl zooms about the mouse (its x is in pixels of the sheet), Shift
/// scrolls in time, no modifier scrolls along `plain`. Touchpads scroll in both directions.
void scrollByWheel(TimelineView& view, QWheelEvent& event, Qt::Orientation plain = Qt::Vertical);

}  // namespace furitsuke::panels
