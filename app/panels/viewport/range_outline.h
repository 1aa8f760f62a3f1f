// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <array>

#include "core/render/shadow_range.h"

class QPainter;

namespace furitsuke::panels {

/// The square projected onto the ground along the light; if the light is too flat or comes from below, the square
/// itself.
[[nodiscard]] std::array<glm::dvec3, 4> groundOutline(const render::ShadowSquare& square);

/// Paints the reach of self shadow: its outline on the ground, and a cross at the point from which it is measured.
void paintShadowRange(QPainter& painter, const render::ShadowSquare& square, const eval::CameraView& view, QSizeF size);

}  // namespace furitsuke::panels
