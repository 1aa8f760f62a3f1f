// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

#include "core/base/result.h"
#include "core/eval/operations/composed_keys.h"
#include "core/model/model.h"
#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// Where a whole dance goes: turned about an upright axis, then moved.
struct CentreBias {
  glm::dvec3 offset{0, 0, 0};  ///< model units
  double degrees = 0;          ///< about y, as MMD shows angles of bones
  glm::dvec3 about{0, 0, 0};   ///< a point of the axis
};

/// Moves and turns the selected keys of the bones that carry all others, of the camera too. With a model these are its
/// topmost bones with keys, those of IK that hang on nothing else among them; where only turning bones hang below one
/// without keys, it gets a key of its own. Without a model they are 全ての親 or else センター and the IK of the feet;
/// the feet cannot be turned then, as nobody knows where they rest: an Error. Which bones were treated is noted, and
/// what a way between two keys could not keep of its shape.
[[nodiscard]] Result<OperationResult> biasCentre(const Motion& motion, const KeySelection& keys, const CentreBias& bias,
                                                 const Model* model);

}  // namespace furitsuke
