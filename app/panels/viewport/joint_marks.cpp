// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/joint_marks.h"

#include <QPainter>
#include <QPen>
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <numbers>
#include <optional>
#include <utility>

#include "app/panels/viewport/projection.h"
#include "app/theme/theme.h"
#include "app/widgets/hit_radius.h"
#include "core/eval/rig/rotation_math.h"
#include "core/physics/joint_transform.h"

namespace furitsuke::panels {

namespace {

constexpr double kAxisUnits = 0.4;                      // length of an axis, model units
constexpr double kShortestAxis = 7, kLongestAxis = 30;  // pixels
constexpr double kArcRadius = 0.8;                      // of an axis
constexpr double kArcStep = 0.2;                        // radians
constexpr theme::ChannelColor kAxisColors[] = {theme::ChannelColor::X, theme::ChannelColor::Y, theme::ChannelColor::Z};

/// Draws in the space of a joint.
class JointTracer {
 public:
  JointTracer(const RigidTransformF& transform, const glm::dmat4& world, const eval::CameraView& view, QSizeF size)
      : origin_(transform.position), rotation_(transform.rotation), local_(view), size_(size) {
    local_.view = view.view * world;
  }

  /// The length of an axis, model units.
  void setAxisLength(double length) { length_ = length; }

  void addAxes(JointMark& mark) const {
    for (int axis = 0; axis < 3; ++axis) {
      glm::dvec3 end(0, 0, 0);
      end[axis] = length_;
      mark.axes[static_cast<std::size_t>(axis)] = line({0, 0, 0}, end).value_or(QLineF(mark.at, mark.at));
    }
  }

  void addTurns(const physics::JointLimits& limits, JointMark& mark) const {
    for (int axis = 0; axis < 3; ++axis) {
      const physics::JointRange& range = limits.turn[static_cast<std::size_t>(axis)];
      if (range.isLocked()) continue;
      constexpr double kHalfTurn = std::numbers::pi;
      const bool isWhole = range.isFree() || !(range.upper - range.lower < 2 * kHalfTurn);
      const double from = isWhole ? -kHalfTurn : range.lower;
      const double to = isWhole ? kHalfTurn : range.upper;
      const int count = std::max(1, static_cast<int>(std::ceil((to - from) / kArcStep)));
      QPolygonF& arc = mark.turns[static_cast<std::size_t>(axis)];
      for (int i = 0; i <= count; ++i) {
        const double angle = from + (to - from) * i / count;
        glm::dvec3 at(0, 0, 0);
        at[(axis + 1) % 3] = std::cos(angle);
        at[(axis + 2) % 3] = std::sin(angle);
        if (const auto shown = projected(place(at * kArcRadius * length_), local_, size_)) arc.append(*shown);
      }
    }
  }

  void addBox(const physics::JointLimits& limits, JointMark& mark) const {
    if (std::ranges::all_of(limits.move, [](const auto& range) { return range == physics::JointRange{}; })) return;
    glm::dvec3 lower, upper;
    for (int axis = 0; axis < 3; ++axis) {
      const physics::JointRange& range = limits.move[static_cast<std::size_t>(axis)];
      // What is free has no end; twice the axes suggests it.
      lower[axis] = range.isFree() ? -2 * length_ : range.lower;
      upper[axis] = range.isFree() ? 2 * length_ : range.upper;
    }
    const auto corner = [&](int index) {
      return glm::dvec3((index & 1) != 0 ? upper.x : lower.x, (index & 2) != 0 ? upper.y : lower.y,
                        (index & 4) != 0 ? upper.z : lower.z);
    };
    for (int axis = 0; axis < 3; ++axis) {
      if (lower[axis] == upper[axis]) continue;
      for (int from = 0; from < 8; ++from) {
        if ((from & 1 << axis) != 0) continue;
        if (const auto edge = line(corner(from), corner(from | 1 << axis))) mark.box.append(*edge);
      }
    }
  }

 private:
  [[nodiscard]] glm::dvec3 place(const glm::dvec3& point) const { return origin_ + eval::rotated(rotation_, point); }
  [[nodiscard]] std::optional<QLineF> line(const glm::dvec3& from, const glm::dvec3& to) const {
    return projected(place(from), place(to), local_, size_);
  }

