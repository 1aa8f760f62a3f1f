// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/motion/operations/operation_result.h"

namespace furitsuke {

/// The widest Gaussian, in frames of its standard deviation.
inline constexpr double kMaxSmoothing = 300;

/// Gives each selected bone and morph key the mean of the motion around it, weighted by a Gaussian of the standard
/// deviation `sigma` in frames (up to three of them to each side). Rotations are averaged as quaternions on the side of
/// the key's own. Curves, what steps and other tracks stay. An Error when sigma is not above 0 or above kMaxSmoothing.
[[nodiscard]] Result<OperationResult> smoothKeys(const Motion& motion, const KeySelection& keys, double sigma);

}  // namespace furitsuke
