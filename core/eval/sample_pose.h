// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/sample_span.h"
#include "core/motion/motion.h"
#include "core/motion/pose.h"

namespace furitsuke::eval {

/// The values of every bone and morph track with keys at a frame, in the order of the motion; with layers, the result
/// of all of them. On a key's frame, a valid rotation keeps the key's bits, so that a pose file made from keys is
/// reproduced exactly.
[[nodiscard]] motion::Pose samplePose(const motion::Motion& motion, double frame,
                                      PreExtrapolation rule = PreExtrapolation::Rest);

}  // namespace furitsuke::eval
