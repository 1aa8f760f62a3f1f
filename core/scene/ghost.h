// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/mat4x4.hpp>
#include <memory>

#include "core/scene/actor.h"

namespace furitsuke {

/// An actor of a scene as it is at another moment (onion skin) or by another motion (comparison), to be drawn thinly
/// behind itself.
struct Ghost {
  std::shared_ptr<Actor> actor;  ///< Actor::twin() of the one in the scene, evaluated
  std::uint64_t of = 0;          ///< the id of that one
  double frame = 0;
  glm::dmat4 toWorld{1};
  Vec4 tint{1, 1, 1, 0.5F};  ///< its colour, and how much of it is seen
};

}  // namespace furitsuke
