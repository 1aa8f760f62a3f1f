// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/mat4x4.hpp>
#include <memory>

#include "core/scene/actor.h"

namespace furitsuke::scene {

/// An actor of a scene at another time (onion skin) or with another motion (comparison), to be drawn translucent behind
/// the actor.
struct Ghost {
  std::shared_ptr<Actor> actor;  ///< Actor::twin() of the actor in the scene, evaluated
  std::uint64_t of = 0;          ///< the id of that actor
  double frame = 0;
  glm::dmat4 toWorld{1};
  Vec4 tint{1, 1, 1, 0.5F};  ///< its color; alpha is the opacity
};

}  // namespace furitsuke::scene
