// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/wheel_scroll.h"

#include <QWheelEvent>
#include <cmath>

#include "app/panels/timeline/timeline_view.h"

namespace furitsuke::panels {

namespace {

/// angleDelta of one notch of a common wheel.
constexpr double kWheelNotch = 120.0;
constexpr double kPixelsPerNotch = 3.0 * TimelineView::kRowHeight;

}  // namespace

void scrollByWheel(TimelineView& view, QWheelEvent& event, Qt::Orientation plain) {
  event.accept();
  const QPointF notches = QPointF(event.angleDelta()) / kWheelNotch;
  const Qt::KeyboardModifiers modifiers = event.modifiers();
  if (modifiers.testFlag(Qt::ControlModifier)) {
    view.zoomAbout(event.position().x(), std::pow(widgets::kZoomPerNotch, notches.y()));
    return;
  }
  // Some platforms swap the axes of the wheel while Alt or Shift is held.
  QPointF by = event.pixelDelta().isNull() ? notches * kPixelsPerNotch : QPointF(event.pixelDelta());
  const bool sideways = modifiers.testFlag(Qt::ShiftModifier) || plain == Qt::Horizontal;
  if (sideways && by.x() == 0) by = by.transposed();
  if (by.x() != 0) view.scrollTime(-by.x());
  if (by.y() != 0) view.setScrollY(view.scrollY() - static_cast<int>(std::lround(by.y())));
}

}  // namespace furitsuke::panels
