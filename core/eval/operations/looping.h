// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/result.h"
#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// Which end of a loop gives way.
enum class LoopSide : std::uint8_t {
  End,    ///< the end is led to the beginning
  Start,  ///< the beginning is led from the end
  Both,   ///< they meet half way
};

/// Makes the last selected frame of the motion the same as the first, on every track with selected keys: the difference
/// is spread over `blend` >= 0 frames at the end (beginning), rising smoothly, and laid over what moves there. Tracks
/// that close already are not touched; others get keys where the blend begins and at the end. Rotations take the
/// shorter way and lie on the side of their neighbours, angles of the camera may end whole turns apart. The blend of a
/// camera keeps within the shot. An end that is led to the beginning takes its physics, perspective and shadow mode
/// too; visibility and IK stay. An Error when the keys lie on one frame.
[[nodiscard]] Result<OperationResult> makeLoop(const Motion& motion, const KeySelection& keys, Frame blend,
                                               LoopSide side);

}  // namespace furitsuke
