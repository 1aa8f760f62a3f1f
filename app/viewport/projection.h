// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QSizeF>
#include <optional>

#include "core/eval/camera_view.h"

// From the world into a picture of a size in pixels, y downwards.
namespace furitsuke {

/// Where a point of the world is; nothing behind the eye.
[[nodiscard]] std::optional<QPointF> projected(const glm::dvec3& point, const CameraView& view, QSizeF size);

/// The part of a line that lies before the eye; nothing when all of it is behind.
[[nodiscard]] std::optional<QLineF> projected(const glm::dvec3& from, const glm::dvec3& to, const CameraView& view,
                                              QSizeF size);

}  // namespace furitsuke
