// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/motion/layers/layer_stack.h"
#include "core/operations/operation.h"

namespace furitsuke::operations {

/// How a clip fades in and out.
struct ClipBlends {
  Frame at = 0;   ///< the frame of the motion at which frame 0 of the clip is, >= 0
  Frame in = 0;   ///< frames from `at` on in which the motion turns into the clip
  Frame out = 0;  ///< frames before the end of the clip in which it turns into the motion again; 0: it stays
};

/// The weights of a layer that shows a clip which ends at the frame `end`.
[[nodiscard]] std::vector<motion::LayerWeightKey> clipWeights(const ClipBlends& blends, Frame end);

/// Lays the tracks of the clip, without its layers, over those of the motion, which has no layers. The blends are
/// within the bounds of kFlatteningBounds; between them the keys are those of the clip. Visibility and IK switch in the
/// middle of a blend: see motion::kSwitchingWeight. An Error if the blends are longer than the clip, if it has no keys
/// or would end after kMaxFrame, or if the control stops.
[[nodiscard]] Result<OperationResult> placeClip(const motion::Motion& motion, const motion::Motion& clip,
                                                const ClipBlends& blends, OperationControl& control);

}  // namespace furitsuke::operations