  glm::dvec3 origin_;
  glm::dquat rotation_;
  eval::CameraView local_;  ///< of model space
  QSizeF size_;
  double length_ = 0;
};

bool isFinite(const physics::JointLimits& limits) {
  const auto areFinite = [](const std::array<physics::JointRange, 3>& ranges) {
    return std::ranges::all_of(ranges, [](const physics::JointRange& range) {
      return std::isfinite(range.lower) && std::isfinite(range.upper);
    });
  };
  return areFinite(limits.move) && areFinite(limits.turn);
}

}  // namespace

void addJointMarks(const scene::Actor& actor, const glm::dmat4& world, std::span<const RigidTransformF> transforms,
                   const eval::CameraView& view, QSizeF size, std::vector<JointMark>& marks) {
  const std::vector<model::Joint>& joints = actor.model().joints;
  const double scale = glm::length(glm::dvec3(world[0]));
  for (std::size_t i = 0; i < joints.size(); ++i) {
    const auto place = physics::jointTransform(joints[i], actor.physicsRig(), transforms);
    if (!place) continue;
    const glm::dvec3 inWorld(world * glm::dvec4(glm::dvec3(place->position), 1));
    const auto at = projected(inWorld, view, size);
    if (!at || !QRectF(QPointF(0, 0), size).contains(*at)) continue;
    JointMark mark;
    mark.joint = &joints[i];
    mark.actor = actor.id();
    mark.index = static_cast<std::int32_t>(i);
    mark.at = *at;
    JointTracer tracer(*place, world, view, size);
    const double pixels = scale * pixelsPerUnit(inWorld, view, size);
    tracer.setAxisLength(std::clamp(kAxisUnits * pixels, kShortestAxis, kLongestAxis) / pixels);
    tracer.addAxes(mark);
    const physics::JointLimits limits = physics::jointLimits(joints[i]);
    if (isFinite(limits)) {
      tracer.addTurns(limits, mark);
      tracer.addBox(limits, mark);
    }
    marks.push_back(std::move(mark));
  }
}

std::vector<const JointMark*> jointsAt(const std::vector<JointMark>& marks, QPointF position) {
  std::vector<std::pair<double, const JointMark*>> found;
  for (const JointMark& mark : marks) {
    const QPointF apart = mark.at - position;
    const double distance = std::hypot(apart.x(), apart.y());
    if (distance <= widgets::kJointHitRadius) found.emplace_back(distance, &mark);
  }
  std::ranges::stable_sort(found, {}, [](const auto& each) { return each.first; });
  std::vector<const JointMark*> result;
  result.reserve(found.size());
  for (const auto& [distance, mark] : found) result.push_back(mark);
  return result;
}

void paintJointMark(QPainter& painter, const JointMark& mark, MarkEmphasis emphasis) {
  const theme::Theme& theme = theme::theme();
  const bool isPlain = emphasis == MarkEmphasis::None;
  painter.setBrush(Qt::NoBrush);
  QColor boxColor = theme.text;
  boxColor.setAlpha(isPlain ? 150 : 255);
  painter.setPen(QPen(boxColor, 1));
  painter.drawLines(mark.box);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const QColor color = theme.channel(kAxisColors[axis]);
    if (!isPlain && mark.turns[axis].size() > 1) {
      QColor fill = color;
      fill.setAlpha(60);
      painter.setPen(Qt::NoPen);
      painter.setBrush(fill);
      painter.drawPolygon(mark.turns[axis] + QPolygonF({mark.at}));
      painter.setBrush(Qt::NoBrush);
    }
    painter.setPen(QPen(color, isPlain ? 1 : 2));
    painter.drawPolyline(mark.turns[axis]);
    painter.drawLine(mark.axes[axis]);
  }
  const double radius = emphasis == MarkEmphasis::Chosen ? 4.5 : isPlain ? 2 : 3.5;
  painter.setPen(QPen(theme.background, 1));
  painter.setBrush(theme.text);
  painter.drawEllipse(mark.at, radius, radius);
}

}  // namespace furitsuke::panels
