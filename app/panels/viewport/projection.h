// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QSizeF>
#include <optional>

#include "core/eval/camera_view.h"

// From the world to a picture of a size in pixels, y downward.
namespace furitsuke::panels {

/// The position of a point of the world; nothing if it is behind the camera.
[[nodiscard]] std::optional<QPointF> projected(const glm::dvec3& point, const eval::CameraView& view, QSizeF size);

/// The part of a line in front of the camera; nothing when all of it is behind.
[[nodiscard]] std::optional<QLineF> projected(const glm::dvec3& from, const glm::dvec3& to,
                                              const eval::CameraView& view, QSizeF size);

}  // namespace furitsuke::panels
