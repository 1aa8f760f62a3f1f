// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QSizeF>
#include <optional>

#include "core/eval/camera_view.h"

// Projections from the world to pixels of a picture, y downward.
namespace furitsuke::panels {

/// The position of a point of the world; nullopt if it is behind the camera.
[[nodiscard]] std::optional<QPointF> projected(const glm::dvec3& point, const eval::CameraView& view, QSizeF size);

/// The part of a line in front of the camera; nullopt if all of it is behind the camera.
[[nodiscard]] std::optional<QLineF> projected(const glm::dvec3& from, const glm::dvec3& to,
                                              const eval::CameraView& view, QSizeF size);

/// The points of the world that a pixel shows.
struct ViewRay {
  glm::dvec3 origin{0, 0, 0};     ///< on the near plane
  glm::dvec3 direction{0, 0, 1};  ///< unit length, away from the camera
};
[[nodiscard]] ViewRay rayThrough(QPointF position, const eval::CameraView& view, QSizeF size);

/// Pixels per unit of the world at a point in front of the camera; 0 behind it.
[[nodiscard]] double pixelsPerUnit(const glm::dvec3& point, const eval::CameraView& view, QSizeF size);

}  // namespace furitsuke::panels
