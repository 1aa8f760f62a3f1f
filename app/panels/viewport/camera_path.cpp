// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/camera_path.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <optional>

#include "app/panels/viewport/projection.h"
#include "app/theme/theme.h"
#include "core/eval/layered_views.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::panels {

namespace {

/// A larger movement within one frame counts as a cut, model units.
constexpr double kJump = 1.0;
constexpr double kSmallFrustum = 2.0;    // depth, model units
constexpr double kLargeFrustum = 6.0;    // depth, model units
constexpr double kCloseMarks = 9.0;      // pixels; closer ones would merge
constexpr double kCloseFrustums = 42.0;  // pixels; closer ones would merge
constexpr double kMinStep = 1.5;         // between two points of the line, pixels
constexpr double kLargestSmall = 36.0;   // depth of a small frustum, pixels
constexpr double kCloseNumbers = 64.0;   // pixels; closer ones would hide each other
constexpr QPointF kNumberOffset(6, -6);  // from the mark, pixels
/// If the camera is nearer to the eye than this, the view is that of the camera itself and its frustum is not drawn.
/// Model units.
constexpr double kSameEyeDistance = 0.05;

/// `poses`: where the bones are that the camera follows; nullptr if it follows nothing.
CameraPath::Point pointAt(const eval::LayeredCamera& track, Frame frame, bool isKey, scene::SceneAtFrame* poses) {
  CameraPath::Point point{frame, track.sample(frame), {}, isKey, false};
  if (poses != nullptr) {
    poses->moveTo(frame);
    point.camera.target += poses->cameraParentPlace();
  }
  point.eye = eval::viewOf(point.camera, 1).eye;
  return point;
}

/// Paints lines from the eye to the corners, the rectangle of the corners, and an arrow that points up.
void paintFrustum(QPainter& painter, const eval::CameraSample& camera, double depth, double aspect,
                  const eval::CameraView& view, QSizeF size) {
  constexpr double kSign = 0.35;
  const eval::CameraView own = eval::viewOf(camera, aspect);
  if (glm::distance(own.eye, view.eye) < kSameEyeDistance) return;
  const glm::dvec3 right = glm::cross(own.up, own.forward);
  const glm::dvec3 middle = own.eye + own.forward * depth;
  const double share = camera.perspective ? depth : 1;
  const glm::dvec3 up = own.up * (share / own.projection[1][1]);
  const glm::dvec3 side = right * (share / own.projection[0][0]);
  const std::array<glm::dvec3, 4> corners = {middle + up - side, middle + up + side, middle - up + side,
                                             middle - up - side};
  const auto line = [&](const glm::dvec3& from, const glm::dvec3& to) {
    if (const auto seen = projected(from, to, view, size)) painter.drawLine(*seen);
  };
  for (std::size_t i = 0; i < corners.size(); ++i) {
    line(camera.perspective ? own.eye : corners[i] - own.forward * depth, corners[i]);
    line(corners[i], corners[(i + 1) % corners.size()]);
  }
  const glm::dvec3 tip = middle + up * (1 + 2 * kSign);
  line(middle + up * 1.1 - side * kSign, tip);
  line(tip, middle + up * 1.1 + side * kSign);
}

bool isFar(const std::optional<QPointF>& last, QPointF position, double distance) {
  return !last || std::hypot(last->x() - position.x(), last->y() - position.y()) >= distance;
}

}  // namespace

