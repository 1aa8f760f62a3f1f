// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/motion/operations/operation_result.h"

// Both smooth the values of selected keys of bones, morphs and the camera by the motion as it runs between the keys
// too. Rotations are smoothed as quaternions, the three angles of the camera as numbers that do not wrap around. What
// lies beyond a cut of the camera does not count, so that cuts stay cuts. Curves, what steps and other tracks stay.
namespace furitsuke {

/// The widest Gaussian, in frames of its standard deviation.
inline constexpr double kMaxSmoothing = 300;

/// Gives each key the mean of the motion around it, weighted by a Gaussian of the standard deviation `sigma` in frames
/// (up to three of them to each side); beyond the ends the ends hold. An Error when sigma is not above 0 or above
/// kMaxSmoothing.
[[nodiscard]] Result<OperationResult> smoothKeys(const Motion& motion, const KeySelection& keys, double sigma);

/// Gives each key the value that is left there by a Butterworth low-pass, which takes away waves faster than `cutoff`
/// (Hz, above 0 and below 15) and moves nothing in time. An order of 1 to 8 is steeper the higher it is. An Error when
/// one of them is out of range, or when a track is longer than a million frames.
[[nodiscard]] Result<OperationResult> filterKeys(const Motion& motion, const KeySelection& keys, double cutoff,
                                                 int order);

}  // namespace furitsuke
