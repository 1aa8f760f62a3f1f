// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/motion/layers/stored_layers.h"
#include "core/operations/keys/reduce.h"

namespace furitsuke::operations {

/// How far a flattened motion may differ from the layers at whole frames: hardly visible.
inline constexpr ReductionBounds kFlatteningBounds{.position = 0.01,
                                                   .angle = 0.1,
                                                   .weight = 0.002,
                                                   .cameraPosition = 0.02,
                                                   .cameraAngle = 0.05,
                                                   .cameraDistance = 0.05};

/// The motion without layers that shows what the motion shows with them. Where no layer has an effect, keys stay as
/// they are. Visibility and IK, which switch, are the same at every frame. Where the highest layer replaces everything
/// with the weight 1, its keys are taken. Where the effect does not change over time, keys keep their frames and
/// curves. Elsewhere, between the keys of the motion itself before and after, the result has as few keys as the bounds
/// allow. Tracks that only layers have are added at the end. An Error if the control stops.
[[nodiscard]] Result<motion::FlatMotion> flattenLayers(const motion::Motion& motion, const ReductionBounds& bounds,
                                                       OperationControl& control);

}  // namespace furitsuke::operations
