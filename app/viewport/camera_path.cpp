// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewport/camera_path.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <optional>

#include "app/theme/theme.h"
#include "app/viewport/projection.h"

namespace furitsuke {

namespace {

/// From one frame to the next a camera that films moves less, model units; what jumps further cuts.
constexpr double kJump = 1.0;
constexpr double kSmallFrustum = 2.0;     // depth, model units
constexpr double kLargeFrustum = 6.0;     // likewise
constexpr double kCloseMarks = 9.0;       // pixels; nearer ones would be a smear
constexpr double kCloseFrustums = 42.0;   // likewise
constexpr double kSmallestStep = 1.5;     // of the line, pixels
constexpr double kStandsInTheEye = 0.05;  // model units: whoever looks through the camera sees no frustum of it

CameraPath::Point pointAt(const Track<CameraKey>& track, Frame frame, SampleCursor& cursor) {
  CameraPath::Point point{frame, sampleCamera(track, frame, &cursor), {}, track.hasKey(frame), false};
  point.eye = viewOf(point.camera, 1).eye;
  return point;
}

/// Eye, corners from the upper left one clockwise, and the tip of the sign that says where up is.
void paintFrustum(QPainter& painter, const CameraSample& camera, double depth, double aspect, const CameraView& view,
                  QSizeF size) {
  constexpr double kSign = 0.35;
  const CameraView own = viewOf(camera, aspect);
  if (glm::distance(own.eye, view.eye) < kStandsInTheEye) return;
  const glm::dvec3 right = glm::cross(own.up, own.forward);
  const double half = depth * std::tan(glm::radians(std::clamp(camera.fov, 1.0, 150.0)) / 2);
  const glm::dvec3 middle = own.eye + own.forward * depth;
  const glm::dvec3 up = own.up * half;
  const glm::dvec3 side = right * (half * aspect);
  const std::array<glm::dvec3, 4> corners = {middle + up - side, middle + up + side, middle - up + side,
                                             middle - up - side};
  const auto line = [&](const glm::dvec3& from, const glm::dvec3& to) {
    if (const auto seen = projected(from, to, view, size)) painter.drawLine(*seen);
  };
  for (std::size_t i = 0; i < corners.size(); ++i) {
    line(own.eye, corners[i]);
    line(corners[i], corners[(i + 1) % corners.size()]);
  }
  const glm::dvec3 tip = middle + up * (1 + 2 * kSign);
  line(middle + up * 1.1 - side * kSign, tip);
  line(tip, middle + up * 1.1 + side * kSign);
}

bool isFar(const std::optional<QPointF>& last, QPointF place, double distance) {
  return !last || std::hypot(last->x() - place.x(), last->y() - place.y()) >= distance;
}

}  // namespace

CameraPath::CameraPath(Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {
  connect(&stage_, &Stage::castChanged, this, &CameraPath::follow);
  follow();
}

void CameraPath::follow() {
  MotionDocument* document = stage_.cameraMotion();
  if (document_ == document) return;
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  const auto outdate = [this] {
    isStale_ = true;
    emit changed();
  };
  if (document != nullptr) {
    connect(document, &MotionDocument::motionChanged, this, [outdate](const MotionChange& change) {
      const bool filmsOtherwise = change.kind == MotionChange::Kind::Reloaded ||
                                  std::ranges::find(change.tracks, kCameraTrack) != change.tracks.end();
      if (filmsOtherwise) outdate();
    });
  }
  outdate();
}

const std::vector<CameraPath::Point>& CameraPath::points() {
  if (!std::exchange(isStale_, false)) return points_;
  points_.clear();
  if (document_ == nullptr || document_->motion().camera.empty()) return points_;
  const Track<CameraKey>& track = document_->motion().camera;
  const auto frames = track.frames();
  const Frame step = std::max<Frame>(1, (frames.back() - frames.front()) / kMostPoints);
  SampleCursor cursor;
  const auto add = [&](Frame frame) {
    Point point = pointAt(track, frame, cursor);
    const bool isNext = !points_.empty() && frame - points_.back().frame == 1;
    point.isJump =
        point.isKey && isNext && points_.back().isKey && glm::distance(point.eye, points_.back().eye) > kJump;
    points_.push_back(point);
  };
  for (std::size_t i = 0; i < frames.size(); ++i) {
    add(frames[i]);
    if (i + 1 == frames.size()) break;
    // A stray key may stand at the last frame that there is: one step further must not wrap round.
    for (std::int64_t frame = std::int64_t{frames[i]} + step; frame < frames[i + 1]; frame += step) {
      add(static_cast<Frame>(frame));
    }
  }
  return points_;
}

void CameraPath::paintLine(QPainter& painter, const CameraView& view, QSizeF size) {
  QPolygonF stretch;
  const auto draw = [&] {
    if (stretch.size() > 1) painter.drawPolyline(stretch);
    stretch.clear();
  };
  for (const Point& point : points()) {
    const auto place = projected(point.eye, view, size);
    if (point.isJump || !place) draw();
    if (!place) continue;
    if (point.isKey || stretch.isEmpty() || isFar(stretch.back(), *place, kSmallestStep)) stretch.append(*place);
  }
  draw();
}

void CameraPath::paintKeys(QPainter& painter, const CameraView& view, QSizeF size, double aspect) {
  std::optional<QPointF> lastMark;
  std::optional<QPointF> lastFrustum;
  for (const Point& point : points()) {
    const auto place = point.isKey ? projected(point.eye, view, size) : std::nullopt;
    if (!place) continue;
    if (isFar(lastFrustum, *place, kCloseFrustums)) {
      painter.setBrush(Qt::NoBrush);
      paintFrustum(painter, point.camera, kSmallFrustum, aspect, view, size);
      lastFrustum = place;
    }
    if (!isFar(lastMark, *place, kCloseMarks)) continue;
    painter.setBrush(painter.pen().color());
    painter.drawEllipse(*place, 2.5, 2.5);
    lastMark = place;
  }
}

void CameraPath::paint(QPainter& painter, const CameraView& view, QSizeF size, double aspect) {
  if (points().empty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // A dark line below: the path is seen before any model and any ground.
  painter.setPen(QPen(QColor(0, 0, 0, 110), 3.5));
  paintLine(painter, view, size);
  const QColor color = theme().channel(ChannelColor::Distance);
  painter.setPen(QPen(color, 1.6));
  paintLine(painter, view, size);
  painter.setPen(QPen(color, 1.1));
  paintKeys(painter, view, size, aspect);
  const CameraSample& now = stage_.scene().camera();
  painter.setPen(QPen(QColor(0, 0, 0, 110), 3.5));
  paintFrustum(painter, now, kLargeFrustum, aspect, view, size);
  painter.setPen(QPen(theme().accent, 1.8));
  paintFrustum(painter, now, kLargeFrustum, aspect, view, size);
  painter.restore();
}

}  // namespace furitsuke
