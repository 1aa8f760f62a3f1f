// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include "app/panels/scene/formation_view.h"
#include "app/panels/scene/name_boxes.h"
#include "app/theme/theme.h"
#include "app/widgets/number_text.h"
#include "core/eval/camera_view.h"

// How the formation is drawn.
namespace furitsuke::panels {

namespace {

constexpr double kDisc = 7;           // radius of a marker, pixels
constexpr double kNose = 15;          // from the center to the tip that shows where a dancer faces
constexpr double kMinGrid = 12;       // pixels between two grid lines
constexpr double kMinGridLabel = 56;  // pixels between two labels of the grid
constexpr double kMinFrameMark = 18;  // pixels between two frame marks
constexpr double kMinFrameText = 36;  // pixels between two frame numbers, and around the marker
constexpr double kNumberHeight = 20;  // of the labels of the grid, pixels
constexpr Frame kSecond = 30;         // frames

QPointF turned(QPointF center, const glm::dvec2& along, double forward, double side) {
  // Pixels have y downward, places have z upward.
  return center + QPointF(along.x * forward + along.y * side, -along.y * forward + along.x * side);
}

}  // namespace

void FormationView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme::theme().background);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  paintGrid(painter);
  paths_.begin();
  const std::vector<Marker> all = markers();
  for (const Marker& marker : all) paintPath(painter, marker, *stage_.scene().find(marker.actor));
  paintCamera(painter);
  for (const bool active : {false, true}) {
    for (const Marker& marker : all) {
      if (marker.isActive == active) paintMarker(painter, marker);
    }
  }
  std::vector<QRectF> taken;
  for (const bool active : {true, false}) {
    for (const Marker& marker : all) {
      if (marker.isActive == active) paintName(painter, marker, taken);
    }
  }
  if (hasFocus()) paintFocus(painter);
}

void FormationView::paintGrid(QPainter& painter) const {
  const theme::Theme& theme = theme::theme();
  const QRectF area = plan_.shownArea();
  const double step = gridStep(plan_.scale(), kMinGrid);
  const double labels = gridStep(plan_.scale(), kMinGridLabel);
  painter.setFont(theme::numberFont());
  const auto lines = [&](double from, double to, const auto& draw) {
    for (double at = std::ceil(from / step) * step; at <= to; at += step) {
      const bool isAxis = std::abs(at) < step / 2;
      const bool isLabeled = std::abs(std::remainder(at, labels)) < step / 2;
      painter.setPen(QPen(isAxis ? theme.mutedText : isLabeled ? theme.strongLine : theme.line, 1));
      draw(at, isLabeled);
    }
  };
  const auto label = [&](double at, QPointF position, Qt::Alignment align) {
    painter.setPen(theme.mutedText);
    const QRectF box(position - QPointF(40, kNumberHeight / 2), QSizeF(80, kNumberHeight));
    painter.drawText(box, static_cast<int>(align), widgets::fixedNumber(at, 0));
  };
  lines(area.left(), area.right(), [&](double at, bool isLabeled) {
    const double x = std::floor(plan_.pixelOf({at, 0}).x()) + 0.5;
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    if (isLabeled) label(at, {x, kNumberHeight / 2}, Qt::AlignHCenter | Qt::AlignVCenter);
  });
  lines(area.top(), area.bottom(), [&](double at, bool isLabeled) {
    const double y = std::floor(plan_.pixelOf({0, at}).y()) + 0.5;
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
    // The numbers along the top edge come first.
    if (isLabeled && y > kNumberHeight + kNumberHeight / 2) label(at, {44, y}, Qt::AlignLeft | Qt::AlignVCenter);
  });
  painter.setFont(font());
  painter.setPen(theme.mutedText);
  painter.drawText(rect().adjusted(0, 0, 0, -theme::kGrid), static_cast<int>(Qt::AlignHCenter | Qt::AlignBottom),
                   tr("Audience"));
}

void FormationView::paintPath(QPainter& painter, const Marker& marker, const scene::Actor& actor) {
  const std::vector<DancerPaths::Point> points = paths_.path(actor);
  const auto playhead = static_cast<Frame>(std::floor(stage_.position()));
  QPolygonF past, future;
  for (const DancerPaths::Point& point : points) {
    (point.frame < playhead ? past : future).append(plan_.pixelOf(point.position));
  }
  past.append(marker.at);
  future.prepend(marker.at);
  const QColor color = theme::theme().markers[marker.tint];
  const double width = marker.isActive ? 2 : 1.3;
  QPen dashes(color, width, Qt::CustomDashLine, Qt::FlatCap);
  dashes.setDashPattern({4, 3});
  painter.setBrush(Qt::NoBrush);
  painter.setPen(dashes);
  painter.drawPolyline(past);
  painter.setPen(QPen(color, width));
  painter.drawPolyline(future);
  paintFrameMarks(painter, points, marker.at);
}

