// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

class QWheelEvent;

namespace furitsuke {

class TimelineView;

/// The wheel over any part of the timeline: Ctrl zooms about the mouse (its x counts in pixels of the sheet), Shift
/// scrolls along the time, plain scrolls along `plain`. Touchpads scroll both ways at once.
void scrollByWheel(TimelineView& view, QWheelEvent& event, Qt::Orientation plain = Qt::Vertical);

}  // namespace furitsuke
