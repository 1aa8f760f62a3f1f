// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/body_marks.h"

#include <QPainter>
#include <QPen>
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>
#include <map>
#include <numbers>
#include <utility>

#include "app/panels/viewport/projection.h"
#include "app/theme/theme.h"
#include "app/widgets/hit_radius.h"
#include "core/base/vector.h"
#include "core/physics/body_ray.h"

namespace furitsuke::panels {

namespace {

constexpr double kFullTurn = 2 * std::numbers::pi;
constexpr double kTinyRadius = 2.5;  // pixels; smaller bodies are drawn as dots of this size
constexpr double kLinesRadius = 5;   // smaller bodies have only an outline
constexpr int kFilling = 22;         // alpha
const QColor kShade(0, 0, 0, 120);   // around emphasized bodies

/// Points in the order of a convex outline (Andrew's monotone chain).
QPolygonF convexHull(QPolygonF points) {
  if (points.size() < 3) return points;
  std::ranges::sort(points, [](QPointF a, QPointF b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); });
  const auto turnsRight = [](QPointF a, QPointF b, QPointF c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) <= 0;
  };
  QPolygonF hull;
  const auto add = [&](QPointF point, qsizetype keep) {
    while (hull.size() >= keep + 2 && turnsRight(hull[hull.size() - 2], hull.back(), point)) hull.removeLast();
    hull.append(point);
  };
  for (const QPointF& point : points) add(point, 0);
  const qsizetype lower = hull.size() - 1;
  for (auto point = points.crbegin() + 1; point != points.crend(); ++point) add(*point, lower);
  hull.removeLast();
  return hull;
}

/// Draws the shape of a body in its own space, where the camera is placed instead.
class ShapeTracer {
 public:
  ShapeTracer(const eval::CameraView& view, const glm::dmat4& transform, QSizeF size, double pixelsPerLength,
              BodyMark& mark)
      : local_(view), size_(size), pixels_(pixelsPerLength), mark_(mark) {
    const glm::dmat4 toLocal = glm::inverse(transform);
    local_.view = view.view * transform;
    isPerspective_ = view.projection[3][3] == 0;
    eye_ = glm::dvec3(toLocal * glm::dvec4(view.eye, 1));
    toEye_ = -glm::dvec3(toLocal * glm::dvec4(view.forward, 0));
  }

  void sphere(double radius) {
    closeOutline(roundOutline({0, 0, 0}, radius));
    if (radius * pixels_ < kLinesRadius) return;
    for (int axis = 0; axis < 3; ++axis) arc({0, 0, 0}, axis, radius, 0, kFullTurn);
  }

  void capsule(double radius, double height) {
    const glm::dvec3 top(0, height / 2, 0);
    const QPolygonF ends[] = {roundOutline(top, radius), roundOutline(-top, radius)};
    if (!ends[0].isEmpty() && !ends[1].isEmpty()) closeOutline(convexHull(ends[0] + ends[1]));
    if (radius * pixels_ < kLinesRadius) return;
    for (const double sign : {1.0, -1.0}) {
      arc(sign * top, 1, radius, 0, kFullTurn);
      // Half circles over the ends in both upright planes.
      arc(sign * top, 2, radius, sign > 0 ? 0 : kFullTurn / 2, sign > 0 ? kFullTurn / 2 : kFullTurn);
      arc(sign * top, 0, radius, sign > 0 ? -kFullTurn / 4 : kFullTurn / 4,
          sign > 0 ? kFullTurn / 4 : 3 * kFullTurn / 4);
    }
    for (const glm::dvec3& side :
         {glm::dvec3(1, 0, 0), glm::dvec3(-1, 0, 0), glm::dvec3(0, 0, 1), glm::dvec3(0, 0, -1)}) {
      if (faces(side * radius, side)) line(side * radius - top, side * radius + top);
    }
  }

  void box(const glm::dvec3& half) {
    const auto corner = [&half](int index) {
      return glm::dvec3((index & 1) != 0 ? half.x : -half.x, (index & 2) != 0 ? half.y : -half.y,
                        (index & 4) != 0 ? half.z : -half.z);
    };
    QPolygonF corners;
    for (int i = 0; i < 8; ++i) addPoint(corner(i), corners);
    if (corners.size() == 8) closeOutline(convexHull(corners));
    const auto isSeen = [&](int axis, bool upper) {
      glm::dvec3 normal(0, 0, 0);
      normal[axis] = upper ? 1 : -1;
      return faces(normal * half[axis], normal);
    };
    for (int axis = 0; axis < 3; ++axis) {
      const int next = (axis + 1) % 3, last = (axis + 2) % 3;
      for (const int side : {0, 1, 2, 3}) {
        const bool upperNext = (side & 1) != 0, upperLast = (side & 2) != 0;
        const bool seenNext = isSeen(next, upperNext), seenLast = isSeen(last, upperLast);
        // An edge between a seen and an unseen face belongs to the outline.
        if (mark_.outline.isEmpty() ? !seenNext && !seenLast : !seenNext || !seenLast) continue;
        const int from = (upperNext ? 1 << next : 0) | (upperLast ? 1 << last : 0);
        line(corner(from), corner(from | 1 << axis));
      }
    }
  }