void FormationView::paintFrameMarks(QPainter& painter, const std::vector<DancerPaths::Point>& points,
                                    QPointF marker) const {
  const QColor color = painter.pen().color();
  painter.setFont(theme::numberFont());
  const auto isNear = [](QPointF a, QPointF b, double distance) {
    return std::hypot(a.x() - b.x(), a.y() - b.y()) < distance;
  };
  QPointF lastMark = marker, lastText = marker;
  for (const DancerPaths::Point& point : points) {
    if (point.frame % kSecond != 0) continue;
    const QPointF at = plan_.pixelOf(point.position);
    if (isNear(at, lastMark, kMinFrameMark)) continue;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(at, 2.5, 2.5);
    lastMark = at;
    if (isNear(at, lastText, kMinFrameText) || isNear(at, marker, kMinFrameText)) continue;
    painter.setPen(theme::theme().mutedText);
    painter.drawText(at + QPointF(4, -4), locale().toString(point.frame));
    lastText = at;
  }
}

void FormationView::paintMarker(QPainter& painter, const Marker& marker) const {
  const theme::Theme& theme = theme::theme();
  const QColor color = theme.markers[marker.tint];
  const glm::dvec2& facing = marker.spot.facing;
  const auto corner = [&](double forward, double side) { return turned(marker.at, facing, forward, side); };
  painter.setPen(QPen(theme.background, 1.5));
  painter.setBrush(color);
  painter.drawPolygon(QPolygonF({corner(kNose, 0), corner(2, -kDisc + 1), corner(2, kDisc - 1)}));
  painter.drawEllipse(marker.at, kDisc, kDisc);
  if (marker.isActive) {
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(marker.at, kDisc + 3, kDisc + 3);
  }
}

void FormationView::paintName(QPainter& painter, const Marker& marker, std::vector<QRectF>& taken) const {
  const theme::Theme& theme = theme::theme();
  QFont words = font();
  words.setBold(marker.isActive);
  painter.setFont(words);
  const QFontMetrics metrics(words);
  const QString name = metrics.elidedText(marker.name, Qt::ElideMiddle, std::max(40, width() / 3));
  const QSizeF size(metrics.horizontalAdvance(name) + 2 * theme::kGrid, metrics.height());
  const QRectF box = freeBox({marker.at + QPointF(-size.width() / 2, kNose + 2), size}, taken);
  taken.push_back(box);
  // A shaded box makes the name readable on paths.
  QColor shade = theme.background;
  shade.setAlpha(190);
  painter.setPen(Qt::NoPen);
  painter.setBrush(shade);
  painter.drawRoundedRect(box, 3, 3);
  painter.setPen(theme.text);
  painter.drawText(box, Qt::AlignCenter, name);
}

void FormationView::paintCamera(QPainter& painter) const {
  if (stage_.scene().cameraTrack.empty()) return;
  const eval::CameraSample& camera = stage_.scene().camera();
  constexpr double kAspect = 16.0 / 9;
  const eval::CameraView view = eval::viewOf(camera, kAspect);
  const glm::dvec2 eye(view.eye.x, view.eye.z);
  glm::dvec2 along(view.forward.x, view.forward.z);
  const double length = glm::length(along);
  const QPointF at = plan_.pixelOf(eye);
  if (!std::isfinite(at.x() + at.y()) || !(length > 1e-6)) return;  // it looks straight down or up
  along /= length;
  const theme::Theme& theme = theme::theme();
  // As far as what the camera looks at; seen from above, that is nearer the more the camera looks down.
  const double reach = std::abs(camera.distance) * length * plan_.scale();
  QColor fill = theme.channel(theme::ChannelColor::Distance);
  fill.setAlpha(28);
  painter.setPen(QPen(theme.channel(theme::ChannelColor::Distance), 1.2));
  painter.setBrush(fill);
  const double spread = (camera.perspective ? reach : plan_.scale()) / view.projection[0][0];
  const double start = camera.perspective ? 0 : spread;
  painter.drawPolygon(QPolygonF({turned(at, along, 0, start), turned(at, along, 0, -start),
                                 turned(at, along, reach, -spread), turned(at, along, reach, spread)}));
  painter.setBrush(theme.channel(theme::ChannelColor::Distance));
  const QPolygonF body({turned(at, along, -7, -5), turned(at, along, 2, -5), turned(at, along, 7, -6),
                        turned(at, along, 7, 6), turned(at, along, 2, 5), turned(at, along, -7, 5)});
  painter.drawPolygon(body);
  if (rect().contains(at.toPoint())) {
    painter.setPen(theme.mutedText);
    painter.drawText(QRectF(at + QPointF(-60, 8), QSizeF(120, 18)), Qt::AlignHCenter, tr("Camera"));
  }
}

void FormationView::paintFocus(QPainter& painter) const {
  painter.setPen(QPen(theme::theme().strongLine, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

}  // namespace furitsuke::panels
