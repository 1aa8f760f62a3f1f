// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/model/model.h"
#include "core/operations/composed_keys.h"
#include "core/operations/operation.h"

// Finds bones that do not stay in their places though they should. Used inside core/operations only.
namespace furitsuke::operations {

/// What an operation changes on purpose.
struct RewrittenBones {
  std::vector<model::BoneIndex> bones;   ///< their keys are computed within the limits
  std::vector<model::BoneIndex> turned;  ///< they may show other rotations
  std::vector<model::BoneIndex> moved;   ///< they may be at other places
  std::vector<model::BoneIndex> shared;  ///< the bones below them may be at other places
};

/// Poses the model with the source and with the changed motion, and compares the bones with keys and the ends of the
/// limbs at every frame; bones that IK moves are left out. Records the largest differences as errors. A note reports
/// each difference that is larger than the errors of the keys can explain.
void noteDisplacedBones(OperationResult& result, const OperationInput& in, const motion::Motion& changed,
                        const RewrittenBones& rewritten, const ComposeLimits& limits);

}  // namespace furitsuke::operations
