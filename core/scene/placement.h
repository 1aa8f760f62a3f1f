// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include "core/model/model.h"

namespace furitsuke::scene {

/// Where a prop or stage is, and how it is drawn there.
struct Placement {
  glm::dvec3 position{0, 0, 0};     ///< model units
  glm::dquat rotation{1, 0, 0, 0};  ///< of unit length
  double scale = 1;
  std::uint64_t attachment = 0;                       ///< id of the actor that carries it; 0: none
  model::BoneIndex attachmentBone = model::kNoIndex;  ///< the bone of the attachment; kNoIndex: its origin
  double opacity = 1;                                 ///< 0..1, times that of the materials
  bool castsShadow = true;                            ///< on the ground and on the models
  friend bool operator==(const Placement&, const Placement&) = default;
};

/// What a model is attached to.
struct Attachment {
  std::uint64_t actor = 0;                  ///< id; 0: nothing
  model::BoneIndex bone = model::kNoIndex;  ///< kNoIndex: its origin
  friend bool operator==(const Attachment&, const Attachment&) = default;
};

}  // namespace furitsuke::scene
