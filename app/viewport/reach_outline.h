// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <array>

#include "core/render/shadow_reach.h"

class QPainter;

namespace furitsuke {

/// Where the square stands on the ground along the light; where the light is too flat for that, or comes from below,
/// the square itself.
[[nodiscard]] std::array<glm::dvec3, 4> groundOutline(const ShadowSquare& square);

/// The reach of self shadow: its outline in the picture, and a cross where it is measured from.
void paintShadowReach(QPainter& painter, const ShadowSquare& square, const CameraView& view, QSizeF size);

}  // namespace furitsuke
