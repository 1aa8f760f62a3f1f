// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <array>

#include "core/render/shadow_range.h"

class QPainter;

namespace furitsuke::panels {

/// The area projected onto the ground along the light; if the light is too flat or comes from below, the area itself.
[[nodiscard]] std::array<glm::dvec3, 4> groundOutline(const render::ShadowArea& area);

/// Paints the outline of self shadow on the ground.
void paintShadowRange(QPainter& painter, const render::ShadowArea& area, const eval::CameraView& view, QSizeF size);

}  // namespace furitsuke::panels
