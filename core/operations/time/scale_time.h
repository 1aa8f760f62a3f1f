// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"
#include "core/operations/time/ripple.h"

namespace furitsuke::operations {

enum class FrameRounding {
  Nearest,  ///< halves go up
  Down,     ///< as MMD does
};

struct TimeScaling {
  double factor = 1;  ///< > 0; 2 makes a motion twice as long
  Frame about = 0;    ///< the frame that does not move
  FrameRounding rounding = FrameRounding::Nearest;
  /// Two camera keys on adjacent frames, without a third next to them, are a cut: they stay adjacent, and the second
  /// one is scaled.
  bool keepCuts = true;
  /// Whether keys after the selected ones move by as much as the last selected frame.
  Ripple ripple = Ripple::None;
  /// Whether markers and whatever belongs to the whole motion are scaled if all of its keys are.
  bool movesMarkers = true;
};

/// Of two keys that arrive on the same frame the later one is kept; a note gives the number of lost keys. An Error when
/// the factor is not above 0 or a key would leave the frames 0 to kMaxFrame.
[[nodiscard]] Result<OperationResult> scaleTime(const motion::Motion& motion, const motion::KeySelection& keys,
                                                const TimeScaling& scale,
                                                const OperationControl& control = OperationControl());

}  // namespace furitsuke::operations