 private:
  [[nodiscard]] bool faces(const glm::dvec3& point, const glm::dvec3& normal) const {
    return glm::dot(isPerspective_ ? eye_ - point : toEye_, normal) > 0;
  }
  [[nodiscard]] int pieces(double radius) const {
    return std::clamp(static_cast<int>(6 + 4 * std::sqrt(radius * pixels_)), 10, 48);
  }
  void addPoint(const glm::dvec3& point, QPolygonF& points) const {
    if (const auto at = projected(point, local_, size_)) points.append(*at);
  }
  void line(const glm::dvec3& from, const glm::dvec3& to) {
    if (const auto shown = projected(from, to, local_, size_)) mark_.lines.append(*shown);
  }
  void closeOutline(QPolygonF outline) { mark_.outline = std::move(outline); }

  /// The outline of a sphere: a circle that the camera sees from straight ahead. Empty if a part is behind the camera.
  [[nodiscard]] QPolygonF roundOutline(const glm::dvec3& middle, double radius) const {
    const glm::dvec3 ahead = isPerspective_ ? eye_ - middle : toEye_;
    const double apart = glm::dot(ahead, ahead);
    const double share = isPerspective_ ? radius * radius / apart : 0;
    if (!(share < 1)) return {};
    const glm::dvec3 normal = ahead / std::sqrt(apart);
    const glm::dvec3 any = std::abs(normal.x) < 0.5 ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 1, 0);
    const double width = radius * std::sqrt(1 - share);
    const glm::dvec3 u = glm::normalize(glm::cross(normal, any)) * width;
    const glm::dvec3 v = glm::cross(normal, u);
    const int count = pieces(radius);
    QPolygonF outline;
    outline.reserve(count);
    for (int i = 0; i < count; ++i) {
      const double angle = kFullTurn * i / count;
      addPoint(middle + share * ahead + std::cos(angle) * u + std::sin(angle) * v, outline);
    }
    return outline.size() == count ? outline : QPolygonF();
  }

  /// The part of an arc about an axis that is on the near side of a sphere of the same radius.
  void arc(const glm::dvec3& middle, int axis, double radius, double from, double to) {
    const int first = (axis + 1) % 3, second = (axis + 2) % 3;
    const auto normalAt = [&](double angle) {
      glm::dvec3 normal(0, 0, 0);
      normal[first] = std::cos(angle);
      normal[second] = std::sin(angle);
      return normal;
    };
    // Fewer pieces than the outline has, which is seen from straight ahead.
    const int count = std::max(2, static_cast<int>(std::lround(0.6 * pieces(radius) * (to - from) / kFullTurn)));
    const double step = (to - from) / count;
    for (int i = 0; i < count; ++i) {
      const glm::dvec3 between = normalAt(from + (i + 0.5) * step);
      if (!faces(middle + radius * between, between)) continue;
      line(middle + radius * normalAt(from + i * step), middle + radius * normalAt(from + (i + 1) * step));
    }
  }

  eval::CameraView local_;
  QSizeF size_;
  double pixels_;  ///< per unit of the body's space, near the body
  bool isPerspective_ = true;
  glm::dvec3 eye_{0, 0, 0};
  glm::dvec3 toEye_{0, 0, 1};  ///< of an orthographic view
  BodyMark& mark_;
};

glm::dmat4 matrixOf(const RigidTransformF& transform) {
  return glm::translate(glm::dmat4(1), glm::dvec3(transform.position)) * glm::mat4_cast(glm::dquat(transform.rotation));
}

void traceShape(const model::RigidBody& body, ShapeTracer& tracer) {
  const glm::dvec3 size = glm::max(toDouble(body.size), glm::dvec3(0));
  switch (body.shape) {
    case model::BodyShape::Sphere: return tracer.sphere(size.x);
    case model::BodyShape::Box: return tracer.box(size);
    case model::BodyShape::Capsule: return tracer.capsule(size.x, size.y);
  }
}

/// Half of the larger side.
double extentOf(const BodyMark& mark) {
  const QRectF box = mark.outline.boundingRect();
  return std::max(box.width(), box.height()) / 2;
}

bool isInPicture(const BodyMark& mark, QSizeF size) {
  const QRectF picture(QPointF(0, 0), size);
  if (mark.isTiny) return picture.contains(mark.at);
  if (!mark.outline.isEmpty()) return picture.intersects(mark.outline.boundingRect());
  return !mark.lines.isEmpty();
}

QColor withAlpha(QColor color, int alpha) {
  color.setAlpha(alpha);
  return color;
}

bool isMoved(const BodyMark& mark) { return mark.body->mode != model::BodyMode::FollowsBone; }

void paintOutline(QPainter& painter, const BodyMark& mark) {
  mark.isTiny ? painter.drawEllipse(mark.at, kTinyRadius, kTinyRadius) : painter.drawConvexPolygon(mark.outline);
}

void paintMiddle(QPainter& painter, const BodyMark& mark, const QColor& color) {
  if (mark.body->mode != model::BodyMode::PhysicsAtBone || mark.isTiny || mark.outline.isEmpty()) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawEllipse(mark.at, 1.6, 1.6);
}

