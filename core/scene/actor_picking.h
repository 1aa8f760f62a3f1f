// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>
#include <optional>

#include "core/model/model.h"
#include "core/scene/scene.h"

namespace furitsuke::scene {

/// A half-line in the world.
struct Ray {
  glm::dvec3 origin{0, 0, 0};
  glm::dvec3 direction{0, 0, 1};  ///< of any length above 0
};

/// The first surface on a ray.
struct ActorHit {
  const Actor* actor = nullptr;
  double distance = 0;  ///< from the origin, in lengths of the direction
  /// The bone that moves the surface there: the one with the largest weight, or if the user cannot pose that one, the
  /// bone that it follows; kNoIndex if there is none.
  model::BoneIndex bone = model::kNoIndex;
};

/// The visible surface that is nearest to the origin, of the meshes as they were posed by the last evaluation; nullopt
/// if the ray meets none. Hidden and fully transparent materials let the ray pass, both sides of a triangle stop it.
/// Takes about 5 ns for a triangle.
[[nodiscard]] std::optional<ActorHit> firstHit(const Scene& scene, const Ray& ray);

/// The bone itself if the user can pose it; otherwise the source of its append transform, or else its parent, until one
/// can be posed. kNoIndex if none can.
[[nodiscard]] model::BoneIndex posableBone(const model::Model& model, model::BoneIndex bone);

}  // namespace furitsuke::scene
