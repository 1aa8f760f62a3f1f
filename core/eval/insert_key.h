// SPDX-License-Identifier: MIT
#pragma once

#include "core/motion/curve_operations.h"
#include "core/motion/operations.h"

namespace furitsuke {

/// A key at `frame` with the value that the track has there, so that the motion stays as it is. The curves of the span
/// around it are split between the new key and the later one; that is exact but for the rounding of curves to whole
/// 127ths and of the camera's view angle to whole degrees. Beyond the ends and on empty tracks the key holds the end's
/// or the rest value. Where a key is already, nothing changes. The selection is the one key.
[[nodiscard]] EditProposal insertSampledKey(const Motion& motion, TrackId track, Frame frame);

/// The key of a bone at `frame` for another value to be put into: the one that is there, or the one that
/// insertSampledKey() would make, but with curves cut in the channels of `cut` alone. What becomes of the later key
/// goes to `builder`, the key itself does not.
[[nodiscard]] BoneKey keyToRegister(EditBuilder& builder, const Motion& motion, TrackId bone, Frame frame,
                                    CurveChannels cut);

}  // namespace furitsuke