/// Halfway to the background of the theme.
QColor subdued(const QColor& color) {
  const QColor& back = theme::theme().background;
  const auto mix = [](int a, int b) { return (a + b) / 2; };
  return {mix(color.red(), back.red()), mix(color.green(), back.green()), mix(color.blue(), back.blue())};
}

}  // namespace

void addBodyMarks(const scene::Actor& actor, const glm::dmat4& world, std::span<const RigidTransformF> transforms,
                  const eval::CameraView& view, QSizeF size, std::vector<BodyMark>& marks) {
  const std::vector<physics::RigBody>& bodies = actor.physicsRig().bodies;
  const double scale = glm::length(glm::dvec3(world[0]));
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (bodies[i].role == physics::BodyRole::Absent) continue;
    BodyMark mark;
    mark.body = &actor.model().bodies[i];
    mark.actor = actor.id();
    mark.index = static_cast<std::int32_t>(i);
    mark.transform = world * matrixOf(transforms[i]);
    const glm::dvec3 middle(mark.transform[3]);
    const auto at = projected(middle, view, size);
    ShapeTracer tracer(view, mark.transform, size, at ? scale * pixelsPerUnit(middle, view, size) : 0, mark);
    traceShape(*mark.body, tracer);
    mark.at = at.value_or(QPointF());
    mark.isTiny = at && !mark.outline.isEmpty() && extentOf(mark) < kTinyRadius;
    if (isInPicture(mark, size)) marks.push_back(std::move(mark));
  }
}

std::vector<const BodyMark*> bodiesAt(const std::vector<BodyMark>& marks, QPointF position,
                                      const eval::CameraView& view, QSizeF size) {
  const ViewRay ray = rayThrough(position, view, size);
  std::vector<std::pair<double, const BodyMark*>> found;
  for (const BodyMark& mark : marks) {
    const QPointF apart = mark.at - position;
    if (mark.isTiny && std::hypot(apart.x(), apart.y()) <= widgets::kTinyBodyHitRadius) {
      found.emplace_back(glm::dot(glm::dvec3(mark.transform[3]) - ray.origin, ray.direction), &mark);
      continue;
    }
    const glm::dmat4 toBody = glm::inverse(mark.transform);
    // The length of the direction is kept, so that distances of bodies with different scales can be compared.
    const auto entry = physics::rayEntry(*mark.body, glm::dvec3(toBody * glm::dvec4(ray.origin, 1)),
                                         glm::dvec3(toBody * glm::dvec4(ray.direction, 0)));
    if (entry) found.emplace_back(*entry, &mark);
  }
  std::ranges::stable_sort(found, {}, [](const auto& each) { return each.first; });
  std::vector<const BodyMark*> result;
  result.reserve(found.size());
  for (const auto& [distance, mark] : found) result.push_back(mark);
  return result;
}

QColor bodyColor(const model::RigidBody& body, BodyColors colors) {
  if (colors == BodyColors::Mode) return theme::theme().bodyModes[static_cast<std::size_t>(body.mode)];
  return theme::theme().bodyGroups[body.group % theme::kBodyGroupCount];
}

void paintBodyMarks(QPainter& painter, std::span<const BodyMark* const> marks, BodyColors colors) {
  std::map<QRgb, std::vector<const BodyMark*>> byColor;
  for (const BodyMark* mark : marks) byColor[bodyColor(*mark->body, colors).rgb()].push_back(mark);
  // Smooth edges of the fillings would take three times as long, and the outlines cover them. Opaque pens of one pixel
  // are drawn several times as fast as others, and each change of pen or brush costs as much as a body.
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(Qt::NoPen);
  for (const auto& [color, same] : byColor) {
    painter.setBrush(withAlpha(color, kFilling));
    for (const BodyMark* mark : same) {
      if (isMoved(*mark)) paintOutline(painter, *mark);
    }
  }
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (const auto& [color, same] : byColor) {
    painter.setPen(QPen(subdued(color), 1));
    for (const BodyMark* mark : same) painter.drawLines(mark->lines);
  }
  for (const auto& [color, same] : byColor) {
    painter.setPen(QPen(QColor(color), 1));
    for (const BodyMark* mark : same) paintOutline(painter, *mark);
  }
  for (const auto& [color, same] : byColor) {
    for (const BodyMark* mark : same) paintMiddle(painter, *mark, color);
  }
}

void paintBodyMark(QPainter& painter, const BodyMark& mark, BodyColors colors, MarkEmphasis emphasis) {
  const QColor color = bodyColor(*mark.body, colors);
  const double width = emphasis == MarkEmphasis::Chosen ? 2.5 : 1.8;
  painter.setPen(QPen(kShade, width + 2));
  painter.setBrush(withAlpha(color, emphasis == MarkEmphasis::Chosen ? 110 : 60));
  paintOutline(painter, mark);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(color, 1));
  painter.drawLines(mark.lines);
  painter.setPen(QPen(color, width));
  paintOutline(painter, mark);
  paintMiddle(painter, mark, color);
}

}  // namespace furitsuke::panels
