// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/operations.h"

namespace furitsuke {

/// A key at `frame` with the value that the track has there, so that the motion stays as it is. The curves of the span
/// around it are split between the new key and the later one; that is exact but for the rounding of curves to whole
/// 127ths and of the camera's view angle to whole degrees. Beyond the ends and on empty tracks the key holds the end's
/// or the rest value. Where a key is already, nothing changes. The selection is the one key.
[[nodiscard]] EditProposal insertSampledKey(const Motion& motion, TrackId track, Frame frame);

}  // namespace furitsuke
