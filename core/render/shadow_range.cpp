// SPDX-License-Identifier: MIT
#include "core/render/shadow_range.h"

#include <algorithm>
#include <cstddef>
#include <glm/matrix.hpp>

#include "core/eval/mesh/mesh_morphs.h"
#include "core/render/drawn_frame.h"
#include "core/render/light_box.h"

namespace furitsuke::render {

namespace {

constexpr double kSmallestReach = 2;  ///< model units

bool castsAny(const scene::Actor& actor) {
  const std::vector<model::Material>& materials = actor.model().materials;
  for (std::size_t i = 0; i < materials.size(); ++i) {
    if (!actor.isMaterialShown(i) || !materials[i].castsShadow) continue;
    if (eval::morphedMaterial(materials[i], actor.mesh().materials[i]).diffuse.w > 0) return true;
  }
  return false;
}

}  // namespace

double selfShadowRange(double distance) {
  const double window = 10000 - distance * 100000;
  return std::clamp(window / 100, kSmallestReach, 1000.0);
}

std::optional<ShadowSquare> selfShadowSquare(const scene::Scene& scene, const eval::CameraView& view) {
  if (scene.selfShadow().mode == 0) return {};
  ShadowSquare square;
  square.light = usableDirection(scene.light().direction);
  const glm::dmat3 toLight = lightSpace(square.light);
  LightBox casters;
  for (const auto& actor : scene.actors) {
    if (actor->isVisible() && actor->shownPlacement().castsShadow && castsAny(*actor))
      casters.extend(*actor, scene.worldOf(*actor), toLight);
  }
  if (casters.isEmpty()) return {};
  square.middle = view.eye + view.forward * shadowFocusDepth(casters, toLight, view.eye, view.forward);
  const glm::dvec3 center = toLight * square.middle;
  const double reach = selfShadowRange(scene.selfShadow().distance);
  const glm::dmat3 back = glm::transpose(toLight);
  square.corners = {back * (center + glm::dvec3(-reach, -reach, 0)), back * (center + glm::dvec3(reach, -reach, 0)),
                    back * (center + glm::dvec3(reach, reach, 0)), back * (center + glm::dvec3(-reach, reach, 0))};
  return square;
}

}  // namespace furitsuke::render
