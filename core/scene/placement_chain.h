// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/ext/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <optional>

#include "core/eval/rig/rig_pose.h"
#include "core/physics/physics_rig.h"
#include "core/scene/placement.h"

namespace furitsuke::scene {

/// Where something is at one time, and what carries it.
template <class Each>
struct CarrierStance {
  Placement placement = {};
  const Each* carrier = nullptr;              ///< null: nothing
  std::optional<eval::BoneStance> bone = {};  ///< nothing: the origin of the carrier
};

[[nodiscard]] inline glm::dmat4 matrixOf(const glm::dvec3& position, const glm::dquat& rotation, double scale) {
  return glm::scale(glm::translate(glm::dmat4(1), position) * glm::mat4_cast(rotation), glm::dvec3(scale));
}

/// The transform from model space to the world. `carrierOf(each)` returns the CarrierStance of each; at most `limit`
/// carriers are followed, in case they form a cycle.
template <class Each, class CarrierOf>
[[nodiscard]] glm::dmat4 worldOfCarried(const Each* own, std::size_t limit, const CarrierOf& carrierOf) {
  glm::dmat4 world(1);
  for (std::size_t i = 0; i <= limit; ++i) {
    const CarrierStance<Each> carrier = carrierOf(*own);
    const Placement& place = carrier.placement;
    world = matrixOf(place.position, place.rotation, place.scale) * world;
    if (carrier.carrier == nullptr) break;
    if (carrier.bone) world = matrixOf(carrier.bone->position, carrier.bone->rotation, 1) * world;
    own = carrier.carrier;
  }
  return world;
}

/// The scale of a transform from model space to the world; 1 if that cannot be used.
[[nodiscard]] inline double scaleOf(const glm::dmat4& world) {
  const double scale = glm::length(glm::dvec3(world[0]));
  return scale > 0 ? scale : 1;
}

/// The same transform without its scale.
[[nodiscard]] inline physics::ActorPlace actorPlace(const glm::dmat4& world) {
  return {glm::dvec3(world[3]), glm::normalize(glm::quat_cast(glm::dmat3(world) / scaleOf(world)))};
}

}  // namespace furitsuke::scene
