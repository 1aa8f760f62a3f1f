// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

class QWheelEvent;

namespace furitsuke::panels {

class TimelineView;

/// Handles a wheel event over any part of the timeline. Its x coordinate must be relative to the sheet. With Ctrl it
/// zooms about the mouse, with Shift it scrolls in time, without modifiers it scrolls along `plain`. Touchpads scroll
/// in both directions.
void scrollByWheel(TimelineView& view, QWheelEvent& event, Qt::Orientation plain = Qt::Vertical);

}  // namespace furitsuke::panels
