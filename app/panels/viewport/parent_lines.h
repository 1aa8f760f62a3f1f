// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <cstdint>
#include <glm/vec3.hpp>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/scene/scene.h"

class QPainter;

namespace furitsuke::panels {

/// What follows an outside parent, and the place that it follows, in the world.
struct ParentLine {
  glm::dvec3 from{0, 0, 0};  ///< the bone, or the origin of the model
  glm::dvec3 to{0, 0, 0};
  bool isActive = false;  ///< of the active model
};
/// Of all visible models of an evaluated scene. `active`: Actor::id() of the active model.
[[nodiscard]] std::vector<ParentLine> parentLines(const scene::Scene& scene, std::uint64_t active);

/// Paints a thin line with a ring at the followed place for each of them.
void paintParentLines(QPainter& painter, const std::vector<ParentLine>& lines, const eval::CameraView& view,
                      QSizeF size);

}  // namespace furitsuke::panels
