// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/motion/operations/operation_result.h"

// Operations that ask what a motion has between its keys.
namespace furitsuke {

/// Keys at every `step`-th frame from the first to the last selected key of each track, with the values that the motion
/// has there and straight curves. Other keys between go when `onlyGrid`, but for those where something steps (physics,
/// perspective, shadow mode) and the two keys of a camera cut. Property keys are left alone. An Error when step < 1.
[[nodiscard]] Result<OperationResult> bakeKeys(const Motion& motion, const KeySelection& keys, Frame step,
                                               bool onlyGrid);

/// Keeps of the tracks with selected keys what lies within `range`. With `holdEnds` the ends get keys, where the motion
/// goes on beyond them, so that nothing within changes its shape. With `rebase` the first frame of the range becomes 0.
/// An Error when the range is empty.
[[nodiscard]] Result<OperationResult> trimMotion(const Motion& motion, const KeySelection& keys, FrameRange range,
                                                 bool holdEnds, bool rebase);

/// A key at `frame` on every track with selected keys around it, with the curves of its span divided between the two
/// halves. What the whole numbers of curves cannot hold is told by the largest errors at a whole frame.
[[nodiscard]] OperationResult splitSpans(const Motion& motion, const KeySelection& keys, Frame frame);

}  // namespace furitsuke
