// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/view_axes.h"

#include <QFont>
#include <QPainter>
#include <QPen>
#include <QRectF>
#include <algorithm>
#include <array>

#include "app/theme/theme.h"

namespace furitsuke::panels {

void paintViewAxes(QPainter& painter, const glm::dmat4& view, QPointF origin) {
  struct ShownAxis {
    glm::dvec3 direction;
    theme::ChannelColor color;
    const char* letter;
  };
  std::array<ShownAxis, 3> axes = {{{glm::dvec3(view[0]), theme::ChannelColor::X, "X"},
                                    {glm::dvec3(view[1]), theme::ChannelColor::Y, "Y"},
                                    {glm::dvec3(view[2]), theme::ChannelColor::Z, "Z"}}};
  // Axes that point away from the camera are painted first.
  std::ranges::sort(axes, [](const ShownAxis& a, const ShownAxis& b) { return a.direction.z > b.direction.z; });
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = painter.font();
  font.setPixelSize(11);
  font.setBold(true);
  painter.setFont(font);
  for (const ShownAxis& axis : axes) {
    const QPointF end = origin + QPointF(axis.direction.x, -axis.direction.y) * kViewAxisLength;
    painter.setPen(QPen(theme::theme().channel(axis.color), 2));
    painter.drawLine(origin, origin + (end - origin) * 0.78);
    painter.drawText(QRectF(end - QPointF(8, 8), QSizeF(16, 16)), Qt::AlignCenter, axis.letter);
  }
  painter.restore();
}

}  // namespace furitsuke::panels
