// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/operation.h"

// Both functions smooth the values of selected keys of bones, morphs and the camera, from the sampled motion between
// the keys. Rotations are smoothed as quaternions, the three angles of the camera as numbers that do not wrap around.
// Frames beyond a camera cut are not used, so that cuts are kept. Curves, steps (see key_steps.h) and other tracks do
// not change.
namespace furitsuke::operations {

/// The widest Gaussian, in frames of its standard deviation.
inline constexpr double kMaxSmoothing = 300;

/// Replaces each key by the mean of the motion around it, weighted by a Gaussian with the standard deviation `sigma` in
/// frames, up to 3 sigma on each side; beyond the ends the value at the end is used. An Error when sigma is not above 0
/// or above kMaxSmoothing, or when the control stops.
[[nodiscard]] Result<OperationResult> smoothKeys(const motion::Motion& motion, const motion::KeySelection& keys,
                                                 double sigma, OperationControl& control);

/// Replaces each key by the motion after a Butterworth low-pass without phase shift, which removes frequencies above
/// `cutoff` (Hz, above 0 and below 15). The filter is steeper with a higher order, 1 to 8. An Error when one of them is
/// out of range, when a track is longer than a million frames, or when the control stops.
[[nodiscard]] Result<OperationResult> filterKeys(const motion::Motion& motion, const motion::KeySelection& keys,
                                                 double cutoff, int order, OperationControl& control);

}  // namespace furitsuke::operations
