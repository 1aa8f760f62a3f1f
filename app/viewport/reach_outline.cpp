// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewport/reach_outline.h"

#include <QPainter>
#include <cstddef>

#include "app/theme/theme.h"
#include "app/viewport/projection.h"

namespace furitsuke {

namespace {

/// Of the light's way down; flatter light would draw the square without end.
constexpr double kFlattest = -0.05;
constexpr double kMiddleCross = 1.0;  // model units

bool fallsDown(const ShadowSquare& square) { return square.light.y < kFlattest; }

glm::dvec3 onGround(const ShadowSquare& square, const glm::dvec3& point) {
  return fallsDown(square) ? point - square.light * (point.y / square.light.y) : point;
}

}  // namespace

std::array<glm::dvec3, 4> groundOutline(const ShadowSquare& square) {
  std::array<glm::dvec3, 4> outline{};
  for (std::size_t i = 0; i < outline.size(); ++i) outline[i] = onGround(square, square.corners[i]);
  return outline;
}

void paintShadowReach(QPainter& painter, const ShadowSquare& square, const CameraView& view, QSizeF size) {
  const auto line = [&](const glm::dvec3& from, const glm::dvec3& to) {
    if (const auto seen = projected(from, to, view, size)) painter.drawLine(*seen);
  };
  const std::array<glm::dvec3, 4> outline = groundOutline(square);
  const glm::dvec3 middle = onGround(square, square.middle);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // A dark line below: it is seen before any ground.
  for (const QPen& pen : {QPen(QColor(0, 0, 0, 120), 3.5), QPen(theme().warning, 1.6, Qt::DashDotLine)}) {
    painter.setPen(pen);
    for (std::size_t i = 0; i < outline.size(); ++i) line(outline[i], outline[(i + 1) % outline.size()]);
    line(middle - glm::dvec3(kMiddleCross, 0, 0), middle + glm::dvec3(kMiddleCross, 0, 0));
    line(middle - glm::dvec3(0, 0, kMiddleCross), middle + glm::dvec3(0, 0, kMiddleCross));
  }
  painter.restore();
}

}  // namespace furitsuke
