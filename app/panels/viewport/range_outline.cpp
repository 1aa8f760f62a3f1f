// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/range_outline.h"

#include <QPainter>
#include <cstddef>

#include "app/panels/viewport/projection.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

/// If the y component of the light direction is greater, the light is too flat and the outline on the ground too long.
constexpr double kFlattest = -0.05;

}  // namespace

std::array<glm::dvec3, 4> groundOutline(const render::ShadowArea& area) {
  std::array<glm::dvec3, 4> outline = area.corners;
  if (area.light.y >= kFlattest) return outline;
  for (glm::dvec3& corner : outline) corner -= area.light * (corner.y / area.light.y);
  return outline;
}

void paintShadowRange(QPainter& painter, const render::ShadowArea& area, const eval::CameraView& view, QSizeF size) {
  const auto line = [&](const glm::dvec3& from, const glm::dvec3& to) {
    if (const auto seen = projected(from, to, view, size)) painter.drawLine(*seen);
  };
  const std::array<glm::dvec3, 4> outline = groundOutline(area);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // A dark line underneath makes the outline visible on any background.
  for (const QPen& pen : {QPen(QColor(0, 0, 0, 120), 3.5), QPen(theme::theme().warning, 1.6, Qt::DashDotLine)}) {
    painter.setPen(pen);
    for (std::size_t i = 0; i < outline.size(); ++i) line(outline[i], outline[(i + 1) % outline.size()]);
  }
  painter.restore();
}

}  // namespace furitsuke::panels
