// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/color_swatch.h"

#include <QPainter>
#include <QPainterPath>

#include "app/theme/theme.h"

namespace furitsuke::panels {

ColorSwatch::ColorSwatch(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setCursor(Qt::PointingHandCursor);
}

void ColorSwatch::setShown(const QColor& first, bool mixed) {
  color_ = first;
  mixed_ = mixed;
  update();
}

void ColorSwatch::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF outer = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath shape;
  shape.addRoundedRect(outer, 4, 4);
  painter.fillPath(shape, color_);
  if (mixed_) {
    painter.setClipPath(shape);
    painter.setBrush(theme::theme().raised);
    painter.setPen(Qt::NoPen);
    const QPointF corners[] = {outer.topRight(), outer.bottomRight(), outer.bottomLeft()};
    painter.drawPolygon(corners, 3);
    painter.setClipping(false);
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(hasFocus() ? theme::theme().accent : theme::theme().strongLine, hasFocus() ? 2 : 1));
  painter.drawPath(shape);
}

}  // namespace furitsuke::panels
