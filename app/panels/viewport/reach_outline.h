// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <array>

#include "core/render/shadow_reach.h"

class QPainter;

namespace furitsuke::panels {

/// The square projected onto the ground along the light; where the light is too flat for that, or comes from below, the
/// square itself.
[[nodiscard]] std::array<glm::dvec3, 4> groundOutline(const render::ShadowSquare& square);

/// The reach of self shadow: its outline in the picture, and a cross at the point that it is measured from.
void paintShadowReach(QPainter& painter, const render::ShadowSquare& square, const eval::CameraView& view, QSizeF size);

}  // namespace furitsuke::panels
