// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/model/skeleton.h"

namespace furitsuke::physics {

/// Refers to a rigid body or a joint of a model.
struct PhysicsPart {
  enum class Kind : std::uint8_t { Body, Joint };
  Kind kind = Kind::Body;
  std::int32_t index = model::kNoIndex;  ///< into Model::bodies or Model::joints
  friend bool operator==(const PhysicsPart&, const PhysicsPart&) = default;
};

}  // namespace furitsuke::physics
