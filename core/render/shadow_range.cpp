// SPDX-License-Identifier: MIT
#include "core/render/shadow_range.h"

#include <algorithm>
#include <cstddef>

#include "core/eval/mesh/mesh_morphs.h"
#include "core/render/drawn_frame.h"
#include "core/render/shadow_projection.h"

namespace furitsuke::render {

namespace {

constexpr double kDrawnReach = 1000;  ///< model units, of an area without end

bool castsAny(const scene::Actor& actor) {
  const std::vector<model::Material>& materials = actor.model().materials;
  for (std::size_t i = 0; i < materials.size(); ++i) {
    if (!actor.isMaterialShown(i) || !materials[i].castsShadow) continue;
    if (eval::morphedMaterial(materials[i], actor.mesh().materials[i]).diffuse.w > 0) return true;
  }
  return false;
}

}  // namespace

std::optional<ShadowArea> selfShadowArea(const scene::Scene& scene, const eval::CameraView& view) {
  if (scene.selfShadow().mode == 0) return {};
  const bool isCast = std::ranges::any_of(scene.actors, [](const auto& actor) {
    return actor->isVisible() && actor->shownPlacement().castsShadow && castsAny(*actor);
  });
  if (!isCast) return {};
  const glm::dvec3 light = usableDirection(scene.light().direction);
  const ShadowProjection projection(view.eye, view.forward, light, scene.selfShadow());
  const double end = projection.reach().value_or(kDrawnReach);
  const double startHalf = projection.halfWidthAt(0);
  const double endHalf = projection.halfWidthAt(end);
  return ShadowArea{{projection.toWorld({-startHalf, 0, 0}), projection.toWorld({startHalf, 0, 0}),
                     projection.toWorld({endHalf, end, 0}), projection.toWorld({-endHalf, end, 0})},
                    light,
                    projection.reach()};
}

}  // namespace furitsuke::render
