// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/timeline_lane.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

#include "app/panels/timeline/wheel_scroll.h"
#include "app/theme/theme.h"
#include "app/widgets/accessible_role.h"

namespace furitsuke::panels {

TimelineLane::TimelineLane(TimelineView& view, QWidget* parent) : QWidget(parent), view_(view) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::ClickFocus);
  widgets::setAccessibleRole(*this, QAccessible::Canvas);
  setMouseTracking(true);
  const auto repaint = qOverload<>(&QWidget::update);
  connect(&view_, &TimelineView::scaleChanged, this, repaint);
  connect(&view_, &TimelineView::currentFrameChanged, this, [this](Frame from, Frame to) {
    for (const Frame frame : {from, to}) {
      const double x = view_.scale().xOf(frame);
      if (x > -2 && x < width() + 2) update(static_cast<int>(std::floor(x)) - 1, 0, 3, height());
    }
  });
}

void TimelineLane::paintGround(QPainter& painter) const {
  painter.fillRect(rect(), theme::theme().raised);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme::theme().strongLine);
}

void TimelineLane::paintPlayhead(QPainter& painter) const {
  if (view_.document() == nullptr) return;
  const double x = std::floor(view_.scale().xOf(view_.document()->state().currentFrame()));
  painter.fillRect(QRectF(x, 0, 1, height()), theme::theme().accent);
}

QString TimelineLane::tipAt(QPointF /*point*/) const { return {}; }

bool TimelineLane::takesKey(int key) const { return key == Qt::Key_Escape && isDragging(); }

bool TimelineLane::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && takesKey(static_cast<QKeyEvent*>(event)->key())) event->accept();
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString text = tipAt(help->pos());
  if (text.isEmpty()) return QWidget::event(event);
  QToolTip::showText(help->globalPos(), text, this);
  return true;
}

void TimelineLane::wheelEvent(QWheelEvent* event) { scrollByWheel(view_, *event, Qt::Horizontal); }

void TimelineLane::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || !isDragging()) return QWidget::keyPressEvent(event);
  cancelDrag();
}

void TimelineLane::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
  QWidget::changeEvent(event);
}

}  // namespace furitsuke::panels
