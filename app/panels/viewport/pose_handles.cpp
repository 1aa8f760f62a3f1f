// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/pose_handles.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "app/theme/theme.h"
#include "app/widgets/hit_radius.h"

namespace furitsuke::panels {

namespace {

// All in pixels.
constexpr double kRing = 64, kViewRing = 78;
constexpr double kArrow = 98;
constexpr double kArrowStart = 14;
constexpr double kHead = 12, kHeadWidth = 5;
constexpr double kPlaneNear = 24, kPlaneFar = 38;
constexpr double kCenter = 8;
constexpr double kMinArrow = 18;  // shorter arrows, of axes that point toward the eye, are omitted
/// Planes seen at a flatter angle are omitted: the cosine of the angle between their normal and the direction of view.
constexpr double kMinPlaneCosine = 0.2;
constexpr int kRingParts = 72;

double turnOf(int part) { return 2 * std::numbers::pi * part / kRingParts; }

/// The length of a pixel at the handle, in model units.
double unitsPerPixel(const HandleFrame& frame) {
  const auto here = inPicture(frame.view, frame.origin, frame.size);
  const auto beside = inPicture(frame.view, frame.origin + frame.view.right, frame.size);
  if (!here || !beside) return 0;
  const double length = std::hypot(beside->x() - here->x(), beside->y() - here->y());
  return length > 0 ? 1 / length : 0;
}

std::optional<QPolygonF> polygonOf(const HandleFrame& frame, std::initializer_list<glm::dvec3> positions) {
  QPolygonF polygon;
  for (const glm::dvec3& position : positions) {
    const auto at = inPicture(frame.view, position, frame.size);
    if (!at) return {};
    polygon.append(*at);
  }
  return polygon;
}

void addCenter(const HandleFrame& frame, std::vector<HandleShape>& shapes) {
  const auto at = inPicture(frame.view, frame.origin, frame.size);
  if (!at) return;
  HandleShape shape{{eval::HandleKind::MoveView, 0}, {}, {}, {}};
  for (int i = 0; i < kRingParts; i += 6) {
    shape.area.append(*at + kCenter * QPointF(std::cos(turnOf(i)), std::sin(turnOf(i))));
  }
  shapes.push_back(std::move(shape));
}

void addPlane(const HandleFrame& frame, int axis, double unit, std::vector<HandleShape>& shapes) {
  if (std::abs(glm::dot(frame.axes[axis], frame.view.forward)) < kMinPlaneCosine) return;
  const glm::dvec3 a = frame.axes[(axis + 1) % 3] * unit;
  const glm::dvec3 b = frame.axes[(axis + 2) % 3] * unit;
  const glm::dvec3& o = frame.origin;
  auto area = polygonOf(frame, {o + a * kPlaneNear + b * kPlaneNear, o + a * kPlaneFar + b * kPlaneNear,
                                o + a * kPlaneFar + b * kPlaneFar, o + a * kPlaneNear + b * kPlaneFar});
  if (area) shapes.push_back({{eval::HandleKind::MovePlane, axis}, {}, {}, std::move(*area)});
}

void addArrow(const HandleFrame& frame, int axis, double unit, std::vector<HandleShape>& shapes) {
  const glm::dvec3 direction = frame.axes[axis] * unit;
  const auto start = inPicture(frame.view, frame.origin + direction * kArrowStart, frame.size);
  const auto end = inPicture(frame.view, frame.origin + direction * kArrow, frame.size);
  if (!start || !end) return;
  const QPointF along = *end - *start;
  const double length = std::hypot(along.x(), along.y());
  if (length < kMinArrow) return;
  const QPointF step = along / length;
  const QPointF side(-step.y() * kHeadWidth, step.x() * kHeadWidth);
  const QPointF foot = *end - step * kHead;
  shapes.push_back(
      {{eval::HandleKind::MoveAxis, axis}, {QLineF(*start, foot)}, {}, QPolygonF({foot + side, *end, foot - side})});
}

void addRing(const HandleFrame& frame, int axis, double radius, std::vector<HandleShape>& shapes) {
  HandleShape shape{{eval::HandleKind::TurnAxis, axis}, {}, {}, {}};
  const glm::dvec3 a = frame.axes[(axis + 1) % 3];
  const glm::dvec3 b = frame.axes[(axis + 2) % 3];
  const auto directionAt = [&](int part) { return a * std::cos(turnOf(part)) + b * std::sin(turnOf(part)); };
  // A tolerance, so that a ring seen along its axis is completely in front.
  constexpr double kBehind = 0.03;
  for (int i = 0; i < kRingParts; ++i) {
    const auto from = inPicture(frame.view, frame.origin + directionAt(i) * radius, frame.size);
    const auto to = inPicture(frame.view, frame.origin + directionAt(i + 1) * radius, frame.size);
    if (!from || !to) continue;
    const bool isBehind = glm::dot(directionAt(i) + directionAt(i + 1), frame.view.forward) / 2 > kBehind;
    (isBehind ? shape.faint : shape.lines).emplace_back(*from, *to);
  }
  shapes.push_back(std::move(shape));
}

void addViewRing(const HandleFrame& frame, std::vector<HandleShape>& shapes) {
  const auto at = inPicture(frame.view, frame.origin, frame.size);
  if (!at) return;
  HandleShape shape{{eval::HandleKind::TurnView, 0}, {}, {}, {}};
  const auto place = [&](int i) { return *at + kViewRing * QPointF(std::cos(turnOf(i)), std::sin(turnOf(i))); };
  shape.lines.reserve(kRingParts);
  for (int i = 0; i < kRingParts; ++i) shape.lines.emplace_back(place(i), place(i + 1));
  shapes.push_back(std::move(shape));
}

void addBall(const HandleFrame& frame, std::vector<HandleShape>& shapes) {
  const auto at = inPicture(frame.view, frame.origin, frame.size);
  if (!at) return;
  HandleShape shape{{eval::HandleKind::TurnFree, 0}, {}, {}, {}};
  for (int i = 0; i < kRingParts; i += 3) {
    shape.area.append(*at +
                      (kRing - widgets::kPoseHandleHitRadius) * QPointF(std::cos(turnOf(i)), std::sin(turnOf(i))));
  }
  shapes.push_back(std::move(shape));
}

double distanceTo(const QLineF& line, QPointF position) {
  const QPointF along = line.p2() - line.p1();
  const double square = QPointF::dotProduct(along, along);
  const double t = square > 0 ? std::clamp(QPointF::dotProduct(position - line.p1(), along) / square, 0.0, 1.0) : 0.0;
  const QPointF off = position - (line.p1() + along * t);
  return std::hypot(off.x(), off.y());
}

QColor colorOfHandle(const eval::PoseHandle& handle) {
  if (handle.isOfView()) return theme::theme().dark ? QColor(Qt::white) : QColor(0x20, 0x20, 0x20);
  return theme::theme().channel(static_cast<theme::ChannelColor>(handle.axis));
}

}  // namespace

std::optional<QPointF> inPicture(const eval::PosingView& view, const glm::dvec3& position, QSizeF size) {
  const glm::dvec4 clip = view.toClip * glm::dvec4(position, 1);
  if (!(clip.w > 0) || !(std::abs(clip.z) <= clip.w)) return {};
  return QPointF((clip.x / clip.w + 1) / 2 * size.width(), (1 - clip.y / clip.w) / 2 * size.height());
}

glm::dvec2 clipPlace(QPointF at, QSizeF size) {
  return {2 * at.x() / std::max(1.0, size.width()) - 1, 1 - 2 * at.y() / std::max(1.0, size.height())};
}

double ringRadius(const HandleFrame& frame) { return kRing * unitsPerPixel(frame); }

std::vector<HandleShape> handleShapes(const HandleFrame& frame) {
  std::vector<HandleShape> shapes;
  const double unit = unitsPerPixel(frame);
  if (unit == 0) return shapes;
  if (frame.moves) {
    addCenter(frame, shapes);
    for (int axis = 0; axis < 3; ++axis) addPlane(frame, axis, unit, shapes);
    for (int axis = 0; axis < 3; ++axis) addArrow(frame, axis, unit, shapes);
  }
  if (frame.turns) {
    const int rings = frame.onlyFirstAxis ? 1 : 3;
    for (int axis = 0; axis < rings; ++axis) addRing(frame, axis, kRing * unit, shapes);
    if (!frame.onlyFirstAxis) addViewRing(frame, shapes);
    if (!frame.onlyFirstAxis && !frame.moves) addBall(frame, shapes);
  }
  return shapes;
}

std::optional<eval::PoseHandle> handleAt(const std::vector<HandleShape>& shapes, QPointF position) {
  const HandleShape* best = nullptr;
  double nearest = widgets::kPoseHandleHitRadius;
  for (const HandleShape& shape : shapes) {
    const bool isLast = shape.handle.kind == eval::HandleKind::TurnFree;
    if (isLast && best != nullptr) break;
    if (!shape.area.isEmpty() && shape.area.containsPoint(position, Qt::OddEvenFill)) return shape.handle;
    for (const QLineF& line : shape.lines) {
      const double distance = distanceTo(line, position);
      if (distance >= nearest) continue;
      nearest = distance;
      best = &shape;
    }
  }
  return best == nullptr ? std::nullopt : std::optional(best->handle);
}

void paintHandles(QPainter& painter, const std::vector<HandleShape>& shapes,
                  std::optional<eval::PoseHandle> highlighted, bool isDragging) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor under(0, 0, 0, 150);
  for (const HandleShape& shape : shapes) {
    const bool isHighlighted = highlighted == shape.handle;
    if (shape.handle.kind == eval::HandleKind::TurnFree && !isHighlighted) continue;
    QColor color = isHighlighted ? theme::theme().accent : colorOfHandle(shape.handle);
    if (isDragging && !isHighlighted) color.setAlpha(60);
    QColor faint = color;
    faint.setAlpha(color.alpha() / 4);
    painter.setPen(QPen(faint, 1.5));
    painter.drawLines(shape.faint.data(), static_cast<int>(shape.faint.size()));
    const double width = isHighlighted ? 4 : 2.5;
    if (!isDragging || isHighlighted) {
      painter.setPen(QPen(under, width + 2, Qt::SolidLine, Qt::RoundCap));
      painter.drawLines(shape.lines.data(), static_cast<int>(shape.lines.size()));
    }
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(shape.lines.data(), static_cast<int>(shape.lines.size()));
    if (shape.area.isEmpty()) continue;
    const bool isSolid = shape.handle.kind == eval::HandleKind::MoveAxis;
    QColor fill = color;
    if (!isSolid) fill.setAlpha(shape.handle.kind == eval::HandleKind::TurnFree ? 30 : color.alpha() / 3);
    painter.setBrush(fill);
    painter.setPen(QPen(isSolid ? under : color, 1.5));
    painter.drawPolygon(shape.area);
    painter.setBrush(Qt::NoBrush);
  }
  painter.restore();
}

}  // namespace furitsuke::panels
