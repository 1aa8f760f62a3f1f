// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <glm/mat4x4.hpp>

class QPainter;

namespace furitsuke::panels {

inline constexpr double kViewAxisLength = 26;  ///< pixels

/// Draws the directions of the axes of the world in a view, with their letters, around a point in pixels.
void paintViewAxes(QPainter& painter, const glm::dmat4& view, QPointF origin);

}  // namespace furitsuke::panels
