// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/projection.h"

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

namespace furitsuke::panels {

namespace {

glm::dvec4 clipPlace(const glm::dvec3& point, const eval::CameraView& view) {
  return view.projection * (view.view * glm::dvec4(point, 1));
}

QPointF pixelOf(const glm::dvec4& clip, QSizeF size) {
  return {(clip.x / clip.w + 1) / 2 * size.width(), (1 - clip.y / clip.w) / 2 * size.height()};
}

/// Positive in front of the near plane. The far plane is ignored, because it clips no lines that matter.
double nearness(const glm::dvec4& clip) { return clip.z + clip.w; }

}  // namespace

std::optional<QPointF> projected(const glm::dvec3& point, const eval::CameraView& view, QSizeF size) {
  const glm::dvec4 clip = clipPlace(point, view);
  if (!(clip.w > 0) || !(std::abs(clip.z) <= clip.w)) return {};
  return pixelOf(clip, size);
}

std::optional<QLineF> projected(const glm::dvec3& from, const glm::dvec3& to, const eval::CameraView& view,
                                QSizeF size) {
  glm::dvec4 a = clipPlace(from, view);
  glm::dvec4 b = clipPlace(to, view);
  const double aNear = nearness(a);
  const double bNear = nearness(b);
  if (!(aNear > 0) && !(bNear > 0)) return {};
  if (aNear < 0) a = glm::mix(a, b, aNear / (aNear - bNear));
  if (bNear < 0) b = glm::mix(b, a, bNear / (bNear - aNear));
  if (!(a.w > 0) || !(b.w > 0)) return {};
  return QLineF(pixelOf(a, size), pixelOf(b, size));
}

ViewRay rayThrough(QPointF position, const eval::CameraView& view, QSizeF size) {
  const glm::dmat4 toWorld = glm::inverse(view.projection * view.view);
  const double x = 2 * position.x() / size.width() - 1;
  const double y = 1 - 2 * position.y() / size.height();
  const auto at = [&](double depth) {
    const glm::dvec4 point = toWorld * glm::dvec4(x, y, depth, 1);
    return glm::dvec3(point) / point.w;
  };
  const glm::dvec3 near = at(-1);
  return {near, glm::normalize(at(0) - near)};
}

double pixelsPerUnit(const glm::dvec3& point, const eval::CameraView& view, QSizeF size) {
  const double distance = clipPlace(point, view).w;
  return distance > 0 ? view.projection[1][1] * size.height() / 2 / distance : 0;
}

}  // namespace furitsuke::panels