CameraPath::CameraPath(session::Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {
  connect(&stage_, &session::Stage::actorsChanged, this, &CameraPath::follow);
  follow();
}

void CameraPath::follow() {
  edit::MotionDocument* document = stage_.motionOf(session::ScenePart::Camera);
  if (document_ == document) return;
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  const auto invalidate = [this] {
    isStale_ = true;
    emit changed();
  };
  if (document != nullptr) {
    connect(document, &edit::MotionDocument::motionChanged, this, [invalidate](const edit::MotionChange& change) {
      const bool isCameraChanged = change.kind == edit::MotionChange::Kind::Reloaded ||
                                   change.kind == edit::MotionChange::Kind::Layers ||
                                   std::ranges::find(change.tracks, motion::kCameraTrack) != change.tracks.end();
      if (isCameraChanged) invalidate();
    });
    connect(document, &edit::MotionDocument::annotationsChanged, this, invalidate);
  }
  invalidate();
}

const std::vector<CameraPath::Point>& CameraPath::points() {
  const bool isFollowing = document_ != nullptr && motion::hasCameraParents(document_->motion().annotations.parents);
  const bool isMoved = isFollowing && std::exchange(revision_, stage_.motionRevision()) != stage_.motionRevision();
  if (!std::exchange(isStale_, false) && !isMoved) return points_;
  points_.clear();
  if (document_ == nullptr) return points_;
  const eval::LayeredCamera track(document_->motion());
  if (track.empty()) return points_;
  const std::vector<Frame> frames = track.keyFrames();
  const Frame step = std::max<Frame>(1, (frames.back() - frames.front()) / kMaxPoints);
  std::optional<scene::SceneAtFrame> poses;
  if (isFollowing) poses.emplace(stage_.evaluated());
  const auto add = [&](Frame frame, bool isKey) {
    Point point = pointAt(track, frame, isKey, poses ? &*poses : nullptr);
    const bool isNext = !points_.empty() && frame - points_.back().frame == 1;
    point.isJump =
        point.isKey && isNext && points_.back().isKey && glm::distance(point.eye, points_.back().eye) > kJump;
    points_.push_back(point);
  };
  for (std::size_t i = 0; i < frames.size(); ++i) {
    add(frames[i], true);
    if (i + 1 == frames.size()) break;
    // 64 bits: a key may be at the largest possible frame, and the next step must not overflow.
    for (std::int64_t frame = std::int64_t{frames[i]} + step; frame < frames[i + 1]; frame += step) {
      add(static_cast<Frame>(frame), false);
    }
  }
  return points_;
}

void CameraPath::paintLine(QPainter& painter, const eval::CameraView& view, QSizeF size) {
  QPolygonF stretch;
  const auto draw = [&] {
    if (stretch.size() > 1) painter.drawPolyline(stretch);
    stretch.clear();
  };
  for (const Point& point : points()) {
    const auto place = projected(point.eye, view, size);
    if (point.isJump || !place) draw();
    if (!place) continue;
    if (point.isKey || stretch.isEmpty() || isFar(stretch.back(), *place, kMinStep)) stretch.append(*place);
  }
  draw();
}

void CameraPath::paintKeys(QPainter& painter, const eval::CameraView& view, QSizeF size, double aspect) {
  std::optional<QPointF> lastMark;
  std::optional<QPointF> lastFrustum;
  for (const Point& point : points()) {
    const auto place = point.isKey ? projected(point.eye, view, size) : std::nullopt;
    if (!place) continue;
    if (isFar(lastFrustum, *place, kCloseFrustums)) {
      painter.setBrush(Qt::NoBrush);
      paintFrustum(painter, point.camera, frustumDepth(point.eye, view, size), aspect, view, size);
      lastFrustum = place;
    }
    if (!isFar(lastMark, *place, kCloseMarks)) continue;
    painter.setBrush(painter.pen().color());
    painter.drawEllipse(*place, 2.5, 2.5);
    lastMark = place;
  }
}

double CameraPath::frustumDepth(const glm::dvec3& eye, const eval::CameraView& view, QSizeF size) {
  const glm::dvec3 side = glm::cross(view.up, view.forward) * kSmallFrustum;
  const auto from = projected(eye, view, size), to = projected(eye + side, view, size);
  if (!from || !to) return kSmallFrustum;
  const double pixels = std::hypot(to->x() - from->x(), to->y() - from->y());
  return pixels > kLargestSmall ? kSmallFrustum * kLargestSmall / pixels : kSmallFrustum;
}

std::vector<CameraPath::Number> CameraPath::numbers(const eval::CameraView& view, QSizeF size) {
  std::vector<Number> numbers;
  for (const Point& point : points()) {
    const auto place = point.isKey ? projected(point.eye, view, size) : std::nullopt;
    if (!place || !QRectF(QPointF(), size).contains(*place)) continue;
    const auto isNear = [&](const Number& other) { return !isFar(other.place, *place, kCloseNumbers); };
    if (std::ranges::none_of(numbers, isNear)) numbers.push_back({point.frame, *place});
  }
  return numbers;
}

void CameraPath::paintNumbers(QPainter& painter, const eval::CameraView& view, QSizeF size) {
  painter.setFont(theme::numberFont());
  const QColor color = painter.pen().color();
  for (const Number& number : numbers(view, size)) {
    const QString text = QString::number(number.frame);
    painter.setPen(QColor(0, 0, 0, 160));
    painter.drawText(number.place + kNumberOffset + QPointF(1, 1), text);
    painter.setPen(color);
    painter.drawText(number.place + kNumberOffset, text);
  }
}

void CameraPath::paint(QPainter& painter, const eval::CameraView& view, QSizeF size, double aspect) {
  if (points().empty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // A dark line below makes the path visible on any background.
  painter.setPen(QPen(QColor(0, 0, 0, 110), 3.5));
  paintLine(painter, view, size);
  const QColor color = theme::theme().channel(theme::ChannelColor::Distance);
  painter.setPen(QPen(color, 1.6));
  paintLine(painter, view, size);
  painter.setPen(QPen(color, 1.1));
  paintKeys(painter, view, size, aspect);
  paintNumbers(painter, view, size);
  const eval::CameraSample& now = stage_.scene().camera();
  painter.setPen(QPen(QColor(0, 0, 0, 110), 3.5));
  paintFrustum(painter, now, kLargeFrustum, aspect, view, size);
  painter.setPen(QPen(theme::theme().accent, 1.8));
  paintFrustum(painter, now, kLargeFrustum, aspect, view, size);
  painter.restore();
}

}  // namespace furitsuke::panels
