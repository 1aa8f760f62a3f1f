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
constexpr double kMiddleCross = 1.0;  // model units

bool fallsDown(const render::ShadowSquare& square) { return square.light.y < kFlattest; }

glm::dvec3 onGround(const render::ShadowSquare& square, const glm::dvec3& point) {
  return fallsDown(square) ? point - square.light * (point.y / square.light.y) : point;
}

}  // namespace

std::array<glm::dvec3, 4> groundOutline(const render::ShadowSquare& square) {
  std::array<glm::dvec3, 4> outline{};
  for (std::size_t i = 0; i < outline.size(); ++i) outline[i] = onGround(square, square.corners[i]);
  return outline;
}

void paintShadowRange(QPainter& painter, const render::ShadowSquare& square, const eval::CameraView& view,
                      QSizeF size) {
  const auto line = [&](const glm::dvec3& from, const glm::dvec3& to) {
    if (const auto seen = projected(from, to, view, size)) painter.drawLine(*seen);
  };
  const std::array<glm::dvec3, 4> outline = groundOutline(square);
  const glm::dvec3 middle = onGround(square, square.middle);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // A dark line underneath makes the outline visible on any background.
  for (const QPen& pen : {QPen(QColor(0, 0, 0, 120), 3.5), QPen(theme::theme().warning, 1.6, Qt::DashDotLine)}) {
    painter.setPen(pen);
    for (std::size_t i = 0; i < outline.size(); ++i) line(outline[i], outline[(i + 1) % outline.size()]);
    line(middle - glm::dvec3(kMiddleCross, 0, 0), middle + glm::dvec3(kMiddleCross, 0, 0));
    line(middle - glm::dvec3(0, 0, kMiddleCross), middle + glm::dvec3(0, 0, kMiddleCross));
  }
  painter.restore();
}

}  // namespace furitsuke::panels
