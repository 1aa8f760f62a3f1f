// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

#include "core/model/model.h"
#include "core/motion/edit.h"

namespace furitsuke::operations {

/// Moves a whole dance: adds `by` (model units) to every key of dancerRoots(). Of these, a bone without keys gets one
/// at frame 0. Curves do not change. The changed keys become the selection.
[[nodiscard]] motion::Edit movedDance(const motion::Motion& motion, const model::Model& model, const glm::dvec3& by);

}  // namespace furitsuke::operations
