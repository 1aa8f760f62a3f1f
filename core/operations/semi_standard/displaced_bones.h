// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
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

/// Bounded: at frames at which the rewritten bones prove that no bone is farther away than at another frame or than
/// allowed, the other bones are not posed. The result is that of EveryFrame.
enum class DisplacementSearchMode : std::uint8_t { Bounded, EveryFrame };

/// Poses the model with the source and with the changed motion, and compares the bones with keys and the ends of the
/// limbs at every frame; bones that IK moves are left out. Records the largest differences as errors. A note reports
/// each difference that is larger than the errors of the keys can explain. Returns the number of frames at which all
/// of these bones were posed.
std::int64_t noteDisplacedBones(OperationResult& result, const OperationInput& in, const motion::Motion& changed,
                                const RewrittenBones& rewritten, const ComposeLimits& limits,
                                DisplacementSearchMode mode = DisplacementSearchMode::Bounded);

}  // namespace furitsuke::operations
